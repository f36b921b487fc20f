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
const volleys = new WeakMap<Box, readonly (readonly Volley[])[]>();
const volleysIn = (box: Box): readonly (readonly Volley[])[] => {
  let all = volleys.get(box);
  if (!all) {
    all = box.events.map(volleysOf);
    volleys.set(box, all);
  }
  return all;
};

/** How many events strike before the crew can react: the one whose back is open, and some share of the next. */
const FIRST = 0.8;
const LATER = 0.6;
/** For each event card, how often it is expected to come up soon. */
export const expectedEvents = (x: Scene): number[] => {
  const { box, table } = x;
  const weights = new Array<number>(box.events.length).fill(0);
  let open = 0,
    next = 0;
  for (let e = 0; e < weights.length; e++) {
    if (table.events.discard.includes(e)) continue;
    open++;
    if (box.backs[e] === table.back) next++;
    weights[e] = 1;
  }
  if (open === 0) return weights.fill((FIRST + LATER) / weights.length);
  for (let e = 0; e < weights.length; e++)
    if (weights[e] !== 0) weights[e] = LATER / open + (table.back < 0 ? FIRST / open : box.backs[e] === table.back ? FIRST / next : 0);
  return weights;
};

/** Damage that enemies are expected to deal to this character soon, if all stays as it is. */
export const expectedDamage = (x: Scene, who: number, events: readonly number[]): number => {
  const { foes, ground, at, crew } = x,
    here = at[who]!,
    cards = volleysIn(x.box);
  const ranges: number[] = [],
    walks: number[] = [],
    bits: number[] = [];
  for (const f of foes) {
    if (f.face.class < 0) continue;
    const range = rangeBetween(ground, f.space, here);
    if (range > 8) continue;
    // The nearest character is the target: somebody nearer draws the fire.
    let nearer = false;
    for (const c of crew) if (c !== who && rangeBetween(ground, f.space, at[c]!) < range) nearer = true;
    if (nearer) continue;
    ranges.push(range);
    walks.push(walkBetween(ground, f.space, here));
    bits.push(1 << f.face.class);
  }
  if (ranges.length === 0) return 0;
  let sum = 0;
  for (let e = 0; e < cards.length; e++) {
    const weight = events[e]!;
    if (weight === 0) continue;
    for (const v of cards[e]!) {
      let hits = 0;
      for (let i = 0; i < ranges.length; i++)
        if ((bits[i]! & v.classes) !== 0 && (ranges[i]! <= v.range || (v.steps > 0 && walks[i]! <= v.steps + v.range))) hits++;
      sum += weight * Math.min(hits, v.count);
    }
  }
  return sum;
};
