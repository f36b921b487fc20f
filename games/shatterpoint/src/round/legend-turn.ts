import { type Call, CHANCE, draw, emit, type Go, thenAgain } from '@cadre/core';
import type { Bindings } from '@cadre/kit';
import { cardOf } from '../box.js';
import { endLasting } from '../effects/lasting.js';
import { resolveOrder } from '../effects/orders.js';
import { LEGEND_TURN, REVEALING_ORDERS, turnLocals } from '../frames.js';
import { endOfLegendTurn } from '../missions/mission.js';
import { Redeployment } from '../missions/redeployment.js';
import { procedure } from '../options.js';
import { type EncounterState, type EncounterView, LEGEND, type OrderCard, type UnitId } from '../state.js';
import { unitsOn } from '../table/queries.js';
import { Activation } from './activation.js';
import { cardIs, cardName, deckOf, putAway, shuffleIn, sizeOf, uppermost } from './decks.js';
import { refreshForce } from './force.js';
import { LEGEND_UNIT, legendOrder } from './legend.js';
import { endTurn } from './turn-end.js';

/** LE-48. */
const REVEALED = 2;
/** LE-20, LE-25, LE-A19: minions that can activate in this turn and have not; LE-H14: also those that an order card has brought back. */
const minionsToActivate = (k: EncounterView, done: readonly UnitId[]): UnitId[] =>
  unitsOn(k, 'legend').filter(id => {
    const card = cardOf(k, id);
    return card.type === 'minion' && !done.includes(id) && !(card.durability === 'U' && k.public.units[id]!.wounded > 0);
  });

/** LE-64: the four steps of a Legend turn. */
export const LegendTurn = procedure(LEGEND_TURN.id, {
  locals: turnLocals,
  steps: {
    begin: {
      rule: 'LE-64',
      run: s => {
        s.public.turn = LEGEND;
        s.public.legendTurns++;
        endLasting(s, 'nextLegendTurn', LEGEND);
        emit(s, { type: 'turn', rule: 'LE-64', seat: LEGEND, number: s.public.legendTurns });
      },
    },
    orders: { rule: 'LE-65', run: (): Call => RevealOrders.call({}) },
    minions: {
      rule: 'LE-66',
      when: (s, f) => minionsToActivate(s, f.done).length > 0,
      seat: LEGEND,
      of: 'unit',
      options: (s, f) => minionsToActivate(s, f.done).map(unit => ({ kind: 'unit', unit })),
      take: (_, f, { unit }): Go => {
        f.done.push(unit);
        f.activated = unit;
        return thenAgain(Activation.call({ unit, seat: LEGEND }));
      },
    },
    /** LE-69: after the minions, so who comes back now waits for the next turn. */
    redeployment: { rule: 'LE-67', run: (): Call => Redeployment.call({}) },
    /** LE-P33: once, whatever its cards say. */
    legend: {
      rule: 'LE-68',
      when: s => !s.public.units[LEGEND_UNIT]!.defeated,
      run: (_, f): Call => {
        f.activated = LEGEND_UNIT;
        return Activation.call({ unit: LEGEND_UNIT, seat: LEGEND });
      },
    },
    mission: { rule: 'LE-M2', run: (s): Call | void => endOfLegendTurn(s) },
    end: { rule: 'LE-64', run: s => endTurn(s) },
  },
});

