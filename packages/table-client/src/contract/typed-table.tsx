import type { Fact } from '@cadre/core';
import { type ComponentType, lazy, type ReactNode } from 'react';
import type { GameTableProps } from './game-table.js';

const NO_FACTS: readonly never[] = [];

/**
 * A game's table for the page: the one door where a view from the wire becomes the game's own type.
 * `accepts` says whether a view is one of this game; `Foreign` is drawn when it is not. `late` is what only some matches need, and load first.
 */
export const typedTable = <View, F extends Fact>({
  accepts,
  Table,
  Foreign,
  late,
}: {
  readonly accepts: (view: unknown) => view is View;
  readonly Table: ComponentType<GameTableProps<View, F>>;
  readonly Foreign: ComponentType<Pick<GameTableProps, 'language'>>;
  readonly late?: { readonly isNeeded: (view: View) => boolean; readonly load: () => Promise<unknown> };
}): ComponentType<GameTableProps> => {
  const Late = lazy(async () => {
    await late?.load();
    return { default: Table };
  });
  const TypedTable = ({ view, facts, since, story, saying, ...rest }: GameTableProps): ReactNode => {
    if (!accepts(view)) return <Foreign language={rest.language} />;
    const Drawn = late?.isNeeded(view) ? Late : Table;
    return (
      <Drawn
        {...rest}
        view={view}
        {...(saying && { saying })}
        {...(story && { story: story as readonly F[] })}
        facts={facts as readonly F[]}
        since={(since ?? NO_FACTS) as readonly F[]}
      />
    );
  };
  return TypedTable;
};
