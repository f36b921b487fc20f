import type { AnyGame } from '@cadre/core';
import type { Tokens } from '../secrets.js';
import type { Store } from '../store/store.js';
import { rulesNow, type TableState } from '../table/table.js';

/** The match that follows this one: the same seats with the same secrets, new dice, and the newest rules. */
export const createRematch = async (
  store: Store,
  games: readonly AnyGame[],
  table: TableState,
  tokens: Tokens,
  createdAt: number,
): Promise<void> => {
  const { row, seats, rematch } = table;
  const bots = seats.map(o => (o.kind === 'bot' ? o.bot : null));
  const { rules } = games.find(g => g.id === row.game)!;
  const next = { ...row, tableRules: rulesNow(table), id: rematch!, rules, bots, branch: null, diceSecret: tokens.diceSecret(), createdAt };
  await store.create(next, await store.hashes(row.id));
};
