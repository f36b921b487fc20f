import type { OverlayShape, Query } from '@cadre/core';
import type { UnitId } from '@cadre/special-operations/state';
import { isOnTable } from '@cadre/special-operations/table/bodies';
import type { PlaceDraft } from '@cadre/table-client';
import { attackOf, type OperationsView, unitFor } from './view.js';

const isThere = (view: OperationsView, id: UnitId | null): id is UnitId => id !== null && isOnTable(view.public.units[id]!);
/** What is asked about a unit that somebody looks at: an attack on an enemy of `origin`, or of the unit that acts; the sight of a friend where one measures from; else where it can go and whom it sees. */
export const queryFor = (view: OperationsView, origin: UnitId | null, acting: UnitId | null, looked: UnitId | null): Query | null => {
  if (!isThere(view, looked)) return null;
  const from = origin ?? acting;
  if (!isThere(view, from) || from === looked) return { kind: 'reach', args: [looked] };
  if (view.public.units[from]!.seat !== view.public.units[looked]!.seat) return { kind: 'attack', args: [from, looked] };
  return origin === null ? { kind: 'reach', args: [looked] } : { kind: 'sight', args: [from, looked] };
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
/** The odds on all targets while one is looked at: the others step back, and can still be compared. */
export const comparedOdds = (view: OperationsView, odds: readonly OverlayShape[], looked: UnitId | null): readonly OverlayShape[] => {
  const at = looked === null ? null : view.public.units[looked]!.at;
  return odds.flatMap((shape): OverlayShape[] => {
    if (shape.kind !== 'label') return [];
    const isLooked = typeof at === 'object' && at !== null && at.x === shape.x && at.y === shape.y;
    return [isLooked ? shape : { ...shape, means: 'zone' }];
  });
};
/** Whom a unit can attack, and with what chances. */
export const targetsQuery = (view: OperationsView, acting: UnitId | null): Query | null =>
  isThere(view, acting) ? { kind: 'targets', args: [acting] } : null;
