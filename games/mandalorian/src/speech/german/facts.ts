import { a, type Case, CLASS_NOUNS, nounOf, the } from '../../content/german/nouns.js';
import { list, many, markerName, times } from '../../content/german/phrases.js';
import { CLASSES } from '../../content/types.js';
import { CRISIS_AT } from '../../events/slots.js';
import type { FactWords } from '../english/facts.js';
import type { Told } from '../told.js';
import { things } from './things.js';

const who = (t: Told, wanted: Case = 'nominative'): string => the(nounOf('character', t.character, t.name), wanted);
const quoted = (t: Told, id: string): string => `„${t.name('card', id)}“`;
const card = (t: Told): string => quoted(t, t.card);
const cards = (t: Told): string => list(t.cards.map(id => quoted(t, id)));
const player = (t: Told): string => `Spieler ${t.player}`;
const slot = (t: Told): string => things.slots[t.slot];
const threat = (t: Told, wanted: Case = 'nominative'): string => {
  const [kind, health] = t.token.split('-');
  const enemy = CLASSES.find(c => c === kind);
  if (enemy) return `${a(CLASS_NOUNS[enemy], wanted)} mit ${health} Leben`;
  return a(nounOf(t.tokenKind, t.token, t.name), wanted);
};
const DECKS: Readonly<Record<string, string>> = {
  skills: 'Fertigkeitskarten',
  planning: 'Planungskarten',
  events: 'Ereignisse',
  disrupt: 'Störmarker',
  reinforcements: 'Verstärkungen',
};
const CAUSES: Readonly<Record<string, string>> = {
  attack: 'Angriff',
  sentry: things.abilities.sentry,
  grapple: things.abilities.grapple,
  effect: 'Effekt',
};
const CHILD: Readonly<Record<string, string>> = { character: 'Ein Charakter hat das Kind', enemy: 'Ein Gegner hat das Kind' };
const REASONS: Readonly<Record<string, string>> = {
  characterDefeated: ': Ein Charakter ist besiegt',
  enemyWithChildIn: ': Das Kind wurde verschleppt',
  reshuffles: ': Die Zeit ist um',
  track: ': Eine Leiste ist voll',
};
const standing = (kind: string): string => (things.standings as Readonly<Record<string, string>>)[kind] ?? kind;

