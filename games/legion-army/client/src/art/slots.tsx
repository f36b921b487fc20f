import type { Slot } from '@cadre/legion-army/data';
import type { ReactNode } from 'react';
import { Sign } from './sign.js';

/** Own signs for the types of upgrades, drawn on a grid of 24. */
const PATHS: Readonly<Record<Slot, string>> = {
  'heavy weapon': 'M3 10h14l4-2v6l-4-2H3zM7 12v5h3v-5M13 8V5',
  personnel: 'M12 4a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7zM5 20c0-4 3-6 7-6s7 2 7 6M19 5v4M17 7h4',
  force: 'M12 3c5 4 5 8 0 9s-5 5 0 9M5 8c2 2 2 6 0 8M19 8c-2 2-2 6 0 8',
  command: 'M5 21V4M5 5h13l-3 4 3 4H5',
  hardpoint: 'M12 3v6M12 15v6M3 12h6M15 12h6M12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6z',
  gear: 'M6 8h12v12H6zM9 8V5h6v3M6 13h12M12 13v3',
  grenades: 'M12 9a6 6 0 1 0 0 12a6 6 0 0 0 0-12zM10 9V5h4v4M14 6h3l2 3',
  programming: 'M6 6h12v12H6zM9 9h6v6H9zM9 3v3M15 3v3M9 18v3M15 18v3M3 9h3M3 15h3M18 9h3M18 15h3',
  comms: 'M12 11v10M9 21h6M12 7a2 2 0 1 0 0 4a2 2 0 0 0 0-4zM7 4a7 7 0 0 0 0 10M17 4a7 7 0 0 1 0 10',
  pilot: 'M5 13a7 7 0 0 1 14 0v3H5zM5 16l2 4h10l2-4M9 13h6',
  training: 'M4 20l10-10M14 4l6 6M17 7l-7 7M4 14v6h6',
  generator: 'M13 3L5 14h6l-1 7 9-12h-6z',
  armament: 'M4 15L15 4l5 0v5L9 20M4 15l5 5M4 20l3-3',
  crew: 'M8 6a3 3 0 1 0 0 6a3 3 0 0 0 0-6zM16 6a3 3 0 1 0 0 6a3 3 0 0 0 0-6zM3 20c0-4 2-6 5-6s4 2 4 2s1-2 4-2s5 2 5 6',
  ordnance: 'M9 21V10c0-3 1.5-6 3-7c1.5 1 3 4 3 7v11zM9 14l-4 4v3h4M15 14l4 4v3h-4M9 10h6',
  'squad leader': 'M12 3l6 3v6c0 4-3 7-6 9c-3-2-6-5-6-9V6zM8.5 11l3.5-3 3.5 3M8.5 15l3.5-3 3.5 3',
  doctrine: 'M4 5c3-1 6-1 8 1c2-2 5-2 8-1v14c-3-1-6-1-8 1c-2-2-5-2-8-1zM12 6v14',
  clan: 'M5 8c0-3 3-5 7-5s7 2 7 5v6l-4 7h-2v-9H11v9H9l-4-7zM7 10h10',
};
export const SlotIcon = ({ slot }: { readonly slot: Slot }): ReactNode => <Sign path={PATHS[slot]} />;
