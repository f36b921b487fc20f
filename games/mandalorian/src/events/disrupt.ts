import { CHANCE, draw, pick } from '@cadre/core';
import { procedure } from '../define.js';
import { emit, happen } from '../happen.js';
import type { MandoState } from '../state.js';
import { SUBSTITUTE } from './slots.js';

const lay = (s: MandoState, slot: number, token: number): void => {
  s.public.slots[slot]!.tokens.push(token);
  happen(s, { type: 'disrupted', rule: 'MA-155', slot, token });
};
/** The slot before it is chosen, and after a token has been laid there. */
const UNDECIDED = -1;
export const Disrupt = procedure('disrupt', {
  locals: (x: { readonly slots: number[] }) => ({ slots: x.slots, slot: UNDECIDED as number }),
  steps: {
    slot: {
      rule: 'MA-7',
      seat: s => s.public.turn.seat,
      space: (_, f) => pick('slot', f.slots),
      take: (s, f, [slot]) => {
        f.slot = slot!;
        if (s.public.pool.length > 0 || s.public.spent.length === 0) return;
        s.public.pool = s.public.spent; // MA-159: white and yellow alike
        s.public.spent = [];
        emit(s, { type: 'reshuffled', rule: 'MA-159', deck: 'disrupt' });
      },
    },
    token: {
      rule: 'MA-155',
      seat: CHANCE,
      when: s => s.public.pool.length > 0,
      space: s => draw('disrupt', s.public.pool),
      take: (s, f, [token]) => {
        s.public.pool = s.public.pool.filter(t => t !== token);
        lay(s, f.slot, token!);
        f.slot = UNDECIDED;
      },
    },
    substitute: {
      rule: 'MA-160',
      run: (s, f) => {
        if (f.slot !== UNDECIDED) lay(s, f.slot, SUBSTITUTE);
      },
    },
  },
});
