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
import { SettleControl } from '@cadre/shatterpoint/round/control';
import { putAway, putOnTop, uppermost } from '@cadre/shatterpoint/round/decks';
import { LegendTurn } from '@cadre/shatterpoint/round/legend-turn';
import { Cycle, Match } from '@cadre/shatterpoint/round/match';
import type { CharacterId, EncounterState, UnitId } from '@cadre/shatterpoint/state';
import { takeDamage } from '@cadre/shatterpoint/suffer/damage';
import { contests } from '@cadre/shatterpoint/table/queries';
import { rule, scenario } from '@cadre/testkit';
import { expect } from 'vitest';
import { attackFaces, defenceFaces } from '../attack/fight.js';
import { objective } from '../stage.js';
import { activation, cards, code, during, match, offered, passUntil, put, withTop } from './table.js';

const VADER = 0 as UnitId;
const [REX, TROOPERS] = [3, 4] as [UnitId, UnitId];
const END = code({ kind: 'end' });
const ACTIVATE = code({ kind: 'unit', unit: TROOPERS });
/** The legal spot that is nearest to this one. */
const nearest = (s: EncounterState, x: number, y: number): Answer =>
  rules.ground(s).nearest(s.pending!.asks[0]!.space as Place, [Math.round(x * INCH), Math.round(y * INCH), 0])!;
const types = (facts: readonly { readonly type: string }[], ...wanted: string[]): string[] =>
  facts.flatMap(({ type }) => (wanted.includes(type) ? [type] : []));
const battery = (): EncounterState => match({ mission: 'silence-the-battery' });
const defeat = (s: EncounterState, ...units: number[]): EncounterState => {
  for (const unit of units) {
    s.public.units[unit]!.defeated = true;
    for (const id of s.public.units[unit]!.characters) s.public.characters[id]!.at = 'removed';
  }
  return s;
};
const assault = (attacker: CharacterId, how: 'melee' | 'ranged'): number => code({ kind: 'assault', attacker, target: 0, how });

