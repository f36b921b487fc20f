import type { GameTableProps } from '@cadre/table-client';
import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect } from 'react';
import { useWords } from '../words/words.js';
import { GAME_TABLES } from './game-tables.js';

/** One lazy component for each game, made once: a new one at every drawing would load for ever. */
const LAZY: Readonly<Record<string, ComponentType<GameTableProps>>> = Object.fromEntries(
  Object.entries(GAME_TABLES).map(([game, load]) => [game, memo(lazy(async () => ({ default: await load() })))]),
);
export const hasOwnTable = (game: string): boolean => Object.hasOwn(LAZY, game);

/** Beside the table: it is there when the table is. */
const Drawn = ({ tell }: { readonly tell: () => void }): ReactNode => {
  useEffect(tell, [tell]);
  return null;
};
export const OwnTable = ({
  drawn,
  ...props
}: GameTableProps & {
  /** Called when the table, which is fetched, has been drawn. */
  readonly drawn?: () => void;
}): ReactNode => {
  const words = useWords();
  const Table = LAZY[props.game]!;
  return (
    <Suspense fallback={<p className="quiet">{words.common.loading}</p>}>
      <Table {...props} />
      {drawn && <Drawn tell={drawn} />}
    </Suspense>
  );
};
