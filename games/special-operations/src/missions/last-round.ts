import { boxOf } from '../box.js';
import type { MissionId } from '../content/types.js';
import type { BattleView } from '../state.js';
import { ROUNDS } from './numbers.js';

/** What decides the match at the end of a round that can be the last one. */
export interface LastRound {
  readonly mission: MissionId;
  /** SO-P5: whether one more follows when it is even. */
  readonly isFollowed: boolean;
}
/** Null while there are rounds to come. */
export const lastRoundOf = (k: BattleView): LastRound | null => {
  const { mission } = boxOf(k);
  if (k.public.round < ROUNDS) return null;
  return { mission: mission.id, isFollowed: mission.id === 'priorities' && k.public.round < ROUNDS + mission.numbers.extraRounds };
};
