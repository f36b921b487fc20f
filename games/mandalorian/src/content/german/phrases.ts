import { grammarOf, type Wording as Named } from '@cadre/kit';
import { type Case, type Declined, PRONOUNS, plural, the } from '@cadre/kit/effects/german';
import type { Names } from '../names.js';
import {
  type Ability,
  type Amount,
  type Anchor,
  type Burden,
  type CharacterPick,
  CLASSES,
  type Difficulty,
  type EnemyClass,
  type EnemyPick,
  type EventBack,
  type Place,
  type Range,
  type Shape,
  type Slot,
  type Zone,
} from '../types.js';
import { CHILD, CLASS_NOUNS, nounOf } from './nouns.js';

export const SLOT_NAMES: Readonly<Record<Slot, string>> = {
  move: 'Bewegen',
  attack: 'Angreifen',
  intel: 'Spähen',
  plan: 'Planen',
  mission: 'Mission',
};
export const SHAPE_NAMES: Readonly<Record<Shape, string>> = { square: 'Quadrat', circle: 'Kreis', triangle: 'Dreieck' };
export const BACK_NAMES: Readonly<Record<EventBack, string>> = {
  melee: 'Nahkampf',
  blaster: 'Blaster',
  sharpshooter: 'Scharfschütze',
  alert: 'Alarm',
};
export const ABILITY_NAMES: Readonly<Record<Ability, string>> = {
  sentry: 'Wache',
  grapple: 'Klammergriff',
  sabotage: 'Sabotage',
  missionEffect: 'Missionseffekt',
};
export const DIFFICULTY_NAMES: Readonly<Record<Difficulty, string>> = { novice: 'Einsteiger', standard: 'Normal', veteran: 'Veteranen' };
const MARKER_NAMES: Readonly<Record<string, string>> = { secured: 'gesichert' };
export const markerName = (marker: string): string => MARKER_NAMES[marker] ?? marker;

/** The enemy that the sentence before has named: `it`, or the id of a special enemy. */
export interface Mentioned {
  readonly enemy: string;
  readonly pronoun: Declined;
}
/** How things are called in this text; `it` says which enemy the text is about. */
export interface Wording extends Named {
  readonly names: Names;
  readonly it: string;
  readonly mentioned?: Mentioned | undefined;
}
interface It {
  readonly named: Declined & { readonly genitive: string };
  readonly pronoun: Declined;
}
const THAT_ENEMY: It = {
  named: { nominative: 'dieser Gegner', accusative: 'diesen Gegner', dative: 'diesem Gegner', genitive: 'dieses Gegners' },
  pronoun: PRONOUNS.m,
};
const ITS: Readonly<Record<string, It>> = {
  target: {
    named: { nominative: 'das Ziel', accusative: 'das Ziel', dative: 'dem Ziel', genitive: 'des Ziels' },
    pronoun: PRONOUNS.n,
  },
  moved: {
    named: {
      nominative: 'der bewegte Gegner',
      accusative: 'den bewegten Gegner',
      dative: 'dem bewegten Gegner',
      genitive: 'des bewegten Gegners',
    },
    pronoun: PRONOUNS.m,
  },
};
const itOf = ({ it }: Wording): It => ITS[it] ?? THAT_ENEMY;
export const mentionedIt = (words: Wording): Mentioned => ({ enemy: 'it', pronoun: itOf(words).pronoun });
export const mentionedSpecial = (id: string, { names }: Wording): Mentioned => ({
  enemy: id,
  pronoun: PRONOUNS[nounOf('special', id, names).gender],
});
/** A special enemy that has just been moved is `it` as well. */
export const theIt = (words: Wording, wanted: Case): string => (words.mentioned?.pronoun ?? itOf(words).named)[wanted];
/** A special enemy as the subject of a sentence. */
export const theSpecial = (id: string, words: Wording): string =>
  words.mentioned?.enemy === id ? words.mentioned.pronoun.nominative : the(nounOf('special', id, words.names), 'nominative');

const { and, count, or } = grammarOf('de');

export { and, or };
export const many = (n: number, one: string, other: string): string => count(n, { one, other });
export const spaces = (n: number): string => many(n, 'Feld', 'Felder');
const numbered = (numbers: readonly number[]): readonly string[] => numbers.map(n => `#${n}`);
type Growing = Exclude<Amount, number>;
const growth = ({ each, above }: Growing): string =>
  `plus ${each} ${above === 0 ? 'pro Charakter' : `für jeden Charakter über ${above} hinaus`}`;
export const amount = (n: Amount): string => (typeof n === 'number' ? String(n) : `${n.base} ${growth(n)}`);
const often = (n: number): string => (n === 1 ? 'einmal' : `${n}-mal`);
export const times = (n: Amount): string => (typeof n === 'number' ? often(n) : `${often(n.base)} (${growth(n)})`);
export const within = (n: Range): string => {
  if (n === 'map') return 'in beliebiger Entfernung';
  return n === 0 ? 'auf deinem Feld' : `in Reichweite ${n}`;
};
const around = (n: number, of: 'you' | 'it', words: Wording): string => {
  if (of === 'you') return within(n);
  const { genitive } = itOf(words).named;
  return n === 0 ? `auf dem Feld ${genitive}` : `in Reichweite ${n} ${genitive}`;
};

