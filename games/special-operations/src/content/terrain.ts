import type { Piece } from '@cadre/geometry';
import type { Named } from '@cadre/legion';
import type { TerrainKind } from './types.js';

/** What a kind of terrain is to the geometry, heights in inches. */
export interface Terrain extends Pick<Piece, 'passage' | 'footing' | 'sight' | 'cover'> {
  readonly name: Named;
  readonly top: number;
}
export const TERRAIN: Readonly<Record<TerrainKind, Terrain>> = {
  building: {
    name: { en: 'building', de: 'Gebäude' },
    top: 4,
    passage: 'impassable',
    footing: 'none',
    sight: 'blocks',
    cover: 'heavy',
  },
  rock: { name: { en: 'rock', de: 'Fels' }, top: 3, passage: 'impassable', footing: 'none', sight: 'blocks', cover: 'heavy' },
  /** L-TER-5: higher than a trooper, so only a climb or a jump gets onto it. */
  container: { name: { en: 'container', de: 'Container' }, top: 2.25, passage: 'open', footing: 'top', sight: 'blocks', cover: 'heavy' },
  /** L-TER-5: lower than a trooper, so a standard move crosses it; no base fits on it. */
  wall: { name: { en: 'low wall', de: 'Mauer' }, top: 1.25, passage: 'open', footing: 'none', sight: 'blocks', cover: 'heavy' },
  barricade: { name: { en: 'barricade', de: 'Barrikade' }, top: 1, passage: 'open', footing: 'none', sight: 'blocks', cover: 'heavy' },
  crates: { name: { en: 'crates', de: 'Kisten' }, top: 1.25, passage: 'open', footing: 'none', sight: 'blocks', cover: 'light' },
  woods: { name: { en: 'woods', de: 'Wald' }, top: 4, passage: 'open', footing: 'inside', sight: 'blocks', cover: 'light' },
  ruins: { name: { en: 'ruins', de: 'Ruinen' }, top: 1.25, passage: 'open', footing: 'inside', sight: 'open', cover: 'heavy' },
};
