import type { DieFace, DieSymbol } from '@cadre/table-client';
import type { AttackFace, DefenceFace } from '#operations/dice';

export const SYMBOLS: Readonly<Record<AttackFace | DefenceFace, DieSymbol>> = {
  crit: 'critical',
  hit: 'hit',
  surge: 'surge',
  block: 'block',
  blank: 'blank',
};
export const faceOf = (face: AttackFace | DefenceFace): DieFace => ({ kind: 'symbols', symbols: [SYMBOLS[face]] });
