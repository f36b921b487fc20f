import type { Fact, Language } from '@cadre/core';
import { type ComponentType, lazy, type ReactNode } from 'react';
import type { GameTableProps, TableNews } from './game-table.js';

/**
 * A game's table for the page: the one door where a view from the wire becomes the game's own type, by the id of its game.
 * `Foreign` is drawn for a view of another game, and for none. `late` is what only some matches need, and load first.
 */
export const typedTable = <View, F extends Fact>({
  game,
  Table,
  Foreign,
  late,
}: {
  readonly game: string;
  readonly Table: ComponentType<GameTableProps<View, F>>;
  readonly Foreign: ComponentType<{ readonly language: Language }>;
  readonly late?: { readonly isNeeded: (view: View) => boolean; readonly load: () => Promise<unknown> };
}): ComponentType<GameTableProps> => {
  const Late = lazy(async () => {
    await late?.load();
    return { default: Table };
  });
  const TypedTable = (props: GameTableProps): ReactNode => {
    if (props.game !== game || !props.view) return <Foreign language={props.settings.language} />;
    const view = props.view as View;
    const Drawn = late?.isNeeded(view) ? Late : Table;
    return <Drawn {...props} view={view} news={props.news as unknown as TableNews<F>} />;
  };
  return TypedTable;
};
