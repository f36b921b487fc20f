import type { Created, CreateMatch, GameInfo } from '@cadre/protocol';
import { branchMatch, createMatch } from '../connection/api.js';
import type { BackendName } from '../connection/backend.js';
import { mySecrets, remember } from '../memory/matches.js';
import { keepCreated } from '../memory/promises.js';
import { go, lobbyPath } from '../route.js';

/** Who sits on a seat of a new match: this reader, somebody with a link, or a bot by its name. */
export type Sitter = 'me' | 'friend' | string;
export type TableWishes = CreateMatch['tableRules'];
export const STANDARD_TABLE: TableWishes = {
  undo: 'ask',
  clock: { kind: 'none' },
  spectators: { allowed: true, delaySeconds: 0 },
  chat: false,
  friendsOnly: false,
};

const seatsFor = (sitters: readonly Sitter[]): CreateMatch['seats'] =>
  sitters.map(s => (s === 'me' || s === 'friend' ? { kind: 'person' } : { kind: 'bot', bot: s }));
/** Keep the links of a new match on this device and go there; which match it is. */
const sitDown = (game: string, sitters: readonly Sitter[], { match, seatSecrets, dice }: Created): string => {
  remember(match, { game, keys: seatSecrets.map(k => ({ ...k, mine: sitters[k.seat] === 'me' })), opened: Date.now() });
  keepCreated(
    match,
    dice.commitment,
    seatSecrets.map(k => k.seat),
  );
  go(lobbyPath(match));
  return match;
};
export const startMatch = async (
  game: GameInfo,
  setup: Readonly<Record<string, string | number>>,
  sitters: readonly Sitter[],
  tableRules: TableWishes,
  at: BackendName = 'server',
): Promise<string> => sitDown(game.id, sitters, await createMatch(at, { game: game.id, setup, seats: seatsFor(sitters), tableRules }));
/** A new match that begins where another one stood after so many answers. */
export const playOn = async (game: string, match: string, moment: number, sitters: readonly Sitter[]): Promise<string> =>
  sitDown(game, sitters, await branchMatch(match, { moment, seats: seatsFor(sitters), secrets: mySecrets(match) }));
