import { viewOf } from '@cadre/core';
import { expect, it } from 'vitest';
import { boxOf } from '#game/box/box';
import type { MandoFact } from '#game/fact';
import { AWAY } from '#game/ids';
import { openFrom, playOn, randomFrom } from '../fixture/playout.js';
import { before } from '../src/playback/unwind.js';
import type { Table } from '../src/seen.js';
import { SETUPS } from './playouts.js';

/** What playback shows of a table: where everything is and how much it has taken. */
const shownOf = ({ pieces, characters, slots }: Table) => ({
  slots: slots.map(({ cards, tokens }) => ({ cards, tokens: tokens.toSorted() })),
  pieces: pieces.map(({ space, token, damage }) => ({ space, token, damage: space === AWAY ? 0 : damage })),
  characters: characters.map(({ space, damage }) => ({ space, damage })),
});
const tableOf = (match: ReturnType<typeof openFrom>): Table => {
  const view = viewOf(match.state, -2);
  return structuredClone(view.public);
};
/** Carried things and put-aside tokens change places without a fact of their own. */
const CHANGES: readonly MandoFact['type'][] = [
  'moved',
  'enemy-moved',
  'revealed',
  'damaged',
  'defeated',
  'hurt',
  'healed',
  'spawned',
  'played',
  'disrupted',
  'emptied',
];

it('facts undone one change after the other lead to the table as it was', () => {
  let checked = 0;
  for (const [i, setup] of SETUPS.slice(0, 3).entries()) {
    const match = openFrom(setup),
      random = randomFrom(i + 1);
    for (let n = 0; n < 200; n++) {
      const was = tableOf(match);
      const facts = playOn(match, random) as readonly MandoFact[] | null;
      if (!facts) break;
      if (
        facts.some(
          fact =>
            !CHANGES.includes(fact.type) &&
            [
              'carried',
              'delivered',
              'feature',
              'child',
              'fallen',
              'placed',
              'enemy-healed',
              'exposed',
              'no-effect',
              'reshuffled',
              'mission-effect',
              'track',
            ].includes(fact.type),
        )
      )
        continue;
      if (!facts.some(fact => CHANGES.includes(fact.type))) continue;
      expect(shownOf(before(tableOf(match), facts, boxOf(match.state))), facts.map(fact => fact.type).join(' ')).toEqual(shownOf(was));
      checked++;
    }
  }
  expect(checked).toBeGreaterThan(20);
});

it('a table that has moved on in another way is left as it is', () => {
  const match = openFrom(SETUPS[0]!);
  const [table, box] = [tableOf(match), boxOf(match.state)];
  const gone = { type: 'moved', rule: 'MA-43', character: 0, from: 3, to: 9999 } as unknown as MandoFact;
  expect(before(table, [gone], box)).toEqual(table);
  expect(before(table, [], box)).toBe(table);
});
