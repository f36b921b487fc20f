import { boxOf } from '../box.js';
import type { MissionId, MissionNumbers } from '../content/types.js';
import type { BattleView } from '../state.js';

/** SO-G2 */
export const ROUNDS = 4;
/** The numbers of the mission in play: a file with own missions changes them. */
export const numbersOf = <M extends MissionId>(k: BattleView, mission: M): MissionNumbers[M] => {
  const played = boxOf(k).mission;
  if (played.id !== mission) throw new Error(`the numbers of "${mission}" were asked for, but "${played.id}" is played`);
  return played.numbers as MissionNumbers[M];
};
