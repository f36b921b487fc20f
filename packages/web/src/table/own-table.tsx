import type { GameTableProps } from '@cadre/table-client';
import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react';
import { useWords } from '../words/words.js';
import { GAME_TABLES } from './game-tables.js';

/** One lazy component for each game, made once: a new one at every drawing would load for ever. */
const LAZY: Readonly<Record<string, ComponentType<GameTableProps>>> = Object.fromEntries(
  Object.entries(GAME_TABLES).map(([game, load]) => [game, memo(lazy(async () => ({ default: await load() })))]),
);
export const hasOwnTable = (game: string): boolean => Object.hasOwn(LAZY, game);

export const OwnTable = ({ game, ...props }: GameTableProps & { readonly game: string }): ReactNode => {
  const words = useWords();
  const Table = LAZY[game]!;
  return (
    <Suspense fallback={<p className="quiet">{words.common.loading}</p>}>
      <Table {...props} />
    </Suspense>
  );
};
