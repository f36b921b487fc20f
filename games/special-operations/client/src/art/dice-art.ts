import type { AttackFace, DefenceFace } from '@cadre/special-operations/dice';
import type { DieFace, DieSymbol } from '@cadre/table-client';

export const SYMBOLS: Readonly<Record<AttackFace | DefenceFace, DieSymbol>> = {
  crit: 'critical',
  hit: 'hit',
  surge: 'surge',
  block: 'block',
  blank: 'blank',
};
export const faceOf = (face: AttackFace | DefenceFace): DieFace => ({ kind: 'symbols', symbols: [SYMBOLS[face]] });
