import { lastRoundOf } from '../missions/last-round.js';
import type { BattleView } from '../state.js';
import type { TableWords } from './table-words.js';

/** What decides, while the round can be the last one. */
export const lastRoundIn = ({ facts }: TableWords, view: BattleView): string[] => {
  const last = view.public.winner === 'open' ? lastRoundOf(view) : null;
  return last ? [facts.lastRound[last.mission](last.isFollowed)] : [];
};
