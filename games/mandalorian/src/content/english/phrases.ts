import { grammarOf, type Wording as Named } from '@cadre/kit';
import type { Names } from '../names.js';
import type {
  Ability,
  Amount,
  Anchor,
  Burden,
  CharacterPick,
  EnemyClass,
  EnemyPick,
  MoveMode,
  Place,
  Range,
  Slot,
  Zone,
} from '../types.js';
import { CLASSES } from '../types.js';

export const SLOT_NAMES: Readonly<Record<Slot, string>> = {
  move: 'Move',
  attack: 'Attack',
  intel: 'Intel',
  plan: 'Plan',
  mission: 'Mission',
};
const CLASS_NAMES: Readonly<Record<EnemyClass, string>> = { melee: 'melee', blaster: 'blaster', sharpshooter: 'sharpshooter' };
export const ABILITY_NAMES: Readonly<Record<Ability, string>> = {
  sentry: 'sentry',
  grapple: 'grapple',
  sabotage: 'sabotage',
  missionEffect: 'mission effect',
};
const MODE_NAMES: Readonly<Record<MoveMode, string>> = {
  crossElevation: 'you may cross dotted lines',
  passEnemies: 'you do not have to stop for enemies',
  quiet: 'sentry and grapple do not damage you',
  breach: 'you may move through one wall or locked door',
};

/** How things are called in this text; `it` is what the text calls the enemy it is about. */
export interface Wording extends Named {
  readonly names: Names;
  readonly it: string;
  /** The special enemy that the words before have named: it is "it" now. */
  readonly mentioned?: string | undefined;
}

const { and, count, or } = grammarOf('en');

export { and, or };
export const many = (n: number | 'all', one: string, other = `${one}s`): string =>
  n === 'all' ? `all ${other}` : count(n, { one, other });
export const sentence = (parts: readonly string[]): string => {
  const text = parts.filter(part => part !== '').join('; ');
  return text === '' ? '' : `${text[0]!.toUpperCase()}${text.slice(1)}.`;
};

type Growing = Exclude<Amount, number>;
const growth = ({ each, above }: Growing): string => `plus ${each} per character${above === 0 ? '' : ` above ${above}`}`;
export const amount = (n: Amount): string => (typeof n === 'number' ? String(n) : `${n.base} ${growth(n)}`);
export const times = (n: Amount): string => (typeof n === 'number' ? many(n, 'time') : `${many(n.base, 'time')} (${growth(n)})`);
export const range = (n: Range): string => (n === 'map' ? 'anywhere on the map' : `within range ${n}`);
const around = (n: number, of: 'you' | 'it', { it }: Wording): string => {
  if (n === 0) return of === 'you' ? 'in your space' : `in the space of ${it}`;
  return of === 'you' ? `within range ${n}` : `within range ${n} of ${it}`;
};

export const enemies = (pick: EnemyPick, words: Wording): string => {
  switch (pick.pick) {
    case 'it':
      return pick.range === undefined ? words.it : `${words.it} if it is within range ${pick.range}`;
    case 'one':
      return `${pick.other ? 'another' : 'an'} enemy ${around(pick.range, pick.from, words)}`;
    case 'each':
      return `every ${pick.other ? 'other ' : ''}enemy ${around(pick.range, pick.from, words)}`;
    case 'upTo':
      return `each of up to ${pick.count} enemies ${around(pick.range, pick.from, words)}`;
    case 'space':
      return `every enemy in one space within range ${pick.range}`;
  }
};

export const whom = (pick: CharacterPick, words: Wording): string => {
  const near = pick.range === undefined ? '' : ` ${around(pick.range, 'you', words)}`;
  switch (pick.who) {
    case 'you':
      return 'you';
    case 'another':
      return `another character${near}`;
    case 'any':
      return `you or another character${near}`;
    case 'each':
      return `every character${near}`;
    case 'eachOther':
      return `every other character${near}`;
    case 'childCarrier':
      return 'the character carrying The Child';
  }
};

export const modes = (wanted: readonly MoveMode[]): string => and(wanted.map(mode => MODE_NAMES[mode]));
export const classNames = (wanted: readonly EnemyClass[], join: typeof and): string => join(wanted.map(each => CLASS_NAMES[each]));
export const classes = (wanted: readonly EnemyClass[], count: number | 'all'): string =>
  wanted.length === CLASSES.length
    ? many(count, 'enemy of any class', 'enemies of any class')
    : many(count, `${classNames(wanted, or)} enemy`, `${classNames(wanted, or)} enemies`);

export const anchor = (to: Anchor, { names, it }: Wording): string => {
  if (to === 'you') return 'you';
  if (to === 'it') return it;
  if (to === 'child') return 'The Child';
  return 'feature' in to ? names('feature', to.feature) : names('special', to.special);
};
/** The bare name of a space. */
export const spot = (at: Place, words: Wording): string => {
  switch (at.at) {
    case 'you':
      return 'your space';
    case 'star':
      return `the ${at.colour === undefined ? '' : `${at.colour} `}star nearest to ${anchor(at.nearest, words)}`;
    case 'number':
      return `#${at.number}`;
    case 'space':
      return at.space;
  }
};
export const place = (at: Place, words: Wording): string => `${at.at === 'star' ? 'at' : 'in'} ${spot(at, words)}`;

/** There is only one of those whose name begins with an article. */
export const isOnly = (name: string): boolean => name.startsWith('The ');
export const zone = (where: Zone): string => {
  if ('spaces' in where) return `in ${or(where.spaces)}`;
  if ('numbers' in where) return `in ${or(where.numbers.map(n => `#${n}`))}`;
  return where.steps === 0 ? 'in the start space' : `within ${many(where.steps, 'step')} of the start space`;
};
export const burden = (what: Burden, { names }: Wording): string => (what === 'child' ? 'The Child' : names('feature', what.feature));

export const near = (n: number): string => (n === 0 ? 'in your space' : range(n));
