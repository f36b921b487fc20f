import type { Condition } from '../types.js';
import { type Clause, clause, verbLast, verbSecond } from './clauses.js';
import { a, CHILD, every, nounOf, the } from './nouns.js';
import { amount, and, BACK_NAMES, burden, DIFFICULTY_NAMES, markerName, or, theIt, times, type Wording, within, zone } from './phrases.js';

/** A condition that is one clause. */
type Single = Exclude<Condition, { readonly is: 'all' | 'any' | 'not' }>;

const withChild = `mit ${the(CHILD, 'dative')}`;
const company = (others: number): string => {
  if (others === 0) return '';
  return `mit mindestens ${others === 1 ? 'einem anderen Charakter' : `${others} anderen Charakteren`} `;
};
const single = (c: Single, words: Wording): Clause => {
  const target = theIt({ names: words.names, it: 'target' }, 'nominative');
  switch (c.is) {
    case 'targetHere':
      return clause(target, 'ist', 'auf deinem Feld');
    case 'targetUndamaged':
      return clause(target, 'hat', 'keinen Schaden');
    case 'allyNearTarget':
      return clause('ein anderer Charakter', 'ist', `in Reichweite ${c.range} des Ziels`);
    case 'defeatedByThis':
      return clause('dadurch', 'wurde', 'ein Gegner besiegt');
    case 'movedByThis':
      return clause('du', 'hast', 'dich mindestens 1 Feld bewegt');
    case 'notMovedThisTurn':
      return clause('du', 'hast', 'dich in diesem Zug nicht bewegt');
    case 'damaged':
      return clause('du', 'hast', 'Schaden');
    case 'enemyWithin':
      return clause('ein Gegner', 'ist', within(c.range));
    case 'youIn':
      return clause('du', 'bist', zone(c.zone));
    case 'markedHere':
      return clause('dein Feld', 'ist', markerName(c.marker));
    case 'onMap':
      return clause('die Karte', 'ist', words.names('map', c.map));
    case 'difficulty':
      return clause('die Schwierigkeit', 'ist', DIFFICULTY_NAMES[c.difficulty]);
    case 'shared':
      return clause('mehrere Spieler', 'teilen', 'sich die Charaktere');
    case 'characters':
      return clause('es', 'gibt', `mindestens ${c.atLeast} Charakter${c.atLeast === 1 ? '' : 'e'}`);
    case 'eventBack':
      return clause('das Ereignis', 'hat', `die Rückseite ${BACK_NAMES[c.back]}`);
    case 'reshuffles':
      return clause('der Ereignisstapel', 'wurde', `${times(c.atLeast)} neu gemischt`);
    case 'track':
      return clause(words.names('track', c.track), 'steht', `bei ${amount(c.atLeast)}`);
    case 'markers':
      return c.atLeast === 1 ? clause('1 Feld', 'ist', markerName(c.marker)) : clause(`${c.atLeast} Felder`, 'sind', markerName(c.marker));
    case 'specialInPlay':
      return clause(a(nounOf('special', c.special, words.names), 'nominative'), 'ist', 'im Spiel');
    case 'specialsDefeated':
      return clause(every(nounOf('special', c.special, words.names), 'nominative'), 'ist', 'besiegt');
    case 'featureSecured': {
      const feature = the(nounOf('feature', c.feature, words.names), 'dative');
      return clause('ein Charakter, aber kein Gegner', 'ist', `auf dem Feld mit ${feature}`);
    }
    case 'carriedByCharacter':
      return clause('ein Charakter', 'trägt', burden(c.burden, 'accusative', words));
    case 'carrierIn':
      return clause(`der Charakter mit ${burden(c.burden, 'dative', words)}`, 'ist', `${company(c.others)}${zone(c.zone)}`);
    case 'enemyWithChildIn':
      return clause(`ein Gegner ${withChild}`, 'ist', zone(c.zone));
    case 'childCarrierDefeated':
      return clause(`ein Gegner ${withChild}`, 'wurde', 'besiegt');
  }
};
const negate = (c: Single, words: Wording): Clause => {
  const { subject, verb, rest } = single(c, words);
  switch (c.is) {
    case 'damaged':
      return clause(subject, verb, 'keinen Schaden');
    case 'targetUndamaged':
      return clause(subject, verb, 'Schaden');
    case 'movedByThis':
      return clause(subject, verb, 'dich nicht bewegt');
    case 'notMovedThisTurn':
      return clause(subject, verb, 'dich in diesem Zug bewegt');
    case 'defeatedByThis':
      return clause(subject, verb, 'kein Gegner besiegt');
    case 'shared':
      return clause(subject, verb, 'sich die Charaktere nicht');
    case 'featureSecured':
      return clause('kein Charakter ohne Gegner', verb, rest);
    default:
      if (subject.startsWith('ein')) return clause(`k${subject}`, verb, rest);
      return subject.startsWith('jed') ? clause(`nicht ${subject}`, verb, rest) : clause(subject, verb, `nicht ${rest}`);
  }
};

type Arrange = (c: Clause) => string;
const isSingle = (c: Condition): c is Single => c.is !== 'all' && c.is !== 'any' && c.is !== 'not';
/** Clauses that differ only in their end become one: "das Ereignis hat die Rückseite Alarm oder die Rückseite Blaster". */
const joinAll = (parts: readonly Condition[], join: typeof and, words: Wording, arrange: Arrange): string => {
  const [first, ...others] = parts.filter(isSingle).map(part => single(part, words));
  const alike = first && others.length === parts.length - 1 && others.every(c => c.subject === first.subject && c.verb === first.verb);
  if (!alike) return join(parts.map(part => arrangeCondition(part, words, arrange)));
  const ends = [first, ...others].map(c => c.rest);
  return arrange(clause(first.subject, first.verb, join(ends)));
};
const arrangeCondition = (c: Condition, words: Wording, arrange: Arrange): string => {
  switch (c.is) {
    case 'all':
      return joinAll(c.of, and, words, arrange);
    case 'any':
      return joinAll(c.of, or, words, arrange);
    case 'not':
      return deny(c.of, words, arrange);
    default:
      return arrange(single(c, words));
  }
};
/** Not both is one of them not; not one of them is both not. */
const deny = (c: Condition, words: Wording, arrange: Arrange): string => {
  switch (c.is) {
    case 'all':
      return arrangeCondition({ is: 'any', of: c.of.map(of => ({ is: 'not', of })) }, words, arrange);
    case 'any':
      return arrangeCondition({ is: 'all', of: c.of.map(of => ({ is: 'not', of })) }, words, arrange);
    case 'not':
      return arrangeCondition(c.of, words, arrange);
    default:
      return arrange(negate(c, words));
  }
};

/** As a sentence of its own: "du hast Schaden". */
export const condition = (c: Condition, words: Wording): string => arrangeCondition(c, words, verbSecond);
/** After "wenn": "du Schaden hast". */
export const whenever = (c: Condition, words: Wording): string => arrangeCondition(c, words, verbLast);
