import { memo } from 'react';
import type { MapDef, Space } from '#game/content/index';
import { MapIcon } from '../art/icons.js';
import { upTo } from '../count.js';
import { BorderLines } from './border-lines.js';
import { Building } from './building.js';
import { RIM, SIDE, sizeOf } from './places.js';
import { Texture } from './texture.js';

export const Floor = ({ space, roof, goal }: { readonly space: Space; readonly roof: boolean; readonly goal: boolean }) => {
  const kind = roof ? 'mando-roof' : (space.x + space.y) % 2 === 0 ? 'mando-floor' : 'mando-floor mando-floor-odd';
  return (
    <g transform={`translate(${space.x * SIDE} ${space.y * SIDE})`}>
      <rect x={1.5} y={1.5} width={SIDE - 3} height={SIDE - 3} rx={5} className={kind} />
      {roof && <rect x={1.5} y={1.5} width={SIDE - 3} height={SIDE - 3} rx={5} className="mando-roof-hatch" />}
      {goal && <rect x={5} y={5} width={SIDE - 10} height={SIDE - 10} rx={5} className="mando-goal" />}
    </g>
  );
};
/** What is printed on a space: the outline of its token, start, star, number. */
export const Print = ({ space, goal }: { readonly space: Space; readonly goal: boolean }) => (
  <g transform={`translate(${space.x * SIDE} ${space.y * SIDE})`}>
    {goal && (
      <g className="mando-goal-flag">
        <MapIcon name="flag" x={SIDE - 16} y={SIDE - 16} size={17} />
      </g>
    )}
    {space.icon && <Trace shape={space.icon.shape} />}
    {space.start && (
      <g className="mando-start">
        <path d="M26 38h48M34 50h32M42 62h16" />
        <path d="M14 26V14h12M74 14h12v12M86 74v12H74M26 86H14V74" />
      </g>
    )}
    {space.star && (
      <g className={`mando-star mando-star-${space.star}`}>
        <MapIcon name="star" x={SIDE - 15} y={15} size={18} />
      </g>
    )}
    {space.number !== undefined && (
      <g className="mando-number">
        <circle cx={15} cy={15} r={10.5} />
        <text x={15} y={20}>
          {space.number}
        </text>
      </g>
    )}
  </g>
);

/** Where a token was dealt: its outline stays on the floor. */
const Trace = ({ shape }: { readonly shape: 'square' | 'circle' | 'triangle' }) => {
  switch (shape) {
    case 'square':
      return <rect className="mando-trace" x={26} y={26} width={48} height={48} rx={4} />;
    case 'circle':
      return <circle className="mando-trace" cx={50} cy={50} r={27} />;
    case 'triangle':
      return <path className="mando-trace" d="M50 22l29 50H21z" />;
  }
};

/** What columns and rows are called, and where their names stand. */
export const rimNames = (map: MapDef): readonly { readonly name: string; readonly x: number; readonly y: number }[] => {
  const { columns, rows } = sizeOf(map);
  return [
    ...upTo(columns).map(x => ({ name: map.spaces.find(s => s.x === x - 1)!.id.replace(/\d+$/, ''), x: (x - 0.5) * SIDE, y: -RIM / 2 })),
    ...upTo(rows).map(y => ({ name: map.spaces.find(s => s.y === y - 1)!.id.replace(/^\D+/, ''), x: -RIM / 2, y: (y - 0.5) * SIDE })),
  ];
};
/** Everything about a map that never changes during a match; drawn once. */
export const GroundLayer = memo(function GroundLayer(props: {
  readonly map: MapDef;
  readonly roof: readonly boolean[];
  readonly goals: ReadonlySet<number>;
}) {
  const { map, roof, goals } = props;
  const size = sizeOf(map);
  const width = size.columns * SIDE,
    height = size.rows * SIDE;
  return (
    <g className={`mando-ground mando-ground-${map.id}`}>
      <rect x={-RIM} y={-RIM} width={width + 2 * RIM} height={height + 2 * RIM} rx={16} className="mando-plate" />
      <rect x={-4} y={-4} width={width + 8} height={height + 8} rx={8} className="mando-field" />
      <g className="mando-rim">
        {rimNames(map).map(({ name, x, y }) => (
          <text key={name} x={x} y={y + 6}>
            {name}
          </text>
        ))}
      </g>
      {map.spaces.map((space, i) => (
        <Floor key={space.id} space={space} roof={roof[i] === true} goal={goals.has(i)} />
      ))}
      <clipPath id="mando-field">
        <rect width={width} height={height} />
      </clipPath>
      <Texture map={map.id} size={size} />
      <rect width={width} height={height} className="mando-light" />
      {map.spaces.map((space, i) => (
        <Print key={space.id} space={space} goal={goals.has(i)} />
      ))}
      {map.forbidden.map(cell => (
        <g key={`${cell.x},${cell.y}`} transform={`translate(${cell.x * SIDE} ${cell.y * SIDE})`}>
          <Building map={map.id} at={cell.x + cell.y} />
        </g>
      ))}
      <BorderLines map={map} />
      <rect x={-4} y={-4} width={width + 8} height={height + 8} rx={8} className="mando-outer-wall" />
    </g>
  );
});
