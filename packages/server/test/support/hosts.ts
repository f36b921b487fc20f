import { randomBot } from '@cadre/bots';
import { type AnyGame, askedOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { noughts } from '@cadre/noughts';
import { type TableRules, tableRulesSchema } from '@cadre/protocol';
import type { BotRunner } from '../../src/bots/bot-runner.js';
import { type Host, type HostParts, openHost } from '../../src/host/host.js';
import type { HostObserver } from '../../src/host/observer.js';
import { RANDOM_TOKENS } from '../../src/secrets.js';
import { connect } from '../../src/store/connection.js';
import { openStore, type Store } from '../../src/store/store.js';
import type { MatchRow } from '../../src/table/event.js';
import { emptyDatabase } from './empty-database.js';

const random = seeded(7);
export const anyAnswer: BotRunner['fallback'] = (game, view) => randomBot(game).choose(view, askedOf(view)!, random, {});
export const openMemory = async (): Promise<Store> => openStore(await connect({ home: null, blank: await emptyDatabase() }));
export const SILENT: HostObserver = {
  answered: () => undefined,
  storage: () => undefined,
  problem: () => undefined,
  warn: () => undefined,
  snapshot: () => undefined,
};

const prompt: BotRunner['think'] = async (game, _, view) => anyAnswer(game, view);
/** A bot that is never done. */
export const endless: BotRunner['think'] = () => new Promise(() => undefined);

/** A process without a pulse: it does what it is asked, and looks after nothing by itself. */
export const openProcess = (
  store: Store,
  think: BotRunner['think'] = prompt,
  games: readonly AnyGame[] = [noughts],
  now: () => number = Date.now,
  monotonic?: () => number,
  more: Partial<HostParts> = {},
): Promise<Host> =>
  openHost({
    store,
    games,
    botRunner: {
      names: ['bot', 'other'],
      substitute: 'bot',
      fallback: anyAnswer,
      think,
      advise: async () => null,
      preview: async () => null,
      close: async () => undefined,
    },
    observer: SILENT,
    now,
    ...(monotonic && { monotonic }),
    tokens: RANDOM_TOKENS,
    ...more,
  });
/** A match of noughts and crosses, as it is stored. */
export const noughtsRow = (bots: MatchRow['bots'], tableRules: Partial<TableRules> = {}): MatchRow => ({
  id: RANDOM_TOKENS.matchId(),
  game: noughts.id,
  rules: noughts.rules,
  setup: {},
  tableRules: tableRulesSchema.parse({ chat: true, ...tableRules }),
  bots,
  branch: null,
  diceSecret: RANDOM_TOKENS.diceSecret(),
  createdAt: 0,
});
export const joining = (seat: number) => ({ type: 'join', seat, name: `P${seat}`, contribution: '' }) as const;
