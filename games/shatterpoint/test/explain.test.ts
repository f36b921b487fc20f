import { legendaryEncounters } from '@cadre/shatterpoint';
import { explain } from '@cadre/shatterpoint/explain';
import { attackForecast } from '@cadre/shatterpoint/forecast';
import { ground } from '@cadre/shatterpoint/table/ground';
import { placeMove } from '@cadre/shatterpoint/table/place-args';
import { expect, test } from 'vitest';
import { A, B, duel } from './attack/fight.js';
import { chain, objectiveAt, spot, view } from './stage.js';

const table = () =>
  view(
    duel({
      attacker: { tree: chain(['damage', 'damage'], ['damage', 'strained'], ['damage']) },
      given: { objectives: [objectiveAt([18, 5])] },
    }),
  );
const ask = (kind: string, ...args: number[]) => explain(table(), { kind, args }, 'en');

test('what is said about an attack is the forecast of the rules', () => {
  const forecast = attackForecast(table(), { attacker: A, defender: B, kind: 'ranged', inCombatAction: true });
  const { says, chances } = ask('attack', 0, B);
  expect(chances).toEqual(forecast.damage);
  const wound = Math.round(100 * forecast.wound);
  expect(says).toContain(
    `ranged: ${forecast.attackDice} dice against ${forecast.defenceDice}, ${forecast.meanDamage.toFixed(1)} damage expected, ${wound} % to Wound`,
  );
  expect(says).toContain(`Conditions: Strained ${Math.round(100 * forecast.conditions.strained!)} %`);
  const atLeastOne = Math.round(100 * (1 - forecast.successes[0]!));
  expect(says).toContain(`1 or more successes: ${atLeastOne} % (M1)`);
  expect(ask('targets', 0).shapes).toMatchObject([{ kind: 'label', text: `${forecast.meanDamage.toFixed(1)} · ${wound} %` }]);
});
test('a reach is the region of the move that would be asked for', () => {
  const { shapes } = ask('reach', A);
  expect(shapes).toEqual(
    ground(table())
      .outline(placeMove(A, 'advance'))
      .map(outline => ({ kind: 'area', means: 'reach', outline })),
  );
});
test('a spot says who could be attacked from it, who is engaged there and what is contested', () => {
  const near = spot([18, 10]);
  expect(ask('spot', A, near.x, near.y, 0).says[1]).toBe('Engaged here with L: defender');
  const back = spot([18, 4]);
  expect(ask('spot', A, back.x, back.y, 0).says).toContain('Contests Tier 1 device A');
  const far = spot([2, 30]);
  expect(ask('spot', A, far.x, far.y, 0).says).toEqual(['No target from here']);
});
test('sight and distance between two characters, in both languages', () => {
  expect(ask('sight', A, B).says).toEqual(['C1: attacker sees L: defender', '3.4" away']);
  expect(explain(table(), { kind: 'sight', args: [A, B] }, 'de').says).toEqual(['K1: attacker sieht L: defender', '3,4" entfernt']);
});
test('nobody, a friend and an unknown question have no overlay', () => {
  for (const [kind, ...args] of [
    ['reach', 40],
    ['attack', 0, A],
    ['sight', A, A],
    ['spot', A],
    ['assault', 0, 0],
    ['no such', A],
  ] as const)
    expect(ask(kind, ...args)).toEqual({ shapes: [], says: [] });
  expect(legendaryEncounters.explain).toBe(explain);
});
