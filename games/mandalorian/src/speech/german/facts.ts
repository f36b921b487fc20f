import { grammarOf } from '@cadre/kit';
import { a, type Case, the } from '@cadre/kit/effects/german';
import { CLASS_NOUNS, nounOf } from '../../content/german/nouns.js';
import { markerName, times } from '../../content/german/phrases.js';
import { storyText } from '../../content/german/text.js';
import { CLASSES } from '../../content/types.js';
import { CRISIS_AT } from '../../events/slots.js';
import type { FactOfType } from '../../fact.js';
import type { FactSentences, Told, ToldFact } from '../told.js';
import { things } from './things.js';

const { and, count, plural } = grammarOf('de');
const CARDS = { one: 'Karte', other: 'Karten' };
const SKILL_CARDS = { one: 'Fertigkeitskarte', other: 'Fertigkeitskarten' };

const character = (t: Told, wanted: Case = 'nominative'): string => the(nounOf('character', t.character, t.name), wanted);
const characters = (t: Told): string => and(t.characters.map(id => the(nounOf('character', id, t.name), 'nominative')));
const quoted = (t: Told, id: string): string => `„${t.name('card', id)}“`;
const card = (t: Told): string => quoted(t, t.card);
const cards = (t: Told): string => and(t.cards.map(id => quoted(t, id)));
const playerOf = (t: Told, played: string, number: number, wanted: Case): string =>
  played === '' ? `Spieler ${number}` : the(nounOf('character', played, t.name), wanted);
const player = (t: Told): string => playerOf(t, t.played, t.player, 'nominative');
const slot = (t: Told): string => things.slots[t.slot];

/** An enemy of a class is named by its token set, with its health: "der Lagerschläger (3)". */
const threat = (t: Told, article: typeof the, wanted: Case): string => {
  const [kind, health] = t.token.split('-');
  const enemy = CLASSES.find(c => c === kind);
  if (!enemy) return article(nounOf(t.tokenKind, t.token, t.name), wanted);
  return `${article(t.enemy === '' ? CLASS_NOUNS[enemy] : nounOf('enemy', t.enemy, t.name), wanted)} (${health})`;
};
const theThreat = (t: Told, wanted: Case = 'nominative'): string => threat(t, the, wanted);
const aThreat = (t: Told, wanted: Case = 'nominative'): string => threat(t, a, wanted);

const RESHUFFLED: Readonly<Record<string, string>> = {
  skills: 'Abgelegte Fertigkeitskarten neu gemischt',
  planning: 'Abgelegte Planungskarten neu gemischt',
  events: 'Abgelegte Ereignisse neu gemischt',
  disrupt: 'Störmarker neu gemischt',
  reinforcements: 'Verstärkungen neu gemischt',
};
const HURT: Readonly<Record<string, string>> = {
  attack: 'einen Angriff',
  sentry: 'eine Wache',
  grapple: 'einen Klammergriff',
  effect: 'einen Effekt',
};
const LOST: Readonly<Record<string, string>> = {
  characterDefeated: 'Die Gruppe verliert: Ein Charakter wurde besiegt',
  enemyWithChildIn: 'Die Gruppe verliert: Ein Gegner ist mit dem Kind entkommen',
  reshuffles: 'Die Gruppe verliert: Die Zeit ist um',
  track: 'Die Gruppe verliert: Eine Leiste ist voll',
};
const LASTING: Readonly<Record<string, (who: string) => string>> = {
  shield: who => `${who} erhält einen Schild`,
  overwatch: who => `${who} geht in Feuerbereitschaft`,
  redirect: who => `${who} lenkt den nächsten Schaden um`,
  stayPut: who => `${who} kann nicht von anderen bewegt werden`,
  hide: who => `${who} versteckt sich`,
  ward: who => `${who} ignoriert den Schaden dieses Ereignisses`,
};
const lasting = (t: ToldFact<FactOfType<'lasting'>>): string => {
  const kind = t.fact.kind;
  if (kind === 'pin') return t.token === '' ? 'Ein Gegner wird festgesetzt' : `${theThreat(t)} wird festgesetzt`;
  return LASTING[kind]?.(t.character === '' ? 'Ein Charakter' : character(t)) ?? kind;
};
const child = (t: ToldFact<FactOfType<'child'>>): string => {
  switch (t.fact.held) {
    case 'character':
      return t.character === '' ? 'Ein Charakter hat das Kind' : `${character(t)} hat das Kind`;
    case 'enemy':
      return t.token === '' ? 'Ein Gegner hat das Kind' : `${theThreat(t)} hat das Kind`;
    default:
      return t.space === '' ? 'Das Kind ist allein' : `Das Kind ist allein auf ${t.space}`;
  }
};

const inTotal = (n: number, total: number): string => (total > n ? ` (insgesamt ${total})` : '');

