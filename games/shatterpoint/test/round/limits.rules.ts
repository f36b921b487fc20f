import { Attack } from '@cadre/shatterpoint/attack/attack';
import { Assault } from '@cadre/shatterpoint/missions/assault';
import { MissionSteps } from '@cadre/shatterpoint/missions/mission';
import { onWounded } from '@cadre/shatterpoint/missions/wounds';
import { Action } from '@cadre/shatterpoint/round/action';
import { canTakeFree } from '@cadre/shatterpoint/round/actions';
import { Activation } from '@cadre/shatterpoint/round/activation';
import { CadreTurn } from '@cadre/shatterpoint/round/cadre-turn';
import { LegendTurn } from '@cadre/shatterpoint/round/legend-turn';
import { settle } from '@cadre/shatterpoint/round/objectives';
import { seatsInOrder } from '@cadre/shatterpoint/round/seats';
import type { CharacterId, EncounterState, Lasting, UnitId } from '@cadre/shatterpoint/state';
import { Defeat } from '@cadre/shatterpoint/suffer/defeat';
import { atMost, rule, type Scenario } from '@cadre/testkit';
import { expect } from 'vitest';
import { defenceFaces } from '../attack/fight.js';
import { clone, objective } from '../stage.js';
import { activation, code, during, match, passUntil, put, withTop } from './table.js';

const VADER = 0 as UnitId;
const [REX, TROOPERS] = [3, 4] as [UnitId, UnitId];
const END = code({ kind: 'end' });
/** Something that lasts on a unit; what it is makes no difference here. */
const lasting = (unit: UnitId, until: Lasting['until']): Lasting => ({
  unit,
  character: 'all',
  script: 0,
  at: 0,
  seat: 1,
  until,
  chosen: [],
});
const lasts = (s: EncounterState): string[] => s.public.lasting.map(({ until }) => until);

