import type { Mission } from '@cadre/shatterpoint/content/mission-types';
import type { Layout } from '@cadre/shatterpoint/content/types';
import type { ReactNode } from 'react';

const SIZE = 36;
/** The battlefield in small, as the cadres see it: terrain by Elevation, and the objectives of the mission. */
export const LayoutPreview = ({ layout, mission }: { readonly layout: Layout | undefined; readonly mission: Mission }): ReactNode => (
  <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className="le-preview" aria-hidden="true">
    <g transform={`translate(0 ${SIZE}) scale(1 -1)`}>
      <rect width={SIZE} height={SIZE} className="le-preview-ground" />
      {layout?.parts.map(({ id, polygon, elevation }) => (
        <polygon
          key={id}
          points={polygon.map(corner => corner.join(',')).join(' ')}
          className={`le-preview-part le-preview-${Math.min(2, elevation)}`}
        />
      ))}
      {mission.objectives.map(({ id, x, y }) => (
        <circle key={id} cx={x} cy={y} r="0.8" className="le-preview-objective" />
      ))}
    </g>
  </svg>
);
