import { INCH } from '@cadre/geometry';
import { legendaryEncounters } from '@cadre/shatterpoint';
import { Redeployment } from '@cadre/shatterpoint/missions/redeployment';
import { ReturnUnit } from '@cadre/shatterpoint/missions/return-unit';
import type { CharacterId, EncounterState, UnitId } from '@cadre/shatterpoint/state';
import { rule, scenario } from '@cadre/testkit';
import { expect } from 'vitest';
import { code, defeat, during, match, put } from './table.js';

const VADER = 0 as UnitId;
const REX = 3 as UnitId;
const grievous = () => match({ legend: 'legend-grievous', minions: 'grievous-set-a' });

rule(['LE-26', 'LE-A30', 'LE-24'], 'a Wounded unique minion recovers where it stands, and loses one condition of choice', () => {
  const s = match({ minions: 'vader-set-b' });
  Object.assign(s.public.units[1]!, { wounded: 1, damage: 7, injured: 0, conditions: ['strained', 'pinned'] });
  const id = put(s, 1, 0, 30, 10);
  const t = during(s, Redeployment.frame({})).asked('LE-26', 0);
  t.offered(['strained', 'pinned'].map(condition => code({ kind: 'condition', condition: condition as 'strained' })));
  t.seat(0)
    .answers(code({ kind: 'condition', condition: 'pinned' }))
    .over();
  expect(t.state.public.units[1]).toMatchObject({ wounded: 0, damage: 0, injured: 0, conditions: ['strained'] });
  expect(t.state.public.characters[id]!.at).toEqual({ x: 30 * INCH, y: 10 * INCH, elevation: 0 });
  expect(t.facts('placed')).toEqual([]);
});
rule(['LE-M4', 'LE-67', 'S-COV-4'], 'a minion comes back with its abilities, and who is engaged by it loses its hunker tokens', () => {
  const s = match();
  defeat(s, 1);
  put(s, VADER, 0, 18, 9);
  put(s, REX, 0, 18, 4.5);
  s.public.units[REX]!.hunker = 1;
  const t = during(s, Redeployment.frame({})).asked('LE-M4', 0);
  t.seat(0)
    .answers(17 * INCH, 6.5 * INCH, 0)
    .seat(0)
    .answers(20 * INCH, 10 * INCH, 0)
    .over();
  expect(t.state.public.units[1]).toMatchObject({ defeated: false, damage: 0, wounded: 0, injured: 0, hunker: 0, conditions: [] });
  expect(t.state.public.roster.map(({ id }) => id as number)).toContain(1);
  expect(t.state.public.units[REX]!.hunker).toBe(0);
});
rule(['LE-M4', 'LE-P32'], 'returning is compulsory; an ability may widen the range for minions', () => {
  const s = match();
  defeat(s, 1);
  defeat(s, 2);
  during(s, Redeployment.frame({}))
    .asked('LE-M4', 0)
    .offered([1, 2].map(unit => code({ kind: 'unit', unit: unit as UnitId })));
  const wide = grievous();
  defeat(wide, 1);
  put(wide, 0, 0, 18, 30);
  const near = during(wide, Redeployment.frame({})).asked('LE-M4', 0);
  near.seat(0).answers(18 * INCH, 22.5 * INCH, 0); // range 3 by Assembly Line
  const far = match();
  defeat(far, 1);
  put(far, 0, 0, 18, 30);
  during(far, Redeployment.frame({})).refused(0, 18 * INCH, 22.5 * INCH, 0);
});
rule(['LE-H9', 'LE-P32'], 'without room for all its characters a unit stays defeated', () => {
  const s = match();
  defeat(s, 1);
  const [first, second] = s.public.units[1]!.characters as [CharacterId, CharacterId];
  const t = during(
    s,
    ReturnUnit.frame({ unit: 1 as UnitId, places: [{ within: 2, of: 0 as CharacterId, objective: 'none' }], apart: false }),
  );
  t.asked('LE-M4', 0)
    .seat(0)
    .answers(2 * INCH, 31 * INCH, 0);
  expect(t.state.public.characters[first]!.at).toBeTypeOf('object');
  const full = JSON.parse(JSON.stringify(t.state)) as EncounterState;
  Object.assign(full.public.characters[0]!, { at: 'removed' }); // nobody to come back to
  full.pending = null;
  full.stack.at(-1)!.step = 'noRoom';
  const held = scenario(legendaryEncounters, full).over();
  expect(held.facts('held')).toMatchObject([{ why: 'no room', rule: 'LE-H9' }]);
  expect([first, second].map(id => held.state.public.characters[id]!.at)).toEqual(['removed', 'removed']);
  expect(held.state.public.units[1]!.defeated).toBe(true);
});
