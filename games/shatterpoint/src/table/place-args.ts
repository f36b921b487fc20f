import { type Answer, codec, type Decoded, index, type None, oneOf, type Place, place } from '@cadre/core';
import { MOVES, type MoveName, type Range } from '../content/types.js';
import { MOST_CHARACTERS } from '../options.js';
import type { CharacterId, Spot } from '../state.js';
import { isSpot, type Thing } from './bodies.js';

const character = index<CharacterId>(MOST_CHARACTERS);
const range = index<Range>(6);
const yesNo = oneOf(false, true);
/** What a question for a place is about. The things that it names follow as further arguments. New kinds go to the end. */
const QUESTION = codec({
  /** S-EFF-8: toward the first thing, away from the second. */
  move: { character, how: oneOf(...MOVES), toward: yesNo, away: yesNo },
  /** S-EFF-3: away from the thing, or toward it; `free`: in any direction. */
  push: { character, range, pull: yesNo, free: yesNo },
  /** S-DEP-1: within range 2 of the own edge. */
  deploy: { character },
  /** S-DEP-1: within the range of the first character of the squad. */
  rest: { character, range },
  /** LE-M4, LE-H9: within the range of one of the things; `apart`: not engaged. */
  setUp: { character, range, apart: yesNo },
});
export type PlaceQuestion = Decoded<typeof QUESTION> & { readonly things: readonly Thing[] };

const NOT_A_SPOT = -1;
/** A thing is four numbers: a character, or x, y and Elevation after a -1. */
const THING_LENGTH = 4;
const encodeThing = (thing: Thing): readonly number[] =>
  isSpot(thing) ? [NOT_A_SPOT, thing.x, thing.y, thing.elevation] : [thing, 0, 0, 0];
const thingsIn = (args: readonly number[]): Thing[] => {
  const things: Thing[] = [];
  for (let i = 1; i + THING_LENGTH <= args.length; i += THING_LENGTH)
    things.push(args[i] === NOT_A_SPOT ? { x: args[i + 1]!, y: args[i + 2]!, elevation: args[i + 3]! } : (args[i] as CharacterId));
  return things;
};
const ask = (question: Decoded<typeof QUESTION>, things: readonly Thing[], may: boolean): Place =>
  place(question.kind, question.kind, [QUESTION.encode(question), ...things.flatMap(encodeThing)], { parts: ['level'], may });
/** What a place asks; refuses one that this game has never asked. */
export const questionIn = ({ region, args }: Pick<Place, 'region' | 'args'>): PlaceQuestion => {
  const [code] = args;
  if (code === undefined || !QUESTION.has(code) || args.length % THING_LENGTH !== 1)
    throw new Error(`region "${region}" has arguments ${args.join(', ')}; expected one code, then four numbers a thing`);
  const question = QUESTION.decode(code);
  if (question.kind !== region) throw new Error(`region "${region}" has the arguments of "${question.kind}"`);
  return { ...question, things: thingsIn(args) };
};

/** S-EFF-8: where a move must lead. */
export interface Heading {
  readonly toward?: Thing | None<'anywhere'>;
  readonly away?: Thing | None<'anywhere'>;
}
export const placeMove = (id: CharacterId, how: MoveName, { toward = 'anywhere', away = 'anywhere' }: Heading = {}, may = false): Place => {
  const things = [...(toward === 'anywhere' ? [] : [toward]), ...(away === 'anywhere' ? [] : [away])];
  return ask({ kind: 'move', character: id, how, toward: toward !== 'anywhere', away: away !== 'anywhere' }, things, may);
};
export const headingIn = ({ toward, away, things }: PlaceQuestion & { readonly kind: 'move' }): Heading => ({
  ...(toward && { toward: things[0]! }),
  ...(away && { away: things[toward ? 1 : 0]! }),
});
export const placePush = (id: CharacterId, range: Range, from: Thing, { pull = false, free = false, may = false } = {}): Place =>
  ask({ kind: 'push', character: id, range, pull, free }, [from], may);
export const placeDeploy = (id: CharacterId): Place => ask({ kind: 'deploy', character: id }, [], false);
export const placeRest = (id: CharacterId, range: Range, first: CharacterId): Place =>
  ask({ kind: 'rest', character: id, range }, [first], false);
export const placeSetUp = (id: CharacterId, range: Range, of: readonly Thing[], { apart = false, may = false } = {}): Place =>
  ask({ kind: 'setUp', character: id, range, apart }, of, may);

/** The spot of an answer to any of these questions. */
export const spotIn = ([x, y, elevation]: Answer): Spot => {
  if (x === undefined || y === undefined || elevation === undefined) throw new Error('expected a spot: x, y and Elevation');
  return { x, y, elevation };
};
export const answerAt = ({ x, y, elevation }: Spot): Answer => [x, y, elevation];
