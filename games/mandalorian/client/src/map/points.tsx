import { seatClass, seatLetter } from '@cadre/table-client';
import { useTable } from '../table-context.js';
import { centreOf } from './places.js';
import { useStorey } from './storey.js';

/** Spaces that somebody at the table points at. What is named otherwise is for another table. */
export const Points = () => {
  const { box, points } = useTable();
  const { lying } = useStorey();
  return points.map(({ id, seat, at }) => {
    const space = /^space:(\d+)$/.exec(at)?.[1];
    if (space === undefined || !box.map.spaces[Number(space)]) return null;
    return (
      <g key={id} className={`mando-pointed ${seatClass(seat)}`} transform={lying(Number(space), centreOf(box.map, Number(space)))}>
        <circle r={46} />
        <circle r={46} className="mando-pointed-wave" />
        <text y={-52}>{seatLetter(seat)}</text>
      </g>
    );
  });
};
