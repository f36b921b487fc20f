import { words } from '../keywords/keywords.js';
import type { BattleState, HolderId } from '../state.js';
import { contextOf } from './context.js';
import { effectNamed, namesOfCard } from './names.js';
import { candidates } from './targets.js';

/** Keywords that a command card gives for the round to the units it is about, once its orders are issued. */
export const grantForRound = (s: BattleState): void => {
  for (const seat of [0, 1] as const)
    for (const name of namesOfCard(s.public.played[seat])) {
      const effect = effectNamed(name)!.effect;
      if (effect.kind !== 'static') continue;
      for (const is of effect.is)
        if (is.op === 'keyword')
          for (const unit of candidates(s, effect.target, contextOf(seat, {})))
            words.grant(s, unit as number as HolderId, is.keyword, is.x, 'round');
    }
};
