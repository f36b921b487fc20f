import { type Call, CHANCE, draw, emit, enclosing, type Go, type Reason, type Seat, thenAgain } from '@cadre/core';
import { resolveTactics } from '../effects/orders.js';
import { revealLocals, turnLocals } from '../frames.js';
import { words } from '../keywords/keywords.js';
import { total } from '../keywords/quantities.js';
import { endOfCadreTurn } from '../missions/mission.js';
import { type EncounterOption, OPTION, procedure } from '../options.js';
import type { EncounterState, EncounterView, OrderCard, UnitId } from '../state.js';
import { Activation } from './activation.js';
import { SettleControl } from './control.js';
import { cardIs, cardName, deckOf, isCadre, putAway, reservedBy, shuffleIn, sizeOf, uppermost } from './decks.js';
import { alertLevel, refreshForce, spendForce } from './force.js';
import { seatsInOrder } from './seats.js';
import { endTurn } from './turn-end.js';

/** S-ORD-2. */
const RESERVE_COST = 1;
const hasUnits = (k: EncounterView, seat: Seat): boolean => k.public.units.some(unit => unit.seat === seat && !unit.defeated);
/** S-ORD-4, LE-P4: a Shatterpoint Card activates a unit of the player who drew it. */
const ownUnits = (k: EncounterView, seat: Seat): UnitId[] =>
  k.public.units.flatMap((unit, i) => (unit.seat === seat && !unit.defeated ? [i as UnitId] : []));

/** S-ORD-5, S-FRC-2, LE-P7: the used cards become the deck, and all Force is ready. Cards of defeated units stay out. */
const refreshDeck = (s: EncounterState, seat: Seat): void => {
  const deck = s.public.decks[seat]!;
  const isBack = (card: OrderCard): boolean => {
    const is = cardIs(s, seat, card);
    return is.is !== 'unit' || !s.public.units[is.unit]!.defeated;
  };
  shuffleIn(deck, [...deck.discard, ...deck.aside].filter(isBack));
  emit(s, { type: 'refreshed', rule: 'LE-P7', seat });
  refreshForce(s, seat, s.public.force[seat]!.size, 'S-FRC-2', 'deck');
};
const announce = (
  s: EncounterState,
  type: 'revealed' | 'reserved' | 'shuffledBack' | 'used',
  rule: string,
  seat: Seat,
  card: OrderCard,
): void => {
  const order = cardIs(s, seat, card);
  emit(s, { type, rule, seat, order, card: cardName(s, order) });
};
/** The card is used: it is discarded, and its unit activates. */
const use = (s: EncounterState, seat: Seat, card: OrderCard, unit: UnitId): void => {
  announce(s, 'used', 'S-ORD-5', seat, card);
  putAway(s.public.decks[seat]!, card, 'discard');
  enclosing(s, CadreTurn).next = unit;
};
const useReserved = (s: EncounterState, seat: Seat, card: OrderCard): void => {
  const is = cardIs(s, seat, card);
  if (is.is !== 'unit') throw new Error(`card ${card} of seat ${seat} is in reserve, but it is no unit`);
  s.public.reserve = 'empty';
  use(s, seat, card, is.unit);
};
/** S-ORD-2: what it costs to put the card of this unit in reserve, never less than nothing. */
const reserveCost = (k: EncounterView, unit: UnitId): number => Math.max(0, RESERVE_COST + total(k, 'reserveCost', { unit }));
/** S-ORD-2, S-ORD-3, LE-43, LE-45, LE-46, LE-P6: only for a cadre, one a turn, for a Force, into an empty slot, while another card is in the deck. */
export const canReserve = (k: EncounterView, seat: Seat, card: OrderCard, reserved: boolean): boolean => {
  const is = cardIs(k, seat, card);
  return (
    is.is === 'unit' &&
    !reserved &&
    isCadre(seat) &&
    k.public.reserve === 'empty' &&
    sizeOf(deckOf(k, seat)) > 0 &&
    k.public.force[seat]!.ready >= reserveCost(k, is.unit) &&
    total(k, 'cannotReserve', { unit: is.unit }) <= 0
  );
};

/** LE-63: a turn of a cadre player, as in the standard game but for the alert level and the mission. */
export const CadreTurn = procedure('cadreTurn', {
  locals: turnLocals,
  steps: {
    begin: {
      rule: 'LE-63',
      run: (s, f) => {
        s.public.turn = f.seat;
        emit(s, { type: 'turn', rule: 'LE-63', seat: f.seat, number: s.public.legendTurns + 1 });
      },
    },
    /** LE-76: once, whatever is revealed later; LE-77: no turn of the Legend has this step. */
    alert: { rule: 'LE-75', run: (s, f) => refreshForce(s, f.seat, alertLevel(s)?.refresh ?? 0, 'LE-75', 'alert') },
    /** LE-A25: not while the own card waits in the slot. */
    refresh: {
      rule: 'LE-P7',
      when: (s, f) => hasUnits(s, f.seat) && sizeOf(deckOf(s, f.seat)) === 0 && reservedBy(s, f.seat) === undefined,
      run: (s, f) => refreshDeck(s, f.seat),
    },
    start: {
      rule: 'S-TURN-3',
      when: (s, f) => reservedBy(s, f.seat) !== undefined,
      seat: (_, f) => f.seat,
      options: (s, f): EncounterOption[] => [
        ...(sizeOf(deckOf(s, f.seat)) > 0 ? [{ kind: 'reveal' } as const] : []),
        { kind: 'fromReserve' },
      ],
      take: (s, f, option) => {
        if (option.kind === 'fromReserve') useReserved(s, f.seat, reservedBy(s, f.seat)!);
      },
    },
    /** LE-42 */
    reveal: {
      rule: 'S-ORD-2',
      when: (s, f) => f.next === 'nobody' && hasUnits(s, f.seat),
      run: (s, f): Go => {
        if (sizeOf(deckOf(s, f.seat)) > 0) return thenAgain(Reveal.call({ seat: f.seat }));
        // LE-P10: a tactics card was the last
        const reserved = reservedBy(s, f.seat);
        if (reserved !== undefined) useReserved(s, f.seat, reserved);
        else refreshDeck(s, f.seat);
        return 'again';
      },
    },
    activate: {
      rule: 'S-TURN-1',
      when: (_, f) => f.next !== 'nobody',
      run: (_, f): Call | void => {
        const { next } = f;
        if (next === 'nobody') return undefined;
        f.activated = next;
        return Activation.call({ unit: next, seat: f.seat });
      },
    },
    /** S-TURN-2, LE-P2: after an activation it is settled already; then the mission speaks. */
    settle: { rule: 'LE-P2', when: (_, f) => f.activated === 'nobody', run: (_, f): Call => SettleControl.call({ seat: f.seat }) },
    mission: { rule: 'LE-M6', run: (s, f): Call | void => endOfCadreTurn(s, f) },
    end: { rule: 'LE-63', run: s => endTurn(s) },
  },
});

