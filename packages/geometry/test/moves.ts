import { type Figure, LEGION_TOOLS, levelsAt, type MoveRules, outlineOf, type Piece, type Table } from '@cadre/geometry';
import { type Dice, SIZE, trooper } from './random-table.js';

export const TROOPER = 420;
export const { speed1, speed2, speed3 } = LEGION_TOOLS;

/** A standard move of a trooper (L-MOV-1, L-TER-5). */
export const standard = (...tools: MoveRules['tools']): MoveRules => ({
  tools,
  level: 'height',
  impassable: 'never',
  over: TROOPER,
  rise: TROOPER,
  drop: TROOPER,
  bases: 'crossed',
});
/** L-MOV-8: six inches, above the silhouette for what the tool crosses. */
export const climb: MoveRules = { ...standard(speed1), over: 1524 + TROOPER, rise: 1524, drop: 1524 };

export const forbiddenOn = (table: Table): Piece[] =>
  table.pieces.filter(p => p.bottom < TROOPER && (p.passage === 'impassable' || p.top > TROOPER));

export const standingFigure = (table: Table, roll: Dice): Figure => {
  for (;;) {
    const figure = trooper('mover', 300 + roll(SIZE - 600), 300 + roll(SIZE - 600));
    if (levelsAt(table, outlineOf(figure), TROOPER, 'height').includes(0)) return figure;
  }
};
