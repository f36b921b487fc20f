import type { Language } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { boxFor } from '@cadre/special-operations/box';
import type { EditionId, MissionId } from '@cadre/special-operations/content/types';
import { Ground, SceneTerrain, Zone } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { scenePieces } from '../scene/scene-pieces.js';

const GRID = 6 * INCH;
/** A hexagon, as on the table; around (0, 0), in inches. */
const HEXAGON = 'M0 1.3L1.13 0.65V-0.65L0 -1.3L-1.13 -0.65V0.65Z';
/** An objective where terrain is the matter; in inches. */
export const ObjectiveDot = ({ x, y, name }: { readonly x: number; readonly y: number; readonly name?: string }): ReactNode => (
  <path className="so-preview-objective" d={HEXAGON} transform={`translate(${x * INCH} ${y * INCH}) scale(${INCH})`}>
    {name && <title>{name}</title>}
  </path>
);
/** A battlefield in small, as blue sees it. */
export const LayoutPreview = ({
  edition,
  mission,
  layout,
  own = '',
  language,
}: {
  readonly edition: EditionId;
  readonly mission: MissionId;
  readonly layout: string;
  /** The content file that it comes from. */
  readonly own?: string;
  readonly language: Language;
}): ReactNode => {
  const box = boxFor({ edition, mission, layout, own });
  const { width, depth } = box.table;
  return (
    <svg viewBox={`0 0 ${width} ${depth}`} className="so-preview" aria-hidden="true">
      <g transform={`translate(0 ${depth}) scale(1 -1)`}>
        <Ground bounds={{ x: 0, y: 0, width, height: depth }} grid={GRID} />
        {box.table.zones.map((zone, i) => (
          <Zone key={zone.id} polygon={zone.polygon} seat={box.mission.zones[i]!.side === 'blue' ? 0 : 1} name="" />
        ))}
        <SceneTerrain pieces={scenePieces(box, language)} isPlain />
        {box.mission.objectives.map(({ id, x, y }) => (
          <ObjectiveDot key={id} x={x} y={y} />
        ))}
      </g>
    </svg>
  );
};
