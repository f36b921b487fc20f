import { mandalorian } from '@cadre/mandalorian';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { boxOf } from '../src/box/box.js';
import { TEXT } from '../src/box/card-text.js';
import { slotTotal } from '../src/events/slots.js';
import { characterId } from '../src/ids.js';
import { act, bare, beginAction, card, enemy, hold, laid, slotOf, stand, takeTurn, until } from './table.js';

const FOUR = ['mandalorian/relentless', 'mandalorian/tracking-fob', 'mandalorian/beskar-plate', 'mandalorian/whipcord'];
const MOVE = slotOf('move'),
  ATTACK = slotOf('attack');

rule('MA-31', 'action step, event step, draw step, in this order', () => {
  const s = bare();
  hold(s, 0, ...FOUR);
  const t = takeTurn(s);
  expect(t.state.public.turn.step).toBe('action');
  t.seat(0).answers(card(s, FOUR[0]!)).seat(0).answers(MOVE).seat(0).passes();
  t.seat(0).answers(card(s, FOUR[1]!)).seat(0).answers(ATTACK); // no target: nothing to decide
  t.asked('MA-33');
  expect(t.state.public.turn.step).toBe('draw');
});
rule('MA-32', 'then it is the next player’s turn, and after the last the first player’s', () => {
  const s = bare();
  const t = until(takeTurn(s), 'MA-33'); // no cards: nothing to play
  t.chance(...boxOf(s).decks[0]!.slice(0, 4));
  expect(t.state.public.turn.seat).toBe(1);
  const u = bare();
  u.public.turn.seat = 1;
  const v = until(takeTurn(u), 'MA-33').chance(...boxOf(u).decks[1]!.slice(0, 4));
  expect(v.state.public.turn.seat).toBe(0);
});
rule('MA-33', 'the draw step fills the hand from the own deck', () => {
  const s = bare();
  hold(s, 0, FOUR[0]!);
  s.public.turn.played = 0b1111; // nothing can be played
  const t = takeTurn(s).asked('MA-33');
  const deck = boxOf(s).decks[0]!.filter(c => c !== card(s, FOUR[0]!));
  t.offered(deck).chance(...deck.slice(0, 3));
  expect(t.state.secret[0]!.hand).toEqual([card(s, FOUR[0]!), ...deck.slice(0, 3)]);
});
rule('MA-34', 'a full or over-full hand neither draws nor discards', () => {
  const s = bare();
  hold(s, 0, ...FOUR, 'mandalorian/long-rifle');
  s.public.turn.played = 0b1111;
  const t = takeTurn(s);
  expect([t.facts('drew'), t.state.public.hands[0], t.state.public.turn.seat]).toEqual([[], 5, 1]);
});
rule('MA-35', 'two cards must be played; with fewer in hand, as many as there are', () => {
  const s = bare();
  hold(s, 0, ...FOUR);
  takeTurn(s).asked('MA-35', 0).refused(0); // no passing
  const one = bare();
  hold(one, 0, FOUR[0]!);
  const t = takeTurn(one).seat(0).answers(card(one, FOUR[0]!)).seat(0).answers(MOVE).seat(0).passes();
  t.asked('MA-33'); // the turn goes on
});
rule(['MA-36', 'MA-40'], 'a card lies on top of the others, all numbers count there, but only its own is the strength', () => {
  const s = bare();
  laid(s, 'move', 'mandalorian/quick-draw'); // 1
  hold(s, 0, 'mandalorian/tracking-fob', 'mandalorian/whipcord');
  const t = takeTurn(s).seat(0).answers(card(s, 'mandalorian/tracking-fob')).seat(0).answers(MOVE);
  expect(t.state.public.slots[MOVE]!.cards).toEqual([card(s, 'mandalorian/quick-draw'), card(s, 'mandalorian/tracking-fob')]);
  expect(slotTotal(boxOf(s), t.state.public.slots[MOVE]!)).toBe(3);
  expect((t.state.stack.at(-1)!.locals as { left: number }).left).toBe(2);
});
rule('MA-37', 'one card a slot in a turn', () => {
  const s = bare();
  hold(s, 0, ...FOUR);
  const t = takeTurn(s).seat(0).answers(card(s, FOUR[0]!)).offered([0, 1, 2, 3]).seat(0).answers(MOVE).seat(0).passes();
  t.seat(0).answers(card(s, FOUR[1]!)).asked('MA-37').offered([1, 2, 3]).refused(0, MOVE);
});
rule('MA-39', 'the ability may be declined; the card still counts', () => {
  const s = bare();
  hold(s, 0, 'mandalorian/clear-the-room', 'mandalorian/whipcord');
  enemy(s, 'A4', 'melee');
  const t = takeTurn(s).seat(0).answers(card(s, 'mandalorian/clear-the-room')).seat(0).answers(ATTACK).asked('MA-67').seat(0).passes();
  expect(slotTotal(boxOf(s), t.state.public.slots[ATTACK]!)).toBe(4);
  expect(t.facts('damaged')).toEqual([]);
});
rule('MA-105', 'a text is used in addition: the ability is performed as well, at its full strength', () => {
  const s = bare({ mode: 'sandbox', character1: 'paz' });
  const [one, two] = [enemy(s, 'B4', 'melee', [], 4), enemy(s, 'A4', 'melee', [], 4)];
  const t = act(s, 0, 'attack', 'paz/sweeping-fire').seat(0).answers(one!).asked('MA-108', 0).seat(0).answers(TEXT.after).over();
  expect([t.state.public.defeated, t.state.public.pieces[two!]!.damage]).toEqual([[one], 1]); // 4 by the attack, 1 by the text
});
rule(['MA-39', 'MA-105'], 'the text may be used although the ability is declined', () => {
  const s = bare({ mode: 'sandbox', character1: 'greef' });
  const t = beginAction(s, 0, 'plan', 'greef/rally').asked('MA-108').seat(0).passes();
  t.asked('MA-39', 0).seat(0).passes().asked('MA-108', 0).offered([TEXT.after]).seat(0).answers(TEXT.after).over();
  expect(t.facts('plan-taken')).toEqual([]);
  expect(t.state.public.standing).toMatchObject([{ kind: 'shield', who: characterId(1) }]);
});
rule('MA-39', 'a Plan action can be declined: no card is drawn, and the card still counts', () => {
  const s = bare();
  const t = beginAction(s, 0, 'plan', 'mandalorian/clear-the-room')
    .asked('MA-39', 0)
    .offered([slotOf('plan')])
    .seat(0)
    .passes()
    .over();
  expect(t.facts('plan-taken')).toEqual([]);
  expect(slotTotal(boxOf(s), t.state.public.slots[slotOf('plan')]!)).toBe(4);
  expect(
    beginAction(bare(), 0, 'plan', 'mandalorian/clear-the-room').seat(0).answers(slotOf('plan')).asked('MA-83').state.public.planning.size,
  ).toBe(20);
});
rule('MA-39', 'so can a mission action that would have its effect, and only such a one is asked about', () => {
  const s = bare({ mission: 'm3' });
  stand(s, 0, 'E3');
  const t = beginAction(s, 0, 'mission', 'mandalorian/clear-the-room').asked('MA-39', 0).seat(0).passes().over();
  expect(t.state.public.doors).toBe(0);
  const weak = bare({ mission: 'm3' });
  stand(weak, 0, 'E3');
  beginAction(weak, 0, 'mission', 'mandalorian/relentless').over();
});
rule('MA-1', 'all players win together or lose together', () => {
  const s = bare();
  s.public.result = 'won';
  expect(mandalorian.score(s)).toEqual([1, 1]);
  s.public.result = 'lost';
  expect(mandalorian.score(s)).toEqual([0, 0]);
});
