import { begin, copyOf, type Game, machine, pick, rulesOf, type State } from '@cadre/core';

/** Two partners against one: the partners agree on a road, then the third seat blocks one. */
type Roads = State<{ taken: number[] }, null, { readonly type: 'taken'; readonly rule: string; readonly road: number }>;
const NAMES = ['the ford', 'the bridge', 'the pass'];
const { procedure } = rulesOf<Roads>();
const Choose = procedure('choose', {
  locals: () => ({}),
  steps: {
    together: {
      rule: 'T-1',
      joint: () => [0, 1],
      space: () => pick('road', [0, 1, 2]),
      take: (s, _, [road]) => {
        s.public.taken.push(road!);
        s.out?.push({ fact: { type: 'taken', rule: 'T-1', road: road! } });
      },
    },
    against: { rule: 'T-2', seat: 2, space: () => pick('road', [0, 1]), take: () => 'again' },
  },
});
const SECRETS = [null, null, null];
export const roads: Game<Roads> = {
  id: 'roads',
  name: 'Roads',
  rules: '1',
  options: {},
  sides: () => [[0, 1], [2]],
  catalogue: [
    { id: 'T-1', says: 'The partners agree on a road.', source: 'house' },
    { id: 'T-2', says: 'The third seat blocks a road.', source: 'house' },
  ],
  machine: machine<Roads>([Choose]),
  setup: () => begin({ taken: [] as number[] }, SECRETS, Choose.frame({})),
  clone: s => copyOf(s, { taken: [...s.public.taken] }, SECRETS),
  imagine: () => SECRETS,
  score: () => [0.5, 0.5, 0.5],
  speech: {
    seat: seat => ['Ada', 'Ben', 'Cleo'][seat]!,
    board: () => [],
    question: () => 'Which road?',
    option: (_, __, value) => NAMES[value]!,
    fact: ({ road }) => `The partners take ${NAMES[road]}`,
  },
};
