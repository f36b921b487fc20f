import { FAR } from '@cadre/kit';
import type { SpaceId } from '../ids.js';
import { isUnlocked, type Terrain } from '../terrain/ground.js';

/** How many steps a locked door is worth on a way: what it usually takes to open one. */
const LOCKED = 5;

/** Steps between all spaces, row by row, for whoever can open doors and jump off roofs. */
export interface Ways {
  readonly size: number;
  readonly steps: Int16Array;
}
interface Edge {
  readonly to: SpaceId;
  readonly steps: number;
}

const edgesOf = (t: Terrain, unlocked: number): Edge[][] => {
  const edges = t.thin.map((list, from) => [
    ...list.map(to => ({ to, steps: 1 })),
    ...(t.roof[from] ? t.elevation[from]!.map(to => ({ to, steps: 1 })) : []), // off a roof, never onto it
  ]);
  t.doors.forEach(({ a, b }, i) => {
    const steps = isUnlocked(unlocked, i) ? 1 : LOCKED;
    edges[a]!.push({ to: b, steps });
    edges[b]!.push({ to: a, steps });
  });
  return edges;
};
const compile = (t: Terrain, unlocked: number): Ways => {
  const edges = edgesOf(t, unlocked),
    size = edges.length,
    steps = new Int16Array(size * size).fill(FAR);
  for (let from = 0; from < size; from++) {
    const row = from * size;
    steps[row + from] = 0;
    const open = [from];
    for (let here = open.shift(); here !== undefined; here = open.shift())
      for (const edge of edges[here]!) {
        const whole = steps[row + here]! + edge.steps;
        if (whole >= steps[row + edge.to]!) continue;
        steps[row + edge.to] = whole;
        open.push(edge.to);
      }
  }
  return { size, steps };
};

const known = new WeakMap<Terrain, Ways[]>();
export const waysOf = (t: Terrain, unlocked: number): Ways => {
  let all = known.get(t);
  if (!all) {
    all = [];
    known.set(t, all);
  }
  all[unlocked] ??= compile(t, unlocked);
  return all[unlocked];
};
export const wayBetween = (w: Ways, from: SpaceId, to: SpaceId): number => w.steps[from * w.size + to]!;
