import { randomBot } from '@cadre/bots';
import { askedOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { noughts } from '@cadre/noughts';
import { tableRulesSchema } from '@cadre/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Thinking } from '../src/bots/thinking.js';
import { type Host, openHost } from '../src/host/host.js';
import { UNGUESSABLE } from '../src/secrets.js';
import { connect } from '../src/store/connection.js';
import { openStore, type Store } from '../src/store/store.js';
import { blankDatabase } from './support/blank.js';

const random = seeded(7);
const fallback: Thinking['fallback'] = (game, view) => randomBot(game).choose(view, askedOf(view)!, random, {});
const problems: string[] = [];
let store: Store;
beforeAll(async () => {
  store = openStore(await connect({ home: null, blank: await blankDatabase() }));
});
afterAll(() => store.close());
/** A process without a pulse: it does what it is asked, and looks after nothing by itself. */
const hostWhoseBots = (think: Thinking['think']): Promise<Host> =>
  openHost({
    store,
    games: [noughts],
    thinking: { names: ['bot'], late: 'bot', fallback, think, advise: async () => null, close: async () => undefined },
    news: { answered: () => undefined, storage: () => undefined, problem: message => problems.push(message), snapshot: () => undefined },
    now: Date.now,
    fresh: UNGUESSABLE,
  });

test('whoever takes a match over lets its bots answer, though it came with a word that changes nothing', async () => {
  const id = UNGUESSABLE.matchId();
  await store.create(
    {
      id,
      game: noughts.id,
      rules: noughts.rules,
      setup: {},
      tableRules: tableRulesSchema.parse({}),
      bots: ['bot', null],
      branch: null,
      diceSecret: UNGUESSABLE.diceSecret(),
      createdAt: 0,
    },
    new Map(),
  );
  const join = { type: 'join', seat: 1, name: 'Ann', contribution: '' } as const;
  const dying = await hostWhoseBots(() => new Promise(() => undefined));
  await dying.perform(id, join);
  const before = dying.rooms.get(id)!;
  expect([before.thinking.size, before.table.match!.log.length]).toEqual([1, 0]);

  const heir = await hostWhoseBots(async (game, _, view) => fallback(game, view));
  expect(await heir.perform(id, join)).toEqual({ version: before.table.version });
  await expect.poll(() => heir.rooms.get(id)!.table.match!.log).toMatchObject([{ seat: 0 }]);
  expect(problems).toEqual([]);
});
