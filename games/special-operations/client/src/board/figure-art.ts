import type { UnitId } from '@cadre/special-operations/state';
import type { FigureArt } from '@cadre/table-client';
import { TOKEN_ART } from '../art/token-art.js';
import { unitThing } from '../offers.js';

/** Units as they are drawn on the table. */
export const FIGURE_ART: FigureArt<UnitId> = {
  tokenArt: id => TOKEN_ART[id as keyof typeof TOKEN_ART],
  thingsOf: ({ id }) => [unitThing(id)],
  health: 'dots',
};
