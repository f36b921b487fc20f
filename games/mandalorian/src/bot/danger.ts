import type { Box } from '../box/box.js';
import { CLASSES, type EventCard, type Op } from '../content/types.js';
import type { CharacterId } from '../ids.js';
import { rangeBetween, walkBetween } from '../terrain/ground.js';
import { classBits } from '../threats/threats.js';
import type { Scene } from './scene.js';

/** One attack ability of an event card, with how far its attackers have moved before on the same card. */
interface Volley {
  readonly classes: number;
  readonly count: number;
  readonly steps: number;
  readonly range: number;
}
/** A volley, and how often it is expected to come soon. */
export interface Expected {
  readonly volley: Volley;
  readonly weight: number;
}
const ALL = 99;
const volleysOf = (card: EventCard): Volley[] => {
  const volleys: Volley[] = [],
    steps = CLASSES.map(() => 0);
  const visit = (ops: readonly Op[]): void => {
    for (const op of ops) {
      if (op.op === 'enemyMove') for (const c of op.classes) steps[CLASSES.indexOf(c)]! += op.steps;
      if (op.op === 'if') visit(op.else ?? op.do);
      if (op.op !== 'enemyAttack') continue;
      const moved = Math.min(...op.classes.map(c => steps[CLASSES.indexOf(c)]!));
      volleys.push({ classes: classBits(op.classes), count: op.count === 'all' ? ALL : op.count, steps: moved, range: op.range });
    }
  };
  visit(card.ops);
  return volleys;
};
const known = new WeakMap<Box, readonly (readonly Volley[])[]>();
const volleysIn = (box: Box): readonly (readonly Volley[])[] => {
  let all = known.get(box);
  if (!all) {
    all = box.events.map(volleysOf);
    known.set(box, all);
  }
  return all;
};
export const volleysOn = (box: Box, event: number): Expected[] => volleysIn(box)[event]!.map(volley => ({ volley, weight: 1 }));

/** How many events strike before the crew can react: the one whose back is open, and some share of the next. */
const FIRST = 0.8;
const LATER = 0.6;
/** The attacks that are to be expected soon, as far as the open cards tell. */
export const expectedVolleys = ({ box, table }: Scene): Expected[] => {
  const gone = new Uint8Array(box.events.length);
  for (const e of table.events.discard) gone[e] = 1;
  const isNext = (e: number): boolean => table.back < 0 || box.backs[e] === table.back;
  let open = 0,
    next = 0;
  for (let e = 0; e < gone.length; e++) {
    if (gone[e] === 1) continue;
    open++;
    if (isNext(e)) next++;
  }
  const found: Expected[] = [];
  volleysIn(box).forEach((volleys, e) => {
    if (gone[e] === 1) return;
    const weight = LATER / open + (isNext(e) ? FIRST / next : 0);
    for (const volley of volleys) found.push({ volley, weight });
  });
  return found;
};

/** Nothing reaches farther than this in one event. */
const REACH = 8;
/** Damage that enemies are expected to deal to this character soon, if all stays as it is. */
export const expectedDamage = (x: Scene, who: CharacterId, volleys: readonly Expected[]): number => {
  const { foes, ground, at, crew } = x,
    here = at[who]!;
  const ranges: number[] = [],
    walks: number[] = [],
    bits: number[] = [];
  for (const f of foes) {
    if (f.face.class < 0) continue;
    const range = rangeBetween(ground, f.space, here);
    if (range > REACH) continue;
    // The nearest character is the target: somebody nearer draws the fire.
    let isNearest = true;
    for (const c of crew) if (c !== who && rangeBetween(ground, f.space, at[c]!) < range) isNearest = false;
    if (!isNearest) continue;
    ranges.push(range);
    walks.push(walkBetween(ground, f.space, here));
    bits.push(1 << f.face.class);
  }
  if (ranges.length === 0) return 0;
  let sum = 0;
  for (const { volley, weight } of volleys) {
    const { classes, count, steps, range } = volley;
    let hits = 0;
    for (let i = 0; i < ranges.length && hits < count; i++)
      if ((bits[i]! & classes) !== 0 && (ranges[i]! <= range || (steps > 0 && walks[i]! <= steps + range))) hits++;
    sum += weight * hits;
  }
  return sum;
};
