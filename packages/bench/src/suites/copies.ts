import { noughts } from '@cadre/noughts';
import type { Batch, Contestant, Suite } from '../suite.js';

const COPIES = 500;
/** A match in progress. */
const midway = () => {
  const s = noughts.machine.start(noughts.setup({}));
  for (const square of [4, 0, 2]) noughts.machine.submit(s, s.pending!.asks[0]!.seat, s.pending!.seq, [square]);
  s.out = [];
  return s;
};
type Midway = ReturnType<typeof midway>;
/** Uses the last copy, so that copying cannot be optimised away. */
const copying = (name: string, copy: (s: Midway) => unknown): Contestant => ({
  name,
  prepare: async (): Promise<Batch> => {
    const s = midway();
    return () => {
      let last: unknown = null;
      for (let i = 0; i < COPIES; i++) last = copy(s);
      if (!last) throw new Error('nothing was copied');
      return COPIES;
    };
  },
});

const RHYTHM = { unit: 'copy', rounds: 5, roundMilliseconds: 120, warmUpMilliseconds: 250 } as const;
const peer = copying('structuredClone', s => structuredClone(s));

/** What a search pays per branch. */
export const fork: Suite = {
  id: 'fork',
  group: 'kernel',
  title: 'Forking a match of noughts and crosses',
  contestants: [copying('Cadre, game.clone', s => noughts.clone(s)), peer],
  ...RHYTHM,
};

/** What a server pays for storing a state as text. */
export const store: Suite = {
  id: 'store',
  title: 'Storing a match of noughts and crosses',
  contestants: [copying('Cadre, JSON.stringify', s => JSON.stringify(s)), peer],
  ...RHYTHM,
};
