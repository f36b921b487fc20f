import type { Query } from '@cadre/core';
import { cardOf } from '@cadre/shatterpoint/box';
import type { CharacterId, UnitId } from '@cadre/shatterpoint/state';
import { isOnTable, sideOf, sideOfCharacter, unitOf, unitOfCharacter } from '@cadre/shatterpoint/table/queries';
import type { PlaceDraft } from '@cadre/table-client';
import { characterFor, type EncounterTableView } from './view.js';

const isThere = (view: EncounterTableView, id: CharacterId | null): id is CharacterId => id !== null && isOnTable(view, id);
/** What is asked about a character that somebody looks at: an attack of the acting unit on an enemy, the sight from where one measures, else where it can go. */
export const queryFor = (
  view: EncounterTableView,
  acting: UnitId | null,
  origin: CharacterId | null,
  looked: CharacterId | null,
  isPlacing: boolean,
): Query | null => {
  if (!isThere(view, looked)) return null;
  const unit = isThere(view, origin) ? unitOfCharacter(view, origin) : acting;
  if (unit !== null && sideOf(view, unit) !== sideOfCharacter(view, looked)) return { kind: 'attack', args: [unit, looked] };
  if (isThere(view, origin) && origin !== looked) return { kind: 'sight', args: [origin, looked] };
  // Beside the area that a spot is asked in, another one would only confuse.
  return isPlacing ? null : { kind: 'reach', args: [looked] };
};
/** The same attack in another stance of the unit. */
export const flippedQuery = (view: EncounterTableView, query: Query | null): (Query & { readonly stance: number }) | null => {
  if (query?.kind !== 'attack') return null;
  const unit = query.args[0] as UnitId;
  const stance = cardOf(view, unit).stances.findIndex((_, i) => i !== unitOf(view, unit).stance);
  return stance < 0 ? null : { kind: 'attack', args: [...query.args, stance], stance };
};
/** How far the attacks of a character reach, and whom they can hit. */
export const rangesQuery = (view: EncounterTableView, id: CharacterId | null): Query | null =>
  isThere(view, id) ? { kind: 'ranges', args: [id] } : null;
/** What it would be like to stand where the spot is. */
export const spotQuery = (place: PlaceDraft | null): Query | null => {
  const spot = place?.spots[place.active];
  return place && spot && place.probe?.legal ? { kind: 'spot', args: [characterFor(place.place), spot.x, spot.y, spot.level ?? 0] } : null;
};
