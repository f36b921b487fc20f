import { type Answer, codec, type Decoded, type Field, index, type None, oneOf, orNone, type Place, place } from '@cadre/core';
import type { MoveFrame, Speed } from '../frames.js';
import { MOST_UNITS } from '../options.js';
import type { BattleView, Spot, UnitId } from '../state.js';
import { typeOf } from './bodies.js';

export const MOVE_KINDS = ['move', 'climb', 'jump', 'dash', 'granted', 'scout', 'withdraw'] as const satisfies readonly MoveFrame['how'][];
/** Several values of 0 to size - 1, in order. */
const someOf = <T extends number>(size: number): Field<readonly T[]> => ({
  size: 2 ** size,
  encode: values => values.reduce((code, value) => code + (value < size ? 2 ** value : Number.NaN), 0),
  decode: code => Array.from({ length: size }, (_, i) => i as T).filter(i => Math.floor(code / 2 ** i) % 2 === 1),
});
/** No tool is longer. */
const FASTEST = 3;
const unit = index<UnitId>(MOST_UNITS);
const units = someOf<UnitId>(MOST_UNITS);
/** Zones of the mission by their place; none stands for every zone of the side. */
const zones = someOf<number>(8);
const inches = index<number>(37);
/** What a question for a place is about: its region and the arguments that the ground needs. New kinds go to the end. */
const QUESTION = codec({
  move: { unit, how: oneOf(...MOVE_KINDS), speed: index<Speed>(FASTEST + 1), intoMelee: orNone(unit, 'nobody') },
  deploy: { unit, zones },
  infiltrate: { unit },
  covert: { unit, zones },
  reveal: { unit, marker: index<number>(256) },
  reserve: { unit },
  network: { unit },
  /** A token within so many inches of one of the units, and so many from every enemy. */
  charge: { units, within: inches, beyond: inches },
  /** The same, with all of the token within. */
  trap: { units, within: inches, beyond: inches },
  return: { unit, beyond: inches },
  /** A token in contact with the base of whoever holds or held it. */
  beside: { holder: unit },
});
export type PlaceQuestion = Decoded<typeof QUESTION>;
const ask = (question: PlaceQuestion, may = false): Place =>
  place(question.kind, question.kind, [QUESTION.encode(question)], { parts: ['level'], may });
/** What a place asks; refuses one that this game has never asked. */
export const questionIn = ({ region, args }: Pick<Place, 'region' | 'args'>): PlaceQuestion => {
  const [code] = args;
  if (code === undefined || !QUESTION.has(code)) throw new Error(`region "${region}" has arguments ${args.join(', ')}; expected one code`);
  const question = QUESTION.decode(code);
  if (question.kind !== region) throw new Error(`region "${region}" has the arguments of "${question.kind}"`);
  return question;
};

/** `speed` is that of the tool, after everything that changes it; an enemy in `intoMelee` may be touched by a granted move. */
export const placeMove = (
  unit: UnitId,
  how: MoveFrame['how'],
  speed: Speed,
  intoMelee: UnitId | None<'nobody'> = 'nobody',
  may = false,
): Place => ask({ kind: 'move', unit, how, speed: Math.min(speed, FASTEST) as Speed, intoMelee }, may);
/** `zones`: see `zonesFor`; without it, any zone of the side. */
export const placeDeploy = (unit: UnitId, zones: readonly number[] = []): Place => ask({ kind: 'deploy', unit, zones });
export const placeInfiltrate = (unit: UnitId): Place => ask({ kind: 'infiltrate', unit });
export const placeMarker = (unit: UnitId, zones: readonly number[] = []): Place => ask({ kind: 'covert', unit, zones });
export const placeReveal = (unit: UnitId, marker: number): Place => ask({ kind: 'reveal', unit, marker });
export const placeReserve = (unit: UnitId): Place => ask({ kind: 'reserve', unit });
export const placeArrival = (unit: UnitId): Place => ask({ kind: 'network', unit });
export const placeToken = (kind: 'charge' | 'trap', units: readonly UnitId[], within: number, beyond: number): Place =>
  ask({ kind, units, within, beyond });
export const placeReturn = (unit: UnitId, beyond: number): Place => ask({ kind: 'return', unit, beyond });
export const placeBeside = (holder: UnitId): Place => ask({ kind: 'beside', holder });

/** SO-D-25: whoever puts a unit with arcs somewhere is asked for its facing, too. */
export const facedBy = (k: BattleView, id: UnitId, place: Place): Place =>
  typeOf(k, id).arcs ? { ...place, parts: [...place.parts, 'facing'] } : place;

/** The spot of an answer to any of these questions. */
export const spotIn = ([x, y, level, ahead, aside]: Answer): Spot => {
  if (x === undefined || y === undefined || level === undefined) throw new Error('expected a spot: x, y and level');
  return ahead === undefined || aside === undefined ? { x, y, level } : { x, y, level, facing: { x: ahead, y: aside } };
};
export const answerAt = ({ x, y, level, facing }: Spot): Answer => (facing ? [x, y, level, facing.x, facing.y] : [x, y, level]);
