import type { Language } from '@cadre/core';
import { grammarOf } from '@cadre/kit';
import type { AttackFace, DefenceFace, PlanName, SkirmishOption } from './state.js';
import type { UnitKind } from './units.js';

type Amount = string | number;
type About = Readonly<Record<string, Amount>>;
/** Everything the game says, in one language. German is checked by the compiler to be complete. */
export interface Words {
  seat(letter: string): string;
  readonly units: Readonly<Record<UnitKind, string>>;
  readonly pieces: Readonly<Record<string, string>>;
  readonly plans: Readonly<Record<PlanName, string>>;
  readonly faces: Readonly<Record<AttackFace | DefenceFace, string>>;
  figure(name: string, unit: string): string;
  board: {
    round(round: number, rounds: number, a: number, b: number): string;
    readonly before: string;
    figure(name: string, health: number, tokens: readonly string[], where: string): string;
    readonly aim: string;
    readonly brace: string;
    readonly acted: string;
    readonly reserve: string;
    readonly defeated: string;
    spot(x: string, y: string, high: boolean): string;
    readonly legend: string;
  };
  ask: {
    readonly plan: string;
    deploy(figure: string): string;
    readonly activate: string;
    act(figure: string): string;
    move(figure: string): string;
    reroll(faces: string): string;
    brace(attacker: string): string;
  };
  option(option: SkirmishOption, figure: (id: number) => string): string;
  readonly pass: { readonly reroll: string; readonly brace: string };
  /** How a spot is typed. */
  readonly spotForm: string;
  braceOption(figure: string): string;
  reroll(face: string): string;
  facts: {
    round(round: number, plans: readonly string[], first: string): string;
    deployed(figure: string): string;
    moved(figure: string, up: boolean, down: boolean): string;
    aimed(figure: string): string;
    braced(figure: string): string;
    shot(figure: string, target: string, dice: number, cover: number): string;
    rolled(figure: string, faces: string, again: boolean): string;
    defended(figure: string, faces: string, wounds: number): string;
    defeated(figure: string): string;
    scored(seat: string, a: number, b: number): string;
    readonly contested: string;
    won(seat: string, a: number, b: number): string;
    draw(a: number, b: number): string;
  };
  /** Why not, and why here. */
  readonly reasons: Readonly<Record<string, (figure: string, about: About, piece: string) => string>>;
  explain: {
    reach(figure: string): string;
    sight(from: string, to: string): string;
    hidden(from: string, to: string, piece: string): string;
    cover(cover: number, piece: string): string;
    range(inches: string, inRange: boolean): string;
    wounds(mean: string, defeat: string): string;
  };
  readonly setup: Readonly<Record<string, string>>;
}
const EN = grammarOf('en');
const DE = grammarOf('de');
const wounds = (about: About): string => EN.count(Number(about['wounds']), { one: 'wound', other: 'wounds' });
const wunden = (about: About): string => DE.count(Number(about['wounds']), { one: 'Wunde', other: 'Wunden' });