rule(['LE-H16', 'LE-63'], 'what lasts for an attack, an action, an activation or a turn ends with it, and with nothing smaller', () => {
  const all = (['attack', 'action', 'activation', 'turn', 'game'] as const).map(until => lasting(REX, until));
  const after = (frame: EncounterState['stack'][number]): string[] => {
    const s = match();
    s.public.lasting = all;
    put(s, TROOPERS, 0, 18, 8);
    put(s, 2, 0, 18, 14);
    const t = during(s, frame);
    const answered = atMost();
    while (t.state.pending) {
      answered();
      if (t.state.pending.rule === 'S-ATK-4') t.chance(...fails(t.state));
      else if (t.state.pending.asks[0]!.space.kind === 'place') t.seat(t.state.pending.asks[0]!.seat).passes();
      else t.seat(t.state.pending.asks[0]!.seat).answers(END);
    }
    return lasts(t.state);
  };
  const shot = { attacker: 6 as CharacterId, defender: 3 as CharacterId, kind: 'ranged', inCombatAction: false, seat: 1 } as const;
  expect(after(Attack.frame(shot))).toEqual(['action', 'activation', 'turn', 'game']);
  expect(after(Action.frame({ unit: TROOPERS, action: 'focus', free: false }))).toEqual(['attack', 'activation', 'turn', 'game']);
  expect(after(Activation.frame({ unit: TROOPERS, seat: 1 }))).toEqual(['attack', 'action', 'turn', 'game']);
  expect(after({ ...CadreTurn.frame({ seat: 1 }), step: 'end' })).toEqual(['attack', 'action', 'activation', 'game']);
});
/** Failures for every die that is rolled. */
const fails = (s: EncounterState): number[] => {
  const { space } = s.pending!.asks[0]!;
  return space.kind === 'roll' ? space.dice.map(die => die.weights.length - 1) : [];
};
rule(['S-ACT-3', 'LE-P19'], 'uses are counted anew in each activation and turn, and focus dice are gone after the turn', () => {
  const s = match();
  s.public.used = { activation: { a: 1 }, turn: { b: 1 }, game: { c: 1 } };
  const t = activation(s, TROOPERS);
  expect(t.state.public.used).toEqual({ activation: {}, turn: { b: 1 }, game: { c: 1 } });
  t.seat(1).answers(code({ kind: 'ability', ability: 0 }));
  passUntil(t, 'S-ACT-2').seat(1).answers(END).over();
  expect(t.state.public.used.activation).toEqual({});
  t.state.public.characters[6]!.focusRanged = 2;
  t.state.public.characters[6]!.focusMelee = 2;
  const over = during(t.state, { ...CadreTurn.frame({ seat: 1 }), step: 'end' }).over().state.public;
  expect(over.used).toEqual({ activation: {}, turn: {}, game: { c: 1 } });
  expect(over.characters[6]).toMatchObject({ focusMelee: 0, focusRanged: 0 });
});
rule('S-ACT-2', 'a free action is of a kind that the unit has not taken in its activation', () => {
  const s = match();
  const doing = { unit: TROOPERS, taken: 1, done: ['focus' as const] };
  expect(canTakeFree(s, doing, TROOPERS, 'focus')).toBe(false);
  expect(canTakeFree(s, doing, TROOPERS, 'move')).toBe(true);
  expect(canTakeFree(s, doing, REX, 'focus')).toBe(true);
  expect(canTakeFree(s, undefined, TROOPERS, 'focus')).toBe(true);
});
rule('LE-P8', 'what lasted on a defeated unit ends with it', () => {
  const s = match();
  s.public.lasting = [lasting(REX, 'turn'), lasting(TROOPERS, 'turn')];
  const t = during(s, Defeat.frame({ unit: REX })).over();
  expect(t.state.public.lasting.map(({ unit }) => unit)).toEqual([TROOPERS]);
});
rule(['LE-68', 'LE-64'], 'a defeated Legend does not activate', () => {
  const s = match();
  s.public.units[VADER]!.defeated = true;
  expect(
    during(s, { ...LegendTurn.frame({ seat: 0 }), step: 'legend' })
      .over()
      .facts('activated'),
  ).toEqual([]);
});
rule(['LE-12', 'LE-15'], 'a Wound of its own minion by the Legend takes no token of the cadre', () => {
  const s = match();
  s.public.objectives[0]!.control = 'cadre';
  put(s, VADER, 0, 8, 8.5);
  put(s, 1, 0, 8, 11.5);
  s.public.units[1]!.wounded = 1;
  onWounded(s, 1 as UnitId, 0 as CharacterId);
  expect(s.public.objectives[0]!.control).toBe('cadre');
});
rule(['LE-P2', 'LE-A27'], 'control is settled in a turn without an activation, too', () => {
  const s = match();
  for (const unit of s.public.units) if (unit.seat === 1) unit.defeated = true;
  put(s, 7, 0, 8, 11);
  expect(
    during(s, CadreTurn.frame({ seat: 1 }))
      .over()
      .facts('control'),
  ).toMatchObject([{ objective: 0, side: 'cadre' }]);
});
rule('SB-5', 'the guns do not fire at a unit that is Wounded', () => {
  const s = match({ mission: 'silence-the-battery' });
  const rex = put(s, REX, 0, 18, 14);
  const frame = () => ({ ...Assault.frame({ attacker: rex, target: 0, kind: 'ranged', inCombatAction: true, seat: 1 }), step: 'fire' });
  expect(during(JSON.parse(JSON.stringify(s)) as EncounterState, frame()).facts('attack')).toHaveLength(1);
  s.public.units[REX]!.wounded = 1;
  expect(during(s, frame()).over().facts('attack')).toEqual([]);
});
rule(['LE-P25', 'LE-M9'], 'a generator that waits takes no more tokens than its row has spaces; one that is destroyed takes none', () => {
  const s = match({ mission: 'uninvited-guests' });
  s.public.objectives[3]!.control = 'cadre';
  const [first, second] = s.public.dashboard.targets;
  Object.assign(first!, { destroyed: true });
  s.public.dashboard.exposed = 1;
  Object.assign(second!, { covered: 2 });
  s.public.dashboard.targets[2]!.stored = 8;
  const t = during(s, MissionSteps.frame({})).chance(2).asked('LE-P25', 1);
  t.offered([1, 2].map(objective => code({ kind: 'objective', objective: objective as never })));
  t.seat(1)
    .answers(code({ kind: 'objective', objective: 2 as never }))
    .chance(2)
    .over(); // the next one has nowhere else to go
  expect(t.state.public.dashboard.targets).toMatchObject([{ covered: 0 }, { covered: 3 }, { stored: 9 }]);
});
rule(['SB-3', 'LE-79'], 'only the first stage of the battery has a chart', () => {
  const blocks = (track: number): number => {
    const s = match({ mission: 'silence-the-battery' });
    s.public.dashboard.targets[0]!.track = track;
    for (const i of [1, 2, 3, 4]) s.public.objectives[i]!.control = 'cadre';
    const attack = { attacker: put(s, REX, 0, 18, 14), target: 0, kind: 'ranged', inCombatAction: true, seat: 1 } as const;
    const t = during(s, Attack.frame({ ...attack, defender: 'target' }));
    t.chance(...fails(t.state)).chance(...defenceFaces('ef'));
    return t.facts('charts')[0]!.blocks;
  };
  expect([0, 1, 2].map(blocks)).toEqual([1, 0, 0]);
});
rule(['LE-P13', 'LE-P31'], 'in the turn of the Legend it is asked first, then the cadres in the order of their turns', () => {
  const s = match();
  s.public.turn = 0;
  s.public.firstCadre = 2;
  expect(seatsInOrder(s)).toEqual([0, 2, 1]);
  s.public.turn = 2;
  expect(seatsInOrder(s)).toEqual([2, 1, 0]);
});
rule(['S-OBJ-2', 'LE-13', 'LE-14'], 'an ability may win a tie, or keep the control token of its side', () => {
  const table = (): EncounterState => {
    const s = match({ 'cadre.1': 'ezra-bridger+rebel-pathfinders+k-2so+rebel-commandos' });
    put(s, VADER, 0, 8, 8.5);
    return s;
  };
  const settled = (s: EncounterState): string => {
    settle(s, objective(0));
    return s.public.objectives[0]!.control;
  };
  const [ezra, pathfinders, droid] = [3, 4, 5];
  const tied = table();
  put(tied, pathfinders!, 0, 8, 11.5);
  expect(settled(tied)).toBe('nobody');
  const won = table();
  put(won, ezra!, 0, 8, 11.5);
  expect(settled(won)).toBe('cadre');
  const outnumbered = (unit: number): EncounterState => {
    const s = table();
    s.public.objectives[0]!.control = 'cadre';
    put(s, unit, 0, 8, 11.5);
    put(s, 1, 0, 9.8, 10);
    return s;
  };
  expect([settled(outnumbered(ezra!)), settled(outnumbered(droid!))]).toEqual(['legend', 'cadre']);
  const wounded = (unit: number): string => {
    const s = outnumbered(unit);
    put(s, pathfinders!, 0, 6.5, 10);
    put(s, 1, 1, 9.8, 8);
    s.public.units[pathfinders!]!.wounded = 1;
    onWounded(s, pathfinders as UnitId, 0 as CharacterId);
    return s.public.objectives[0]!.control;
  };
  expect([wounded(ezra!), wounded(droid!)]).toEqual(['nobody', 'cadre']);
});
rule(['LE-P5', 'S-ORD-4'], 'a Shatterpoint Card that comes right after a reserve must be used', () => {
  const t = during(withTop(match(), 1, 0, 4), CadreTurn.frame({ seat: 1 })).asked('S-ORD-2', 1);
  t.seat(1)
    .answers(code({ kind: 'reserve' }))
    .asked('S-ORD-2', 1)
    .offered([3, 4, 5, 6].map(unit => code({ kind: 'unit', unit: unit as UnitId })));
});
rule(['LE-P15', 'LE-H10'], 'a Wounded unit takes no part in a free action', () => {
  const s = match();
  put(s, VADER, 0, 18, 20);
  put(s, REX, 0, 18, 17);
  const fighting = (): Scenario<EncounterState> => during(clone(s), Action.frame({ unit: REX, action: 'combat', free: true }));
  fighting().asked('S-ACTN-3', 1);
  s.public.units[REX]!.wounded = 1;
  expect(fighting().over().facts('attack')).toEqual([]);
});
