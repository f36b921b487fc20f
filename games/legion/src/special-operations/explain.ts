// first of all: attacks, keywords and cards refer to each other, and only the list of procedures loads them in an order that works
import './procedures.js';
import type { Language, Overlay, OverlayShape, Query } from '@cadre/core';
import { borderOfSpots } from '@cadre/geometry';
import { attackProblem, weaponsOf } from './attack/targets.js';
import { attackForecast } from './forecast.js';
import { moveOf } from './round/actions.js';
import { type Names, namesIn } from './speech/names.js';
import { WORDS, type Words } from './speech/words.js';
import type { BattleView, UnitId } from './state.js';
import { movementsOf, moveProblem } from './table/moves.js';
import { coverFrom, gapInches, isOnTable, sightOf, spotOf } from './table/queries.js';

/** What a screen can ask: where a unit can go, whom it sees, what an attack would do. */
export const QUERIES = ['reach', 'sight', 'attack'] as const;
const NOTHING: Overlay = { shapes: [], says: [] };
/** The steps in which the border of a reach is followed, in 0.1 mm. */
const BORDER = 100;
const there = (k: BattleView, id: number | undefined): id is UnitId =>
  id !== undefined && k.public.units[id] !== undefined && isOnTable(k.public.units[id]!);

interface Told {
  readonly words: Words;
  readonly names: Names;
}
const reach = ({ words, names }: Told, k: BattleView, id: UnitId): Overlay => {
  const move = { ...moveOf(k, id, 'move'), intoMelee: 'nobody' } as const;
  if (moveProblem(k, id, move)) return NOTHING;
  const shapes = movementsOf(k, id, move).map((placing): OverlayShape => {
    const rings = borderOfSpots(placing, BORDER).map(loop => loop.flatMap(({ x, y }) => [x, y]));
    return { kind: 'area', means: 'reach', outline: { level: 0, rings } };
  });
  return { shapes, says: [words.explain.reach(names.unitIn(k, id))] };
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
const sight = ({ words, names }: Told, k: BattleView, from: UnitId, to: UnitId): Overlay => {
  const [a, b] = [names.unitIn(k, from), names.unitIn(k, to)];
  const found = sightOf(k, from, to);
  const distance = words.explain.distance(names.number(gapInches(k, from, to)));
  if (!found.sees)
    return {
      shapes: [line('blocked', spotOf(k, from), spotOf(k, to))],
      says: [words.explain.hidden(a, b, names.pieces(found.blockers.join(','))), distance],
    };
  const { cover, piece } = coverFrom(k, from, to);
  return {
    shapes: [line('sight', found.line.from, found.line.to)],
    says: [
      words.explain.sight(a, b),
      distance,
      cover === 0 ? words.explain.noCover : words.facts.cover(cover > 1, piece ? names.piece(piece.id) : ''),
    ],
  };
};
/** With the weapon that is named, or else with all that can be used. */
const attack = (told: Told, k: BattleView, from: UnitId, to: UnitId, weapon: number | undefined): Overlay => {
  const { words, names } = told;
  const seen = sight(told, k, from, to);
  const usable = weaponsOf(k, from).flatMap((each, i) =>
    (weapon === undefined || weapon === i) && attackProblem(k, from, to, i) === null ? [{ each, i }] : [],
  );
  const forecasts = usable.map(({ each, i }) => ({ each, forecast: attackForecast(k, { attacker: from, target: to, weapon: i }) }));
  const best = forecasts.toSorted((a, b) => b.forecast.meanWounds - a.forecast.meanWounds)[0];
  if (!best) return seen;
  return {
    shapes: seen.shapes,
    says: [
      ...seen.says,
      ...forecasts.map(({ each, forecast }) =>
        words.explain.wounds(each.name[names.language], names.tenths(forecast.meanWounds), String(Math.round(100 * forecast.defeat))),
      ),
    ],
    chances: best.forecast.wounds,
  };
};
/** The one door for previews of this game. Who is not on the table has no overlay. */
export const explain = (k: BattleView, { kind, args: [a, b, weapon] }: Query, language: Language): Overlay => {
  const told = { words: WORDS[language], names: namesIn(language) };
  if (!there(k, a)) return NOTHING;
  if (kind === 'reach') return reach(told, k, a);
  if (!there(k, b)) return NOTHING;
  return kind === 'attack' ? attack(told, k, a, b, weapon) : sight(told, k, a, b);
};