const english: Words = {
  seat: letter => `Seat ${letter}`,
  units: { trooper: 'trooper', scout: 'scout', guard: 'guard', marksman: 'marksman' },
  pieces: { wall: 'the wall', 'low wall': 'the low wall', crates: 'the crates', platform: 'the platform', walkway: 'the walkway' },
  plans: { rush: 'rush', steady: 'stay steady' },
  faces: { crit: 'crit', hit: 'hit', surge: 'surge', blank: 'blank', block: 'block' },
  figure: (name, unit) => `${name} ${unit}`,
  board: {
    round: (round, rounds, a, b) => `Round ${round} of ${rounds}   Points ${a} : ${b}`,
    before: 'Deployment',
    figure: (name, health, tokens, where) => `${name}  health ${health}${tokens.map(t => `, ${t}`).join('')}  ${where}`,
    aim: 'aim',
    brace: 'brace',
    acted: 'done',
    reserve: 'in reserve',
    defeated: 'defeated',
    spot: (x, y, high) => `at ${x}", ${y}"${high ? ', up' : ''}`,
    legend: '## wall  == low wall  xx crates  [] platform  -- walkway  ** beacon',
  },
  ask: {
    plan: 'Choose your plan for this round',
    deploy: figure => `Deploy ${figure}`,
    activate: 'Choose a figure to activate',
    act: figure => `Choose an action for ${figure}`,
    move: figure => `Move ${figure}`,
    reroll: faces => `Spend the aim token? You rolled ${faces}`,
    brace: attacker => `${attacker} shoots at you. Spend a brace token?`,
  },
  option: (o, figure) => {
    switch (o.kind) {
      case 'end':
        return 'End activation';
      case 'aim':
        return 'Aim';
      case 'move':
        return 'Move';
      case 'shoot':
        return `Shoot ${figure(o.target)}`;
      case 'activate':
        return `Activate ${figure(o.figure)}`;
      case 'plan':
        return o.plan === 'rush' ? 'Rush: try to act first' : 'Stay steady: a brace token for each figure';
    }
  },
  pass: { reroll: 'Keep the roll', brace: 'Do not brace' },
  spotForm: 'x y in inches, such as 12 4.5, or 12 12 up for the upper floor',
  braceOption: figure => `Brace with ${figure}`,
  reroll: face => `Reroll a ${face}`,
  facts: {
    round: (round, plans, first) => `Round ${round}: A plans to ${plans[0]}, B to ${plans[1]}. ${first} acts first`,
    deployed: figure => `${figure} deploys`,
    moved: (figure, up, down) => `${figure} ${up ? 'climbs up' : down ? 'climbs down' : 'moves'}`,
    aimed: figure => `${figure} aims`,
    braced: figure => `${figure} braces`,
    shot: (figure, target, dice, cover) =>
      `${figure} shoots at ${target} with ${EN.count(dice, { one: 'die', other: 'dice' })}${cover > 0 ? ` against cover ${cover}` : ''}`,
    rolled: (figure, faces, again) => `${figure} ${again ? 'rerolls' : 'rolls'}: ${faces}`,
    defended: (figure, faces, wounds) =>
      `${figure} ${faces === '' ? 'is not hit' : `defends with ${faces} and takes ${EN.count(wounds, { one: 'wound', other: 'wounds' })}`}`,
    defeated: figure => `${figure} is defeated`,
    scored: (seat, a, b) => `${seat} holds the beacon. Points ${a} : ${b}`,
    contested: 'Nobody holds the beacon',
    won: (seat, a, b) => `${seat} wins ${a} : ${b}`,
    draw: (a, b) => `Draw at ${a} : ${b}`,
  },
  reasons: {
    'off-the-table': () => 'The base would be off the table',
    'half-on-piece': (_, __, piece) => `The base would hang over the edge of ${piece}`,
    'no-headroom': (_, __, piece) => `There is no headroom under ${piece}`,
    'wrong-level': () => 'There is no floor at this height here',
    'on-base': figure => `${figure} is standing there`,
    'in-piece': (_, __, piece) => `There is no room: ${piece} is in the way`,
    'out-of-reach': () => 'Out of reach of the movement tool',
    'too-high': () => 'Too high to climb in one move',
    'too-low': () => 'Too far down to climb in one move',
    'way-blocked': (_, __, piece) => `The movement tool cannot be laid to this spot${piece === '' ? '' : `: ${piece} is in the way`}`,
    'outside-zone': () => 'Outside your deployment zone',
    friend: figure => `${figure} is on your side`,
    'out-of-range': (figure, about) => `${figure} is ${about['inches']}" away; weapons reach 12"`,
    hidden: (figure, _, piece) => `${figure} is hidden by ${piece}`,
    trade: (figure, about) => `shoot ${figure} for ${wounds(about)}, risk ${about['danger']}`,
    'best-shot': (figure, about) => `best shot: ${figure}, ${wounds(about)} expected`,
    'in-cover': (_, about, piece) => `${Number(about['cover']) > 1 ? 'heavy' : 'light'} cover behind ${piece}`,
    'controls-beacon': () => 'holds the beacon',
    'nearer-beacon': (_, about) => `${about['inches']}" from the beacon`,
    'out-of-sight': () => 'out of sight of every enemy',
    stay: () => 'stays in place',
    forward: (_, about) => `forward, ${about['inches']}" from the beacon`,
    move: () => 'a better position first',
    aim: () => 'a reroll is worth more than a step',
    'nothing-to-do': () => 'nothing useful is left',
    'can-shoot': () => 'it has the best shot',
    'any-figure': () => 'no figure has a shot yet',
    misses: () => 'reroll what does not hit',
    brace: () => 'one more hit is cancelled',
    rush: () => 'acting first matters more',
    steady: () => 'ahead at the beacon: hold it',
  },
  explain: {
    reach: figure => `Where ${figure} can move`,
    sight: (from, to) => `${from} sees ${to}`,
    hidden: (from, to, piece) => `${from} does not see ${to}: ${piece} is in the way`,
    cover: (cover, piece) => (cover === 0 ? 'No cover' : `Cover ${cover} from ${piece}`),
    range: (inches, inRange) => `${inches}" away, ${inRange ? 'in range' : 'out of range'}`,
    wounds: (mean, defeat) => `${mean} wounds expected, ${defeat} % to defeat`,
  },
  setup: { rounds: 'Rounds', 'squad.0': 'Squad of seat A', 'squad.1': 'Squad of seat B' },
};

