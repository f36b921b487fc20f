import { randomBot } from '@cadre/bots';
import { askedOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { noughts } from '@cadre/noughts';
import { tableRulesSchema } from '@cadre/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BotRunner } from '../src/bots/bot-runner.js';
import { type Host, openHost } from '../src/host/host.js';
import { RANDOM_TOKENS } from '../src/secrets.js';
import { connect } from '../src/store/connection.js';
import { openStore, type Store } from '../src/store/store.js';
import { emptyDatabase } from './support/empty-database.js';

const random = seeded(7);
const fallback: BotRunner['fallback'] = (game, view) => randomBot(game).choose(view, askedOf(view)!, random, {});
const problems: string[] = [];
let store: Store;
beforeAll(async () => {
  store = openStore(await connect({ home: null, blank: await emptyDatabase() }));
});
afterAll(() => store.close());
/** A process without a pulse: it does what it is asked, and looks after nothing by itself. */
const hostWhoseBots = (think: BotRunner['think']): Promise<Host> =>
  openHost({
    store,
    games: [noughts],
    botRunner: {
      names: ['bot'],
      substitute: 'bot',
      fallback,
      think,
      advise: async () => null,
      preview: async () => null,
      close: async () => undefined,
    },
    observer: {
      answered: () => undefined,
      storage: () => undefined,
      problem: message => problems.push(message),
      snapshot: () => undefined,
      warn: () => undefined,
    },
    now: Date.now,
    tokens: RANDOM_TOKENS,
  });

test('whoever takes a match over lets its bots answer, though it came with a word that changes nothing', async () => {
  const id = RANDOM_TOKENS.matchId();
  await store.create(
    {
      id,
      game: noughts.id,
      rules: noughts.rules,
      setup: {},
      tableRules: tableRulesSchema.parse({}),
      bots: ['bot', null],
      branch: null,
      diceSecret: RANDOM_TOKENS.diceSecret(),
      createdAt: 0,
    },
    new Map(),
  );
  const join = { type: 'join', seat: 1, name: 'Ann', contribution: '' } as const;
  const dying = await hostWhoseBots(() => new Promise(() => undefined));
  await dying.perform(id, join);
  const before = dying.rooms.get(id)!;
  expect([before.busyBots.size, before.table.match!.log.length]).toEqual([1, 0]);

  const heir = await hostWhoseBots(async (game, _, view) => fallback(game, view));
  expect(await heir.perform(id, join)).toEqual({ version: before.table.version });
  await expect.poll(() => heir.rooms.get(id)!.table.match!.log).toMatchObject([{ seat: 0 }]);
  expect(problems).toEqual([]);
});
