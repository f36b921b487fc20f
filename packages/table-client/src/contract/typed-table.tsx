import type { Fact } from '@cadre/core';
import type { ComponentType, ReactNode } from 'react';
import type { GameTableProps } from './game-table.js';

const NO_FACTS: readonly never[] = [];

/**
 * A game's table for the page: the one door where a view from the wire becomes the game's own type.
 * `accepts` says whether a view is one of this game; `Foreign` is drawn when it is not.
 */
export const typedTable = <View, F extends Fact>({
  accepts,
  Table,
  Foreign,
}: {
  readonly accepts: (view: unknown) => view is View;
  readonly Table: ComponentType<GameTableProps<View, F>>;
  readonly Foreign: ComponentType<Pick<GameTableProps, 'language'>>;
}): ComponentType<GameTableProps> => {
  const TypedTable = ({ view, facts, since, story, saying, ...rest }: GameTableProps): ReactNode =>
    accepts(view) ? (
      <Table
        {...rest}
        view={view}
        {...(saying && { saying })}
        {...(story && { story: story as readonly F[] })}
        facts={facts as readonly F[]}
        since={(since ?? NO_FACTS) as readonly F[]}
      />
    ) : (
      <Foreign language={rest.language} />
    );
  return TypedTable;
};
