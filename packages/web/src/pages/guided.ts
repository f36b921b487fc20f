import type { Language } from '@cadre/core';
import type { GameInfo } from '@cadre/protocol';
import type { SetupValues } from '@cadre/table-client';
import { fetchSetup } from '../connection/api.js';
import type { BackendName } from '../connection/backend.js';
import { keepLessons } from '../memory/guides.js';
import { GAME_SETUPS } from './game-setups.js';
import { seated } from './sitters.js';
import { STANDARD_TABLE, startMatch, type TableWishes } from './start-match.js';

interface Wishes {
  readonly at: BackendName;
  readonly language: Language;
  readonly table?: TableWishes;
}
/** A match that teaches the game, against the easiest bot that it has. */
export const startGuided = async (game: GameInfo, values: SetupValues, { at, language, table = STANDARD_TABLE }: Wishes): Promise<void> => {
  const { seats } = await fetchSetup(game.id, values, language);
  const bots = game.bots.includes('novice') ? ['novice'] : game.bots;
  const match = await startMatch(game, values, seated([], seats.length, bots, at, GAME_SETUPS[game.id]?.mine), table, at);
  keepLessons(match, []);
};
/** The guided first match of a game, at once. */
export const learn = async (game: GameInfo, at: BackendName, language: Language): Promise<void> =>
  startGuided(game, (await GAME_SETUPS[game.id]?.first()) ?? {}, { at, language });
