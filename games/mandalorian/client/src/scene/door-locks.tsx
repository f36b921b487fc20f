import { useViewport } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { MapIcon } from '../art/icons.js';
import { isOpen } from '../map/doors.js';
import { between } from '../map/places.js';
import { useTable } from '../table-context.js';
import { UNIT } from './ground-plan.js';
import { DOOR } from './scene-pieces.js';

const HIGH = DOOR / UNIT;
const useMiddle = () => {
  const { map, terrain } = useTable().box;
  return (door: number) => {
    const { a, b } = terrain.doors[door]!;
    const { x1, y1, x2, y2 } = between(map, a, b);
    return { x: (x1 + x2) / 2, y: (y1 + y2) / 2 };
  };
};
/** The leaf of a door, as it is clicked. */
export const DoorBody = ({ door }: { readonly door: number }): ReactNode => {
  const { screen } = useViewport();
  const at = useMiddle()(door);
  const top = screen.rise(at, 0, HIGH);
  return top && <line x1={at.x} y1={at.y} x2={at.x + top.x} y2={at.y + top.y} strokeWidth={56} className="mando-body" />;
};
/** The locks of doors that are locked, over their leaves. */
export const Locks = (): ReactNode => {
  const { screen } = useViewport();
  const { box, table } = useTable();
  const middleOf = useMiddle();
  return box.terrain.doors.map((door, i) => {
    if (isOpen(table.doors, i)) return null;
    const at = middleOf(i);
    return (
      <g key={door.name} className="mando-door-lock" transform={`${screen.upright(at, HIGH * 0.55)} scale(${screen.scaleAt(at)})`}>
        <circle r={14} />
        <MapIcon name="lock" size={16} />
      </g>
    );
  });
};
