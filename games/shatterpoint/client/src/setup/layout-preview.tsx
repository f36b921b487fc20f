import type { Language } from '@cadre/core';
import type { Mission } from '@cadre/shatterpoint/content/mission-types';
import type { Layout } from '@cadre/shatterpoint/content/types';
import type { ReactNode } from 'react';
import { LABELS } from '../labels/labels.js';

const SIZE = 36;
/** The battlefield in small, as the cadres see it: terrain by Elevation, and the objectives of the mission. */
export const LayoutPreview = ({
  layout,
  mission,
  language,
}: {
  readonly layout: Layout | undefined;
  readonly mission: Mission;
  readonly language: Language;
}): ReactNode => {
  const { preview } = LABELS[language];
  return (
    <figure className="le-preview-frame">
      <figcaption className="quiet">
        <span className="le-preview-key" /> {preview.objective}
        {!layout && ` · ${preview.random}`}
      </figcaption>
      <p className="quiet">{preview.legend}</p>
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
      <p className="quiet">{preview.cadres}</p>
    </figure>
  );
};
