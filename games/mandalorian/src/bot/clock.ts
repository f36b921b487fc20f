import { amountOf, type Box } from '../box/box.js';
import { settled } from '../box/settled.js';
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
      return settled(box.plan, c) === false ? 0 : 1;
  }
};
const addedBy = (box: Box, ops: readonly Op[], track: string): number => {
  let sum = 0;
  for (const op of ops) {
    if (op.op === 'track' && op.track === track) sum += op.add;
    if (op.op === 'if') sum += addedBy(box, op.do, track) * shareOf(box, op.if);
  }
  return sum;
};
const rates = new WeakMap<Box, Map<string, number>>();
/** How much each event adds to a track on the average, by what the mission does after every event. */
const rateOf = (box: Box, track: string): number => {
  let known = rates.get(box);
  if (!known) {
    known = new Map(box.mission.tracks.map(({ id }) => [id, addedBy(box, box.mission.afterEvent, id)]));
    rates.set(box, known);
  }
  return known.get(track) ?? 0;
};
/** After how many events this will be so, if events bring it about; infinitely many if they do not. */
const eventsUntil = (x: Scene, c: Condition): number => {
  const { table, box } = x;
  switch (c.is) {
    case 'reshuffles':
      return (amountOf(c.atLeast, box.characters.length) - table.reshuffles - 1) * box.events.length + table.events.size;
    case 'track': {
      const rate = rateOf(box, c.track);
      return rate > 0 ? roomOn(x, c.track)! / rate : Number.POSITIVE_INFINITY;
    }
    case 'all':
      return Math.max(...c.of.map(part => eventsUntil(x, part)));
    default:
      return settled(box.plan, c) ? 0 : Number.POSITIVE_INFINITY;
  }
};
/** After how many events the mission will be lost, if it has such a clock; infinitely many without. */
export const eventsLeft = (x: Scene): number => Math.min(...x.box.failure.map(c => eventsUntil(x, c)));