const ONE: Declined = { nominative: 'ein', accusative: 'einen', dative: 'einem' };
const OTHER: Declined = { nominative: 'ein anderer', accusative: 'einen anderen', dative: 'einem anderen' };
const EVERY: Declined = { nominative: 'jeder', accusative: 'jeden', dative: 'jedem' };
const EVERY_OTHER: Declined = { nominative: 'jeder andere', accusative: 'jeden anderen', dative: 'jedem anderen' };
const YOU: Declined = { nominative: 'du', accusative: 'dich', dative: 'dir' };
const CARRIER: Declined = { nominative: 'der Charakter', accusative: 'den Charakter', dative: 'dem Charakter' };

export const enemies = (pick: EnemyPick, wanted: Case, words: Wording): string => {
  const enemiesHere = wanted === 'dative' ? 'Gegnern' : 'Gegner';
  switch (pick.pick) {
    case 'it':
      return `${theIt(words, wanted)}${pick.range === undefined ? '' : ` (falls ${within(pick.range)})`}`;
    case 'one':
      return `${(pick.other ? OTHER : ONE)[wanted]} Gegner ${around(pick.range, pick.from, words)}`;
    case 'each':
      return `${(pick.other ? EVERY_OTHER : EVERY)[wanted]} Gegner ${around(pick.range, pick.from, words)}`;
    case 'upTo':
      return `bis zu ${pick.count} ${enemiesHere} ${around(pick.range, pick.from, words)}`;
    case 'space':
      return `${wanted === 'dative' ? 'allen' : 'alle'} ${enemiesHere} auf einem Feld ${within(pick.range)}`;
  }
};
/** Several enemies get the same "je": each of them, not all together. */
export const apiece = (pick: EnemyPick): string => (pick.pick === 'upTo' || pick.pick === 'space' ? 'je ' : '');

export const whom = (pick: CharacterPick, wanted: Case): string => {
  const near = pick.range === undefined ? '' : ` ${within(pick.range)}`;
  switch (pick.who) {
    case 'you':
      return YOU[wanted];
    case 'another':
      return `${OTHER[wanted]} Charakter${near}`;
    case 'any':
      return `${ONE[wanted]} Charakter${near} (auch ${YOU[wanted]})`;
    case 'each':
      return `${EVERY[wanted]} Charakter${near}`;
    case 'eachOther':
      return `${EVERY_OTHER[wanted]} Charakter${near}`;
    case 'childCarrier':
      return `${CARRIER[wanted]} mit ${the(CHILD, 'dative')}`;
  }
};

export const classList = (wanted: readonly EnemyClass[], form: 'one' | 'many', join: typeof and): string =>
  join(wanted.map(each => (form === 'one' ? CLASS_NOUNS[each].name : plural(CLASS_NOUNS[each]))));
/** As the subject of a sentence. */
export const classes = (wanted: readonly EnemyClass[], count: number | 'all'): string => {
  if (wanted.length === CLASSES.length) {
    if (count === 'all') return 'alle Gegner';
    return count === 1 ? '1 beliebiger Gegner' : `${count} beliebige Gegner`;
  }
  return `${count === 'all' ? 'alle' : count} ${classList(wanted, count === 1 ? 'one' : 'many', or)}`;
};

const nearestTo = (to: Anchor, words: Wording): string => {
  if (to === 'you') return YOU.dative;
  if (to === 'it') return theIt(words, 'dative');
  if (to === 'child') return the(CHILD, 'dative');
  return the('feature' in to ? nounOf('feature', to.feature, words.names) : nounOf('special', to.special, words.names), 'dative');
};
const STAR_COLOURS = { red: 'roten Stern', blue: 'blauen Stern' };
const star = (colour?: keyof typeof STAR_COLOURS): string => (colour === undefined ? 'Stern' : STAR_COLOURS[colour]);
/** Where something is (dative) or where it goes to (accusative). */
export const place = (at: Place, wanted: 'accusative' | 'dative', words: Wording): string => {
  switch (at.at) {
    case 'you':
      return wanted === 'dative' ? 'auf deinem Feld' : 'auf dein Feld';
    case 'star':
      return `${wanted === 'dative' ? 'am' : 'an den'} ${star(at.colour)}, der ${nearestTo(at.nearest, words)} am nächsten ist`;
    case 'number':
      return `auf #${at.number}`;
    case 'space':
      return `auf ${at.space}`;
  }
};
/** "Auf #1 zu." */
export const toward = (at: Place, words: Wording): string =>
  at.at === 'star'
    ? `auf den ${star(at.colour)} zu, der ${nearestTo(at.nearest, words)} am nächsten ist`
    : `${place(at, 'accusative', words)} zu`;
export const zone = (where: Zone): string => {
  if ('spaces' in where) return `auf ${or(where.spaces)}`;
  if ('numbers' in where) return `auf ${or(numbered(where.numbers))}`;
  return where.steps === 0 ? 'auf dem Startfeld' : `höchstens ${many(where.steps, 'Schritt', 'Schritte')} vom Startfeld entfernt`;
};
export const numbersIn = (numbers: readonly number[]): string => and(numbered(numbers));
export const burden = (what: Burden, wanted: Case, { names }: Wording): string =>
  the(what === 'child' ? CHILD : nounOf('feature', what.feature, names), wanted);
