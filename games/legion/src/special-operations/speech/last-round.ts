import { lastRoundOf } from '../missions/last-round.js';
import type { BattleView } from '../state.js';
import type { Words } from './english/index.js';

/** What decides, while the round can be the last one. */
export const lastRoundIn = ({ facts }: Words, view: BattleView): string[] => {
  const last = view.public.winner === 'open' ? lastRoundOf(view) : null;
  return last ? [facts.lastRound[last.mission](last.isFollowed)] : [];
};
