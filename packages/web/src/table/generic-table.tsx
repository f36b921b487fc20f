import type { WireWords } from '@cadre/protocol';
import { type PlaceDraft, Spoken } from '@cadre/table-client';
import { lazy, type ReactNode, Suspense } from 'react';
import { GameEmblem } from '../art/game-emblem.js';

/** Drawings made of characters keep their columns. */
const isDrawing = (lines: readonly string[]): boolean => lines.some(l => /[─│┼┌┐└┘╔═║╭╮]|^ *[#.+|-]{6,}/u.test(l));
const RegionBoard = lazy(async () => ({ default: (await import('./region-board.js')).RegionBoard }));

/** A table for games that draw none: what the game says of itself, and the choices as things to pick up. */
export const GenericTable = ({
  game,
  words,
  place = null,
}: {
  readonly game: string;
  readonly words: WireWords | undefined;
  readonly place?: PlaceDraft | null;
}): ReactNode => {
  const board = words?.board ?? [];
  return (
    <div className="generic-table">
      {place?.region ? (
        <Suspense fallback={null}>
          <RegionBoard place={place} label={words?.question ?? game} />
        </Suspense>
      ) : (
        <GameEmblem game={game} />
      )}
      {isDrawing(board) ? (
        <pre className="board-drawing">
          {board
            .join('\n')
            .split(/(\d+)/)
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
            .map((part, i) => (i % 2 === 0 ? part : <i key={i}>{part}</i>))}
        </pre>
      ) : (
        <ul className="board-lines">
          {board.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a board have no other name
            <li key={i}>
              <Spoken text={line} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