const isShatterpoint = (k: EncounterView, card: OrderCard): boolean => cardIs(k, LEGEND, card).is === 'shatterpoint';
const reveal = (s: EncounterState, card: OrderCard): void => {
  const deck = s.public.decks[LEGEND]!;
  for (const pile of ['top', 'unknown', 'bottom'] as const) deck[pile] = deck[pile].filter(each => each !== card);
  const order = cardIs(s, LEGEND, card);
  emit(s, { type: 'revealed', rule: 'LE-48', seat: LEGEND, order, card: cardName(s, order) });
};
const ordersLocals = () => ({ revealed: [] as OrderCard[], used: 'none' as OrderCard | 'none', bound: {} as Bindings });
/** LE-48 to LE-58: two cards, one of them used. */
export const RevealOrders = procedure(REVEALING_ORDERS.id, {
  locals: ordersLocals,
  steps: {
    /** LE-56, LE-A8: no Force for it. */
    refresh: {
      rule: 'LE-A8',
      when: s => sizeOf(deckOf(s, LEGEND)) < REVEALED,
      run: s => {
        const deck = s.public.decks[LEGEND]!;
        shuffleIn(deck, deck.discard);
        emit(s, { type: 'refreshed', rule: 'LE-A8', seat: LEGEND });
      },
    },
    draw: {
      rule: 'LE-48',
      when: (_, f) => f.revealed.length < REVEALED,
      seat: CHANCE,
      space: s => draw('order', uppermost(deckOf(s, LEGEND))),
      take: (s, f, [card]): Go => {
        f.revealed.push(card as OrderCard);
        reveal(s, card as OrderCard);
        return 'again';
      },
    },
    /** LE-54, LE-55, LE-A26: in the first turn the Shatterpoint Card is replaced, then shuffled in. */
    replace: {
      rule: 'LE-54',
      when: (s, f) => s.public.legendTurns === 1 && f.revealed.some(card => isShatterpoint(s, card)),
      seat: CHANCE,
      space: s => draw('order', uppermost(deckOf(s, LEGEND))),
      take: (s, f, [card]) => {
        const aside = f.revealed.find(each => isShatterpoint(s, each))!;
        f.revealed = [...f.revealed.filter(each => each !== aside), card as OrderCard];
        reveal(s, card as OrderCard);
        shuffleIn(s.public.decks[LEGEND]!, [aside]);
        emit(s, { type: 'shuffledBack', rule: 'LE-54', seat: LEGEND, order: cardIs(s, LEGEND, aside), card: 'shatterpoint' });
      },
    },
    /** LE-49, LE-51: a choice only without the Shatterpoint Card. */
    choose: {
      rule: 'LE-49',
      seat: LEGEND,
      of: 'card',
      options: (s, f) => f.revealed.filter(card => !isShatterpoint(s, card)).map(card => ({ kind: 'card', card })),
      take: (s, f, { card }) => {
        f.used = card;
        const order = cardIs(s, LEGEND, card);
        emit(s, { type: 'used', rule: 'LE-50', seat: LEGEND, order, card: cardName(s, order) });
      },
    },
    /** LE-8, LE-57, LE-58 */
    force: { rule: 'LE-57', run: (s, f) => refreshForce(s, LEGEND, usedOrder(s, f.used).refresh, 'LE-57', 'order') },
    /** LE-9, LE-H7: also for a Wounded Legend. */
    effect: { rule: 'LE-A7', run: (s, f): Call | void => resolveOrder(s, usedOrder(s, f.used).effect, usedOrder(s, f.used).id) },
    /** LE-10 */
    ability: {
      rule: 'LE-52',
      when: (s, f) => f.revealed.some(card => isShatterpoint(s, card)),
      run: (s, f): Call | void => {
        const { id, legendAbility } = usedOrder(s, f.used);
        emit(s, { type: 'legendAbility', rule: 'LE-52', seat: LEGEND, order: { is: 'legend', card: id }, card: id });
        return resolveOrder(s, legendAbility, id, f.bound);
      },
    },
    /** LE-53 */
    discard: {
      rule: 'LE-50',
      run: (s, f) => {
        for (const card of f.revealed) putAway(s.public.decks[LEGEND]!, card, 'discard');
      },
    },
  },
});
const usedOrder = (k: EncounterView, used: OrderCard | 'none') => {
  if (used === 'none') throw new Error('no order card of the Legend is in use');
  const is = cardIs(k, LEGEND, used);
  if (is.is !== 'legend') throw new Error(`order card ${used} is ${is.is}, expected one of the Legend's`);
  return legendOrder(k, is.card);
};
