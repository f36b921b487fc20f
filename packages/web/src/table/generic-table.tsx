import type { WireWords } from '@cadre/protocol';
import type { ReactNode } from 'react';
import { GameEmblem } from '../art/game-emblem.js';
import { isDrawing, Spoken } from '../art/spoken.js';

/** A table for games that draw none: what the game says of itself, and the choices as things to pick up. */
export const GenericTable = ({ game, words }: { readonly game: string; readonly words: WireWords | undefined }): ReactNode => {
  const board = words?.board ?? [];
  return (
    <div className="generic-table">
      <GameEmblem game={game} />
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
