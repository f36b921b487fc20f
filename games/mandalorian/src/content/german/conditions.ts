import { a, clause, every, type GermanConditions, the } from '@cadre/kit/effects/german';
import type { Condition } from '../types.js';
import { CHILD, nounOf } from './nouns.js';
import { amount, BACK_NAMES, burden, DIFFICULTY_NAMES, markerName, theIt, times, type Wording, within, zone } from './phrases.js';

const withChild = `mit ${the(CHILD, 'dative')}`;
const company = (others: number): string => {
  if (others === 0) return '';
  return `mit mindestens ${others === 1 ? 'einem anderen Charakter' : `${others} anderen Charakteren`} `;
};
const theTarget = ({ names }: Wording): string => theIt({ names, it: 'target' }, 'nominative');
export const CONDITIONS: GermanConditions<Condition, Wording>['conditions'] = {
  targetHere: (_, words) => clause(theTarget(words), 'ist', 'auf deinem Feld'),
  targetUndamaged: (_, words) => clause(theTarget(words), 'hat', 'keinen Schaden'),
  allyNearTarget: c => clause('ein anderer Charakter', 'ist', `in Reichweite ${c.range} des Ziels`),
  defeatedByThis: () => clause('dadurch', 'wurde', 'ein Gegner besiegt'),
  movedByThis: () => clause('du', 'hast', 'dich mindestens 1 Feld bewegt'),
  notMovedThisTurn: () => clause('du', 'hast', 'dich in diesem Zug nicht bewegt'),
  damaged: () => clause('du', 'hast', 'Schaden'),
  enemyWithin: c => clause('ein Gegner', 'ist', within(c.range)),
  youIn: c => clause('du', 'bist', zone(c.zone)),
  markedHere: c => clause('dein Feld', 'ist', markerName(c.marker)),
  onMap: (c, words) => clause('die Karte', 'ist', words.names('map', c.map)),
  difficulty: c => clause('die Schwierigkeit', 'ist', DIFFICULTY_NAMES[c.difficulty]),
  shared: () => clause('mehrere Spieler', 'teilen', 'sich die Charaktere'),
  unlocked: c => clause(`mindestens ${c.atLeast} Leitkarten`, 'sind', 'aufgedeckt'),
  characters: c => clause('es', 'gibt', `mindestens ${c.atLeast} Charakter${c.atLeast === 1 ? '' : 'e'}`),
  eventBack: c => clause('das Ereignis', 'hat', `die Rückseite ${BACK_NAMES[c.back]}`),
  reshuffles: c => clause('der Ereignisstapel', 'wurde', `${times(c.atLeast)} neu gemischt`),
  track: (c, words) => clause(words.names('track', c.track), 'steht', `bei mindestens ${amount(c.atLeast)}`),
  markers: c =>
    c.atLeast === 1 ? clause('1 Feld', 'ist', markerName(c.marker)) : clause(`${c.atLeast} Felder`, 'sind', markerName(c.marker)),
  specialInPlay: (c, words) => clause(a(nounOf('special', c.special, words.names), 'nominative'), 'ist', 'im Spiel'),
  specialsDefeated: (c, words) => clause(every(nounOf('special', c.special, words.names), 'nominative'), 'ist', 'besiegt'),
  featureSecured: (c, words) => {
    const feature = the(nounOf('feature', c.feature, words.names), 'dative');
    return clause('ein Charakter, aber kein Gegner', 'ist', `auf dem Feld mit ${feature}`);
  },
  carriedByCharacter: (c, words) => clause('ein Charakter', 'trägt', burden(c.burden, 'accusative', words)),
  carrierIn: (c, words) => clause(`der Charakter mit ${burden(c.burden, 'dative', words)}`, 'ist', `${company(c.others)}${zone(c.zone)}`),
  enemyWithChildIn: c => clause(`ein Gegner ${withChild}`, 'ist', zone(c.zone)),
  childCarrierDefeated: () => clause(`ein Gegner ${withChild}`, 'wurde', 'besiegt'),
};
/** What German denies in its own way. */
export const DENIALS: NonNullable<GermanConditions<Condition, Wording>['denials']> = {
  damaged: ({ subject, verb }) => clause(subject, verb, 'keinen Schaden'),
  targetUndamaged: ({ subject, verb }) => clause(subject, verb, 'Schaden'),
  movedByThis: ({ subject, verb }) => clause(subject, verb, 'dich nicht bewegt'),
  notMovedThisTurn: ({ subject, verb }) => clause(subject, verb, 'dich in diesem Zug bewegt'),
  defeatedByThis: ({ subject, verb }) => clause(subject, verb, 'kein Gegner besiegt'),
  unlocked: ({ subject, verb, rest }) => clause(subject.replace('mindestens', 'weniger als'), verb, rest),
  shared: ({ subject, verb }) => clause(subject, verb, 'sich die Charaktere nicht'),
  featureSecured: ({ verb, rest }) => clause('kein Charakter ohne Gegner', verb, rest),
};
