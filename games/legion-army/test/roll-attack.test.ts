import { chances, mean, seeded } from '@cadre/kit';
import { expect, test } from 'vitest';
import { type Attack, type Defence, rollAttack, woundOdds } from '../src/odds/index.js';

const random = seeded(43);
const oneIn = (n: number): boolean => random(n) === 0;
const attack = (): Attack => ({
  dice: { red: random(3), black: random(4), white: 1 + random(3) },
  surge: (['hit', 'crit', undefined] as const)[random(3)],
  critical: random(2),
  aims: random(3),
  precise: random(2),
  surges: random(2),
  impact: random(2),
  pierce: random(3),
  sharpshooter: random(2),
  isMelee: oneIn(4),
  ignoresCover: oneIn(5),
  ignoresDodge: oneIn(5),
});
const defence = (): Defence => ({
  die: oneIn(2) ? 'red' : 'white',
  surge: oneIn(2),
  cover: random(3) as 0 | 1 | 2,
  lowProfile: oneIn(3),
  dodges: random(3),
  armor: oneIn(3) ? Number.POSITIVE_INFINITY : 0,
  immunePierce: oneIn(5),
  immuneMeleePierce: oneIn(5),
  impervious: oneIn(5),
  outmaneuver: oneIn(5),
  block: oneIn(5),
  deflect: oneIn(5),
  luck: random(2),
  shields: random(2),
  surges: random(2),
  moreDice: random(2),
});
const ROLLS = 4000;
test('what is rolled is what the odds expect', () => {
  for (let i = 0; i < 30; i++) {
    const [a, d] = [attack(), defence()];
    const odds = woundOdds(a, d);
    const expected = mean(odds);
    const spread = Math.sqrt(chances(odds).reduce((sum, chance, n) => sum + chance * (n - expected) ** 2, 0) / ROLLS);
    let sum = 0;
    for (let n = 0; n < ROLLS; n++) sum += rollAttack(a, d, random).wounds;
    expect(Math.abs(sum / ROLLS - expected), JSON.stringify({ a, d })).toBeLessThanOrEqual(4.5 * spread + 1e-9);
  }
});
test('an aim token rolls misses again and says what they were', () => {
  const a: Attack = { ...attack(), dice: { white: 6 }, surge: undefined, critical: 0, surges: 0, aims: 1, precise: 0 };
  for (let n = 0; n < 50; n++) {
    const again = rollAttack(a, defence(), random).attack.filter(die => die.before.length > 0);
    expect(again.length).toBeLessThanOrEqual(2);
    for (const { before } of again) expect(['blank', 'surge']).toContain(before[0]);
  }
});
