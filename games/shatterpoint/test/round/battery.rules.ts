import type { Answer, Place } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { legendaryEncounters } from '@cadre/shatterpoint';
import { Assault } from '@cadre/shatterpoint/missions/assault';
import { MissionSteps, outcome } from '@cadre/shatterpoint/missions/mission';
import { Redeployment } from '@cadre/shatterpoint/missions/redeployment';
import { rules } from '@cadre/shatterpoint/procedures';
import { Action } from '@cadre/shatterpoint/round/action';
import { Activation } from '@cadre/shatterpoint/round/activation';
import { attacksOf } from '@cadre/shatterpoint/round/attacks';
import { CadreTurn } from '@cadre/shatterpoint/round/cadre-turn';
import { LegendTurn } from '@cadre/shatterpoint/round/legend-turn';
import type { CharacterId, EncounterState, UnitId } from '@cadre/shatterpoint/state';
import { rule, scenario } from '@cadre/testkit';
import { expect } from 'vitest';
import { attackFaces, defenceFaces } from '../attack/fight.js';
import { objective } from '../stage.js';
import { code, defeat, during, match, put } from './table.js';

const VADER = 0 as UnitId;
const [REX, TROOPERS] = [3, 4] as [UnitId, UnitId];
const END = code({ kind: 'end' });
/** The legal spot that is nearest to this one. */
const nearest = (s: EncounterState, x: number, y: number): Answer =>
  rules.ground(s).nearest(s.pending!.asks[0]!.space as Place, [Math.round(x * INCH), Math.round(y * INCH), 0])!;
const types = (facts: readonly { readonly type: string }[], ...wanted: string[]): string[] =>
  facts.flatMap(({ type }) => (wanted.includes(type) ? [type] : []));
const battery = (): EncounterState => match({ mission: 'silence-the-battery' });
const assault = (attacker: CharacterId, how: 'melee' | 'ranged'): number => code({ kind: 'assault', attacker, target: 0, how });

