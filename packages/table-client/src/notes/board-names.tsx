import type { ReactNode } from 'react';
import { useViewport } from '../viewport/viewport-context.js';
import { type BoardName, NAME_SIZE, type PlacedName } from './place-names.js';

/** The names of what lies on the table. */
export const BoardNames = ({
  names,
  placed,
}: {
  readonly names: readonly BoardName[];
  readonly placed: readonly PlacedName[];
}): ReactNode => {
  const { screen } = useViewport();
  return names.map(({ id, at, text, score }, i) => (
    <text
      key={id}
      transform={screen.upright(at)}
      x={placed[i]!.x}
      y={placed[i]!.y + 0.33 * NAME_SIZE}
      fontSize={NAME_SIZE}
      className="tc-board-text"
      data-names={id}
    >
      {text}
      {score && (
        <tspan dx="0.5em" className="tc-board-score">
          {score}
        </tspan>
      )}
    </text>
  ));
};