rule(
  ['LE-60', 'LE-61', 'LE-63', 'LE-77', 'LE-6'],
  'each cadre once, then the Legend, who gets no Force of the alert; then the check',
  () => {
    const s = defeat(match(), 3, 4, 5, 6, 7, 8, 9, 10);
    s.public.dashboard.tracker = 7;
    for (const pool of s.public.force) pool.ready = 0;
    s.public.legendTurns = 2;
    const t = during(withTop(s, 0, 1, 6), Cycle.frame({}));
    for (const seat of [1, 2]) t.seat(seat).answers(code({ kind: 'seat', seat: 2 }));
    expect(t.facts('turn').map(({ seat }) => seat)).toEqual([2, 1, 0]);
    expect(t.facts('force').map(({ seat, by }) => [seat, by])).toEqual([
      [2, 2],
      [1, 2],
    ]);
    expect(t.facts('ended')).toEqual([]);
    t.seat(0).answers(code({ kind: 'card', card: cards(1)[0]! }));
    passUntil(t, 'nothing').over();
    expect(t.facts('ended')).toMatchObject([{ winner: 'legend', reason: 'cadreDefeated', rule: 'LE-M2' }]);
  },
);
rule(['LE-M2', 'LE-A28', 'LE-P34'], 'nothing ends the match but the check after a Legend turn; 40 of them end it unfinished', () => {
  const s = match();
  s.public.dashboard.tracker = 8;
  s.public.units[VADER]!.defeated = true;
  const turn = during(withTop(s, 1, 1), CadreTurn.frame({ seat: 1 }));
  passUntil(turn, 'nothing').over();
  expect(turn.state.public.winner).toBe('open');
  expect(during(turn.state, { ...Cycle.frame({}), step: 'check' }).over().state.public).toMatchObject({
    winner: 'legend',
    reason: 'tracker',
  });
  const long = match();
  long.public.legendTurns = 39;
  expect(outcome(long)).toBeNull();
  long.public.legendTurns = 40;
  expect(outcome(long)).toEqual({ winner: 'unfinished', reason: 'unfinished' });
  long.public.winner = 'unfinished';
  expect(
    during(long, { ...Match.frame({ layouts: [] }), step: 'cycles' })
      .over()
      .facts(),
  ).toEqual([]);
});
rule(['S-TURN-1', 'LE-42', 'S-TURN-2'], 'a cadre turn: one card, one activation, then control', () => {
  const s = match();
  put(s, TROOPERS, 0, 8, 11);
  const t = during(withTop(s, 1, 1), CadreTurn.frame({ seat: 1 })).asked('S-ORD-2', 1);
  t.seat(1).answers(ACTIVATE).asked('S-ACT-2', 1).seat(1).answers(END).over();
  expect(types(t.facts(), 'turn', 'revealed', 'used', 'activated', 'activationOver', 'control')).toEqual([
    'turn',
    'revealed',
    'used',
    'activated',
    'activationOver',
    'control',
  ]);
  expect(t.state.public.decks[1].discard).toEqual([1]);
});
rule(['S-TURN-2', 'LE-P2'], 'a Legend turn: control is settled before the mission looks at it', () => {
  const s = defeat(match(), 1, 2);
  put(s, REX, 0, 8, 11);
  const t = during(s, { ...LegendTurn.frame({ seat: 0 }), step: 'legend' });
  passUntil(t, 'nothing').over();
  expect(types(t.facts(), 'activationOver', 'control', 'pool')).toEqual(['activationOver', 'control', 'pool']);
  expect(t.state.public.dashboard.pools).toEqual([4, 5, 5]);
});
rule(['S-TURN-3', 'S-ORD-3'], 'who has a card in reserve begins with it or with a new card', () => {
  const s = withTop(match(), 1, 1);
  s.public.reserve = { seat: 1, card: cards(0)[0]! };
  s.public.decks[1].unknown = cards(2, 3, 4);
  const [reveal, fromReserve] = [code({ kind: 'reveal' }), code({ kind: 'fromReserve' })];
  const t = during(s, CadreTurn.frame({ seat: 1 }))
    .asked('S-TURN-3', 1)
    .offered([reveal, fromReserve])
    .seat(1)
    .answers(fromReserve);
  expect(t.facts('activated')).toMatchObject([{ unit: 3 }]);
  expect([t.state.public.reserve, t.state.public.decks[1].discard]).toEqual(['empty', [0]]);
  const other = withTop(match(), 2, 1);
  other.public.reserve = { seat: 1, card: cards(0)[0]! };
  expect(during(other, CadreTurn.frame({ seat: 2 })).facts('activated')).toMatchObject([{ unit: 8 }]); // the partner's card is not asked about
});
rule(['LE-P9', 'LE-44'], 'cards put on top or bottom are known; between them nobody knows the order', () => {
  const { decks } = match().public;
  putOnTop(decks[1], cards(3)[0]!);
  putAway(decks[1], cards(0)[0]!, 'bottom');
  expect(decks[1]).toMatchObject({ top: [3], unknown: [1, 2, 4], bottom: [0] });
  expect(uppermost(decks[1])).toEqual([3]);
  decks[1].top = [];
  expect(uppermost(decks[1])).toEqual([1, 2, 4]);
  decks[1].unknown = [];
  expect(uppermost(decks[1])).toEqual([0]);
});
rule(
  'LE-P10',
  'a tactics card is resolved and set aside until the deck is refreshed; as the last card it leads to the reserve or a refresh',
  () => {
    const traps = 5;
    const table = (left: readonly number[]) => {
      const s = withTop(match({ 'cadre.1': 'wicket+ewok-trappers+paploo+ewok-hunters' }), 1, traps);
      s.public.decks[1].unknown = cards(...left);
      s.public.decks[1].discard = cards(...[0, 1, 2, 3, 4].filter(each => !left.includes(each)));
      return s;
    };
    const last = (s: EncounterState) => {
      const t = during(s, CadreTurn.frame({ seat: 1 })).asked('LE-H12', 1);
      return t.seat(1).answers(offered(t.state)[0]!).chance(3); // where, and a failure
    };
    const t = last(table([1]));
    expect(t.state.public.decks[1].aside).toEqual([traps]);
    expect(t.facts('activated')).toMatchObject([{ unit: 4 }]);
    const reserved = table([]);
    reserved.public.reserve = { seat: 1, card: cards(2)[0]! };
    reserved.public.decks[1].discard = cards(0, 1, 3, 4);
    const asked = during(reserved, CadreTurn.frame({ seat: 1 }))
      .seat(1)
      .answers(code({ kind: 'reveal' }));
    expect(asked.seat(1).answers(offered(asked.state)[0]!).chance(3).facts('activated')).toMatchObject([{ unit: 5 }]);
    const fresh = last(table([]));
    expect(fresh.facts('refreshed')).toMatchObject([{ seat: 1 }]);
    expect(fresh.state.pending!.asks[0]!.space).toMatchObject({ kind: 'draw', from: [0, 1, 2, 3, 4, 5] });
  },
);
rule(
  ['LE-A15', 'S-WND-2', 'S-STR-2', 'S-STR-3', 'S-STR-4', 'LE-P12'],
  'nobody has Momentum: objectives do not move the Struggle token, and a Wound moves it by one',
  () => {
    const s = withTop(match(), 1, 1);
    for (const token of s.public.objectives) token.control = 'cadre';
    const t = during(s, CadreTurn.frame({ seat: 1 }))
      .seat(1)
      .answers(ACTIVATE)
      .seat(1)
      .answers(END)
      .over();
    expect(t.state.public.dashboard).toMatchObject({ tracker: 0, pools: [5, 5, 5] });
    takeDamage(t.state, REX, 99, 0 as CharacterId, 'test');
    expect(t.state.public.dashboard.tracker).toBe(1);
    expect(JSON.stringify(t.state.public)).not.toMatch(/momentum/i);
  },
);
rule(['LE-M6', 'LE-A13', 'LE-P25'], 'a Wounded unit may still fire at the generator, and one that was defeated attacks no more', () => {
  const s = match({ mission: 'uninvited-guests' });
  const shooter = put(s, TROOPERS, 0, 18, 3);
  s.public.units[TROOPERS]!.wounded = 1;
  const at = (step: string, activated: UnitId) => {
    const turn = { ...CadreTurn.frame({ seat: 1 }), step };
    turn.locals.activated = activated;
    return during(JSON.parse(JSON.stringify(s)) as EncounterState, turn);
  };
  at('mission', TROOPERS)
    .asked('LE-M6', 1)
    .offered([END, assault(shooter, 'ranged')]);
  s.public.units[TROOPERS]!.defeated = true;
  at('mission', TROOPERS).over();
});
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
  t.chance(...attackFaces('fffffff')).chance(...defenceFaces('fffff'));
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
  t.refused(0, 10 * INCH, 24.5 * INCH, 0); // engaged
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
rule(['S-OBJ-1', 'S-OBJ-2', 'LE-12'], 'an ability may let somebody contest from afar, for control and for the Wound of the Legend', () => {
  const s = match({
    legend: 'legend-yoda',
    minions: 'yoda-set-a',
    'cadre.1': 'darth-vader+echo-and-tech+es-04+hk-87-assassin-droids',
  });
  const vader = put(s, REX, 0, 2.2, 10);
  expect(contests(s, vader, objective(0))).toBe(false);
  const t = passUntil(activation(s, REX), 'S-ACT-2').seat(1).answers(END).asked('LE-P13', 1);
  t.seat(1).answers(offered(t.state).at(-1)!);
  passUntil(t, 'nothing').over();
  expect(t.facts('ability').map(({ ability }) => ability)).toContain('the-power-within');
  expect(contests(t.state, vader, objective(0))).toBe(true);
  expect(t.facts('control')).toMatchObject([{ objective: 0, side: 'cadre' }]);
  put(t.state, VADER, 0, 8, 9);
  takeDamage(t.state, REX, 99, 0 as CharacterId, 'test');
  expect(t.state.public.objectives[0]!.control).toBe('nobody'); // LE-12 looks at where it contested
  expect(during(t.state, SettleControl.frame({ seat: 1 })).over().state.public.objectives[0]!.control).toBe('legend');
});
