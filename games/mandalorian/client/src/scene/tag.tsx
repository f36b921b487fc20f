import { SeatBadge, useViewport } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { FeatureFigure } from '../art/enemies.js';
import { ICONS, type IconName, MapIcon } from '../art/icons.js';
import { ChildFigure } from '../art/portraits.js';
import { CROWDED } from '../map/places.js';
import { useTable } from '../table-context.js';
import { floorAt } from './heights.js';
import { type Stood, useSideClass } from './standing.js';

/** In pixels: a sign, the number of health, the height of the tag. */
const [SIGN, DIGIT, TALL] = [17, 10, 23] as const;
/** Where it hangs on the base, in units of the drawing. */
const AT = { x: 15, y: 27 };
/** A space of this many pixels has tags of their full size; they never become smaller or larger than this. */
const FULL = 96;
const SIZES = { least: 0.6, most: 1.25 } as const;

const isIcon = (id: string): id is IconName => Object.hasOwn(ICONS, id);
const Sign = ({ id }: { readonly id: string }): ReactNode => {
  if (id === 'child')
    return (
      <g className="mando-child" transform="scale(0.24)">
        <ChildFigure />
      </g>
    );
  if (isIcon(id)) return <g className={id === 'shield' ? 'mando-shielded' : 'mando-ability'}><MapIcon name={id} size={15} /></g>; // biome-ignore format: one line
  return (
    <g className="mando-feature" transform="scale(0.26)">
      <FeatureFigure feature={id} />
    </g>
  );
};
/** What must be read about a miniature, upright beside its base: whose it is or its class, its health, and whatever it has. */
export const Tag = ({ figure, who, spot }: Stood): ReactNode => {
  const { screen } = useViewport();
  const { box } = useTable();
  const side = useSideClass(who);
  if (who === 'child:0') return null;
  const scale = screen.scaleAt(spot);
  const size = Math.min(SIZES.most, Math.max(SIZES.least, (scale * 100) / FULL));
  const kind = figure.unit.gear as IconName | undefined;
  const isCharacter = who.startsWith('character');
  // Where many stand, only what one needs to attack.
  const signs = spot.scale < CROWDED ? [] : figure.tokens.map(({ id }) => id);
  const first = isCharacter || kind ? SIGN + 2 : 3;
  const number = String(figure.left);
  const digits = number.length * DIGIT + 3;
  const width = first + digits + signs.length * SIGN + 3;
  const hung = [AT.x * spot.scale * scale, AT.y * spot.scale * scale];
  return (
    <g
      className={`mando-tag ${side}`}
      transform={`${screen.upright(spot, floorAt(box, spot.space))} translate(${hung.join(' ')}) scale(${size})`}
    >
      <rect x={-2} y={-TALL / 2} width={width} height={TALL} rx={7} />
      {isCharacter ? (
        <g transform={`translate(${SIGN / 2 + 1} 0) scale(0.8)`}>
          <SeatBadge seat={figure.seat} />
        </g>
      ) : (
        kind && (
          <g className="mando-class" transform={`translate(${SIGN / 2} 0)`}>
            <MapIcon name={kind} size={17} />
          </g>
        )
      )}
      <text x={first + digits / 2 - 1} y={6}>
        {number}
      </text>
      {signs.map((id, i) => (
        <g key={id} transform={`translate(${first + digits + (i + 0.5) * SIGN - 1} 0)`}>
          <Sign id={id} />
        </g>
      ))}
    </g>
  );
};
