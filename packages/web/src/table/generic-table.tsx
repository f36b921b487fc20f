import type { WireWords } from '@cadre/protocol';
import type { Placing } from '@cadre/table-client';
import { lazy, type ReactNode, Suspense } from 'react';
import { GameEmblem } from '../art/game-emblem.js';
import { hasMotion, useSettings } from '../settings/settings.js';
import { BoardText } from './board-text.js';

const RegionBoard = lazy(async () => ({ default: (await import('./region-board.js')).RegionBoard }));

/** A table for games that draw none: what the game says of itself, and the choices as things to pick up. */
export const GenericTable = ({
  game,
  words,
  place,
}: {
  readonly game: string;
  readonly words: WireWords | undefined;
  readonly place?: Placing;
}): ReactNode => {
  const settings = useSettings();
  const board = words?.board ?? [];
  return (
    <div className="generic-table">
      {place?.draft?.region ? (
        <Suspense fallback={null}>
          <RegionBoard place={place} label={words?.question ?? game} language={settings.language} motion={hasMotion(settings)} />
        </Suspense>
      ) : (
        <GameEmblem game={game} />
      )}
      <BoardText board={board} />
    </div>
  );
};
