import type { DeepReadonly, Seat } from '@cadre/core';
import { type Base, FACING_UP, type Figure, INCH } from '@cadre/geometry';
import { type Box, boxOf } from '../box.js';
import type { UnitType } from '../content/types.js';
import type { BattleView, Spot, Unit, UnitId } from '../state.js';

export type UnitKnown = DeepReadonly<Unit>;
/** In 0.1 mm. */
export const TOKEN_RADIUS = INCH / 2;
export const TOKEN_HEIGHT = INCH / 2;

export const unitOf = (k: BattleView, id: UnitId): UnitKnown => k.public.units[id]!;
const typeIn = ({ unitTypes }: Box, { type }: UnitKnown): UnitType => {
  const found = unitTypes.get(type);
  if (!found) throw new Error(`there is no unit type "${type}"`);
  return found;
};
export const typeOf = (k: BattleView, id: UnitId): UnitType => typeIn(boxOf(k), unitOf(k, id));
export const isOnTable = (unit: UnitKnown): unit is UnitKnown & { readonly at: Spot } => typeof unit.at === 'object';

/** The troopers on the table, of one seat or of both. The vehicle is none of them. */
export const onTable = (k: BattleView, seat?: Seat): UnitId[] => {
  const box = boxOf(k);
  const found: UnitId[] = [];
  k.public.units.forEach((unit, i) => {
    if (isOnTable(unit) && (seat === undefined || unit.seat === seat) && typeIn(box, unit).kind !== 'vehicle') found.push(i as UnitId);
  });
  return found;
};
/** The immobilised vehicle while it stands. */
export const vehicleOf = (k: BattleView): UnitId | undefined => {
  const box = boxOf(k);
  const { units } = k.public;
  for (let i = units.length - 1; i >= 0; i--) if (isOnTable(units[i]!) && typeIn(box, units[i]!).kind === 'vehicle') return i as UnitId;
  return undefined;
};
/** Everybody with a base on the table. */
export const standing = (k: BattleView): UnitId[] => k.public.units.flatMap((unit, i) => (isOnTable(unit) ? [i as UnitId] : []));
export const enemiesOf = (k: BattleView, id: UnitId): UnitId[] => onTable(k, 1 - unitOf(k, id).seat);
/** The unit itself is one of them. */
export const friendsOf = (k: BattleView, id: UnitId): UnitId[] => onTable(k, unitOf(k, id).seat);

const DISCS = new Map<number, Base>();
const discOf = (diameter: number): Base => {
  const known = DISCS.get(diameter);
  if (known) return known;
  const base: Base = { kind: 'disc', diameter };
  DISCS.set(diameter, base);
  return base;
};
/** SO-D-25: also a base with a front has no notch for the tool. */
const discAt = (id: string, diameter: number, height: number, { x, y, level, facing = FACING_UP }: Spot): Figure => ({
  id,
  base: discOf(diameter),
  at: { x, y },
  facing,
  bottom: level,
  height,
});
/** L-BAS-1, L-GEO-5, L-LOS-1: a unit as the measured table sees it, at a spot: where it is, or where it might be. */
export const bodyAt = (k: BattleView, id: UnitId, spot: Spot): Figure => {
  const { base, height } = typeOf(k, id);
  return discAt(String(id), base, height, spot);
};
/** L-GEO-6, SO-H14: objective, covert, charge and trap tokens are one inch across and half an inch high. */
export const tokenAt = (id: string, spot: Spot): Figure => discAt(id, 2 * TOKEN_RADIUS, TOKEN_HEIGHT, spot);
export const spotOf = (k: BattleView, id: UnitId): Spot => {
  const unit = unitOf(k, id);
  if (!isOnTable(unit)) throw new Error(`unit ${id} (${unit.card}) is not on the table: it is ${unit.at}`);
  return unit.at;
};
export const bodyOf = (k: BattleView, id: UnitId): Figure => bodyAt(k, id, spotOf(k, id));
/** The table as it would be with this unit somewhere else. */
export const withUnitAt = (k: BattleView, id: UnitId, at: Spot): BattleView => ({
  public: { ...k.public, units: k.public.units.map((unit, i) => (i === id ? { ...unit, at } : unit)) },
  stack: k.stack,
});
