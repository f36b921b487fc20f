import type { CharacterId, EncounterView } from '@cadre/shatterpoint/state';
import { unitOfCharacter } from '@cadre/shatterpoint/table/queries';
import type { FigureArt } from '@cadre/table-client';
import { ICON_ART } from '../art/icon-art.js';
import { characterThing, unitThing } from '../offers.js';

/** Characters as they are drawn on the table. */
export const figureArt = (view: EncounterView): FigureArt<CharacterId> => ({
  tokenArt: id => ICON_ART[id as keyof typeof ICON_ART],
  thingsOf: ({ id }) => [characterThing(id), unitThing(unitOfCharacter(view, id))],
  health: 'ring',
});
