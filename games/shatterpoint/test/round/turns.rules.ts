import { canUseAbility, costOf } from '@cadre/shatterpoint/effects/abilities';
import { CadreTurn, canReserve } from '@cadre/shatterpoint/round/cadre-turn';
import { retireCard } from '@cadre/shatterpoint/round/decks';
import { alertLevel } from '@cadre/shatterpoint/round/force';
import { LegendTurn, RevealOrders } from '@cadre/shatterpoint/round/legend-turn';
import { Cycle } from '@cadre/shatterpoint/round/match';
import { Deployment } from '@cadre/shatterpoint/setup/deployment';
import type { EncounterState, UnitId } from '@cadre/shatterpoint/state';
import { atMost, rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { activation, cards, code, during, match, offered, withTop } from './table.js';

const REX = 3 as UnitId;
/** The 501st have no Tactic ability. */
const TROOPERS = 4 as UnitId;
const ready = (s: EncounterState, seat: 0 | 1 | 2): number => s.public.force[seat].ready;

rule(['LE-75', 'LE-76', 'LE-43', 'LE-44', 'S-ORD-2'], 'Ben at Yellow Alert: one refresh a turn, and a reserve costs 1 Force', () => {
  const s = withTop(match(), 1, 0, 1);
  s.public.dashboard.tracker = 4;
  s.public.force[1].ready = 2;
  const t = during(s, CadreTurn.frame({ seat: 1 }));
  expect(ready(t.state, 1)).toBe(3);
  t.asked('S-ORD-2', 1)
    .seat(1)
    .answers(code({ kind: 'reserve' }));
  expect(ready(t.state, 1)).toBe(2);
  expect(t.facts('force').map(({ by }) => by)).toEqual([1, -1]);
  expect(t.state.public.reserve).toEqual({ seat: 1, card: 0 });
  expect(t.facts('activated')).toMatchObject([{ unit: 4 }]); // the next card must be used
});
rule(['LE-74', 'LE-A29'], 'alert levels change at 3 and 6', () => {
  const s = match();
  const at = (tracker: number) => {
    s.public.dashboard.tracker = tracker;
    return alertLevel(s)!.refresh;
  };
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(at)).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2]);
});
rule(['LE-45', 'LE-P6', 'S-ORD-3'], 'no reserve into a full slot, without Force, or as the last card of the deck', () => {
  const full = withTop(match(), 1, 0, 1);
  full.public.reserve = { seat: 2, card: cards(0)[0]! };
  expect(during(full, CadreTurn.frame({ seat: 1 })).facts('activated')).toMatchObject([{ unit: 3 }]); // nothing to decide
  const poor = withTop(match(), 1, 0, 1);
  poor.public.force[1].ready = 0;
  expect(during(poor, CadreTurn.frame({ seat: 1 })).facts('activated')).toMatchObject([{ unit: 3 }]);
  const last = withTop(match(), 1, 0);
  last.public.decks[1].unknown = [];
  expect(during(last, CadreTurn.frame({ seat: 1 })).facts('activated')).toMatchObject([{ unit: 3 }]);
});
rule(
  ['S-ORD-4', 'LE-P4', 'LE-P5'],
  'a Shatterpoint Card activates any own unit, or is shuffled back while another card is in the deck',
  () => {
    const own = [3, 4, 5, 6].map(unit => code({ kind: 'unit', unit: unit as UnitId }));
    const t = during(withTop(match(), 1, 4), CadreTurn.frame({ seat: 1 }));
    t.offered([...own, code({ kind: 'shuffleBack' })], 1);
    t.seat(1).answers(code({ kind: 'shuffleBack' }));
    expect(t.state.public.decks[1].unknown).toEqual([0, 1, 2, 3, 4]);
    const last = withTop(match(), 1, 4);
    last.public.decks[1].unknown = [];
    during(last, CadreTurn.frame({ seat: 1 })).offered(own, 1);
  },
);
rule(['LE-P7', 'S-ORD-5', 'S-FRC-2'], 'an empty deck is refreshed at the start of the own turn, with all Force', () => {
  const s = match();
  s.public.force[1].ready = 0;
  Object.assign(s.public.decks[1], { unknown: [], discard: cards(0, 1, 2, 3, 4) });
  const t = during(s, CadreTurn.frame({ seat: 1 }));
  expect(t.facts('refreshed')).toMatchObject([{ seat: 1 }]);
  expect(ready(t.state, 1)).toBe(4);
  expect(t.state.pending!.asks[0]!.space).toMatchObject({ kind: 'draw', from: [0, 1, 2, 3, 4] });
});
rule('LE-A25', 'with an empty deck the own card in reserve must be activated first', () => {
  const s = match();
  Object.assign(s.public.decks[1], { unknown: [], discard: cards(1, 2, 3, 4) });
  s.public.reserve = { seat: 1, card: cards(0)[0]! };
  const t = during(s, CadreTurn.frame({ seat: 1 }));
  expect(t.facts('refreshed')).toEqual([]);
  expect(t.facts('activated')).toMatchObject([{ unit: 3 }]);
  expect(t.state.public.reserve).toBe('empty');
});
rule('LE-P8', 'the order card of a defeated unit leaves deck and slot for good', () => {
  const s = match();
  s.public.reserve = { seat: 1, card: cards(0)[0]! };
  retireCard(s, REX);
  expect(s.public.reserve).toBe('empty');
  expect(s.public.decks[1].aside).toEqual([0]);
  s.public.units[REX]!.defeated = true;
  Object.assign(s.public.decks[1], { unknown: [], discard: cards(1, 2, 3, 4) });
  const t = during(s, CadreTurn.frame({ seat: 1 }));
  expect(t.state.pending!.asks[0]!.space).toMatchObject({ from: [1, 2, 3, 4] });
});
rule('LE-A27', 'a cadre player without units takes an empty turn', () => {
  const s = match();
  for (const unit of s.public.units) if (unit.seat === 1) unit.defeated = true;
  const t = during(s, CadreTurn.frame({ seat: 1 })).over();
  expect(t.facts('revealed')).toEqual([]);
});
rule(
  ['LE-54', 'LE-55', 'LE-49', 'LE-50', 'LE-58', 'LE-A26'],
  'first Legend turn: the Shatterpoint Card is replaced and shuffled in',
  () => {
    const s = withTop(match(), 0, 7, 3, 6, 2);
    s.public.legendTurns = 1;
    const t = during(s, RevealOrders.frame({}));
    t.asked('LE-49', 0).offered([code({ kind: 'card', card: cards(3)[0]! }), code({ kind: 'card', card: cards(6)[0]! })]);
    expect(t.state.public.decks[0]).toMatchObject({ top: [], unknown: [0, 1, 2, 4, 5, 7] });
    s.public.force[0].ready = 0;
    t.seat(0)
      .answers(code({ kind: 'card', card: cards(6)[0]! }))
      .over();
    expect(t.state.public.decks[0].discard).toEqual([3, 6]);
  },
);
rule(['LE-51', 'LE-52', 'LE-53', 'LE-57', 'LE-10', 'LE-A7'], 'later the other card is used at once, with its Legend Ability', () => {
  const s = withTop(match(), 0, 3, 7);
  s.public.legendTurns = 2;
  s.public.force[0].ready = 1;
  const t = during(s, RevealOrders.frame({})).over(); // Hatred Endures: refresh 2, nothing to mend, Protection
  expect(ready(t.state, 0)).toBe(3);
  expect(t.state.public.lasting).toMatchObject([{ unit: 0, until: 'nextLegendTurn' }]);
  expect(t.state.public.decks[0].discard).toEqual([3, 7]);
  const without = withTop(match(), 0, 3, 6);
  without.public.legendTurns = 2;
  const used = during(without, RevealOrders.frame({}))
    .seat(0)
    .answers(code({ kind: 'card', card: cards(3)[0]! }))
    .over();
  expect(used.state.public.lasting).toEqual([]);
});
rule(['LE-A8', 'LE-56'], 'with fewer than two cards the Legend shuffles the discard in, without Force', () => {
  const s = match();
  s.public.legendTurns = 3;
  s.public.force[0].ready = 0;
  Object.assign(s.public.decks[0], { unknown: [], discard: cards(0, 1, 2, 3, 4, 5, 6, 7) });
  const t = during(s, RevealOrders.frame({}));
  expect(t.facts('refreshed')).toMatchObject([{ seat: 0 }]);
  expect(ready(t.state, 0)).toBe(0);
});
rule(['LE-62', 'LE-2', 'LE-P27'], 'cadres that differ on who goes first follow the seat that went second, which may insist', () => {
  for (const went of [1, 2] as const) {
    const s = match();
    s.public.firstCadre = went;
    const decides = went === 1 ? 2 : 1;
    const [own, other] = [code({ kind: 'seat', seat: decides }), code({ kind: 'seat', seat: went })];
    const t = during(s, Cycle.frame({})).seat(decides).answers(own).seat(went).answers(other).seat(went).answers(other);
    t.asked('LE-62', decides).seat(decides).answers(own);
    expect(t.state.public.turn).toBe(decides);
    expect(t.facts('first')).toEqual([{ type: 'first', rule: 'LE-62', seat: decides, insisted: decides }]);
  }
});
rule('LE-P27', 'on the first question the cadre of seat 1 has the last word, and insists without waiting for its partner', () => {
  const own = code({ kind: 'seat', seat: 2 });
  const t = during(match(), Deployment.frame({})).asked('LE-P27', 2).seat(1).answers(own).seat(1).answers(own);
  expect(t.facts('first')).toEqual([{ type: 'first', rule: 'LE-P27', seat: 2, insisted: 1 }]);
});
rule(['LE-62', 'LE-2', 'LE-P27'], 'both cadre seats agree on who goes first; who went second is asked first', () => {
  const s = match();
  s.public.firstCadre = 1;
  const t = during(s, Cycle.frame({})).asked('LE-62', 1).asked('LE-62', 2);
  expect(t.state.pending!.asks.map(({ seat }) => seat)).toEqual([2, 1]);
  t.seat(1)
    .answers(code({ kind: 'seat', seat: 2 }))
    .seat(2)
    .answers(code({ kind: 'seat', seat: 2 }));
  expect(t.state.public.turn).toBe(2);
});
rule(['LE-66', 'LE-20', 'LE-25', 'LE-26', 'LE-64'], 'every minion activates once, but no Wounded unique one, which recovers later', () => {
  const s = match({ minions: 'vader-set-b' });
  const sister = s.public.units[1]!;
  Object.assign(sister, { wounded: 1, damage: 7, conditions: ['pinned'] });
  s.public.legendTurns = 1;
  const t = during(s, { ...LegendTurn.frame({ seat: 0 }), step: 'minions' });
  expect(t.facts('activated')).toMatchObject([{ unit: 2 }]);
  const answered = atMost();
  while (t.state.pending && t.facts('recovered').length === 0) {
    answered();
    const { seat, space } = t.state.pending.asks[0]!;
    if (space.kind === 'place') t.seat(seat).passes();
    else t.seat(seat).answers(offered(t.state)[0]!);
  }
  expect(t.state.public.units[1]).toMatchObject({ wounded: 0, damage: 0, injured: 0, conditions: [] });
});
rule(['S-ACT-2', 'S-ACTN-4', 'S-ENG-4'], 'two actions, each kind once', () => {
  const t = activation(match(), TROOPERS);
  const [focus, cover] = [code({ kind: 'focus' }), code({ kind: 'takeCover' })];
  expect(offered(t.state)).toEqual(expect.arrayContaining([focus, cover]));
  t.seat(1).answers(focus);
  expect(offered(t.state)).not.toContain(focus);
  t.seat(1).answers(cover);
  expect(t.state.public.units[TROOPERS]!.hunker).toBe(1);
  expect(t.state.pending === null || !offered(t.state).includes(code({ kind: 'move' }))).toBe(true);
});
rule(['S-ACTN-2', 'S-KW-2', 'LE-P19'], 'focus counts one die and the keywords for each character', () => {
  const t = activation(match(), TROOPERS)
    .seat(1)
    .answers(code({ kind: 'focus' }));
  const [fact] = t.facts('focused');
  const id = t.state.public.units[TROOPERS]!.characters[0]!;
  expect(t.state.public.characters[id]).toMatchObject({ focusMelee: fact!.melee, focusRanged: fact!.ranged });
  expect(fact).toMatchObject({ melee: 1, ranged: 1 });
});
rule(
  ['S-WND-5', 'S-WND-6', 'S-COV-4'],
  'a Wounded unit recovers when it activates, and is defeated with as many Injured tokens as its durability',
  () => {
    const s = match();
    Object.assign(s.public.units[TROOPERS]!, { wounded: 1, damage: 8, injured: 0, hunker: 2 });
    const once = activation(s, TROOPERS);
    expect(once.state.public.units[TROOPERS]).toMatchObject({ wounded: 0, damage: 0, injured: 1, hunker: 0 });
    once.seat(1).answers(code({ kind: 'end' }));
    expect(once.facts('defeated')).toEqual([]);
    const again = match();
    Object.assign(again.public.units[TROOPERS]!, { wounded: 1, damage: 8, injured: 1 });
    const t = activation(again, TROOPERS)
      .seat(1)
      .answers(code({ kind: 'end' }));
    expect(t.facts('defeated')).toMatchObject([{ unit: 4 }]);
    expect(t.state.public.decks[1].aside).toEqual([1]);
  },
);
rule(['S-ABIL-4', 'LE-16', 'LE-A1'], "Wounded and Injured tokens raise the cost, but not the Legend's", () => {
  const s = match();
  const ability = { id: 'test', kind: 'active', cost: 1, provenance: { from: 'house' } } as const;
  Object.assign(s.public.units[REX]!, { wounded: 1, injured: 1 });
  Object.assign(s.public.units[0]!, { wounded: 1, injured: 2 });
  expect([costOf(s, REX, ability), costOf(s, 0 as UnitId, ability)]).toEqual([3, 1]);
  expect(costOf(s, REX, { ...ability, kind: 'innate' })).toBe(0);
});
rule(['S-ABIL-1', 'S-ACT-3', 'S-FRC-1'], 'an Active ability needs its Force, and is used once an activation', () => {
  const s = match();
  const t = activation(s, TROOPERS);
  const maneuver = code({ kind: 'ability', ability: 0 });
  expect(offered(t.state)).toContain(maneuver);
  t.seat(1).answers(maneuver);
  expect(ready(t.state, 1)).toBe(3);
  const answered = atMost();
  while (t.state.pending!.rule !== 'S-ACT-2') {
    answered();
    if (t.state.pending!.asks[0]!.space.kind === 'place') t.seat(1).passes();
    else t.seat(1).answers(offered(t.state)[0]!);
  }
  expect(offered(t.state)).not.toContain(maneuver);
  s.public.force[1].ready = 0;
  expect(canUseAbility(s, TROOPERS, 0, { free: false })).toBe(false);
  expect(canUseAbility(s, TROOPERS, 0, { free: true })).toBe(true);
});
rule('S-FRC-1', 'Force is never refreshed above the pool, and no fact says so where nothing was refreshed', () => {
  const s = match();
  s.public.dashboard.tracker = 7;
  s.public.force[1].ready = 3;
  const t = during(withTop(s, 1, 1), CadreTurn.frame({ seat: 1 }));
  expect([ready(t.state, 1), t.facts('force').map(({ by }) => by)]).toEqual([4, [1]]);
  const full = match();
  full.public.dashboard.tracker = 7;
  expect(during(withTop(full, 1, 1), CadreTurn.frame({ seat: 1 })).facts('force')).toEqual([]);
});
rule('S-ORD-2', 'only one card a turn can be put in reserve', () => {
  const s = match();
  expect(canReserve(s, 1, cards(0)[0]!, false)).toBe(true);
  expect(canReserve(s, 1, cards(0)[0]!, true)).toBe(false);
});
rule('LE-A8', 'a Legend deck of one card is shuffled anew before two are revealed; one of two is not', () => {
  const left = (n: number) => {
    const s = match();
    const deck = s.public.decks[0];
    deck.discard = deck.unknown.slice(n);
    deck.unknown = deck.unknown.slice(0, n);
    s.public.legendTurns = 2;
    return during(s, RevealOrders.frame({})).facts('refreshed').length;
  };
  expect([left(1), left(2)]).toEqual([1, 0]);
});
