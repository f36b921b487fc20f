import { outcome } from '@cadre/shatterpoint/missions/mission';
import { CadreTurn } from '@cadre/shatterpoint/round/cadre-turn';
import { SettleControl } from '@cadre/shatterpoint/round/control';
import { putAway, putOnTop, uppermost } from '@cadre/shatterpoint/round/decks';
import { LegendTurn } from '@cadre/shatterpoint/round/legend-turn';
import { Cycle, Match } from '@cadre/shatterpoint/round/match';
import type { CharacterId, EncounterState, UnitId } from '@cadre/shatterpoint/state';
import { takeDamage } from '@cadre/shatterpoint/suffer/damage';
import { contests } from '@cadre/shatterpoint/table/queries';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { objective } from '../stage.js';
import { activation, cards, code, defeat, during, match, offered, passUntil, put, withTop } from './table.js';

const VADER = 0 as UnitId;
const [REX, TROOPERS] = [3, 4] as [UnitId, UnitId];
const END = code({ kind: 'end' });
const ACTIVATE = code({ kind: 'unit', unit: TROOPERS });
const types = (facts: readonly { readonly type: string }[], ...wanted: string[]): string[] =>
  facts.flatMap(({ type }) => (wanted.includes(type) ? [type] : []));
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
  putOnTop(decks[1], cards(2)[0]!);
  expect(decks[1]).toMatchObject({ top: [2, 3], unknown: [1, 4] });
  expect(uppermost(decks[1])).toEqual([2]);
  decks[1].top = [];
  expect(uppermost(decks[1])).toEqual([1, 4]);
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
