import { type Answer, CHANCE, nearest, nextPrompt, type Seat } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { targetsOf } from '../attack/targets.js';
import { ACTIVATING } from '../frames.js';
import { type BattleOption, OPTION } from '../options.js';
import { MOVES, type MoveKind, moveOf } from '../round/move-kinds.js';
import { blueSeat } from '../round/priority.js';
import type { BattleState, ObjectiveId, Spot, UnitId } from '../state.js';
import { isEngaged, isOnTable, touchesObjective, touchesUnit, unitOf, vehicleOf } from '../table/queries.js';
import { QUICK } from './estimate.js';
import { bestGoal, codeChance, goalsOf, objectivesOf, type SeatView, served } from './goals.js';
import { asking } from './names.js';
import { valuesOf } from './spots.js';

/** What a player sees at once to be wrong, whatever the match is about. */
export const BLUNDERS = ['standby-thrown-away', 'tiny-move', 'carrier-stays-away', 'idle', 'vehicle-cover-left'] as const;
export type Blunder = (typeof BLUNDERS)[number];

/** The state in which a seat answered. It changes with the next step. */
interface Step {
  readonly state: BattleState;
  readonly seat: Seat;
  readonly answer: Answer;
}
interface Start {
  readonly round: number;
  readonly unit: UnitId;
  readonly at: Spot;
  readonly canAttack: boolean;
  /** How well a spot serves what the mission wants of it. */
  serves(spot: Spot): number;
  /** Its way to the best goal is not over, or it guards an objective from afar. */
  readonly hasWay: boolean;
  readonly touchesVehicle: boolean;
}
interface Activation extends Start {
  readonly kinds: BattleOption['kind'][];
  readonly spots: Spot[];
  /** Whether it has the code and could go to an open transmitter. */
  canArrive: boolean;
}
const TINY = 0.6;
/** A spot that serves the mission by so much better is worth any step. */
const ARRIVES = 0.2;
const CALM: readonly BattleOption['kind'][] = ['aim', 'dodge', 'standby', 'recover', 'end'];
const isWalk = (kind: string): kind is MoveKind => (MOVES as readonly string[]).includes(kind);

const viewFor = (s: BattleState, seat: Seat): SeatView => ({ ...s, seat, mine: s.secret[seat]! });
const openTransmitters = (s: BattleState): ObjectiveId[] => objectivesOf(s, 'transmitter').filter(o => s.public.objectives[o]!.claimed);
const carriesCode = (k: SeatView, unit: UnitId): boolean =>
  k.public.mission === 'codes' && unitOf(k, unit).seat !== blueSeat(k) && codeChance(k, unit) === 1;
/** Whether one of the walks that are offered ends at an open transmitter. */
const canArrive = (s: BattleState, unit: UnitId, codes: readonly number[]): boolean => {
  const k = viewFor(s, unitOf(s, unit).seat);
  if (!carriesCode(k, unit) || openTransmitters(s).length === 0) return false;
  const walks = codes.map(code => OPTION.decode(code).kind).filter(kind => isWalk(kind));
  const goals = goalsOf(k, unit).filter(({ name, at }) => name === 'transmitter' && openTransmitters(s).some(o => isAt(s, o, at)));
  return walks.some(kind =>
    valuesOf(k, { kind: 'move', unit, ...moveOf(k, unit, kind), intoMelee: 'nobody' }, { attacks: 'none', acts: false }, QUICK).some(
      ({ spot }) => goals.some(goal => served(k, goal, spot) === goal.worth),
    ),
  );
};
const isAt = (s: BattleState, o: ObjectiveId, at: Spot): boolean =>
  s.public.objectives[o]!.at.x === at.x && s.public.objectives[o]!.at.y === at.y;
