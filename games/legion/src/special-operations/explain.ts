// first of all: attacks, keywords and cards refer to each other, and only the list of procedures loads them in an order that works
import './procedures.js';
import type { Language, Overlay, OverlayShape, Query } from '@cadre/core';
import { borderOfSpots } from '@cadre/geometry';
import { attackProblem, weaponsOf } from './attack/targets.js';
import { attackForecast, withAim } from './forecast.js';
import { moveOf } from './round/actions.js';
import { type Names, namesIn } from './speech/names.js';
import { WORDS, type Words } from './speech/words.js';
import type { BattleView, Spot, UnitId } from './state.js';
import { movementsOf, moveProblem } from './table/moves.js';
import { coverFrom, enemiesOf, gapInches, isOnTable, seesUnit, sightOf, spotOf, typeOf, withUnitAt } from './table/queries.js';

/** What a screen can ask: where a unit can go, whom it sees, what an attack would do now and after aiming, what a spot is like, how far apart two points are. */
export const QUERIES = ['reach', 'sight', 'attack', 'aimed', 'spot', 'ruler'] as const;
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
/** L-MSR-2: from base edge to base edge, the very segment that is measured. */
const rangeLine = (k: BattleView, a: UnitId, b: UnitId, text: string): OverlayShape[] => {
  const [p, q] = [spotOf(k, a), spotOf(k, b)];
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const [from, to] = [typeOf(k, a).base / 2 / length, 1 - typeOf(k, b).base / 2 / length];
  if (length === 0 || from >= to) return [];
  const at = (part: number): readonly [number, number] => [Math.round(p.x + part * dx), Math.round(p.y + part * dy)];
  const [x, y] = at((from + to) / 2);
  return [
    { kind: 'line', means: 'range', points: [...at(from), ...at(to)] },
    { kind: 'label', means: 'range', x, y, text },
  ];
};
const sight = ({ words, names }: Told, k: BattleView, from: UnitId, to: UnitId): Overlay => {
  const [a, b] = [names.unitIn(k, from), names.unitIn(k, to)];
  const found = sightOf(k, from, to);
  const inches = names.number(gapInches(k, from, to));
  const distance = words.explain.distance(inches);
  const range = rangeLine(k, from, to, `${inches}"`);
  if (!found.sees)
    return {
      shapes: [line('blocked', spotOf(k, from), spotOf(k, to)), ...range],
      says: [words.explain.hidden(a, b, names.pieces(found.blockers.join(','))), distance],
    };
  const { cover, piece } = coverFrom(k, from, to);
  return {
    shapes: [line('sight', found.line.from, found.line.to), ...range],
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
/** What would be seen from a spot, and what cover the unit would have there from each that sees it. */
const spotView = ({ words, names }: Told, k: BattleView, id: UnitId, at: Spot): Overlay => {
  const there = withUnitAt(k, id, at);
  const seen = enemiesOf(there, id).filter(enemy => seesUnit(there, id, enemy));
  if (seen.length === 0) return { shapes: [], says: [words.explain.sees([]), words.explain.unseen] };
  const covers = seen.map(enemy => ({ enemy, ...coverFrom(there, enemy, id) }));
  const worst = covers.reduce((a, b) => (b.cover < a.cover ? b : a));
  return {
    shapes: seen.map(enemy => line('sight', at, spotOf(there, enemy))),
    says: [
      words.explain.sees(seen.map(enemy => `${names.unitIn(there, enemy)} ${names.number(gapInches(there, id, enemy))}"`)),
      words.explain.coverHere(worst.cover, names.unitIn(there, worst.enemy)),
    ],
  };
};
const ruler = ({ words, names }: Told, [ax, ay, bx, by]: readonly number[]): Overlay => {
  if (ax === undefined || ay === undefined || bx === undefined || by === undefined) return NOTHING;
  const inches = names.inches(Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by)));
  const [x, y] = [Math.round((ax + bx) / 2), Math.round((ay + by) / 2)];
  return {
    shapes: [
      { kind: 'line', means: 'range', points: [ax, ay, bx, by] },
      { kind: 'label', means: 'range', x, y, text: `${inches}"` },
    ],
    says: [words.explain.distance(inches)],
  };
};
/** The one door for previews of this game. Who is not on the table has no overlay. */
export const explain = (k: BattleView, { kind, args }: Query, language: Language): Overlay => {
  const [a, b, c, d] = args;
  const told = { words: WORDS[language], names: namesIn(language) };
  if (kind === 'ruler') return ruler(told, args);
  if (kind === 'spot') {
    if (a === undefined || !k.public.units[a] || b === undefined || c === undefined || d === undefined) return NOTHING;
    return spotView(told, k, a as UnitId, { x: b, y: c, level: d });
  }
  if (!there(k, a)) return NOTHING;
  if (kind === 'reach') return reach(told, k, a);
  if (!there(k, b)) return NOTHING;
  switch (kind) {
    case 'attack':
      return attack(told, k, a, b, c);
    case 'aimed':
      return attack(told, withAim(k, a), a, b, c);
    default:
      return sight(told, k, a, b);
  }
};
