import { amount, begin, CHANCE, copyOf, emit, type Game, machine, roll, rulesOf, type State, type Step, tell } from '@cadre/core';

/**
 * A small honest game: each of two seats rolls a die that only it sees, then each adds to a common sum in the open, and the higher total wins.
 * Every broken toy is this game with one thing wrong.
 */
export interface Pot {
  sum: number;
  last: number;
}
export interface Hand {
  die: number;
}
export type ToyState = State<Pot, Hand>;
const { procedure } = rulesOf<ToyState>();
export interface Turn {
  turn: number;
}
export type Steps = Record<string, Step<ToyState, Turn>>;

const dealTo = (seat: number): Steps[string] => ({
  rule: 'TOY-1',
  seat: CHANCE,
  secret: true,
  space: () => roll('die', 6, 1),
  take: (s, _, [face]) => {
    s.secret[seat]!.die = face! + 1;
    tell(s, seat, { type: 'dealt', rule: 'TOY-1', die: face! + 1 });
  },
});
export const honest = {
  dealFirst: dealTo(0),
  dealSecond: dealTo(1),
  add: {
    rule: 'TOY-2',
    when: (_, f) => f.turn < 4,
    seat: (_, f) => f.turn % 2,
    space: () => amount('points', 0, 3),
    take: (s, f, [points]) => {
      s.public.sum += points!;
      s.public.last = points!;
      emit(s, { type: 'added', rule: 'TOY-2', seat: f.turn % 2, points });
      f.turn++;
      return 'again';
    },
  },
  show: {
    rule: 'TOY-3',
    reveals: true,
    run: s => emit(s, { type: 'shown', rule: 'TOY-3', dice: s.secret.map(h => h.die) }),
  },
} as const satisfies Record<string, Steps[string]>;

export const toy = (steps: Record<string, Steps[string]>, change: Partial<Game<ToyState>> = {}): Game<ToyState> => {
  const turn = procedure('turn', { locals: (x: { turn: number }) => x, steps: steps });
  return {
    id: 'toy',
    name: 'Toy',
    rules: '1',
    options: {},
    catalogue: Array.from({ length: 12 }, (_, i) => ({ id: `TOY-${i}`, says: 'A rule of the toy.', source: 'house' })),
    machine: machine<ToyState>([turn]),
    setup: () => begin({ sum: 0, last: 0 }, [{ die: 0 }, { die: 0 }], turn.frame({ turn: 0 })),
    clone: s =>
      copyOf(
        s,
        { ...s.public },
        s.secret.map(h => ({ ...h })),
      ),
    imagine: (view, random) =>
      [0, 1].map(seat => {
        if (seat === view.seat) return view.mine!;
        const dealt = view.stack.length === 0 || turn.order.indexOf(view.stack[0]!.step) > seat;
        return { die: dealt ? random(6) + 1 : 0 };
      }),
    score: s => [0, 1].map(seat => (s.secret[seat]!.die > s.secret[1 - seat]!.die ? 1 : 0)),
    speech: { board: () => [], question: () => '', option: (_, __, x) => String(x), fact: f => f.type, seat: String },
    ...change,
  };
};
