import {
  begin,
  CHANCE,
  copyOf,
  enumerate,
  machine,
  nearest,
  nextPrompt,
  outcomes,
  pick,
  plainDie,
  roll,
  rollDice,
  rulesOf,
  type State,
  sample,
} from '@cadre/core';
import { countFaces, die, facesOf, forecast, inOrder, seeded } from '@cadre/kit';
import type { Contestant, Suite } from '../suite.js';

/** An attack with one reroll, cover, a dodge and defence dice: what both miniatures games roll. */
const ATTACK = die('attack', { crit: 1, hit: 3, surge: 1, blank: 3 });
const DEFENCE = die('defence', { block: 3, surge: 1, blank: 2 });
type Face = (typeof ATTACK.faces)[number];
type Range = State<{ cover: number; dodges: number; wounds: number }, null>;
const { procedure } = rulesOf<Range>();
const Attack = procedure('attack', {
  locals: (x: { dice: number }) => ({ pool: [] as Face[], again: 0, hits: 0, ...x }),
  steps: {
    roll: {
      rule: 'F-1',
      seat: CHANCE,
      space: (_, f) => roll('attack', ATTACK, f.dice),
      take: (_, f, answer) => {
        f.pool = facesOf(ATTACK, answer);
      },
    },
    aim: {
      rule: 'F-2',
      seat: 0,
      space: (_, f) => pick('die', [...f.pool.keys()], 0, 2),
      take: (_, f, chosen) => {
        f.pool = f.pool.filter((_x, i) => !chosen.includes(i));
        f.again = chosen.length;
      },
    },
    reroll: {
      rule: 'F-2',
      seat: CHANCE,
      space: (_, f) => roll('attack', ATTACK, f.again),
      take: (_, f, answer) => {
        f.pool = inOrder(ATTACK, [...f.pool, ...facesOf(ATTACK, answer)]);
        f.again = 0;
      },
    },
    cover: {
      rule: 'F-3',
      run: (s, f) => {
        f.hits = countFaces(f.pool, 'crit') + Math.max(0, countFaces(f.pool, 'hit') - s.public.cover - s.public.dodges);
        f.pool = [];
      },
    },
    defend: {
      rule: 'F-4',
      seat: CHANCE,
      space: (_, f) => roll('defence', DEFENCE, f.hits),
      take: (s, f, answer) => {
        s.public.wounds += f.hits - countFaces(facesOf(DEFENCE, answer), 'block');
      },
    },
  },
});
const game = { machine: machine<Range>([Attack]), clone: (s: Range): Range => copyOf(s, { ...s.public }, s.secret.slice()) };
const target = (): Range => ({
  ...begin({ cover: 1, dodges: 1, wounds: 0 }, [null], Attack.frame({ dice: 0 })),
  stack: [],
});
const misses = (s: Range): number[] => {
  const pool = nearest(s, Attack)?.pool ?? [];
  return [...pool.keys()].filter(i => pool[i] === 'blank' || pool[i] === 'surge').slice(-2);
};
const exact = (dice: number): number =>
  forecast<Range, number>(game, target(), Attack.call({ dice }), { policy: misses, measure: s => s.public.wounds }).chances.size;
/** As many attacks as give one and a half digits of the same answer. */
const SIMULATED = 10_000;
const simulate = (dice: number): number => {
  const random = seeded(1);
  let wounds = 0;
  const start = game.machine.enter(target(), Attack.call({ dice }));
  for (let i = 0; i < SIMULATED; i++) {
    const s = game.clone(start);
    while (s.pending) {
      const { seat, space } = nextPrompt(s.pending);
      game.machine.advance(s, seat, seat === CHANCE ? sample(space, random) : misses(s));
    }
    wounds += s.public.wounds;
  }
  return wounds;
};
const once = (name: string, work: () => number): Contestant => ({
  name,
  prepare: async () => () => {
    if (work() === 0) throw new Error('no attack wounds: the measure is wrong');
    return 1;
  },
});
const TIMING = { group: 'forecast', rounds: 5, roundMilliseconds: 400, warmUpMilliseconds: 300 } as const;
export const forecastSuites: readonly Suite[] = [
  {
    id: 'forecast:attack',
    title: '8 dice, one reroll of two, cover, dodge, defence: all chances',
    unit: 'forecasts',
    contestants: [once('exact', () => exact(8)), once(`${SIMULATED} simulated attacks`, () => simulate(8))],
    ...TIMING,
  },
  {
    id: 'forecast:outcomes',
    title: 'The distinct results of 6 eight-sided dice with four symbols',
    unit: 'rolls',
    contestants: [
      once('as multisets', () => outcomes(roll('attack', ATTACK, 6))!.length),
      once('every side of every die', () => enumerate(rollDice('sides', new Array(6).fill(plainDie(8))), 300_000)!.length),
    ],
    ...TIMING,
  },
];
