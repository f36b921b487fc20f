import type { AnyGame } from '@cadre/core';
import { type TableRules, tableRulesSchema } from '@cadre/protocol';
import { longGame } from '../../../bench/src/suites/long-game.js';
import { openHost } from '../../src/host/host.js';
import type { HostObserver, SnapshotOutcome } from '../../src/host/observer.js';
import { RANDOM_TOKENS } from '../../src/secrets.js';
import type { Store } from '../../src/store/store.js';
import type { MatchRow } from '../../src/table/event.js';
import { anyAnswer, endless } from './hosts.js';

/** A game whose matches have as many answers as wanted. */
export const game = longGame as unknown as AnyGame;
export const SAVE_EVERY = 10;
/** A host for such matches, and what it tells. */
export const hostOf = async (options: { store: Store; games?: readonly AnyGame[]; now?: () => number }) => {
  const outcomes: SnapshotOutcome[] = [],
    problems: string[] = [];
  const observer: HostObserver = {
    answered: () => undefined,
    storage: () => undefined,
    problem: (message, thrown) => problems.push(`${message}: ${(thrown as Error).message}`),
    warn: () => undefined,
    snapshot: outcome => outcomes.push(outcome),
  };
  const host = await openHost({
    games: [game],
    botRunner: {
      names: [],
      substitute: null,
      fallback: anyAnswer,
      think: endless,
      advise: async () => null,
      preview: async () => null,
      close: async () => undefined,
    },
    now: Date.now,
    tokens: RANDOM_TOKENS,
    saveEvery: SAVE_EVERY,
    ...options,
    observer,
  });
  return { host, observer, outcomes, problems };
};
export const rowOf = (tableRules: Partial<TableRules> = {}): MatchRow => ({
  id: RANDOM_TOKENS.matchId(),
  game: game.id,
  rules: game.rules,
  setup: {},
  tableRules: tableRulesSchema.parse({ undo: 'free', ...tableRules }),
  bots: [null, null],
  branch: null,
  diceSecret: RANDOM_TOKENS.diceSecret(),
  createdAt: 0,
});
/** The same game, which tells of every answer that is run. */
export const watching = (submitted: () => void): AnyGame => ({
  ...game,
  machine: {
    ...game.machine,
    submit: (...args) => {
      submitted();
      return game.machine.submit(...args);
    },
  },
});
