import { INCH } from '@cadre/geometry';
import { MissionSteps, outcome } from '@cadre/shatterpoint/missions/mission';
import { Redeployment } from '@cadre/shatterpoint/missions/redeployment';
import { exposedTarget, targetChart, targetDefence } from '@cadre/shatterpoint/missions/targets';
import { moveTracker } from '@cadre/shatterpoint/missions/tracker';
import { coverSpace, settleTrack } from '@cadre/shatterpoint/missions/tracks';
import { onWounded } from '@cadre/shatterpoint/missions/wounds';
import { attacksOf, attacksOnTarget } from '@cadre/shatterpoint/round/attacks';
import { CadreTurn } from '@cadre/shatterpoint/round/cadre-turn';
import { SettleControl } from '@cadre/shatterpoint/round/control';
import type { EncounterState, UnitId } from '@cadre/shatterpoint/state';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { code, during, match, put } from './table.js';

const REX = 3 as UnitId;
const VADER = 0 as UnitId;
const settled = (s: EncounterState): EncounterState => during(s, SettleControl.frame({ seat: 1 })).state;
const endOfLegendTurn = (s: EncounterState) => during(s, MissionSteps.frame({}));
const guests = (): EncounterState => match({ mission: 'uninvited-guests' });
const battery = (): EncounterState => match({ mission: 'silence-the-battery' });

