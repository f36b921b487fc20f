import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { Perform } from '../src/actions/perform.js';
import { strengthTerms } from '../src/actions/strength.js';
import { boxOf } from '../src/box/box.js';
import { TEXT } from '../src/box/card-text.js';
import { deedCode } from '../src/codes.js';
import { content } from '../src/content/index.js';
import { slotTerms, slotTotal } from '../src/events/slots.js';
import { AWAY, type CardId, characterId, NOBODY } from '../src/ids.js';
import { act, agree, at, bare, card, enemy, hold, keep, plan, slotOf, takeTurn, until } from './table.js';

const total = (s: ReturnType<typeof bare>, slot: 'move' | 'attack'): number => slotTotal(boxOf(s), s.public.slots[slotOf(slot)]!);

rule(['MA-101', 'MA-102', 'MA-122'], 'a bonus icon adds 1 on its slot, but the slot counts the printed number (TV-9)', () => {
  const s = bare();
  const target = enemy(s, 'A4', 'melee', [], 4);
  const t = act(s, 0, 'attack', 'mandalorian/quick-draw').seat(0).answers(target).over();
  expect(t.state.public.pieces[target]!.damage).toBe(2);
  expect(total(t.state, 'attack')).toBe(1);
  expect(slotTerms(boxOf(s), t.state.public.slots[slotOf('attack')]!)).toEqual([
    { rule: 'MA-122', holder: card(s, 'mandalorian/quick-draw'), value: 1 },
  ]);
});
rule('MA-103', 'on another slot the icon does nothing (TV-10)', () => {
  const s = bare();
  const t = act(s, 0, 'move', 'mandalorian/quick-draw');
  t.seat(0).answers(at(s, 'A3')).over(); // one space only
  expect(total(t.state, 'move')).toBe(1);
});
rule(['MA-104', 'MA-107'], 'a text counts on its slot only; elsewhere the card is a plain one', () => {
  const s = bare();
  const target = enemy(s, 'C4', 'melee', [], 4);
  act(s, 0, 'attack', 'mandalorian/long-rifle').asked('MA-67', 0).offered([target]);
  for (const slot of ['move', 'intel', 'plan'] as const) {
    const other = bare();
    const far = enemy(other, 'C4', 'melee', [], 4);
    const t = until(agree(act(other, 0, slot, 'mandalorian/long-rifle')), 'MA-108').over(); // nobody is asked for the text
    expect(t.facts('text')).toEqual([]);
    expect([t.state.public.pieces[far]!.damage, total(other, 'attack')]).toEqual([0, 0]);
  }
  const plain = bare();
  enemy(plain, 'C4', 'melee');
  act(plain, 0, 'attack', 'mandalorian/clear-the-room').over(); // two steps away, and no text: no target
  expect(s.public.pieces[target]!.damage).toBe(0);
});
rule(['MA-105', 'MA-106'], 'a text is used in addition, declared with the card when it changes the action', () => {
  const s = bare();
  const target = enemy(s, 'D4', 'melee', [], 4);
  const t = act(s, 0, 'attack', 'mandalorian/long-rifle').asked('MA-67').offered([target]);
  t.seat(0).answers(target).over();
  expect(t.state.public.defeated).toEqual([target]);
});
rule('MA-106', 'without a stated time it is the player’s choice: before or after, never in between', () => {
  const crew = () => bare({ mode: 'sandbox', character1: 'greef' });
  const before = act(crew(), 0, 'plan', 'greef/rally').asked('MA-108').offered([TEXT.before]).seat(0).answers(TEXT.before);
  expect(before.state.public.standing).toHaveLength(1); // the shield is there, the draw is still to come
  until(agree(before).asked('MA-83'), 'MA-108').over(); // used once
  const after = until(agree(act(crew(), 0, 'plan', 'greef/rally').seat(0).passes()), 'MA-108').asked('MA-108');
  expect([after.facts('plan-taken').length, after.state.public.standing]).toEqual([1, []]); // asked when the cards have been seen
  expect(after.offered([TEXT.after]).seat(0).answers(TEXT.after).state.public.standing).toHaveLength(1);
});
rule('MA-108', 'a longer range is used without asking, and not at all where it reaches nobody else', () => {
  const s = bare();
  const near = enemy(s, 'A4', 'melee');
  const plain = act(s, 0, 'attack', 'mandalorian/long-rifle').asked('MA-67', 0).offered([near]);
  expect(plain.facts('text')).toEqual([]);
  const far = enemy(s, 'C4', 'melee');
  const used = act(s, 0, 'attack', 'mandalorian/long-rifle').asked('MA-67', 0).offered([near, far]);
  expect(used.facts('text')).toHaveLength(1);
});
rule('MA-108', 'a shield for yourself beside Plan is not asked about: it is yours before the cards are drawn', () => {
  const t = act(bare(), 0, 'plan', 'mandalorian/beskar-plate').asked('MA-83');
  expect(t.state.public.standing).toMatchObject([{ kind: 'shield', who: 0 }]);
  until(t, 'MA-108').over();
});
rule('MA-108', 'a text that finds nobody is not asked about', () => {
  const s = bare();
  const target = enemy(s, 'A4', 'melee', [], 4);
  act(s, 0, 'attack', 'mandalorian/wrist-flamer').seat(0).answers(target).over(); // nobody else is in its space
  enemy(s, 'A4', 'melee');
  act(s, 0, 'attack', 'mandalorian/wrist-flamer').seat(0).answers(target).asked('MA-108', 0);
});
rule('MA-108', 'using the text is optional; once used, all of it is done', () => {
  const s = bare({ mode: 'sandbox', character1: 'greef' });
  const t = until(agree(act(s, 0, 'plan', 'greef/rally').seat(0).passes()), 'nothing'); // passed before and after
  expect(t.state.public.standing).toEqual([]);
  const all = bare({ mode: 'sandbox', character1: 'cara' });
  const target = enemy(all, 'B4', 'melee', [], 3);
  const u = act(all, 0, 'intel', 'cara/suppress').seat(0).answers(target).seat(0).answers(at(all, 'C4')).seat(0).answers(TEXT.after);
  u.asked('MA-79').seat(0).passes().over(); // the further step says "up to", the damage does not
  expect(u.state.public.pieces[target]!.damage).toBe(1);
});
rule('MA-109', '"any character" may be yourself, "another" may not', () => {
  const s = bare({ mode: 'sandbox', character1: 'paz', character2: 'greef' });
  until(act(s, 0, 'plan', 'paz/immovable').seat(0).answers(TEXT.before), 'MA-108').offered([0, 1]);
  const other = bare({ mode: 'sandbox', character1: 'paz', character2: 'greef' });
  const t = act(other, 1, 'plan', 'greef/rally').seat(1).answers(TEXT.before);
  expect(t.state.public.standing).toMatchObject([{ kind: 'shield', who: characterId(0) }]); // nobody else to choose
});
rule('MA-5', 'who has a shield gains no second one', () => {
  const s = bare({ mode: 'sandbox', character1: 'paz', character2: 'greef' });
  s.public.standing = [{ kind: 'shield', who: characterId(0), until: 'seat', seat: 0, since: 1, n: 0, range: 0, which: 0 }];
  const t = act(s, 1, 'plan', 'greef/rally').seat(1).answers(TEXT.before);
  expect(t.state.public.standing).toHaveLength(1);
});
rule('MA-110', 'cards with two lights are in the deck twice', () => {
  const s = bare();
  expect(boxOf(s).cards.filter(c => c.card.id === 'mandalorian/quick-draw')).toHaveLength(2);
  expect(content.characters.flatMap(c => c.deck).filter(c => c.copies === 2).length).toBeGreaterThan(0);
});
rule(['MA-91', 'MA-111', 'MA-112', 'MA-113'], 'a planning card grants an additional action: one card more, on another slot', () => {
  const s = bare();
  const [a, b, c] = hold(s, 0, 'mandalorian/relentless', 'mandalorian/tracking-fob', 'mandalorian/clear-the-room') as [
    CardId,
    CardId,
    CardId,
  ];
  const [seize] = keep(s, 0, 'seize-the-moment');
  const t = takeTurn(s).seat(0).answers(a).seat(0).answers(0).seat(0).passes().seat(0).answers(b).seat(0).answers(1);
  t.asked('MA-35').refused(0, c); // two are enough without the card
  t.seat(0)
    .answers(deedCode('planning', characterId(0), seize!))
    .asked('MA-35')
    .seat(0)
    .answers(c)
    .asked('MA-37')
    .offered([2, 3]);
  const unused = bare();
  hold(unused, 0, 'mandalorian/relentless', 'mandalorian/tracking-fob', 'mandalorian/clear-the-room');
  unused.public.turn.cards = 2;
  unused.public.turn.extra = 1;
  takeTurn(unused).asked('MA-35').seat(0).passes().asked('MA-33'); // an additional action need not be performed
});
rule(['MA-114', 'MA-115', 'MA-113'], 'a free action needs no card, adds nothing to a slot and may repeat an action (TV-38)', () => {
  const s = bare({ mode: 'sandbox', character1: 'greef', guide: 71 });
  s.public.turn.played = 1 << slotOf('move');
  const t = act(s, 0, 'plan', 'greef/call-in-a-favour').asked('MA-108').seat(0).answers(TEXT.before);
  t.seat(0).answers(1).asked('MA-114', 1).offered([0, 1, 2, 3]).seat(1).answers(slotOf('move'));
  t.asked('MA-42', 1).seat(1).answers(at(s, 'A3')).seat(1).answers(at(s, 'A2')).seat(1).answers(at(s, 'A1')).over();
  expect([t.state.public.slots[slotOf('move')]!.cards, t.state.public.turn.cards]).toEqual([[], 1]);
});
rule('MA-38', 'the terms of a strength name where they come from', () => {
  const s = bare();
  const c = card(s, 'mandalorian/quick-draw');

  expect(strengthTerms(s, Perform.frame({ you: characterId(0), slot: slotOf('attack'), card: c, base: 1 }).locals, NOBODY, AWAY)).toEqual([
    { rule: 'MA-38', holder: c, value: 1 },
    { rule: 'MA-101', holder: c, value: 1 },
  ]);
});
rule('MA-89', 'a planning card is used when it says: Focus before an action, and is discarded then', () => {
  const s = bare();
  const [focus] = keep(s, 0, 'focus');
  const target = enemy(s, 'A4', 'melee', [], 4);
  const t = act(s, 0, 'attack', 2).asked('MA-89', 0).seat(0).answers(focus!).seat(0).answers(target).over();
  expect(t.state.public.defeated).toEqual([target]);
  expect([t.state.public.characters[0]!.planning, t.state.public.planning.discard]).toEqual([[], [focus]]);
  expect(plan(s, 'focus')).toBe(focus);
});
rule('MA-118', 'a tactical card has no strength: only its text counts, and its slot counts as exactly 5', () => {
  const s = bare({ guide: 71 });
  const a = enemy(s, 'A4', 'melee', [], 4),
    b = enemy(s, 'B4', 'melee', [], 3);
  const t = act(s, 0, 'attack', 'mandalorian/micro-missiles').seat(0).answers(TEXT.before).seat(0).answers(a).seat(0).answers(b).over();
  expect([t.state.public.pieces[a]!.damage, t.state.public.pieces[b]!.damage]).toEqual([1, 1]);
  expect(total(t.state, 'attack')).toBe(5);
});
rule('MA-102', 'a wild card is given a number when played, for the action and for the slot', () => {
  const s = bare({ guide: 71 });
  const t = act(s, 0, 'move', 'mandalorian/improvise').asked('MA-5').offered([1, 2, 3, 4]).seat(0).answers(4).asked('MA-42');
  expect(total(t.state, 'move')).toBe(4);
});
rule('MA-72', 'a divided attack is decided point by point', () => {
  const s = bare({ character1: 'ig11', character2: 'mandalorian' });
  const a = enemy(s, 'A4', 'melee', [], 4),
    b = enemy(s, 'B4', 'melee', [], 3);
  const t = act(s, 0, 'attack', 'ig11/rotating-torso')
    .seat(0)
    .answers(TEXT.with)
    .seat(0)
    .answers(a)
    .seat(0)
    .answers(b)
    .seat(0)
    .answers(a)
    .over();
  expect([t.state.public.pieces[a]!.damage, t.state.public.pieces[b]!.damage]).toEqual([2, 1]);
});
rule('MA-5', 'a limit on damage holds for a divided attack as a whole', () => {
  const s = bare({ mission: 'mm2', character1: 'ig11' });
  const beast = boxOf(s).pieces.findIndex(p => p.kind === 'placed');
  s.public.pieces[beast]!.space = at(s, 'A4');
  const [focus] = keep(s, 0, 'focus');
  const t = act(s, 0, 'attack', 'ig11/rotating-torso').seat(0).answers(focus!).seat(0).answers(TEXT.with).seat(0).answers(beast).over();
  expect(t.state.public.pieces[beast]!.damage).toBe(3); // 5 points on the only target, 3 at most
});
