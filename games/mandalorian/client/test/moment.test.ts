import { viewOf } from '@cadre/core';
import { expect, it } from 'vitest';
import type { MandoFact } from '#game/fact';
import { openFrom, playOn, randomFrom } from '../fixture/playout.js';
import { tipFor } from '../src/coach/tips.js';
import { follow, type Moment, momentOf } from '../src/playback/moment.js';
import { type Seen, seenFrom, type Table } from '../src/seen.js';
import { SETUPS } from './playouts.js';

const seenIn = (match: ReturnType<typeof openFrom>): Seen => {
  const view = viewOf(match.state, -2);
  return seenFrom(structuredClone(view));
};
const tableOf = (match: ReturnType<typeof openFrom>): Table => seenIn(match).table;

it('whose turn is shown, which step and the next event follow the facts to where the match is', () => {
  let checked = 0,
    resolved = 0;
  for (const [i, setup] of SETUPS.slice(0, 4).entries()) {
    const match = openFrom(setup),
      random = randomFrom(i + 1);
    let moment: Moment = momentOf(seenIn(match), 0);
    for (let n = 0; n < 300; n++) {
      const facts = playOn(match, random) as readonly MandoFact[] | null;
      const now = tableOf(match);
      if (!facts || now.result !== '') break;
      moment = follow(moment, facts);
      const { seat, number } = now.turn;
      expect({ seat: moment.turn.seat, number: moment.turn.number }).toEqual({ seat, number });
      if (now.turn.step === 'action') expect(moment.back).toBe(now.back); // while an event is resolved nobody has seen the next back
      if (now.turn.step === 'action') expect(moment.turn.step).toBe('action');
      const { slot, event } = momentOf(seenIn(match), 0);
      if (slot !== undefined) expect(moment.slot).toBe(slot);
      if (event !== undefined) expect(moment.event).toBe(event);
      if (now.turn.step === 'action') expect([moment.slot, moment.event]).toEqual([undefined, undefined]);
      if (event !== undefined) resolved++;
      checked++;
    }
  }
  expect(checked).toBeGreaterThan(300);
  expect(resolved).toBeGreaterThan(10);
});

it('a shot comes from whoever acted, also when the turn is over by the time it is shown', () => {
  const start: Moment = { turn: { seat: 1, number: 2, step: 'action' }, back: 0, actor: 1, slot: undefined, event: undefined };
  const facts = [
    { type: 'played', seat: 1, character: 1, card: 3, slot: 1 },
    { type: 'damaged', piece: 2, token: 2, space: 9, damage: 2, total: 2 },
  ] as unknown as MandoFact[];
  expect(follow(start, facts).actor).toBe(1);
  expect(follow(start, [...facts, { type: 'turn', seat: 0, number: 3 } as unknown as MandoFact]).actor).toBe(0);
});

it('while something is shown nobody is told that somebody else acts', () => {
  const table = tableOf(openFrom(SETUPS[0]!));
  const acting: Table = { ...table, turn: { ...table.turn, step: 'action' } };
  expect(tipFor(acting, null, true)).toBe('watch');
  expect(tipFor(acting, null, false)).toBe('wait');
});