rule(['LE-P24', 'LE-A11'], 'the attack on a generator is no part of a combat action, that on the battery is', () => {
  const s = match({ mission: 'uninvited-guests' });
  const shooter = put(s, TROOPERS, 0, 18, 3);
  const turn = { ...CadreTurn.frame({ seat: 1 }), step: 'mission' };
  turn.locals.activated = TROOPERS;
  const free = during(s, turn).seat(1).answers(assault(shooter, 'ranged'));
  expect(free.state.stack.find(({ proc }) => proc === 'attack')!.locals).toMatchObject({ inCombatAction: false, defender: 'target' });
  const t = inCombat()
    .seat(1)
    .answers(assault(6 as CharacterId, 'ranged'));
  expect(t.state.stack.find(({ proc }) => proc === 'attack')!.locals).toMatchObject({ inCombatAction: true });
});
/** The 501st in a combat action of their own activation, both in range of the battery. */
const inCombat = () => {
  const s = battery();
  put(s, TROOPERS, 0, 18, 14);
  put(s, TROOPERS, 1, 20, 14);
  const turn = { ...CadreTurn.frame({ seat: 1 }), step: 'settle' };
  turn.locals.activated = TROOPERS;
  const doing = { ...Activation.frame({ unit: TROOPERS, seat: 1 }), step: 'act' };
  s.stack = [turn, doing, Action.frame({ unit: TROOPERS, action: 'combat', free: false })];
  return scenario(legendaryEncounters, s);
};
rule(['SB-2', 'SB-5'], 'once the battery was attacked nobody attacks it again in this turn; then it fires back', () => {
  const t = inCombat().asked('S-ACTN-3', 1);
  t.offered([END, assault(6 as CharacterId, 'ranged'), assault(7 as CharacterId, 'ranged')]);
  t.seat(1).answers(assault(6 as CharacterId, 'ranged'));
  t.chance(...attackFaces('fffffff')).chance(...defenceFaces('ffffff'));
  expect(t.facts('attack').map(({ attacker, attackDice }) => [attacker, attackDice])).toEqual([
    [6, 7],
    ['target', 5],
  ]);
  t.chance(...attackFaces('fffff')).chance(...defenceFaces('fffff'.slice(0, t.facts('attack')[1]!.defenceDice)));
  expect(t.facts('attack')).toHaveLength(2);
  t.asked('S-ACT-2', 1); // the other trooper has nobody else to shoot at
  expect(t.state.stack[0]!.locals).toMatchObject({ assaulted: true });
});
rule('SB-2', 'the Legend and its minions never attack the battery', () => {
  const s = battery();
  put(s, 2, 0, 18, 23);
  const turn = LegendTurn.frame({ seat: 0 });
  turn.locals.activated = 2 as UnitId;
  s.stack = [turn, { ...Activation.frame({ unit: 2 as UnitId, seat: 0 }), step: 'act' }];
  expect(attacksOf(s, 2 as UnitId, [])).toEqual([]);
});
rule(['SB-5', 'S-COV-3', 'S-COV-2'], 'the guns meet the cover of terrain, and one die less is left to them in the last stage', () => {
  const fire = (at: readonly [number, number], hunker: number, track = 0) => {
    const s = battery();
    s.public.dashboard.targets[0]!.track = track;
    const rex = put(s, REX, 0, ...at);
    s.public.units[REX]!.hunker = hunker;
    const frame = { ...Assault.frame({ attacker: rex, target: 0, kind: 'ranged', inCombatAction: true, seat: 1 }), step: 'fire' };
    const [fact] = during(s, frame).facts('attack');
    return [fact?.kind, fact?.attackDice, fact?.defenceDice];
  };
  expect(fire([18, 16.9], 0)).toEqual(['melee', 4, 5]);
  expect(fire([18, 12.2], 0)).toEqual(['ranged', 5, 5]);
  expect(fire([18, 12.2], 1)).toEqual(['ranged', 5, 7]); // the fuel line lies between them
  expect(fire([18, 12.2], 0, 2)).toEqual(['ranged', 4, 5]);
  expect(fire([18, 2], 0)).toEqual([undefined, undefined, undefined]); // out of range 5
});
rule(['SB-6', 'LE-H9'], 'up to two units come back, at the Legend or at a coupling that is free, and never engaged', () => {
  const s = defeat(battery(), 1, 2);
  put(s, REX, 0, 28, 13);
  s.public.objectives[1]!.control = 'cadre';
  const t = during(s, Redeployment.frame({})).asked('LE-M4', 0);
  const [one, two] = [1, 2].map(unit => code({ kind: 'unit', unit: unit as UnitId }));
  t.offered([END, one!, two!]).seat(0).answers(one!).asked('SB-6', 0);
  const coupling = (i: number): number => code({ kind: 'objective', objective: objective(i) });
  t.offered([code({ kind: 'character', character: 0 as CharacterId }), coupling(3), coupling(4)]); // not the held one, nor the contested one
  t.seat(0).answers(coupling(3));
  put(t.state, REX, 0, 11, 24);
  const engaged = rules.ground(t.state).refuse(t.state.pending!.asks[0]!.space as Place, [11 * INCH, 26 * INCH, 0]);
  expect(engaged).toMatchObject({ rule: 'LE-H9', why: 'too-near' });
  for (const x of [7, 9]) t.seat(0).answers(...nearest(t.state, x, 28.5));
  t.asked('LE-M4', 0).offered([END, two!]).seat(0).answers(END).over();
  expect(t.state.public.units.slice(1, 3).map(({ defeated }) => defeated)).toEqual([false, true]);
});
rule(['SB-9', 'SB-8'], 'the battery: the Legend wins on space 10, the cadre with the gun destroyed or the Legend defeated', () => {
  const s = battery();
  s.public.dashboard.tracker = 9;
  expect(outcome(s)).toBeNull();
  s.public.units[VADER]!.defeated = true;
  expect(outcome(s)).toEqual({ winner: 'cadre', reason: 'legendDefeated' });
  s.public.dashboard.targets[0]!.destroyed = true;
  expect(outcome(s)).toEqual({ winner: 'cadre', reason: 'goal' });
  s.public.dashboard.tracker = 10;
  expect(outcome(s)).toEqual({ winner: 'legend', reason: 'tracker' });
});
rule(['SB-7', 'LE-A28'], 'repairs come before the charge, and both before the check', () => {
  const s = battery();
  s.public.dashboard.counters = [3];
  s.public.dashboard.tracker = 9;
  s.public.dashboard.targets[0]!.covered = 2;
  put(s, 1, 0, 18, 23);
  const t = during(s, MissionSteps.frame({})).over();
  expect(types(t.facts(), 'repaired', 'counter', 'tracker')).toEqual(['repaired', 'counter', 'tracker']);
  expect(outcome(t.state)).toEqual({ winner: 'legend', reason: 'tracker' });
});
