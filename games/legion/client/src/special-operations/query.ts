import type { Query } from '@cadre/core';
import type { PlaceDraft } from '@cadre/table-client';
import type { UnitId } from '#operations/state';
import { isOnTable } from '#operations/table/bodies';
import { attackOf, type OperationsView, unitFor } from './view.js';

const isThere = (view: OperationsView, id: UnitId | null): id is UnitId => id !== null && isOnTable(view.public.units[id]!);
/** What is asked about a unit that somebody looks at: from `origin` an attack at an enemy or the sight of a friend, else where it can go. */
export const queryFor = (view: OperationsView, origin: UnitId | null, looked: UnitId | null): Query | null => {
  if (!isThere(view, looked)) return null;
  if (!isThere(view, origin) || origin === looked) return { kind: 'reach', args: [looked] };
  const isEnemy = view.public.units[origin]!.seat !== view.public.units[looked]!.seat;
  return { kind: isEnemy ? 'attack' : 'sight', args: [origin, looked] };
};
/** The same attack after an Aim action, while the unit has none to lose by it. */
export const aimedQuery = (query: Query | null): Query | null => (query?.kind === 'attack' ? { ...query, kind: 'aimed' } : null);
/** How far the weapons of a unit reach, and whom they can hit. */
export const threatQuery = (view: OperationsView, id: UnitId | null): Query | null =>
  isThere(view, id) ? { kind: 'threat', args: [id] } : null;
/** What a unit would see from the spot where it would stand, and what cover it would have there. */
export const spotQuery = (place: PlaceDraft | null): Query | null => {
  const unit = place ? unitFor(place.place) : null;
  const spot = place?.spots[place.active];
  return unit !== null && spot && place?.probe?.legal ? { kind: 'spot', args: [unit, spot.x, spot.y, spot.level ?? 0] } : null;
};
/** The line of the attack that is being made; where a mouse happens to rest does not matter then. */
export const attackQuery = (view: OperationsView): Query | null => {
  const attack = attackOf(view);
  return attack && attack.attacker !== 'nobody' && isThere(view, attack.target)
    ? { kind: 'sight', args: [attack.attacker, attack.target] }
    : null;
};
/** Whom a unit can attack, and with what chances. */
export const targetsQuery = (view: OperationsView, acting: UnitId | null): Query | null =>
  isThere(view, acting) ? { kind: 'targets', args: [acting] } : null;
