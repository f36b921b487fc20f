import { grammarOf, type Logic, nameSelected } from '@cadre/kit';
import { capital, clause, fixed, germanEffects, order } from '@cadre/kit/effects/german';
import type { AbilityText, Duration, Op, Script } from '../effect.js';
import type { Condition } from '../filter.js';
import { TAG_NAMES } from '../tags.js';
import { ACTIONS, ATTACKS, CONDITIONS, DENIALS, FACES, MOVES } from './conditions.js';
import { DICE, facesText, many, modifiers } from './modifiers.js';
import { momentText } from './moments.js';
import { actorName, nameOf, unitName, type Wording } from './names.js';
import { CONDITION_NAMES, selected, thing } from './things.js';

const { and, or } = grammarOf('de');
const DURATIONS: Readonly<Record<Duration, string>> = {
  attack: 'während dieses Angriffs',
  action: 'während dieser Aktion',
  activation: 'während dieser Aktivierung',
  turn: 'bis zum Ende des Zuges',
  nextLegendTurn: 'bis zum nächsten Zug der Legende',
  game: 'für den Rest der Partie',
};
const tokens = (n: number | 'all', one: string, other: string): string =>
  n === 'all' ? `alle ${other}` : n === 1 ? `1 ${one}` : `${n} ${other}`;
const way = (op: Extract<Op, { op: 'move' }>, words: Wording): string => {
  if (op.toward === 'enemy') return 'auf eine feindliche Figur zu ';
  if (op.toward) return `auf ${nameOf(op.toward, 'accusative', words)} zu `;
  return op.away ? `von ${nameOf(op.away, 'dative', words)} weg ` : '';
};
const selfName = ({ solo, legend }: Wording): string => (legend ? 'die Legende' : solo ? 'diese Figur' : 'jede Figur dieser Einheit');

