import type { CreateMatch } from '@cadre/protocol';
import { createMatch, type GameInfo } from '../connection/api.js';
import type { HouseName } from '../connection/house.js';
import { remember } from '../memory/matches.js';
import { go, lobbyPath } from '../route.js';

/** Who sits on a seat of a new match: this reader, somebody with a link, or a bot by its name. */
export type Sitter = 'me' | 'friend' | string;
export type TableWishes = CreateMatch['tableRules'];
export const STANDARD_TABLE: TableWishes = {
  undo: 'ask',
  clock: { kind: 'none' },
  spectators: { allowed: true, delaySeconds: 0 },
  chat: true,
};

/** Create a match, keep its links on this device and go there; which match it is. */
export const startMatch = async (
  game: GameInfo,
  setup: Readonly<Record<string, string | number>>,
  sitters: readonly Sitter[],
  tableRules: TableWishes,
  at: HouseName = 'server',
): Promise<string> => {
  const { match, keys } = await createMatch(at, {
    game: game.id,
    setup,
    seats: sitters.map(s => (s === 'me' || s === 'friend' ? { kind: 'person' } : { kind: 'bot', bot: s })),
    tableRules,
  });
  remember(match, {
    game: game.id,
    keys: keys.map(k => ({ ...k, mine: sitters[k.seat] === 'me' })),
    opened: Date.now(),
  });
  go(lobbyPath(match));
  return match;
};