/** S-ORD-2: the uppermost card, and what becomes of it. */
export const Reveal = procedure('reveal', {
  locals: revealLocals,
  steps: {
    draw: {
      rule: 'LE-P9',
      seat: CHANCE,
      space: (s, f) => draw('order', uppermost(deckOf(s, f.seat))),
      take: (s, f, [card]) => {
        f.card = card as OrderCard;
        const deck = s.public.decks[f.seat]!;
        for (const pile of ['top', 'unknown', 'bottom'] as const) deck[pile] = deck[pile].filter(each => each !== f.card);
        announce(s, 'revealed', 'S-ORD-2', f.seat, f.card);
      },
    },
    tactics: {
      rule: 'LE-P10',
      when: (s, f) => f.card !== 'none' && cardIs(s, f.seat, f.card).is === 'tactics',
      run: (s, f): Go => {
        const { card } = f;
        if (card === 'none') return undefined;
        putAway(s.public.decks[f.seat]!, card, 'aside');
        f.card = 'none';
        return resolveTactics(s, f.seat, cardName(s, cardIs(s, f.seat, card)));
      },
    },
    revealed: {
      rule: 'LE-P13',
      when: (_, f) => f.card !== 'none',
      run: (s, f): Call | void => words.open(s, 'reveal', f, seatsInOrder(s)),
    },
    decide: {
      rule: 'S-ORD-2',
      when: (_, f) => f.card !== 'none',
      seat: (_, f) => f.seat,
      options: decisions,
      whyNot: (s, f, [code]) => reserveProblem(s, f.seat, code),
      take: (s, f, option): Go => {
        const { card, seat } = f;
        if (card === 'none') return undefined;
        switch (option.kind) {
          case 'shuffleBack':
            announce(s, 'shuffledBack', 'LE-P5', seat, card);
            shuffleIn(s.public.decks[seat]!, [card]);
            return 'return';
          case 'reserve':
            return words.open(s, 'reserving', f, [seat]);
          case 'unit':
            use(s, seat, card, option.unit);
            return 'return';
          default:
            throw new Error(`expected a use of the order card, got ${option.kind}`);
        }
      },
    },
    /** An ability may have put the card elsewhere: then the slot stays empty, and no Force is spent. */
    reserve: {
      rule: 'S-ORD-2',
      when: (_, f) => f.card !== 'none',
      run: (s, f) => {
        const { card, seat } = f;
        if (card === 'none' || !isCadre(seat)) return;
        const is = cardIs(s, seat, card);
        spendForce(s, seat, is.is === 'unit' ? reserveCost(s, is.unit) : RESERVE_COST, 'S-ORD-2', 'reserve');
        s.public.reserve = { seat, card };
        enclosing(s, CadreTurn).reserved = true;
        announce(s, 'reserved', 'LE-44', seat, card);
      },
    },
  },
});
/** LE-43 to LE-45, LE-P6: why the revealed card cannot go into the reserve. */
const reserveProblem = (s: EncounterState, seat: Seat, code: number | undefined): Reason | null => {
  if (code === undefined || !OPTION.has(code) || OPTION.decode(code).kind !== 'reserve') return null;
  if (s.public.reserve !== 'empty') return { rule: 'LE-45', why: 'reserve-taken' };
  if (enclosing(s, CadreTurn).reserved) return { rule: 'S-ORD-3', why: 'reserved-this-turn' };
  if (sizeOf(deckOf(s, seat)) === 0) return { rule: 'LE-P6', why: 'last-card' };
  return { rule: 'LE-43', why: 'cannot-reserve' };
};
function decisions(s: EncounterState, f: { readonly seat: Seat; readonly card: OrderCard | 'none' }): EncounterOption[] {
  const { card, seat } = f;
  if (card === 'none') return [];
  const is = cardIs(s, seat, card);
  const { reserved } = enclosing(s, CadreTurn);
  if (is.is === 'unit')
    return [{ kind: 'unit', unit: is.unit }, ...(canReserve(s, seat, card, reserved) ? [{ kind: 'reserve' } as const] : [])];
  return [
    ...ownUnits(s, seat).map((unit): EncounterOption => ({ kind: 'unit', unit })),
    ...(!reserved && sizeOf(deckOf(s, seat)) > 0 ? [{ kind: 'shuffleBack' } as const] : []),
  ];
}
