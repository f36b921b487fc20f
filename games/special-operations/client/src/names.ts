import type { Language } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { grammarOf } from '@cadre/kit';
import { boxOf } from '@cadre/special-operations/box';
import type { UnitType } from '@cadre/special-operations/content/types';
import { profileOf } from '@cadre/special-operations/profile';
import { shortName } from '@cadre/special-operations/speech/short-name';
import type { UnitId } from '@cadre/special-operations/state';
import type { OperationsView } from './view.js';

/** A unit as it stands now: its card with what loadouts change. */
export const typeOf = (view: OperationsView, id: UnitId): UnitType => {
  const { type, card } = view.public.units[id]!;
  const { unitTypes, vehicles } = boxOf(view);
  if (card === 'vehicle') return unitTypes.get(type) ?? Object.values(vehicles).find(v => v.id === type)!;
  return profileOf(view, id);
};
export const shortOf = (view: OperationsView, id: UnitId): string => {
  const { seat, card } = view.public.units[id]!;
  return shortName(seat, card);
};
/** A3 Rebel trooper. */
export const nameOf = (view: OperationsView, id: UnitId, language: Language): string => {
  const { card } = view.public.units[id]!;
  const name = typeOf(view, id).name[language];
  return card === 'vehicle' ? name : `${shortOf(view, id)} ${name}`;
};
export const inches = (tenths: number, language: Language): string =>
  `${grammarOf(language).number(Math.round((100 * tenths) / INCH) / 100)}"`;