/** One sentence for each type of fact. */
export const facts: FactWords = {
  turn: t => `Zug ${t.number('number')}: ${player(t)}`,
  first: t => `${player(t)} beginnt`,
  whites: () => 'Auf jedem Platz liegt ein weißer Störmarker',
  placed: t => `${threat(t)} kommt auf ${t.space}`,
  start: t => `Alle beginnen auf ${t.space}`,
  drew: t => `${player(t)} zieht ${many(t.number('n'), 'Fertigkeitskarte', 'Fertigkeitskarten')}`,
  hand: t => `Du ziehst ${cards(t)}`,
  owed: t => `${player(t)} muss auf ${many(t.number('n'), 'Karte', 'Karten')} warten`,
  played: t => `${who(t)} spielt ${card(t)} auf ${slot(t)}`,
  named: t => `${card(t)} zählt als ${t.number('strength')}`,
  text: t => `${who(t)} benutzt den Text von ${card(t)}`,
  used: t => `${who(t)} benutzt ${card(t)}`,
  moved: t => `${who(t)} bewegt sich von ${t.from} nach ${t.to}`,
  'enemy-moved': t => `${threat(t)} bewegt sich von ${t.from} nach ${t.to}`,
  revealed: t => `Auf ${t.space} wird ${threat(t)} aufgedeckt`,
  'mission-effect': () => 'Der Missionseffekt tritt ein',
  looked: t => `${player(t)} sieht sich die Bedrohung auf ${t.space} an`,
  seen: t => `Du siehst ${threat(t, 'accusative')}`,
  missed: t => `Der Angriff trifft auf ${t.space} keinen Gegner`,
  damaged: t => `${threat(t)} auf ${t.space} erleidet ${t.number('damage')} Schaden, insgesamt ${t.number('total')}`,
  unharmed: t => `${threat(t)} kann noch keinen Schaden erleiden`,
  defeated: t => `${threat(t)} auf ${t.space} ist besiegt`,
  attacked: t => `${threat(t)} greift ${who(t, 'accusative')} an`,
  blocked: t => `${who(t)} verhindert ${t.number('n')} Schaden`,
  hurt: t => `${who(t)} erleidet ${t.number('n')} Schaden (${CAUSES[t.word('cause')] ?? t.word('cause')}), insgesamt ${t.number('total')}`,
  healed: t => `${who(t)} heilt ${t.number('n')} Schaden`,
  'enemy-healed': t => `${threat(t)} hat nach der Heilung noch ${t.number('total')} Schaden`,
  fallen: t => `${who(t)} ist besiegt`,
  feature: t => `${who(t)} benutzt ${threat(t, 'accusative')} auf ${t.space}`,
  carried: t => `${who(t)} nimmt ${threat(t, 'accusative')} auf`,
  delivered: t => `${who(t)} liefert ${threat(t, 'accusative')} ab`,
  child: t => CHILD[t.word('held')] ?? 'Das Kind ist allein',
  'plan-taken': t => `${player(t)} zieht eine Planungskarte`,
  'plan-drawn': t => `Du ziehst ${card(t)}`,
  kept: t => `${who(t)} behält ${card(t)}`,
  'put-back': t => `${player(t)} legt eine Planungskarte oben auf den Stapel`,
  topped: t => `${card(t)} kommt oben auf den Planungsstapel`,
  'plans-discarded': t => `${player(t)} legt ${cards(t)} ab`,
  recovered: t => `${player(t)} nimmt ${card(t)} zurück`,
  extra: () => 'Eine zusätzliche Aktion ist möglich',
  alternative: t => `${who(t)}: ${t.name('missionAction', t.word('name'))}`,
  'mission-action': t => `${who(t)} führt die Missionsaktion mit Stärke ${t.number('strength')} aus`,
  'slot-due': t => `${slot(t)} steht bei ${t.number('total')}: ${t.number('total') >= CRISIS_AT ? 'Krise und Ereignis' : 'Ereignis'}`,
  crisis: () => 'Krise!',
  event: t => `Ereignis: ${card(t)}`,
  'another-event': () => 'Ein weiteres Ereignis folgt',
  'no-effect': t => `${card(t)} bewirkt nichts: Eine Verstärkung kommt`,
  back: t => `Rückseite des nächsten Ereignisses: ${t.back ? things.backs[t.back] : 'keine'}`,
  'event-seen': t => `Du siehst das Ereignis ${card(t)}`,
  'event-under': t => `${player(t)} legt das oberste Ereignis unter den Stapel`,
  'events-ordered': t => `${player(t)} ordnet die obersten Ereignisse`,
  emptied: t => `${slot(t)} wird geleert`,
  reshuffled: t => `Die ${DECKS[t.word('deck')] ?? t.word('deck')} werden neu gemischt`,
  spawned: t => `${threat(t)} erscheint auf ${t.space}`,
  disrupted: t => `Störmarker ${t.token} kommt auf ${slot(t)}`,
  cleared: t => `Ein Störmarker verlässt ${slot(t)}`,
  track: t => `${t.name('track', t.word('track'))} steht bei ${t.number('value')}`,
  marked: t => `${t.space} ist ${markerName(t.word('marker'))}`,
  unlocked: t => `Tür ${t.word('door')} ist offen`,
  locked: t => `Tür ${t.word('door')} ist verschlossen`,
  lasting: t => `Ein Effekt beginnt: ${standing(t.word('kind'))}`,
  declared: t => `${player(t)} bekennt sich zur Treue`,
  dealt: t => (t.is('loyal') ? 'Du bist treu' : 'Du bist der Verräter'),
  loyalty: t => `${player(t)} ist ${t.is('loyal') ? 'treu' : 'der Verräter'}`,
  ballot: t => `Die Abstimmung zeigt ${t.number('undermines') === 0 ? 'kein' : times(t.number('undermines'))} Untergraben`,
  accused: t => {
    const agree = t.number('yes') === 1 ? 'stimmt' : 'stimmen';
    return `${player(t)} klagt Spieler ${t.number('accused') + 1} an: ${t.number('yes')} von ${t.number('of')} ${agree} zu`;
  },
  exposed: t => `${player(t)} ist entlarvt und verliert Hand und Charakter`,
  ended: t => (t.word('result') === 'won' ? 'Die Gruppe hat gewonnen' : `Die Gruppe hat verloren${REASONS[t.word('reason')] ?? ''}`),
};
