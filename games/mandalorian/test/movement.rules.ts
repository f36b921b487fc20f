import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { TEXT } from '../src/box/card-text.js';
import type { Whereabouts } from '../src/ids.js';
import { act, at, bare, enemy, facedown, feature, hold, stand, takeTurn, tokenNamed } from './table.js';

const where = (t: { state: { public: { characters: { space: Whereabouts }[] } } }, c = 0): Whereabouts =>
  t.state.public.characters[c]!.space;

rule(['MA-42', 'MA-43', 'MA-38'], 'a move goes up to as many spaces as the strength, one adjacent space at a time (TV-1, TV-4)', () => {
  const s = bare();
  stand(s, 0, 'F4');
  const t = act(s, 0, 'move', 'mandalorian/tracking-fob'); // strength 2
  t.asked('MA-42', 0).offered([at(s, 'E4'), at(s, 'G4'), at(s, 'F3'), at(s, 'F5')]);
  t.seat(0).answers(at(s, 'F3')).seat(0).answers(at(s, 'F2')).over();
  expect(where(t)).toBe(at(s, 'F2'));
  const none = act(bare(), 0, 'move', 2);
  none.seat(0).passes().over(); // 0 spaces is a move
  expect(none.facts('moved')).toEqual([]);
});
rule('MA-44', 'an enemy in the space ends the move (TV-2)', () => {
  const s = bare({ mission: 'm3' });
  stand(s, 0, 'B3');
  enemy(s, 'C3', 'melee');
  const t = act(s, 0, 'move', 3).seat(0).answers(at(s, 'C3')).over();
  expect(where(t)).toBe(at(s, 'C3'));
});
rule('MA-44', 'there is a way around an enemy, and its own space can be entered (TV-3)', () => {
  const s = bare();
  stand(s, 0, 'A4');
  enemy(s, 'B4', 'melee');
  const t = act(s, 0, 'move', 3).offered([at(s, 'A3'), at(s, 'A5'), at(s, 'B4')]);
  t.seat(0).answers(at(s, 'A3')).seat(0).answers(at(s, 'B3')).seat(0).answers(at(s, 'C3')).over();
  expect(where(t)).toBe(at(s, 'C3'));
});
rule(['MA-45', 'MA-49', 'MA-47'], 'a facedown threat ends the move and is turned up at once, even if it is a feature', () => {
  const s = bare();
  stand(s, 0, 'B7');
  const piece = facedown(s, 'C7', 'circle');
  const t = act(s, 0, 'move', 3)
    .seat(0)
    .answers(at(s, 'C7'))
    .chance(tokenNamed(s, 'circle', 'asset'))
    .over();
  expect(t.state.public.pieces[piece]!.token).toBe(tokenNamed(s, 'circle', 'asset'));
  expect(where(t)).toBe(at(s, 'C7'));
});
rule(['MA-47', 'MA-100'], 'a feature that was faceup before does not end the move', () => {
  const s = bare();
  stand(s, 0, 'B7');
  feature(s, 'C7', 'asset');
  const t = act(s, 0, 'move', 2).seat(0).answers(at(s, 'C7')).asked('MA-42').seat(0).answers(at(s, 'D7')).over();
  expect(where(t)).toBe(at(s, 'D7'));
});
rule(['MA-46', 'MA-51'], 'other characters do not end the move, and a space holds everybody', () => {
  const s = bare();
  stand(s, 0, 'B4');
  stand(s, 1, 'C4');
  const t = act(s, 0, 'move', 2).seat(0).answers(at(s, 'C4')).asked('MA-42');
  expect([where(t, 0), where(t, 1)]).toEqual([at(s, 'C4'), at(s, 'C4')]);
  t.seat(0).answers(at(s, 'D4')).over();
});
rule('MA-48', 'whoever begins beside an enemy walks away freely', () => {
  const s = bare();
  stand(s, 0, 'B4');
  enemy(s, 'B4', 'melee');
  const t = act(s, 0, 'move', 2).seat(0).answers(at(s, 'A4')).seat(0).passes().over();
  expect(where(t)).toBe(at(s, 'A4'));
  expect(t.state.public.characters[0]!.damage).toBe(0);
});
rule('MA-50', 'the movement rules hold for a move by a text too', () => {
  const s = bare({ mode: 'sandbox', character1: 'cara', character2: 'ig11' });
  stand(s, 0, 'B4');
  stand(s, 1, 'A7');
  enemy(s, 'C4', 'blaster', ['sentry']);
  enemy(s, 'B5', 'melee');
  const t = act(s, 0, 'attack', 'cara/shock-volley').asked('MA-67', 0).seat(0).passes(); // no attack
  t.asked('MA-108', 0).seat(0).answers(TEXT.after); // the text comes after it: move 1
  t.asked('MA-42').seat(0).answers(at(s, 'B5'));
  expect(t.facts('hurt')).toHaveLength(0); // B5 is two steps from the sentry
  expect(where(t)).toBe(at(s, 'B5'));
  const again = bare({ mode: 'sandbox', character1: 'cara', character2: 'ig11' });
  stand(again, 0, 'A4');
  enemy(again, 'C4', 'blaster', ['sentry']);
  const u = act(again, 0, 'attack', 'cara/shock-volley').seat(0).answers(2).seat(0).answers(at(again, 'B4')).over();
  expect(u.facts('hurt')).toMatchObject([{ character: 0, cause: 'sentry' }]);
});
rule('MA-41', 'the first action is finished before the second card is played', () => {
  const s = bare();
  hold(s, 0, 'mandalorian/relentless', 'mandalorian/clear-the-room');
  const [first] = s.secret[0]!.hand;
  const t = takeTurn(s).seat(0).answers(first!).asked('MA-37', 0).seat(0).answers(0).asked('MA-42', 0);
  t.refused(0, s.secret[0]!.hand[1]!); // the second card is no answer to the first action
  t.seat(0).answers(at(s, 'B4')).asked('MA-42', 0); // nor after its first step
  expect(t.state.public.turn.cards).toBe(1);
  t.seat(0).passes().asked('MA-35', 0).seat(0).answers(s.secret[0]!.hand[1]!).asked('MA-37', 0);
});
rule('MA-55', 'a card that breaks through passes one wall, once', () => {
  const s = bare({ mission: 'm3', character1: 'burg' });
  stand(s, 0, 'B1');
  const t = act(s, 0, 'move', 'burg/door-crasher'); // its text only adds a way: nobody is asked
  t.seat(0).answers(at(s, 'C1')); // through the wall
  t.refused(0, at(s, 'B1')); // not a second time
});