/** One sentence for each type of fact. */
export const facts: FactSentences = {
  turn: t => `Zug ${t.fact.number}: ${player(t)}`,
  first: t => `${player(t)} beginnt`,
  whites: () => 'Auf jedem Platz liegt zu Beginn ein weißer Störmarker',
  placed: t => `${aThreat(t)} wird auf ${t.space} gelegt`,
  start: t => `${characters(t) || 'Alle Charaktere'} ${plural(t.characters.length, { one: 'beginnt', other: 'beginnen' })} auf ${t.space}`,
  drew: t => `${player(t)} zieht ${count(t.fact.n, SKILL_CARDS)}`,
  hand: t => `Du ziehst ${cards(t)}`,
  owed: t => `${player(t)} kann ${count(t.fact.n, CARDS)} noch nicht ziehen: Der Stapel ist leer`,
  played: t => `${character(t)} spielt ${card(t)} auf ${slot(t)}`,
  named: t => `${card(t)} zählt als Stärke ${t.fact.strength}`,
  text: t => `${character(t)} setzt die Fähigkeit von ${card(t)} ein`,
  used: t => `${character(t)} setzt ${card(t)} ein`,
  moved: t => `${character(t)} bewegt sich nach ${t.to}`,
  'enemy-moved': t => `${theThreat(t)} bewegt sich nach ${t.to}`,
  revealed: t => `Auf ${t.space} wird ${aThreat(t)} aufgedeckt`,
  'mission-effect': () => 'Der Missionseffekt wird ausgelöst',
  looked: t => `${player(t)} sieht sich die Bedrohung auf ${t.space} an`,
  seen: t => `Du siehst ${aThreat(t, 'accusative')}`,
  missed: t => `Der Angriff trifft auf ${t.space} keinen Gegner`,
  damaged: t => `${theThreat(t)} auf ${t.space} erleidet ${t.fact.damage} Schaden${inTotal(t.fact.damage, t.fact.total)}`,
  unharmed: t => `${theThreat(t)} kann noch keinen Schaden erleiden`,
  defeated: t => `${theThreat(t)} auf ${t.space} ist besiegt`,
  attacked: t => `${theThreat(t)} greift ${character(t, 'accusative')} an`,
  blocked: t => `${character(t)} verhindert ${t.fact.n} Schaden`,
  hurt: t => `${character(t)} erleidet ${t.fact.n} Schaden durch ${HURT[t.fact.cause] ?? 'einen Effekt'}${inTotal(t.fact.n, t.fact.total)}`,
  healed: t => `${character(t)} heilt ${t.fact.n} Schaden`,
  'enemy-healed': t => `${theThreat(t)} hat nach der Heilung noch ${t.fact.total} Schaden`,
  fallen: t => `${character(t)} ist besiegt`,
  feature: t => `${character(t)} setzt auf ${t.space} ${theThreat(t, 'accusative')} ein`,
  carried: t => `${character(t)} nimmt ${theThreat(t, 'accusative')} auf`,
  delivered: t => `${character(t)} liefert ${theThreat(t, 'accusative')} ab`,
  child,
  'plan-taken': t => `${player(t)} zieht eine Planungskarte`,
  'plan-drawn': t => `Du ziehst ${card(t)}`,
  kept: t => `${character(t)} behält ${card(t)}`,
  'put-back': t => `${player(t)} legt eine Planungskarte oben auf den Stapel`,
  topped: t => `${card(t)} kommt oben auf den Planungsstapel`,
  'plans-discarded': t => `${player(t)} legt ${cards(t)} ab`,
  recovered: t => `${player(t)} nimmt ${card(t)} zurück auf die Hand`,
  extra: () => 'Eine zusätzliche Aktion ist möglich',
  alternative: t => `${character(t)}: ${t.name('missionAction', t.fact.name)}`,
  'mission-action': t => `${character(t)} führt die Missionsaktion mit Stärke ${t.fact.strength} aus`,
  'slot-due': t => `${slot(t)} steht bei ${t.fact.total}: ${t.fact.total >= CRISIS_AT ? 'Krise und Ereignis' : 'Ereignis'}`,
  crisis: () => 'Krise!',
  event: t => `Ereignis: ${card(t)}`,
  'another-event': () => 'Ein weiteres Ereignis folgt',
  'no-effect': t => `${card(t)} hat keine Wirkung: Stattdessen erscheint eine Verstärkung`,
  back: t => `Nächstes Ereignis: ${t.back ? things.backs[t.back] : 'keines'}`,
  'event-seen': t => `Du siehst das Ereignis ${card(t)}`,
  'event-under': t => `${player(t)} legt das oberste Ereignis unter den Stapel`,
  'events-ordered': t => `${player(t)} ordnet die obersten Ereignisse neu`,
  emptied: t => `${slot(t)} wird geleert`,
  reshuffled: t => RESHUFFLED[t.fact.deck] ?? 'Ablagestapel neu gemischt',
  spawned: t => `${aThreat(t)} erscheint auf ${t.space}`,
  disrupted: t => `${slot(t)} erhält einen Störmarker (${t.token})`,
  cleared: t => `Ein Störmarker wird von ${slot(t)} entfernt`,
  track: t => `${t.name('track', t.fact.track)} steht ${t.fact.setBack ? 'nur noch' : 'jetzt'} bei ${t.fact.value}`,
  marked: t => `${t.space} ist ${markerName(t.fact.marker)}`,
  unlocked: t => `Tür ${t.fact.door} ist offen`,
  locked: t => `Tür ${t.fact.door} ist verschlossen`,
  lasting,
  declared: t => `${player(t)} erklärt sich loyal`,
  dealt: t => (t.fact.loyal ? 'Du bist loyal' : 'Du bist der Verräter'),
  loyalty: t => `${player(t)} ist ${t.fact.loyal ? 'loyal' : 'der Verräter'}`,
  ballot: t => `Die Abstimmung zeigt ${t.fact.undermines === 0 ? 'kein' : times(t.fact.undermines)} Untergraben`,
  accused: t =>
    `${player(t)} klagt ${playerOf(t, t.accused, t.fact.accused + 1, 'accusative')} an: ${t.fact.yes} von ${t.fact.voters} ${plural(t.fact.yes, { one: 'stimmt', other: 'stimmen' })} zu`,
  exposed: t => `${player(t)} ist entlarvt und verliert Hand und Charakter`,
  story: t => storyText(t.fact.line, t.name),
  ended: t => (t.fact.result === 'won' ? 'Die Gruppe gewinnt' : (LOST[t.fact.reason] ?? 'Die Gruppe verliert')),
};
