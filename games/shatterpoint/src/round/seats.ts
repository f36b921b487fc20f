import type { Seat } from '@cadre/core';
import { CADRES, type CadreSeat, type EncounterView, LEGEND } from '../state.js';
import { isCadre, partnerOf } from './decks.js';

/** Who of the cadres goes first in this cycle; before the first cycle seat 1 counts as first. */
export const firstCadre = (k: EncounterView): CadreSeat => (k.public.firstCadre === 'open' ? CADRES[0] : k.public.firstCadre);
/** LE-P13: the player whose turn it is, the partner, then the other side; cadres in the order of their turns. */
export const seatsInOrder = (k: EncounterView): readonly Seat[] => {
  const { turn } = k.public;
  const first = firstCadre(k);
  return isCadre(turn) ? [turn, partnerOf(turn), LEGEND] : [LEGEND, first, partnerOf(first)];
};
/** LE-2, LE-P27: both are asked; where they do not agree, the seat that went second last time has the last word, at first seat 1. */
export const jointly = (k: EncounterView): readonly Seat[] => {
  if (k.public.firstCadre === 'open') return CADRES;
  const decides = partnerOf(k.public.firstCadre);
  return [decides, partnerOf(decides)];
};
