import type { Placing } from '../places/placing.js';
import { whyNot } from '../places/why-not.js';
import { DIRECTIONS } from './directions.js';
import type { Direction, Point } from './exact.js';

/** Every 32nd of the fixed directions. */
const EVERY = 32;
/** Sixteen all around. */
export const FACINGS: readonly Direction[] = DIRECTIONS.filter((_, i) => i % EVERY === 0);

/** The facings in which the figure may stand here, its own first: sixteen are tried. On a round base without a notch facing means nothing: its own. */
export const facingsFor = (placing: Placing, at: Point): Direction[] => {
  const { base, facing } = placing.figure;
  const tried = base.kind === 'disc' ? [facing] : [facing, ...FACINGS];
  return tried.filter(one => whyNot(placing, at, { facing: one }) === undefined);
};
