import type { ReactNode } from 'react';
import { MapIcon } from '../art/icons.js';
import { useTable } from '../table-context.js';
import { BoardTarget } from '../target.js';
import { between } from './places.js';

export const isOpen = (doors: number, door: number): boolean => (doors & (1 << door)) !== 0;

/** A locked door is a bar with a lock, an open one shows its two halves drawn back. */
export const Doors = ({ body }: { readonly body?: (door: number) => ReactNode }) => {
  const { box, table, labels } = useTable();
  return box.terrain.doors.map((door, i) => {
    const { x1, y1, x2, y2 } = between(box.map, door.a, door.b);
    const open = isOpen(table.doors, i);
    const upright = x1 === x2;
    return (
      <BoardTarget key={door.name} thing={`door:${i}`} className={`mando-door ${open ? 'mando-door-open' : 'mando-door-locked'}`}>
        <g transform={`translate(${(x1 + x2) / 2} ${(y1 + y2) / 2}) rotate(${upright ? 90 : 0})`}>
          <title>{open ? labels.open : labels.locked}</title>
          <rect x={-50} y={-24} width={100} height={48} className="mando-hit" />
          <path d="M-50 0h14M36 0h14" className="mando-door-frame" />
          {open ? (
            <path d="M-36 0v-16M36 0v-16" className="mando-door-leaf" />
          ) : (
            <>
              <rect x={-36} y={-6} width={72} height={12} rx={3} className="mando-door-bar" />
              <g transform={`rotate(${upright ? -90 : 0})`} className="mando-door-lock">
                <circle r={13} />
                <MapIcon name="lock" size={15} />
              </g>
            </>
          )}
          <rect x={-42} y={-14} width={84} height={28} rx={8} className="tc-glow" />
        </g>
        {body?.(i)}
      </BoardTarget>
    );
  });
};
