import { type AnyState, begin, CHANCE, copyOf, machine, nearest, type Prompt, pick, roll, rulesOf, type State } from '@cadre/core';
import { bestForecast, countFaces, die, facesOf, forecast, inOrder, mean, type Plan } from '@cadre/kit';
import { expect, test } from 'vitest';

/** A shot: attack dice, one reroll of up to two, cover, defence dice. */
const ATTACK = die('attack', { crit: 1, hit: 3, surge: 1, blank: 3 });
const DEFENCE = die('defence', { block: 3, blank: 3 });
type Face = (typeof ATTACK.faces)[number];
type Range = State<{ cover: number; wounds: number; note: string }, null>;
const { procedure } = rulesOf<Range>();
const Shot = procedure('shot', {
  locals: (x: { dice: number; aim: boolean }) => ({ pool: [] as Face[], again: 0, hits: 0, ...x }),
  steps: {
    roll: {
      rule: 'T-1',
      seat: CHANCE,
      space: (_, f) => roll('attack', ATTACK, f.dice),
      take: (_, f, answer) => {
        f.pool = facesOf(ATTACK, answer);
      },
    },
    aim: {
      rule: 'T-2',
      when: (_, f) => f.aim,
      seat: 0,
      space: (_, f) => pick('die', [...f.pool.keys()], 0, Math.min(2, f.pool.length)),
      take: (_, f, chosen) => {
        f.pool = f.pool.filter((_x, i) => !chosen.includes(i));
        f.again = chosen.length;
      },
    },
    reroll: {
      rule: 'T-2',
      seat: CHANCE,
      space: (_, f) => roll('attack', ATTACK, f.again),
      take: (_, f, answer) => {
        f.pool = inOrder(ATTACK, [...f.pool, ...facesOf(ATTACK, answer)]);
        f.again = 0;
      },
    },
    cover: {
      rule: 'T-3',
      run: (s, f) => {
        f.hits = countFaces(f.pool, 'crit') + Math.max(0, countFaces(f.pool, 'hit') - s.public.cover);
        f.pool = [];
      },
    },
    defend: {
      rule: 'T-4',
      seat: CHANCE,
      space: (_, f) => roll('defence', DEFENCE, f.hits),
      take: (s, f, answer) => {
        s.public.wounds += f.hits - countFaces(facesOf(DEFENCE, answer), 'block');
      },
    },
  },
});
const game = {
  machine: machine<Range>([Shot]),
  clone: (s: Range): Range => copyOf(s, { ...s.public }, s.secret.slice()),
};
const table = (cover = 0): Range => ({ ...begin({ cover, wounds: 0, note: '' }, [null], Shot.frame({ dice: 0, aim: false })), stack: [] });
/** Reroll blanks and surges, as many as may be. */
const rerollMisses = (_: AnyState, { space }: Prompt): number[] => (space.kind === 'pick' ? space.options.slice(-space.max) : []);
const missesOnly = (s: Range): number[] => {
  const pool = nearest(s, Shot)?.pool ?? [];
  return [...pool.keys()].filter(i => pool[i] === 'blank' || pool[i] === 'surge').slice(0, 2);
};
const plan: Plan<Range, number> = { policy: s => missesOnly(s), measure: s => s.public.wounds };
const shoot = (dice: number, cover: number, aim: boolean, over: Partial<Plan<Range, number>> = {}) =>
  forecast(game, table(cover), Shot.call({ dice, aim }), { ...plan, ...over });
const list = (chances: ReadonlyMap<number, number>): number[] =>
  Array.from({ length: Math.max(...chances.keys()) + 1 }, (_, n) => chances.get(n) ?? 0);

