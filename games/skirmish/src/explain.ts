import type { Language, Overlay, OverlayShape, Query } from '@cadre/core';
import { borderOfSpots, inchesUp } from '@cadre/geometry';
import { mean } from '@cadre/kit';
import { woundForecast } from './forecast.js';
import {
  canShoot,
  coverOf,
  figureOf,
  gap,
  isInRange,
  movementOf,
  RANGE,
  sightFrom,
  spotOf,
  standing,
  unitOf,
  type Yardview,
} from './queries.js';
import { nameIn } from './speech.js';
import type { FigureId } from './state.js';
import { TABLE } from './table.js';
import { BASE } from './units.js';
import { WORDS } from './words.js';

/** What a screen can ask: where a figure can go, whom it sees, what a shot would do. */
export const QUERIES = ['reach', 'sight', 'shot'] as const;
const NOTHING: Overlay = { shapes: [], says: [] };
const BORDER = 100;

const onTable = (k: Yardview, id: number | undefined): id is FigureId => id !== undefined && standing(k).includes(id as FigureId);
const reach = (k: Yardview, id: FigureId, language: Language): Overlay => {
  const words = WORDS[language];
  const rings = borderOfSpots(movementOf(k, id), BORDER).map(loop => loop.flatMap(({ x, y }) => [x, y]));
  return { shapes: [{ kind: 'area', means: 'reach', outline: { level: 0, rings } }], says: [words.explain.reach(nameIn(words, k, id))] };
};
const sight = (k: Yardview, from: FigureId, to: FigureId, language: Language): Overlay => {
  const words = WORDS[language];
  const [a, b] = [nameIn(words, k, from), nameIn(words, k, to)];
  const [here, there] = [spotOf(k, from), spotOf(k, to)];
  const found = sightFrom(k, from, here, to);
  const range = words.explain.range(inchesUp(gap(k, from, here, to)).toFixed(1), isInRange(k, from, here, to));
  const named = (id: string): string => words.pieces[TABLE.pieces.find(p => p.id === id)?.name ?? ''] ?? id;
  if (!found.sees) {
    const pieces = [...new Set(found.blockers.map(named))].join(', ');
    return { shapes: [line('blocked', here, there)], says: [words.explain.hidden(a, b, pieces), range] };
  }
  const { cover, piece } = coverOf(k, from, to);
  const ends = { from: found.line.from, to: found.line.to };
  return {
    shapes: [
      line('sight', ends.from, ends.to),
      { kind: 'circle', means: 'range', x: here.x, y: here.y, radius: RANGE + BASE.diameter / 2 },
    ],
    says: [words.explain.sight(a, b), range, words.explain.cover(cover, piece ? (words.pieces[piece.name] ?? piece.name) : '')],
  };
};
const line = (
  means: 'sight' | 'blocked',
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
): OverlayShape => ({
  kind: 'line',
  means,
  points: [a.x, a.y, b.x, b.y],
});
const shot = (k: Yardview, from: FigureId, to: FigureId, language: Language): Overlay => {
  const seen = sight(k, from, to, language);
  if (!canShoot(k, from, to)) return seen;
  const { chances } = woundForecast(k, from, to);
  const left = unitOf(k, to).health - figureOf(k, to).wounds;
  let defeat = 0;
  for (const [wounds, chance] of chances) if (wounds >= left) defeat += chance;
  const most = Math.max(...chances.keys());
  return {
    shapes: seen.shapes,
    says: [...seen.says, WORDS[language].explain.wounds(mean(chances).toFixed(2), (100 * defeat).toFixed(0))],
    chances: Array.from({ length: most + 1 }, (_, n) => chances.get(n) ?? 0),
  };
};
/** The one door for previews of this game. What is not on the table has no overlay. */
export const explain = (k: Yardview, { kind, args: [a, b] }: Query, language: Language): Overlay => {
  if (!onTable(k, a)) return NOTHING;
  if (kind === 'reach') return reach(k, a, language);
  if (!onTable(k, b)) return NOTHING;
  return kind === 'shot' ? shot(k, a, b, language) : sight(k, a, b, language);
};
