import type { Box } from '../box/box.js';
import { BACKS, type Condition, type Op } from '../content/types.js';
import { roomOn } from './prices.js';
import type { Scene } from './scene.js';

/** The share of the events that have the back a condition asks for, whatever else it asks for. */
const shareOf = (box: Box, c: Condition): number => {
  switch (c.is) {
    case 'eventBack':
      return box.backs.filter(b => b === BACKS.indexOf(c.back)).length / box.backs.length;
    case 'all':
      return Math.min(1, ...c.of.map(part => shareOf(box, part)));
    case 'any':
      return Math.min(
        1,
        c.of.reduce((sum, part) => sum + shareOf(box, part), 0),
      );
    default:
      return 1;
  }
};
/** How much each event adds to a track on the average, by what the mission does after every event. */
const rateOf = (box: Box, ops: readonly Op[], track: string): number => {
  let rate = 0;
  for (const op of ops) {
    if (op.op === 'track' && op.track === track) rate += op.add;
    if (op.op === 'if') rate += rateOf(box, op.do, track) * shareOf(box, op.if);
  }
  return rate;
};
/** After how many events the mission will be lost, if it has such a clock; infinitely many without. */
export const eventsLeft = (x: Scene): number => {
  const { table, box } = x;
  let left = Number.POSITIVE_INFINITY;
  for (const c of box.mission.failure) {
    if (c.is === 'reshuffles') left = Math.min(left, (c.atLeast - table.reshuffles - 1) * box.events.length + table.events.size);
    if (c.is !== 'track') continue;
    const rate = rateOf(box, box.mission.afterEvent, c.track);
    if (rate > 0) left = Math.min(left, roomOn(x, c.track)! / rate);
  }
  return left;
};
