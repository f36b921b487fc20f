import { randomBot } from '@cadre/bots';
import { type AnyGame, askedOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { noughts } from '@cadre/noughts';
import { type TableRules, tableRulesSchema } from '@cadre/protocol';
import type { Thinking } from '../../src/bots/thinking.js';
import { type Host, type HostNews, openHost } from '../../src/host/host.js';
import { UNGUESSABLE } from '../../src/secrets.js';
import { connect } from '../../src/store/connection.js';
import { openStore, type Store } from '../../src/store/store.js';
import type { MatchRow } from '../../src/table/event.js';
import { blankDatabase } from './blank.js';

const random = seeded(7);
export const anyAnswer: Thinking['fallback'] = (game, view) => randomBot(game).choose(view, askedOf(view)!, random, {});
export const openMemory = async (): Promise<Store> => openStore(await connect({ home: null, blank: await blankDatabase() }));
export const SILENT: HostNews = {
  answered: () => undefined,
  storage: () => undefined,
  problem: () => undefined,
  snapshot: () => undefined,
};

const prompt: Thinking['think'] = async (game, _, view) => anyAnswer(game, view);
/** A bot that is never done. */
export const endless: Thinking['think'] = () => new Promise(() => undefined);

/** A process without a pulse: it does what it is asked, and looks after nothing by itself. */
export const openProcess = (
  store: Store,
  think: Thinking['think'] = prompt,
  games: readonly AnyGame[] = [noughts],
  now: () => number = Date.now,
): Promise<Host> =>
  openHost({
    store,
    games,
    thinking: { names: ['bot', 'other'], late: 'bot', fallback: anyAnswer, think, advise: async () => null, close: async () => undefined },
    news: SILENT,
    now,
    fresh: UNGUESSABLE,
  });
/** A match of noughts and crosses, as it is stored. */
export const noughtsRow = (bots: MatchRow['bots'], tableRules: Partial<TableRules> = {}): MatchRow => ({
  id: UNGUESSABLE.matchId(),
  game: noughts.id,
  rules: noughts.rules,
  setup: {},
  tableRules: tableRulesSchema.parse(tableRules),
  bots,
  branch: null,
  diceSecret: UNGUESSABLE.diceSecret(),
  createdAt: 0,
});
export const joining = (seat: number) => ({ type: 'join', seat, name: `P${seat}`, contribution: '' }) as const;