export const { effects, whenever } = germanEffects<Op, Logic<Condition>, Duration, Wording>({
  conditions: CONDITIONS,
  denials: DENIALS,
  moments: DURATIONS,
  selector: selected,
  ops: {
    damage: (op, words) => clause(unitName(op.to, 'nominative', words), 'nimmt', many(op.n, 'Schaden', words)),
    gain: (op, words) => clause(unitName(op.to, 'nominative', words), 'erhält', `den Zustand ${CONDITION_NAMES[op.condition]}`),
    prevent: () => clause('der Zustand', 'wird', 'nicht erhalten'),
    cleanse: (op, words) =>
      order(
        'entferne',
        `${op.n === 'all' ? 'alle Zustände' : `bis zu ${op.n === 1 ? '1 Zustand' : `${op.n} Zustände`}`} von ${unitName(op.of, 'dative', words)}`,
      ),
    mend: (op, words) =>
      order('entferne', `${op.n === 'all' ? 'allen' : `bis zu ${op.n}`} Schaden von ${unitName(op.of, 'dative', words)}`),
    heal: (op, words) => clause(actorName(op.by, op.one === true, words), 'darf', `${op.times ? 'zweimal ' : ''}heilen`),
    move: (op, words) =>
      clause(
        actorName(op.who, op.one === true, words),
        op.must ? 'muss' : 'darf',
        `${way(op, words)}${MOVES[op.as]}${op.by === 'owner' ? ' (ihr Spieler entscheidet)' : ''}`,
      ),
    push: (op, words) =>
      order('stoße', `${nameOf(op.who, 'accusative', words)} Reichweite ${op.range} von ${nameOf(op.of, 'dative', words)} weg`),
    pull: (op, words) =>
      order('ziehe', `${nameOf(op.who, 'accusative', words)} Reichweite ${op.range} zu ${nameOf(op.of, 'dative', words)} hin`),
    pushAny: (op, words) => order('stoße', `${nameOf(op.who, 'accusative', words)} Reichweite ${op.range} in eine beliebige Richtung`),
    shove: (op, words) => clause(nameOf(op.by, 'nominative', words), 'darf', `${nameOf(op.who, 'accusative', words)} schubsen`),
    attack: (op, words) => {
      const on = op.on ? ` gegen ${thing('character', op.on, 'accusative', words)}` : '';
      return clause(
        actorName(op.by, true, words),
        'darf',
        `einen ${ATTACKS[op.kind]}${op.dice === undefined ? '' : ` mit ${op.dice} Würfeln`}${on} machen`,
      );
    },
    act: (op, words) => clause(unitName(op.who, 'nominative', words), 'macht', `eine freie ${ACTIONS[op.action]}`),
    hunker: (op, words) => clause(unitName(op.to, 'nominative', words), 'erhält', tokens(op.n, 'Deckungsmarker', 'Deckungsmarker')),
    loseHunker: (op, words) => clause(unitName(op.of, 'nominative', words), 'verliert', tokens(op.n, 'Deckungsmarker', 'Deckungsmarker')),
    dice: (op, words) => order('füge', `${many(op.add, DICE[op.roll], words)} hinzu`),
    reroll: (op, words) => order('würfle', `bis zu ${many(op.most, DICE[op.roll], words)}${facesText(op.faces)} neu`),
    change: (op, words) =>
      order(
        'ändere',
        `${many(op.n, `Ergebnis ${FACES[op.from] ?? op.from}`, words)} des ${op.roll === 'attack' ? 'Angriffswurfs' : 'Verteidigungswurfs'} in ${FACES[op.into] ?? op.into}`,
      ),
    reducePool: (op, words) =>
      clause(op.onto ? unitName(op.onto, 'nominative', words) : 'niemand', 'nimmt', `bis zu ${op.n} Schaden des Angriffs`),
    roll: op => order('wirf', `${op.n} ${DICE[op.die]}`),
    refresh: op => order('frische', `${op.n} Macht auf`),
    pay: op => order('bezahle', `${op.n} Macht`),
    drain: (op, words) => clause(nameOf(op.of, 'nominative', words), 'verbraucht', `bis zu ${op.n} Macht`),
    buff: (op, words, say) =>
      fixed(
        `${DURATIONS[op.until]}${op.mods[0]?.when ? ',' : ''} ${modifiers(op.mods, op.to === 'self' ? selfName(words) : actorName(op.to, false, words), words, say.whenever, true).join('; ')}`,
      ),
    later: (op, words, say) =>
      fixed(
        `${op.at === 'activationEnd' ? 'am Ende ihrer Aktivierung' : 'nach jedem ihrer Angriffe in dieser Aktion'}: ${say.effects(op.do, words)}`,
      ),
    uncontrol: (op, words) => order('entferne', `den Kontrollmarker der Gegenseite von ${nameOf(op.objective, 'dative', words)}`),
    contest: (op, words) =>
      clause(nameOf(op.who, 'nominative', words), 'zählt', `${DURATIONS[op.until]} an ${nameOf(op.objective, 'dative', words)}`),
    gainTags: (op, words) =>
      clause(
        unitName(op.to, 'nominative', words),
        'erhält',
        `${DURATIONS[op.until]} ${op.sets === 'any' ? 'ein Merkmal deiner Wahl' : or(op.sets.map(set => and(set.map(tag => TAG_NAMES[tag].de))))}`,
      ),
    swapWound: (op, words) =>
      clause(
        unitName(op.of, 'nominative', words),
        'erhält',
        `${tokens(op.injured, 'Verletzungsmarker', 'Verletzungsmarker')} und verliert allen Schaden, 1 Verwundungsmarker und 1 Zustand`,
      ),
    swapReserve: () => order('lege', 'deine Karte aus der Reserve oben auf oder unter dein Deck und diese Karte in Reserve'),
    cardTo: op =>
      op.where === 'bottom'
        ? order('lege', 'ihre Befehlskarte stattdessen unter dein Deck')
        : order('mische', 'ihre Befehlskarte aus der Reserve in dein Deck'),
    return: (op, words) =>
      order(
        'stelle',
        `${nameOf(op.unit, 'accusative', words)} in Reichweite ${op.within} zu ${nameOf(op.of, 'dative', words)} auf, nicht im Nahkampf`,
      ),
    retire: (op, words) => clause(nameOf(op.unit, 'nominative', words), 'ist', 'besiegt'),
    place: (op, words) =>
      order(
        'stelle',
        `${nameOf(op.who, 'accusative', words)} in Reichweite ${op.within} zu ${nameOf(op.of, 'dative', words)} auf, nicht im Nahkampf`,
      ),
    mark: (op, words) => clause(nameOf(op.on, 'nominative', words), 'wird', 'die Beute'),
    special: () =>
      clause(
        'der erste Angriff dieser Kampfaktion',
        'erhält',
        '3 Würfel mehr, jeder kritische Treffer gegen eine Primär-Figur 1 Schaden, und die Aktion endet mit ihm',
      ),
  },
});
const sentence = (text: string): string => `${capital(text)}.`;
/** Each op is a sentence; the first may follow a moment. */
const told = (script: Script, words: Wording, moment = ''): string => {
  let now = words;
  const said = script.map(op => {
    const text = effects([op], now);
    if (op.op === 'select') now = nameSelected(now, op);
    return text;
  });
  return said.map((text, i) => sentence(i === 0 && moment !== '' ? `${moment}: ${text}` : text)).join(' ');
};
/** A unit of one character need not choose which. */
const withoutMembers = (script: Script, { solo }: Wording): Script =>
  solo ? script.filter(op => !(op.op === 'select' && op.of.where?.is === 'inUnit' && op.of.where.of === 'self')) : script;
/** What an ability does, in German; its name, kind and cost stand beside it. `solo`: its unit is one character. */
export const abilityText = (text: AbilityText, solo: boolean): string => {
  const words: Wording = { solo, named: { member: 'character', centre: 'character' } };
  if (text.inactive) return text.inactive.de;
  if (text.tactics) return 'Ihre Taktikkarte darf in dein Befehlsdeck.';
  const parts: string[] = [];
  if (text.script) {
    const trigger = text.kind === 'tactic' ? undefined : text.trigger;
    const moments = [
      momentText(trigger, text.when, words, whenever),
      text.also ? momentText(text.also.trigger, text.also.when, words, whenever) : '',
    ];
    const when = moments.filter(part => part !== '').join('; oder ');
    parts.push(told(withoutMembers(text.script, words), words, when));
  }
  if (text.mods) parts.push(...modifiers(text.mods, selfName(words), words, whenever).map(sentence));
  if (text.limit?.per === 'turn') parts.push('Einmal je Zug.');
  if (text.limit?.per === 'activation') parts.push(`Bis zu ${text.limit.count}-mal je Aktivierung.`);
  if (text.provenance.certainty === 'medium') parts.push('Die Quelle lässt hier etwas offen; so lesen wir sie.');
  return parts.join(' ');
};
/** What an order card or a tactics card does; `named`: what was chosen before it (LE-H13). */
export const scriptText = (script: Script, named: Readonly<Record<string, string>> = {}): string =>
  told(script, { solo: true, legend: true, named });
/** A part of a script, for whoever decides about it; `named`: what was chosen before it. */
export const partText = (part: Script, words: Pick<Wording, 'solo' | 'legend' | 'named'>): string =>
  told(part, { ...words, named: { member: 'character', centre: 'character', ...words.named } });
