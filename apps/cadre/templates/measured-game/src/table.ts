import { aboutRefusal, groundBy, plainRefusal } from '@cadre/battle';
import { type Ground, type Known, type Place, place } from '@cadre/core';
import {
  ANYWHERE,
  bodyOf,
  FACING_UP,
  type Figure,
  INCH,
  isAt,
  LEGION_BASES,
  LEGION_TOOLS,
  type MoveRules,
  movement,
  outlineOf,
  type Placing,
  sees,
  tableOf,
} from '@cadre/geometry';
import { type DuelState, type FigureId, type Spot, standing } from './state.js';

type View = Known<DuelState>;
const wall = (id: string, x: number, y: number) => ({
  ...{ id, name: 'wall', top: 3, passage: 'impassable', sight: 'blocks' },
  polygon: [
    [x, y],
    [x + 6, y],
    [x + 6, y + 1],
    [x, y + 1],
  ],
});
export const TABLE = tableOf({
  ...{ id: 'duel', name: 'Field', unit: 'inch', width: 24, depth: 24, zones: [] },
  pieces: [wall('wall-a', 4, 8), wall('wall-b', 14, 15)],
});
const RANGE = 12 * INCH;
const MOVE: MoveRules = {
  ...{ tools: [LEGION_TOOLS.speed2], level: 'height', impassable: 'never', bases: 'crossed' },
  ...{ over: 0, rise: 0, drop: 0 },
};
/** Rules that only look take what everybody knows, so they serve the engine, the screen and the bots alike. */
const figureAt = (id: FigureId, { x, y, level }: Spot): Figure => ({
  ...{ id: String(id), base: LEGION_BASES.small, at: { x, y }, facing: FACING_UP, bottom: level, height: 1.6 * INCH },
});
const figureOf = (k: View, id: FigureId): Figure => figureAt(id, k.public.figures[id]!.at as Spot);
/** DU-3 */
const movementOf = (k: View, id: FigureId): Placing => {
  const others = standing(k).flatMap(other => (other === id ? [] : [bodyOf(figureOf(k, other))]));
  return movement(TABLE, figureOf(k, id), 0, MOVE, others, ANYWHERE);
};
export const moveOf = (id: FigureId): Place => place('move', 'move', [id], { parts: ['level'] });
/** DU-4 */
export const targetsOf = (k: View, id: FigureId): FigureId[] =>
  standing(k, 1 - k.public.figures[id]!.seat).filter(target => {
    const [from, to] = [figureOf(k, id), figureOf(k, target)];
    return isAt(outlineOf(from), outlineOf(to), RANGE) && sees(TABLE, from, to);
  });
const nameOf = (piece: string): string => TABLE.pieces.find(({ id }) => id === piece)?.name ?? piece;

/** The ground under every question for a place. */
export const ground = (k: View): Ground =>
  groundBy<FigureId>({
    table: TABLE,
    questionIn: ({ args }) => args[0] as FigureId,
    placings: id => [movementOf(k, id)],
    reason: (_, given) => {
      const refusal = plainRefusal(given);
      const { piece, ...about } = aboutRefusal(refusal, figure => ({ figure }));
      return { rule: 'DU-3', why: refusal.kind, about: { ...about, ...(piece !== undefined && { piece: nameOf(String(piece)) }) } };
    },
    offTable: { rule: 'DU-3', why: 'off-the-table' },
    floorOf: piece => piece.top,
  });