const startOf = (s: BattleState, unit: UnitId): Activation => {
  const at = unitOf(s, unit).at as Spot;
  const k = viewFor(s, unitOf(s, unit).seat);
  const goals = goalsOf(k, unit);
  const { goal, worth } = bestGoal(k, goals, at);
  const vehicle = vehicleOf(s);
  return {
    round: s.public.round,
    unit,
    at,
    serves: spot => bestGoal(k, goals, spot).worth,
    canAttack: !isEngaged(s, unit) && targetsOf(s, unit).length > 0,
    hasWay: (goal !== null && worth < goal.worth) || !s.public.objectives.some((_, o) => touchesObjective(s, unit, o as ObjectiveId)),
    touchesVehicle: vehicle !== undefined && unitOf(s, unit).seat === blueSeat(s) && touchesUnit(s, unit, vehicle),
    canArrive: false,
    kinds: [],
    spots: [at],
  };
};
const inches = (a: Spot, b: Spot): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)) / INCH;
const isTiny = (a: Spot, b: Spot): boolean => a.level === b.level && inches(a, b) < TINY;
const isIdle = ({ kinds }: Activation): boolean => kinds.every(kind => CALM.includes(kind));

/** What was wrong with an activation, given the one that this unit had before it. */
const wrongIn = (s: BattleState, now: Activation, before: Activation | undefined): Blunder[] => {
  const { kinds, spots, unit } = now;
  const found: Blunder[] = [];
  const waits = kinds.indexOf('standby');
  if (waits >= 0 && kinds.slice(waits + 1).some(kind => kind !== 'end')) found.push('standby-thrown-away');
  const walks = kinds.flatMap((kind, i) => (isWalk(kind) ? [i] : []));
  const small = spots.flatMap((spot, i) => (i > 0 && isTiny(spots[i - 1]!, spot) ? [i - 1] : []));
  const isUsed = (walk: number): boolean =>
    kinds.slice(walks[walk]).some(kind => kind === 'attack' || kind === 'special') ||
    now.serves(spots[walk + 1]!) - now.serves(spots[walk]!) > ARRIVES;
  for (const walk of small) if (!isUsed(walk)) found.push('tiny-move');
  const { at } = unitOf(s, unit);
  if (now.canArrive && typeof at === 'object' && !openTransmitters(s).some(o => touchesObjective(s, unit, o)))
    found.push('carrier-stays-away');
  if (isIdle(now) && (now.canAttack || (now.hasWay && before !== undefined && isIdle(before)))) found.push('idle');
  const vehicle = vehicleOf(s);
  const stoodSafe = now.touchesVehicle && now.round === 1 && !kinds.includes('attack');
  if (stoodSafe && typeof at === 'object' && vehicle !== undefined && !touchesUnit(s, unit, vehicle)) found.push('vehicle-cover-left');
  return found;
};
const codesAsked = ({ pending }: BattleState): readonly number[] => {
  const { space } = nextPrompt(pending!);
  return space.kind === 'pick' ? space.options : [];
};
/** Counts them in a match, step by step. */
export const blundersIn = (steps: Iterable<Step>): Readonly<Record<Blunder, number>> => {
  const counts: Record<Blunder, number> = Object.fromEntries(BLUNDERS.map(each => [each, 0] as const)) as Record<Blunder, number>;
  const last = new Map<UnitId, Activation>();
  let now: Activation | null = null;
  const finish = (s: BattleState): void => {
    if (!now) return;
    for (const each of wrongIn(s, now, last.get(now.unit))) counts[each]++;
    last.set(now.unit, now);
    now = null;
  };
  for (const { state, seat, answer } of steps) {
    const f = nearest(state, ACTIVATING);
    if (now && (f?.unit !== now.unit || state.public.round !== now.round)) finish(state);
    if (!f || seat === CHANCE || !isOnTable(unitOf(state, f.unit)) || asking(state) !== 'activation') continue;
    now ??= startOf(state, f.unit);
    const at = unitOf(state, f.unit).at as Spot;
    if (isWalk(now.kinds.at(-1) ?? 'end')) now.spots.push(at);
    now.canArrive ||= canArrive(state, f.unit, codesAsked(state));
    now.kinds.push(OPTION.decode(answer[0]!).kind);
  }
  return counts;
};
