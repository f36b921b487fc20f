import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { chain, chart } from '../stage.js';
import { attack, B, duel, rolls } from './fight.js';

rule(['S-ATK-7', 'S-DICE-3', 'S-ATK-8', 'S-ATK-9'], 'blocks cancel strikes, never criticals; each success buys an option', () => {
  const s = duel({ attacker: { tree: chain(['damage'], ['damage', 'damage'], ['damage']) } });
  const t = rolls(attack(s), 'css', 'bf').over();
  expect(t.facts('charts')).toMatchObject([{ criticals: 1, strikes: 2, blocks: 1, successes: 2 }]);
  expect(t.facts('branch').map(f => f.option)).toEqual(['M1', 'M2']);
  expect(t.state.public.units[1]!.damage).toBe(3);
});
rule('S-EXP-1', 'the row whose band holds the count is used, alone', () => {
  const its = chart({ from: 1, results: [{ add: 'strike' }] }, { from: 3, results: [{ add: 'critical' }] });
  const s = duel({ attacker: { ranged: { range: 4, dice: 3, chart: its } } });
  expect(rolls(attack(s), 'eee', 'ff').facts('charts')).toMatchObject([{ criticals: 1, strikes: 0, successes: 1 }]);
  expect(B).toBe(1);
});