rule(
  ['S-OBJ-1', 'S-OBJ-2', 'LE-P1', 'LE-P2'],
  'the side with more characters takes control; a tie changes nothing, and control stays',
  () => {
    const s = match();
    put(s, REX, 0, 8, 11);
    expect(settled(s).public.objectives[0]!.control).toBe('cadre');
    put(s, VADER, 0, 8, 9);
    expect(settled(s).public.objectives[0]!.control).toBe('cadre');
    put(s, 1, 0, 9, 10);
    expect(settled(s).public.objectives[0]!.control).toBe('legend');
    const away = settled(s);
    for (const unit of [REX, VADER]) put(away, unit, 0, 20, 24);
    put(away, 1, 0, 22, 24);
    expect(settled(away).public.objectives[0]!.control).toBe('legend');
  },
);
rule('S-WND-3', 'a Wounded unit contests nothing', () => {
  const s = match();
  put(s, REX, 0, 8, 11);
  s.public.units[REX]!.wounded = 1;
  expect(settled(s).public.objectives[0]!.control).toBe('nobody');
});
/** TV-8: two cadre units and two of the Legend's characters at one objective of the cadre. */
const atObjective = (legendSide: number): EncounterState => {
  const s = match();
  s.public.objectives[0]!.control = 'cadre';
  put(s, REX, 0, 8, 11.5);
  put(s, 5, 0, 6.5, 10);
  put(s, VADER, 0, 8, 8.5);
  if (legendSide > 1) put(s, 1, 0, 9.8, 10);
  s.public.units[REX]!.wounded = 1;
  return s;
};
rule(
  ['LE-12', 'LE-13', 'LE-14', 'LE-15', 'LE-A5'],
  'a Wound by the Legend takes the control token where its side has more characters',
  () => {
    const vader = 0 as Parameters<typeof onWounded>[2];
    const outnumbered = atObjective(2);
    onWounded(outnumbered, REX, vader);
    expect(outnumbered.public.objectives[0]!.control).toBe('nobody');
    const even = atObjective(1);
    onWounded(even, REX, vader);
    expect(even.public.objectives[0]!.control).toBe('cadre');
    const byMinion = atObjective(2);
    onWounded(byMinion, REX, byMinion.public.units[1]!.characters[0]!);
    expect(byMinion.public.objectives[0]!.control).toBe('cadre');
  },
);
rule(['LE-M1', 'LE-A16', 'LE-A20', 'LE-73'], 'Wounds move the Struggle token, never below 0 nor beyond the last space', () => {
  const s = match();
  onWounded(s, REX, 'nobody');
  expect(s.public.dashboard.tracker).toBe(1);
  onWounded(s, VADER, 'nobody');
  onWounded(s, VADER, 'nobody');
  onWounded(s, 1 as UnitId, 'nobody');
  expect(s.public.dashboard.tracker).toBe(0);
  moveTracker(s, 99, 'LE-M1', 'test');
  expect(s.public.dashboard.tracker).toBe(8);
});
rule(
  ['LE-M5', 'LE-P26', 'LE-P3'],
  'each controlled objective takes a token of its tier; an empty tier leaves with its control tokens',
  () => {
    const s = match();
    s.public.dashboard.pools = [1, 5, 5];
    for (const i of [0, 1, 2]) s.public.objectives[i]!.control = 'cadre';
    s.public.objectives[3]!.control = 'legend';
    const t = endOfLegendTurn(s).over();
    expect(t.state.public.dashboard.pools).toEqual([0, 4, 5]);
    expect(t.state.public.objectives.slice(0, 3).map(({ gone, control }) => [gone, control])).toEqual([
      [true, 'nobody'],
      [true, 'nobody'],
      [false, 'cadre'],
    ]);
  },
);
rule(['LE-M2', 'LE-A17', 'LE-A28', 'LE-P34'], 'wins in the printed order: tracker, goal, a defeated Legend, no cadre unit left', () => {
  const s = match();
  expect(outcome(s)).toBeNull();
  for (const unit of s.public.units) if (unit.seat !== 0) unit.defeated = true;
  expect(outcome(s)).toEqual({ winner: 'legend', reason: 'cadreDefeated' });
  s.public.units[VADER]!.defeated = true;
  expect(outcome(s)).toEqual({ winner: 'cadre', reason: 'legendDefeated' });
  s.public.dashboard.pools = [0, 0, 0];
  expect(outcome(s)).toEqual({ winner: 'cadre', reason: 'goal' });
  s.public.dashboard.tracker = 8;
  expect(outcome(s)).toEqual({ winner: 'legend', reason: 'tracker' });
});
rule(
  ['LE-M6', 'LE-A13', 'LE-A14'],
  'the unit that activated may attack the open generator: in melee where it contests, at range where it is not engaged',
  () => {
    const s = guests();
    expect(attacksOnTarget(s, 4 as UnitId)).toEqual([]);
    put(s, 4, 0, 18, 11.5);
    expect(attacksOnTarget(s, 4 as UnitId).map(({ how }) => how)).toEqual(['melee', 'ranged']);
    put(s, VADER, 0, 18, 14);
    expect(attacksOnTarget(s, 4 as UnitId).map(({ how }) => how)).toEqual(['melee']);
    s.public.units[4]!.wounded = 1;
    expect(attacksOnTarget(s, 4 as UnitId)).toEqual([]);
  },
);
rule(['LE-M8', 'LE-P25', 'LE-88'], 'a destroyed generator exposes the next one, with the tokens that waited on it', () => {
  const s = guests();
  const { targets } = s.public.dashboard;
  targets[0]!.covered = 8;
  targets[1]!.stored = 3;
  coverSpace(s, 0, 'damage', 'LE-83');
  settleTrack(s, 0);
  expect(exposedTarget(s)).toBe(1);
  expect(targets.slice(0, 2)).toMatchObject([{ destroyed: true }, { covered: 3, stored: 0 }]);
  targets[1]!.covered = 9;
  targets[2]!.stored = 9;
  settleTrack(s, 1);
  expect(exposedTarget(s)).toBeUndefined(); // a row that tokens fill is destroyed at once
  expect(outcome(s)).toMatchObject({ winner: 'cadre', reason: 'goal' });
});
rule(['LE-M9', 'LE-P25'], 'each cadre rolls a die for each controlled junction and puts a token for each expertise', () => {
  const s = guests();
  s.public.firstCadre = 2;
  for (const i of [3, 4]) s.public.objectives[i]!.control = 'cadre';
  const t = endOfLegendTurn(s).chance(2, 2).asked('LE-P25', 2);
  t.seat(2)
    .answers(code({ kind: 'objective', objective: 1 as never }))
    .seat(2)
    .answers(code({ kind: 'objective', objective: 0 as never }));
  t.chance(0, 1).over();
  expect(t.state.public.dashboard.targets).toMatchObject([{ covered: 1 }, { stored: 1 }, { stored: 0 }]);
});
rule(['SB-3', 'LE-M7'], 'the battery has a die for each coupling that the cadre does not control, and its chart in the first stage', () => {
  const s = battery();
  for (const i of [1, 2]) s.public.objectives[i]!.control = 'cadre';
  expect([targetDefence(s, 0, 'melee'), targetDefence(s, 0, 'ranged')]).toEqual([4, 4]);
  expect(targetChart(s, 0)).toBeDefined();
  s.public.dashboard.targets[0]!.track = 1;
  expect(targetDefence(s, 0, 'ranged')).toBe(4);
  expect(targetChart(s, 0)).toBeUndefined();
  const open = guests();
  expect([targetDefence(open, 0, 'ranged'), targetDefence(open, 0, 'melee')]).toEqual([4, 3]);
});
rule('SB-4', 'a full row makes way for the next one; the last one destroys the battery', () => {
  const s = battery();
  const [target] = s.public.dashboard.targets;
  target!.covered = 5;
  settleTrack(s, 0);
  expect(target).toMatchObject({ track: 1, covered: 0, destroyed: false });
  Object.assign(target!, { track: 2, covered: 5 });
  settleTrack(s, 0);
  expect(target!.destroyed).toBe(true);
});
rule(['SB-7', 'SB-8'], 'the charge goes on while the cadre controls fewer than three couplings, and moves the tracker past its end', () => {
  const s = battery();
  s.public.dashboard.counters = [3];
  for (const i of [1, 2]) s.public.objectives[i]!.control = 'cadre';
  const fired = endOfLegendTurn(s).over().state.public.dashboard;
  expect([fired.counters, fired.tracker]).toEqual([[0], 1]);
  const held = battery();
  held.public.dashboard.counters = [3];
  for (const i of [1, 2, 3]) held.public.objectives[i]!.control = 'cadre';
  const kept = endOfLegendTurn(held).over().state.public.dashboard;
  expect([kept.counters, kept.tracker]).toEqual([[3], 0]);
});
rule('SB-7', "more of the Legend's characters at the battery repair one space of the current row", () => {
  const s = battery();
  Object.assign(s.public.dashboard.targets[0]!, { track: 1, covered: 3 });
  put(s, 1, 0, 18, 22.5);
  put(s, 1, 1, 16.2, 21);
  put(s, REX, 0, 18, 19.3);
  expect(endOfLegendTurn(s).over().state.public.dashboard.targets[0]!.covered).toBe(2);
  s.public.dashboard.targets[0]!.covered = 0;
  expect(endOfLegendTurn(s).over().state.public.dashboard.targets[0]).toMatchObject({ track: 1, covered: 0 });
});
rule('SB-2', 'the battery is attacked in combat actions of the own activation, once a cadre turn', () => {
  const s = battery();
  put(s, 4, 0, 18, 19.5);
  const turn = CadreTurn.frame({ seat: 1 });
  turn.locals.activated = 4 as UnitId;
  s.stack = [turn, { proc: 'activation', step: 'act', locals: { unit: 4 } }];
  const assaults = (): number => attacksOf(s, 4 as UnitId, []).filter(({ kind }) => kind === 'assault').length;
  expect(assaults()).toBe(2);
  turn.locals.assaulted = true;
  expect(assaults()).toBe(0);
});
rule(['LE-M4', 'LE-P32', 'LE-67', 'LE-69'], 'defeated minions come back near the Legend, unharmed', () => {
  const s = match();
  Object.assign(s.public.units[1]!, { defeated: true, damage: 5, wounded: 1, conditions: ['strained'] });
  for (const id of s.public.units[1]!.characters) Object.assign(s.public.characters[id]!, { at: 'removed' });
  const t = during(s, Redeployment.frame({}));
  for (const x of [2, 4])
    t.asked('LE-M4', 0)
      .seat(0)
      .answers(Math.round(x * INCH), Math.round(31 * INCH), 0);
  t.over();
  expect(t.state.public.units[1]).toMatchObject({ defeated: false, damage: 0, wounded: 0, conditions: [] });
  expect(t.state.public.roster.some(({ id }) => id === (1 as never))).toBe(true);
});