test('one die without cover wounds one time in four: half of the sides hit, half of the saves fail', () => {
  expect(list(shoot(1, 0, false).chances)).toEqual([0.75, 0.25]);
  expect(list(shoot(1, 1, false).chances)).toEqual([1 - 1 / 16, 1 / 16]); // only the critical result gets through
  expect(mean(shoot(1, 0, true).chances)).toBeCloseTo((1 / 2 + 1 / 4) / 2, 14); // a miss is rolled again
});
test('it counts the same ways as brute force over single sides', () => {
  for (const [dice, cover] of [
    [2, 0],
    [2, 1],
    [3, 2],
  ] as const) {
    const ways = new Map<number, number>();
    const sides = ATTACK.faces.flatMap((face, i) => new Array<Face>(ATTACK.weights[i]!).fill(face));
    for (let n = 0; n < 8 ** dice; n++) {
      const pool = Array.from({ length: dice }, (_, i) => sides[Math.floor(n / 8 ** i) % 8]!);
      const hits = countFaces(pool, 'crit') + Math.max(0, countFaces(pool, 'hit') - cover);
      for (let blocks = 0; blocks < 2 ** dice; blocks++) {
        const wounds = [...Array(hits).keys()].filter(i => (blocks >> i) % 2 === 0).length;
        ways.set(wounds, (ways.get(wounds) ?? 0) + 1);
      }
    }
    const all = 16 ** dice;
    for (const [wounds, chance] of shoot(dice, cover, false).chances) expect(chance * all).toBeCloseTo(ways.get(wounds)!, 6);
  }
});
test('merged by a short key, by folded faces and not merged at all: the same forecast', () => {
  let n = 0;
  const whole = shoot(4, 1, true);
  const others = [
    shoot(4, 1, true, { key: s => JSON.stringify([s.public.wounds, s.stack]) }),
    shoot(4, 1, true, { key: () => String(n++) }), // nothing is merged
    shoot(4, 1, true, { fold: (_, d) => (d.id === 'attack' ? [0, 1, 3, 3] : [0, 1]) }), // a dead surge is a blank
  ];
  for (const other of others) {
    expect(other.chances.size).toBe(whole.chances.size);
    for (const [wounds, chance] of other.chances) expect(chance).toBeCloseTo(whole.chances.get(wounds)!, 12);
  }
  expect(others[2]!.steps).toBeLessThan(whole.steps);
  expect(others[1]!.steps).toBeGreaterThan(whole.steps);
});
test('a key that leaves out what matters gives another forecast: the test above can fail', () => {
  const wrong = shoot(4, 1, true, { key: s => String(s.stack[0]?.step) });
  expect(mean(wrong.chances)).not.toBeCloseTo(mean(shoot(4, 1, true).chances), 3);
});
test('the best policy is at least as good as a rule of thumb, and finds what one misses', () => {
  const best = (dice: number, cover: number, budget?: number) =>
    bestForecast<Range, number>(game, table(cover), Shot.call({ dice, aim: true }), {
      ...plan,
      me: 0,
      worth: n => n,
      ...(budget && { budget }),
    });
  for (const cover of [0, 1, 3]) {
    const thumb = mean(shoot(3, cover, true).chances),
      found = mean(best(3, cover).chances);
    expect(found).toBeGreaterThanOrEqual(thumb - 1e-12);
  }
  // behind heavy cover a hit is worth nothing: it is rolled again for a critical result
  const thumb = mean(shoot(2, 2, true).chances),
    found = mean(best(2, 2).chances);
  expect(thumb).toBeLessThan(found);
  expect(found).toBeCloseTo((2 * (1 / 8 + (7 / 8) * (1 / 8))) / 2, 12);
  const short = best(2, 2, best(2, 2).steps - 1); // one too few to find it: the rule of thumb decides
  expect([best(2, 2).exact, short.exact]).toEqual([true, false]);
  expect(mean(short.chances)).toBeLessThan(found);
});
test('an absurd pool is bounded and says so', () => {
  const wide = shoot(400, 3, true, { budget: 5000, policy: rerollMisses });
  expect([wide.exact, wide.trials > 100, wide.steps <= 5005]).toEqual([false, true, true]);
  expect(mean(wide.chances)).toBeGreaterThan(90);
  expect(shoot(6, 3, true).exact).toBe(true);
  const short = shoot(6, 3, true, { budget: 100 });
  expect([short.exact, short.steps < 110]).toEqual([false, true]);
});
test('it starts from what is known and changes nothing', () => {
  const s = table(1);
  const before = JSON.stringify(s);
  forecast(game, { public: s.public, stack: s.stack }, Shot.call({ dice: 3, aim: true }), plan);
  expect(JSON.stringify(s)).toBe(before);
});
