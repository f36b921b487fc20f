import { type CheckedSetup, fileLength, readSetup, type SetupRequest } from '../../setup-check.js';
import type { GatewayParts } from '../gateway.js';
import { refuse } from '../refusal-error.js';

export type SetupReader = (address: string, request: SetupRequest) => Promise<CheckedSetup>;

/** Reads set-ups for an address. Files cost time by their length, so their length is rationed. */
export const setupReader =
  ({ games, botRunner, files }: Pick<GatewayParts, 'games' | 'botRunner' | 'files'>): SetupReader =>
  async (address, request) => {
    if (!Object.hasOwn(games, request.game))
      throw refuse('no-such-game', `there is no game "${request.game}"; expected one of: ${Object.keys(games).join(', ')}`);
    const game = games[request.game]!,
      length = fileLength(game, request.given);
    if (length === 0 || !botRunner.checkSetup) return readSetup(game, request);
    if (!files(address).take(length)) throw refuse('too-fast', 'too many files from this address: wait a minute');
    const checked = await botRunner.checkSetup(request);
    if (!checked) throw refuse('too-costly', 'this file could not be checked in time: make it smaller, or try again later');
    return checked;
  };
