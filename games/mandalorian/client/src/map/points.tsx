import { seatClass, seatLetter } from '@cadre/table-client';
import { useTable } from '../table-context.js';
import { centreOf } from './places.js';

/** Spaces that somebody at the table points at. What is named otherwise is for another table. */
export const Points = () => {
  const { box, points } = useTable();
  return points.map(({ id, seat, at }) => {
    const space = /^space:(\d+)$/.exec(at)?.[1];
    if (space === undefined || !box.map.spaces[Number(space)]) return null;
    const { x, y } = centreOf(box.map, Number(space));
    return (
      <g key={id} className={`mando-pointed ${seatClass(seat)}`} transform={`translate(${x} ${y})`}>
        <circle r={46} />
        <circle r={46} className="mando-pointed-wave" />
        <text y={-52}>{seatLetter(seat)}</text>
      </g>
    );
  });
};
