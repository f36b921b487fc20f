import { CHANCE, type Known, nearest, nextPrompt, sample } from '@cadre/core';
import { bestForecast, forecast, mean, seeded } from '@cadre/kit';
import { skirmish } from '@cadre/skirmish';
import { Attack } from '@cadre/skirmish/attack';
import { woundForecast } from '@cadre/skirmish/forecast';
import type { SkirmishState } from '@cadre/skirmish/state';
import { atMost } from '@cadre/testkit';
import { expect, test } from 'vitest';
import { figure, yard } from './yard.js';

const [A, B] = [figure(0), figure(3)];
/** A0 shoots at B3 in the open at long range, or behind the low wall. */
const open = (given = {}) => yard([[12, 3], null, null, [12, 10.6], null, null], given).state;
const covered = (given = {}) => yard([[16, 3], null, null, [16, 9.2], null, null], given).state;
const aimed = (s: SkirmishState): SkirmishState => {
  s.public.figures[A]!.aim = 1;
  return s;
};
const list = (k: Known<SkirmishState>): number[] => {
  const { chances } = woundForecast(k, A, B);
  return Array.from({ length: Math.max(...chances.keys()) + 1 }, (_, n) => chances.get(n) ?? 0);
};

test('hand-computed: four dice in the open wound as four coins of one in four', () => {
  const p = 1 / 4; // half of the sides hit or crit, half of the saves fail
  const binomial = [1, 4, 6, 4, 1].map((ways, n) => ways * p ** n * (1 - p) ** (4 - n));
  for (const [n, chance] of list(open()).entries()) expect(chance).toBeCloseTo(binomial[n]!, 12);
});
test('hand-computed: one die, light cover: only a critical hit can wound', () => {
  const s = covered({ 'squad.0': 'scout+trooper+trooper' });
  // three dice and one more up close: of k crits and h hits the cover takes one hit
  let expected = 0;
  for (let crits = 0; crits <= 4; crits++)
    for (let hits = 0; hits + crits <= 4; hits++) {
      const ways = [1, 4, 6, 4, 1][crits]! * [[1, 4, 6, 4, 1], [1, 3, 3, 1], [1, 2, 1], [1, 1], [1]][crits]![hits]!;
      expected += ways * (1 / 8) ** crits * (3 / 8) ** hits * (4 / 8) ** (4 - crits - hits) * ((crits + Math.max(0, hits - 1)) / 2);
    }
  expect(mean(woundForecast(s, A, B).chances)).toBeCloseTo(expected, 12);
});
test('equal to simulated attacks within the sampling error', () => {
  const trials = 1_000_000 / (process.env['CADRE_FULL'] ? 1 : 20);
  const s = aimed(covered());
  const { chances, exact } = woundForecast(s, A, B);
  const random = seeded(12);
  const seen = new Map<number, number>();
  const start = skirmish.machine.enter(skirmish.clone({ ...s, pending: null, out: null }), Attack.call({ attacker: A, target: B }));
  for (let i = 0; i < trials; i++) {
    const t = skirmish.clone(start);
    const answered = atMost();
    while (t.pending && t.stack.length > s.stack.length) {
      answered();
      const ask = nextPrompt(t.pending);
      const pool = nearest(t, Attack)?.pool ?? [];
      const useless = (i: number): boolean => pool[i] !== 'crit' && (pool[i] !== 'hit' || pool.filter(f => f === 'hit').length <= 1);
      const reroll = ask.space.kind === 'pick' ? ask.space.options.filter(useless).slice(-ask.space.max) : [];
      skirmish.machine.advance(t, ask.seat, ask.seat === CHANCE ? sample(ask.space, random) : reroll, s.stack.length);
    }
    const wounds = t.public.figures[B]!.wounds;
    seen.set(wounds, (seen.get(wounds) ?? 0) + 1);
  }
  expect(exact).toBe(true);
  for (const [wounds, chance] of chances) {
    const error = Math.sqrt((chance * (1 - chance)) / trials);
    expect(Math.abs((seen.get(wounds) ?? 0) / trials - chance), `${wounds} wounds`).toBeLessThan(4.5 * error + 1e-9);
  }
});
test('the short key and the folded faces give the same forecast as all public data', () => {
  for (const s of [open(), aimed(open()), aimed(covered()), aimed(covered({ 'squad.0': 'marksman+trooper+guard' }))]) {
    const short = woundForecast(s, A, B);
    const long = forecast<SkirmishState, number>(skirmish, s, Attack.call({ attacker: A, target: B }), {
      policy: (state, { space }) => {
        const f = nearest(state, Attack);
        if (space.kind !== 'pick' || !f) return [];
        if (space.of === 'declared') return space.options.slice(0, 1);
        const hits = f.pool.filter(face => face === 'hit').length;
        return space.options.filter(i => f.pool[i] !== 'crit' && (f.pool[i] !== 'hit' || hits <= f.cover)).slice(-space.max);
      },
      measure: state => state.public.figures[B]!.wounds,
    });
    expect([...short.chances.keys()].sort()).toEqual([...long.chances.keys()].sort());
    for (const [wounds, chance] of long.chances) expect(short.chances.get(wounds)).toBeCloseTo(chance, 12);
  }
});
test('our rule of thumb for rerolls is nearly the best one', () => {
  const s = aimed(covered());
  const plan = { measure: (t: SkirmishState) => t.public.figures[B]!.wounds, policy: () => [] };
  const best = bestForecast<SkirmishState, number>(skirmish, s, Attack.call({ attacker: A, target: B }), {
    ...plan,
    me: 0,
    worth: wounds => wounds,
    key: t => JSON.stringify([t.public.figures[B]!.wounds, t.stack]),
  });
  const most = mean(best.chances);
  const ours = mean(woundForecast(s, A, B).chances);
  expect(most).toBeGreaterThanOrEqual(ours - 1e-12);
  expect(most - ours).toBeLessThan(0.02);
});