const german: Words = {
  seat: letter => `Platz ${letter}`,
  units: { trooper: 'Soldat', scout: 'Späher', guard: 'Wächter', marksman: 'Scharfschütze' },
  pieces: { wall: 'die Mauer', 'low wall': 'die niedrige Mauer', crates: 'die Kisten', platform: 'die Plattform', walkway: 'der Steg' },
  plans: { rush: 'vorpreschen', steady: 'abwarten' },
  faces: { crit: 'kritisch', hit: 'Treffer', surge: 'Energie', blank: 'leer', block: 'Block' },
  figure: (name, unit) => `${name} ${unit}`,
  board: {
    round: (round, rounds, a, b) => `Runde ${round} von ${rounds}   Punkte ${a} : ${b}`,
    before: 'Aufstellung',
    figure: (name, health, tokens, where) => `${name}  Leben ${health}${tokens.map(t => `, ${t}`).join('')}  ${where}`,
    aim: 'zielt',
    brace: 'Deckungsmarker',
    acted: 'fertig',
    reserve: 'in Reserve',
    defeated: 'besiegt',
    spot: (x, y, high) => `bei ${x}", ${y}"${high ? ', oben' : ''}`,
    legend: '## Mauer  == niedrige Mauer  xx Kisten  [] Plattform  -- Steg  ** Leuchtfeuer',
  },
  ask: {
    plan: 'Wähle deinen Plan für diese Runde',
    deploy: figure => `Stelle ${figure} auf`,
    activate: 'Wähle eine Figur zum Aktivieren',
    act: figure => `Wähle eine Aktion für ${figure}`,
    move: figure => `Bewege ${figure}`,
    reroll: faces => `Zielmarker ausgeben? Gewürfelt: ${faces}`,
    brace: attacker => `${attacker} schießt auf dich. Deckungsmarker ausgeben?`,
  },
  option: (o, figure) => {
    switch (o.kind) {
      case 'end':
        return 'Aktivierung beenden';
      case 'aim':
        return 'Zielen';
      case 'move':
        return 'Bewegen';
      case 'shoot':
        return `Auf ${figure(o.target)} schießen`;
      case 'activate':
        return `${figure(o.figure)} aktivieren`;
      case 'plan':
        return o.plan === 'rush' ? 'Vorpreschen: zuerst handeln' : 'Abwarten: ein Deckungsmarker für jede Figur';
    }
  },
  pass: { reroll: 'Wurf behalten', brace: 'Nicht decken' },
  spotForm: 'x y in Zoll, etwa 12 4.5, oder 12 12 oben für die obere Ebene',
  braceOption: figure => `${figure} geht in Deckung`,
  reroll: face => `${face} neu würfeln`,
  facts: {
    round: (round, plans, first) => `Runde ${round}: A will ${plans[0]}, B will ${plans[1]}. ${first} handelt zuerst`,
    deployed: figure => `${figure} wird aufgestellt`,
    moved: (figure, up, down) => `${figure} ${up ? 'klettert hinauf' : down ? 'klettert hinunter' : 'bewegt sich'}`,
    aimed: figure => `${figure} zielt`,
    braced: figure => `${figure} geht in Deckung`,
    shot: (figure, target, dice, cover) =>
      `${figure} schießt mit ${DE.count(dice, { one: 'Würfel', other: 'Würfeln' })} auf ${target}${cover > 0 ? `, Deckung ${cover}` : ''}`,
    rolled: (figure, faces, again) => `${figure} würfelt${again ? ' neu' : ''}: ${faces}`,
    defended: (figure, faces, wounds) =>
      `${figure} ${faces === '' ? 'wird nicht getroffen' : `verteidigt mit ${faces} und erleidet ${DE.count(wounds, { one: 'Wunde', other: 'Wunden' })}`}`,
    defeated: figure => `${figure} ist besiegt`,
    scored: (seat, a, b) => `${seat} hält das Leuchtfeuer. Punkte ${a} : ${b}`,
    contested: 'Niemand hält das Leuchtfeuer',
    won: (seat, a, b) => `${seat} gewinnt ${a} : ${b}`,
    draw: (a, b) => `Unentschieden, ${a} : ${b}`,
  },
  reasons: {
    'off-the-table': () => 'Die Base läge nicht auf dem Tisch',
    'half-on-piece': (_, __, piece) => `Die Base ragte über eine Kante: ${piece}`,
    'no-headroom': (_, __, piece) => `Nicht genug Platz nach oben: ${piece}`,
    'wrong-level': () => 'Auf dieser Höhe ist hier kein Boden',
    'on-base': figure => `Dort steht ${figure}`,
    'in-piece': (_, __, piece) => `Kein Platz: ${piece} ist im Weg`,
    'out-of-reach': () => 'Außer Reichweite der Bewegungsschablone',
    'too-high': () => 'Zu hoch für eine Bewegung',
    'too-low': () => 'Zu tief für eine Bewegung',
    'way-blocked': (_, __, piece) => `Die Bewegungsschablone lässt sich nicht dorthin legen${piece === '' ? '' : `, im Weg: ${piece}`}`,
    'outside-zone': () => 'Außerhalb deiner Aufstellungszone',
    friend: figure => `${figure} gehört zu dir`,
    'out-of-range': (figure, about) => `${figure} ist ${about['inches']}" entfernt; Waffen reichen 12"`,
    hidden: (figure, _, piece) => `${figure} ist verdeckt: ${piece}`,
    trade: (figure, about) => `${wunden(about)} bei ${figure}, Gefahr ${about['danger']}`,
    'best-shot': (figure, about) => `bester Schuss: ${figure}, ${wunden(about)} erwartet`,
    'in-cover': (_, about, piece) => `${Number(about['cover']) > 1 ? 'schwere' : 'leichte'} Deckung: ${piece}`,
    'controls-beacon': () => 'hält das Leuchtfeuer',
    'nearer-beacon': (_, about) => `${about['inches']}" vom Leuchtfeuer`,
    'out-of-sight': () => 'für keinen Gegner zu sehen',
    stay: () => 'bleibt stehen',
    forward: (_, about) => `vorn, ${about['inches']}" vom Leuchtfeuer`,
    move: () => 'erst eine bessere Stellung',
    aim: () => 'neu würfeln bringt mehr als ein Schritt',
    'nothing-to-do': () => 'es gibt nichts Sinnvolles mehr',
    'can-shoot': () => 'sie hat den besten Schuss',
    'any-figure': () => 'noch hat keine Figur einen Schuss',
    misses: () => 'neu würfeln, was nicht trifft',
    brace: () => 'ein Treffer weniger',
    rush: () => 'zuerst zu handeln zählt mehr',
    steady: () => 'am Leuchtfeuer vorn: halten',
  },
  explain: {
    reach: figure => `Wohin ${figure} sich bewegen kann`,
    sight: (from, to) => `${from} sieht ${to}`,
    hidden: (from, to, piece) => `${from} sieht ${to} nicht, im Weg: ${piece}`,
    cover: (cover, piece) => (cover === 0 ? 'Keine Deckung' : `Deckung ${cover}: ${piece}`),
    range: (inches, inRange) => `${inches}" entfernt, ${inRange ? 'in Reichweite' : 'außer Reichweite'}`,
    wounds: (mean, defeat) => `${mean} Wunden erwartet, ${defeat} % besiegt`,
  },
  setup: { rounds: 'Runden', 'squad.0': 'Trupp von Platz A', 'squad.1': 'Trupp von Platz B' },
};
export const WORDS: Readonly<Record<Language, Words>> = { en: english, de: german };
