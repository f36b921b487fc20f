import { CHANCE, emit, NO_LOCALS, pick, roll, thenAgain } from '@cadre/core';
import { FACES, HOLD, type PigState, procedure, ROLL, SEATS, winner } from './state.js';

const LOSING = 1;
const endTurn = ({ public: table }: PigState): void => {
  table.total = 0;
  table.turn = (table.turn + 1) % SEATS.length; // PG-1
};

/** One roll of the die. Chance is a seat like any other. */
export const Roll = procedure('roll', {
  locals: () => NO_LOCALS,
  steps: {
    die: {
      rule: 'PG-3',
      seat: CHANCE,
      space: () => roll('die', FACES, 1),
      take: (s, _, [side]) => {
        const face = side! + 1;
        const seat = s.public.turn;
        s.public.total += face;
        emit(s, { type: 'rolled', rule: 'PG-3', seat, face, total: s.public.total });
        if (face > LOSING) return;
        emit(s, { type: 'lost', rule: 'PG-4', seat });
        endTurn(s);
      },
    },
  },
});

/** The whole match. The keys are the steps of the rulebook, in order. */
export const Play = procedure('play', {
  locals: () => NO_LOCALS,
  steps: {
    decide: {
      rule: 'PG-2',
      when: s => winner(s) < 0,
      seat: s => s.public.turn,
      space: s => pick('decision', s.public.total > 0 ? [HOLD, ROLL] : [ROLL]), // a single answer is taken without asking
      take: (s, _, [decision]) => {
        if (decision === ROLL) return thenAgain(Roll.call({})); // into the other procedure, then to this step again
        const { turn: seat, total, points } = s.public;
        points[seat]! += total;
        emit(s, { type: 'held', rule: 'PG-5', seat, total, points: points[seat]! });
        endTurn(s);
        return 'again';
      },
    },
    end: { rule: 'PG-6', run: s => emit(s, { type: 'won', rule: 'PG-6', seat: winner(s) }) },
  },
});
