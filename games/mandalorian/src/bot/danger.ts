import type { Box } from '../box/box.js';
import { CLASSES, type EventCard, type Op } from '../content/types.js';
import { classBits } from '../effects/effects.js';
import { rangeBetween, walkBetween } from '../terrain/ground.js';
import type { Scene } from './scene.js';

/** One attack ability of an event card, with how far its attackers have moved before on the same card. */
interface Volley {
  readonly classes: number;
  readonly count: number;
  readonly steps: number;
  readonly range: number;
}
/** A volley, and how often it is expected to come soon. */
export interface Expected extends Volley {
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
export const volleysOn = (box: Box, event: number): Expected[] => volleysIn(box)[event]!.map(v => ({ ...v, weight: 1 }));

/** How many events strike before the crew can react: the one whose back is open, and some share of the next. */
const FIRST = 0.8;
const LATER = 0.6;
/** The attacks that are to be expected soon, as far as the open cards tell. */
export const expectedVolleys = ({ box, table }: Scene): Expected[] => {
  const open = box.events.flatMap((_, e) => (table.events.discard.includes(e) ? [] : [e]));
  const next = open.filter(e => table.back < 0 || box.backs[e] === table.back);
  const all = volleysIn(box);
  return open.flatMap(e => {
    const weight = LATER / open.length + (next.includes(e) ? FIRST / next.length : 0);
    return all[e]!.map(v => ({ ...v, weight }));
  });
};

/** Nothing reaches farther than this in one event. */
const REACH = 8;
/** Damage that enemies are expected to deal to this character soon, if all stays as it is. */
export const expectedDamage = (x: Scene, who: number, volleys: readonly Expected[]): number => {
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
  for (const v of volleys) {
    let hits = 0;
    for (let i = 0; i < ranges.length && hits < v.count; i++)
      if ((bits[i]! & v.classes) !== 0 && (ranges[i]! <= v.range || (v.steps > 0 && walks[i]! <= v.steps + v.range))) hits++;
    sum += v.weight * hits;
  }
  return sum;
};
