import type { Query } from '@cadre/core';
import type { CharacterId, UnitId } from '@cadre/shatterpoint/state';
import { isOnTable, sideOf, sideOfCharacter } from '@cadre/shatterpoint/table/queries';
import type { PlaceDraft } from '@cadre/table-client';
import { characterFor, type EncounterTableView } from './view.js';

/** What is asked about a character that somebody looks at: an attack of the acting unit on an enemy, else where it can go. */
export const queryFor = (view: EncounterTableView, acting: UnitId | null, looked: CharacterId | null): Query | null => {
  if (looked === null || !isOnTable(view, looked)) return null;
  return acting !== null && sideOf(view, acting) !== sideOfCharacter(view, looked)
    ? { kind: 'attack', args: [acting, looked] }
    : { kind: 'reach', args: [looked] };
};
/** What it would be like to stand where the spot is. */
export const spotQuery = (place: PlaceDraft | null): Query | null => {
  const spot = place?.spots[place.active];
  return place && spot && place.probe?.legal ? { kind: 'spot', args: [characterFor(place.place), spot.x, spot.y, spot.level ?? 0] } : null;
};
