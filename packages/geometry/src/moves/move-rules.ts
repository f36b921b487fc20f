import type { Piece } from '../table/table.js';
import { type Level, levelOf } from './footing.js';
import type { HingedTool } from './tool.js';

/** What a move may do, as a rule system sets it. Levels are heights in 0.1 mm or Elevations, as `level` says. */
export interface MoveRules {
  /** Any one of these may be laid (L-MOV-1: a slower tool is always allowed). */
  readonly tools: readonly HingedTool[];
  readonly level: Level;
  /** May the tool cross impassable pieces: never (L-TER-3), only those not above the mover's own raised level, or always (S-MOVE-4)? */
  readonly impassable: 'never' | 'from-above' | 'always';
  /** How far above the mover's level the pieces that the tool crosses may rise (L-TER-5, L-MOV-8). */
  readonly over: number;
  /** How much higher and lower the move may end (L-TER-5, S-MOVE-2). */
  readonly rise: number;
  readonly drop: number;
  /** L-MOV-3, S-MOVE-6: may the tool lie across other bases? */
  readonly bases: 'crossed' | 'stop';
}

/** Does this piece stop a mover at this level? */
export const stopsMove = (piece: Piece, level: number, rules: MoveRules, silhouette: number): boolean => {
  const at = levelOf(piece, rules.level);
  if (rules.level === 'height' && piece.bottom >= level + silhouette) return false;
  if (piece.passage === 'impassable') {
    const below = level > 0 && at <= level;
    if (rules.impassable === 'never' || (rules.impassable === 'from-above' && !below)) return true;
  }
  return piece.footing !== 'inside' && at - level > rules.over;
};
