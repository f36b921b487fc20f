import { pick } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { legendaryEncounters } from '@cadre/shatterpoint';
import { explain, odds } from '@cadre/shatterpoint/explain';
import { RULER_ENDS } from '@cadre/shatterpoint/explain/ruler-ends';
import { attackForecast } from '@cadre/shatterpoint/forecast';
import { exposedTarget } from '@cadre/shatterpoint/missions/targets';
import { OPTION } from '@cadre/shatterpoint/options';
import type { UnitId } from '@cadre/shatterpoint/state';
import { ground } from '@cadre/shatterpoint/table/ground';
import { placeMove } from '@cadre/shatterpoint/table/place-args';
import { expect, test } from 'vitest';
import { A, B, duel } from './attack/fight.js';
import { match, put } from './round/table.js';
import { chain, chart, objectiveAt, spot, stance, view } from './stage.js';

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
  expect(ask('successes', 0, B).chances).toEqual(forecast.successes);
  const wound = Math.round(100 * forecast.wound);
  expect(says).toContain(
    `ranged: ${forecast.attackDice} dice against ${forecast.defenceDice}, ${forecast.meanDamage.toFixed(1)} damage expected, ${wound}% to Wound`,
  );
  expect(says).toContain(`Conditions: Strained ${Math.round(100 * forecast.conditions.strained!)}%`);
  const atLeastOne = Math.round(100 * (1 - forecast.successes[0]!));
  expect(says).toContain(`1 or more successes: ${atLeastOne}% (M1)`);
  expect(ask('targets', 0).shapes).toMatchObject([{ kind: 'label', text: `${forecast.meanDamage.toFixed(1)} · ${wound}%` }]);
});
test('beside an option that is an attack stands what it comes to by the odds', () => {
  const { meanDamage, wound } = attackForecast(table(), { attacker: A, defender: B, kind: 'ranged', inCombatAction: true });
  const attack = OPTION.encode({ kind: 'attack', attacker: A, target: B, how: 'ranged' });
  const done = OPTION.encode({ kind: 'end' });
  const space = pick('option', [attack, done]);
  const [damage, percent] = [meanDamage.toFixed(1), Math.round(100 * wound)];
  expect(odds(table(), space, attack, 'en')).toBe(`${damage} damage, ${percent}% to Wound`);
  expect(odds(table(), space, attack, 'de')).toBe(`${damage.replace('.', ',')} Schaden, ${percent}\u00a0% verwundet`);
  expect(odds(table(), space, done, 'en')).toBeUndefined();
  expect(odds(table(), pick('use', [attack]), attack, 'en')).toBeUndefined();
  const s = match({ mission: 'uninvited-guests', layout: 'refinery' });
  const attacker = put(s, 3 as UnitId, 0, 18, 8);
  const target = exposedTarget(s)!;
  const { spaces } = attackForecast(s, { attacker, defender: 'target', target, kind: 'ranged', inCombatAction: true });
  const mean = spaces.reduce((sum, chance, n) => sum + n * chance, 0).toFixed(1);
  const assault = OPTION.encode({ kind: 'assault', attacker, target, how: 'ranged' });
  expect(odds(s, pick('option', [assault]), assault, 'en')).toBe(`${mean} spaces`);
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

const TWO_STANCES = [
  stance({ name: { en: 'Guard', de: 'Wache' }, ranged: { range: 3, dice: 4, chart: chart() } }),
  stance({
    name: { en: 'Charge', de: 'Angriff' },
    ranged: { range: 5, dice: 7, chart: chart() },
    tree: chain(['damage', 'damage'], ['damage', 'damage']),
  }),
];
test('another stance: what the card changes, and the damage expected then is the forecast of the rules', () => {
  const k = view(duel({ attackers: { stances: TWO_STANCES } }));
  const { says } = explain(k, { kind: 'stance', args: [0, 1] }, 'en');
  const flipped = { ...k, public: { ...k.public, units: k.public.units.map((each, i) => (i === 0 ? { ...each, stance: 1 } : each)) } };
  const mean = (known: typeof k): string =>
    attackForecast(known, { attacker: A, defender: B, kind: 'ranged', inCombatAction: true }).meanDamage.toFixed(1);
  expect(mean(flipped)).not.toBe(mean(k));
  expect(says).toEqual([
    'ranged attack: range 3, 4 dice → ranged attack: range 5, 7 dice',
    `L: defender: ${mean(k)} → ${mean(flipped)} damage expected`,
  ]);
  expect(explain(k, { kind: 'attack', args: [0, B, 1] }, 'en').chances).toEqual(
    attackForecast(flipped, { attacker: A, defender: B, kind: 'ranged', inCombatAction: true }).damage,
  );
  expect(explain(k, { kind: 'stance', args: [0, 2] }, 'en')).toEqual({ shapes: [], says: [] });
});
test('ranges are drawn from the edge of the base, and every enemy is in them or has a reason', () => {
  const { shapes, says } = ask('ranges', A);
  const [at, edge] = [spot([18, 7]), 200];
  expect(shapes.filter(({ kind }) => kind === 'circle')).toEqual([
    { kind: 'circle', means: 'range', x: at.x, y: at.y, radius: edge + 3 * INCH },
    { kind: 'circle', means: 'range', x: at.x, y: at.y, radius: edge + 8 * INCH },
  ]);
  expect(says).toEqual(['How far C1: attacker can attack', 'L: defender: ranged attack possible']);
  const far = explain(view(duel({ b: [18, 30] })), { kind: 'ranges', args: [A] }, 'en');
  expect(far.says[1]).toBe('L: defender: out of range');
});
test('the ruler measures from edge to edge and names the range tool that reaches', () => {
  const ends = (...to: number[]) => ask('ruler', RULER_ENDS.indexOf('character'), A, 0, 0, ...to).says;
  // Two bases of 40 mm, their middles 5 inches apart.
  expect(ends(RULER_ENDS.indexOf('character'), B, 0, 0)).toEqual(['3.4" away', 'Within range 3']);
  const point = spot([18, 10]);
  expect(ends(0, 0, point.x, point.y)).toEqual(['2.2" away', 'Within range 2']);
  const corner = spot([0, 36]);
  expect(ends(0, 0, corner.x, corner.y)[1]).toBe('Beyond range 5');
  // What is not there is the point that was clicked; half a question has no answer.
  expect(ends(RULER_ENDS.indexOf('character'), 40, point.x, point.y)).toEqual(['2.2" away', 'Within range 2']);
  expect(ask('ruler', 1, A)).toEqual({ shapes: [], says: [] });
});
