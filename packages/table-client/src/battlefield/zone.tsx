import '../../css/battlefield.css';
import type { SceneZone } from '@cadre/battle';
import type { ReactNode } from 'react';
import { seatClass } from '../seats/seat-mark.js';
import { polygonPath, type XY } from './ground.js';

/** Where a side deploys, in the colour of its seat. */
export const Zone = ({
  polygon,
  seat,
  name,
}: {
  readonly polygon: readonly XY[];
  /** Null: nobody has it yet. */
  readonly seat: number | null;
  readonly name: string;
}): ReactNode => (
  <path d={polygonPath(polygon)} className={`tc-zone ${seat === null ? '' : seatClass(seat)}`} data-seat={seat ?? 'none'}>
    <title>{name}</title>
  </path>
);
export const SceneZones = ({ zones }: { readonly zones: readonly SceneZone[] }): ReactNode =>
  zones.map(({ id, polygon, seat, name }) => <Zone key={id} polygon={polygon} seat={seat} name={name} />);
