import type { DifficultyDef, Source } from './types.js';

const source: Source = { kind: 'seed', note: 'rulebook p2 (MA-27 to MA-29)' };

export const difficulties: readonly DifficultyDef[] = [
  { id: 'novice', side: 'novice', hand: 4, source },
  { id: 'standard', side: 'standard', hand: 4, source },
  { id: 'veteran', side: 'standard', hand: 3, source },
];
