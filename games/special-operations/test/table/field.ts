import type { Place } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import type { Speed } from '../../src/frames.js';
import type { Battle, BattleView, Marker, Spot, Unit, UnitId, Where } from '../../src/state.js';
import { ground } from '../../src/table/ground.js';
import { answerAt } from '../../src/table/place-args.js';
import { boxOf } from './field-box.js';

export const inches = (n: number): number => Math.round(n * INCH);
/** A spot in inches; the top of the container is 2.25 inches high. */
export const spot = (x: number, y: number, level = 0): Spot => ({ x: inches(x), y: inches(y), level: inches(level) });
/** The speed of a tool, whatever slows a unit. */
export const pace = (n: number): Speed => n as Speed;
export const unit = (n: number): UnitId => n as UnitId;
export interface Figurine extends Partial<Pick<Unit, 'immobilize'>> {
  readonly at: Where | readonly [x: number, y: number, level?: number];
  readonly type?: string;
  readonly keywords?: Readonly<Record<string, number>>;
}
export interface Field extends Partial<Pick<Battle, 'edition' | 'mission'>> {
  /** Seat 0 is blue. Its units come first. */
  readonly blue?: readonly Figurine[];
  readonly red?: readonly Figurine[];
  readonly markers?: readonly Marker[];
}
const isPair = (at: Figurine['at']): at is readonly [number, number, number?] => Array.isArray(at);
const unitFor = (seat: number, { at, type = 'trooper', immobilize = 0 }: Figurine) => ({
  type,
  card: type,
  seat,
  at: isPair(at) ? spot(...at) : at,
  wounds: 0,
  immobilize,
});
/** What everybody knows about a table with these units on it. */
export const field = ({ edition = 'v1.1', mission = 'priorities', blue = [], red = [], markers = [] }: Field): BattleView => {
  const all = [...blue.map(u => [0, u] as const), ...red.map(u => [1, u] as const)];
  const empty = { public: { edition, mission, layout: 'field', own: '', blue: 0, markers, squads: ['none', 'none'], loadouts: [[], []] } };
  const { objectives } = boxOf(empty as unknown as BattleView).mission;
  const view = {
    public: {
      ...empty.public,
      units: all.map(([seat, u]) => unitFor(seat, u)),
      roster: all.map(([seat, u], id) => ({ id, seat, keywords: u.keywords ?? {} })),
      objectives: objectives.map(({ x, y, claimed }) => ({ claimed, at: spot(x, y), holder: 'nobody' })),
    },
    stack: [],
  };
  // Only what the table asks of a match.
  return view as unknown as BattleView;
};
/** Why a unit cannot be put here, as "rule why", or null when it can. */
export const whyNot = (k: BattleView, place: Place, at: Spot): string | null => {
  const reason = ground(k).refuse(place, answerAt(at));
  return reason && `${reason.rule} ${reason.why}`;
};
