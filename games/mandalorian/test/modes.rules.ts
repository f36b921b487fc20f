import { checkSetup } from '@cadre/core';
import { mandalorian } from '@cadre/mandalorian';
import { rule, scenario } from '@cadre/testkit';
import { expect } from 'vitest';
import { boxOf } from '../src/box/box.js';
import { EnemyAttack } from '../src/events/enemy-attack.js';
import type { CardId } from '../src/ids.js';
import {
  agree,
  at,
  bare,
  card,
  disrupted,
  enemy,
  type Given,
  hold,
  keep,
  laid,
  nextEvent,
  plan,
  resolveEvents,
  run,
  slotOf,
  stand,
  takeTurn,
  until,
} from './table.js';

const ready = (given: Given) => until(scenario(mandalorian, mandalorian.setup(checkSetup(mandalorian, given).setup)), 'MA-35');
const SHARED = { mode: 'shared', players: 3 };

rule(['MA-211', 'MA-212'], 'sandbox: any characters, The Mandalorian not among them, all in the start space', () => {
  const t = ready({ mission: 'm4', mode: 'sandbox', players: 2, character1: 'burg', character2: 'paz' });
  expect(boxOf(t.state).plan.characters).toEqual(['burg', 'paz']);
  expect(t.state.public.characters.map(c => c.space)).toEqual([at(t.state, 'E7'), at(t.state, 'E7')]);
});
rule('MA-213', 'shared: exactly two characters of the briefing, however many players', () => {
  const t = ready({ ...SHARED, mission: 'm4' });
  expect([t.state.public.characters.length, t.state.secret.length]).toEqual([2, 3]);
  expect(checkSetup(mandalorian, { ...SHARED, character1: 'burg' }).problems).toHaveLength(1);
});
rule('MA-214', 'both skill decks are one, and every player draws from it', () => {
  const t = ready(SHARED);
  expect(boxOf(t.state).decks).toHaveLength(1);
  expect(boxOf(t.state).decks[0]).toHaveLength(24);
  expect([t.state.public.hands, t.state.public.skillDecks[0]!.size]).toEqual([[4, 4, 4], 12]);
});
rule(['MA-215', 'MA-220'], 'the character on the card acts (TV-28)', () => {
  const s = bare(SHARED);
  hold(s, 0, 'ig11/full-auto', 'mandalorian/clear-the-room');
  const t = takeTurn(s)
    .seat(0)
    .answers(card(s, 'ig11/full-auto'))
    .seat(0)
    .answers(slotOf('move'))
    .seat(0)
    .answers(at(s, 'A3'))
    .seat(0)
    .passes();
  expect(t.state.public.characters.map(c => c.space)).toEqual([at(s, 'A4'), at(s, 'A3')]);
});
rule(['MA-216', 'MA-217'], 'two cards of one character or of both, but one card a slot', () => {
  const s = bare(SHARED);
  const [a, b] = hold(s, 0, 'ig11/full-auto', 'ig11/servo-stride', 'mandalorian/clear-the-room') as [CardId, CardId];
  const t = takeTurn(s).seat(0).answers(a).seat(0).answers(slotOf('move')).seat(0).passes().seat(0).answers(b).asked('MA-37');
  t.refused(0, slotOf('move')).seat(0).answers(slotOf('attack'));
  t.asked('MA-33');
});
rule('MA-218', 'a planning card lies with the character that gained it; one of a name for each', () => {
  const s = bare(SHARED);
  keep(s, 0, 'defend');
  hold(s, 0, 'ig11/targeting-matrix', 'mandalorian/clear-the-room');
  const t = takeTurn(s).seat(0).answers(card(s, 'ig11/targeting-matrix')).seat(0).answers(slotOf('plan'));
  agree(t)
    .chance(plan(s, 'defend', 1))
    .asked('MA-84', 0)
    .seat(0)
    .answers(plan(s, 'defend', 1));
  expect(t.state.public.characters.map(c => c.planning.length)).toEqual([1, 1]);
});
rule('MA-219', 'the current player decides everything, also about the planning cards of both', () => {
  const s = bare(SHARED);
  s.public.turn.seat = 2;
  stand(s, 1, 'I7');
  enemy(s, 'A4', 'melee');
  keep(s, 0, 'defend');
  run(s, EnemyAttack.call({ classes: 1, count: 1, range: 0, least: false })).asked('MA-90', 2);
});
rule('MA-221', 'in an event "you" is the character whose card lies on top; without a card the player names one', () => {
  const s = bare(SHARED);
  stand(s, 0, 'A3');
  stand(s, 1, 'I7');
  laid(s, 'move', 'mandalorian/relentless');
  laid(s, 'move', 'ig11/twin-barrels'); // on top: IG-11, near I6
  const e = nextEvent(s, 'e10');
  const t = until(resolveEvents(s).chance(e).chance(0), 'nothing');
  expect(t.facts('spawned')).toMatchObject([{ space: at(s, 'I6') }]);
  const tokens = bare(SHARED);
  disrupted(tokens, 'move', 3);
  disrupted(tokens, 'move', 2);
  resolveEvents(tokens).asked('MA-221', 0).offered([0, 1]);
});
rule('MA-222', 'solo: one player, one hand, two characters', () => {
  const t = ready({ mode: 'solo', players: 1 });
  expect([t.state.secret.length, t.state.public.characters.length, t.state.public.hands]).toEqual([1, 2, [4]]);
  expect(checkSetup(mandalorian, { mode: 'solo', players: 2 }).problems).toEqual(['solo is for 1 player, not for 2']);
});
