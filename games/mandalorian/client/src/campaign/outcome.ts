import type { Setup } from '@cadre/core';
import { planOf } from '#game/box/plan';
import { afterGame } from '#game/campaign/campaign';
import type { KeptCampaign } from './kept.js';

/** What the table says of the game that was started from here. */
export type Outcome =
  | { readonly is: 'playing' }
  | { readonly is: 'finished'; readonly setup: Setup; readonly won: boolean }
  /** Given up, stopped or forgotten: it never came to an end. */
  | { readonly is: 'broken-off' };

/** MA-176: a finished game, won or lost, turns the guide deck on. One that was broken off leaves everything as it was. */
export const afterOutcome = (kept: KeptCampaign, outcome: Outcome): KeptCampaign => {
  switch (outcome.is) {
    case 'playing':
      return kept;
    case 'broken-off':
      return { ...kept, match: null };
    case 'finished': {
      const { mission, map, difficulty, mode, players } = planOf(outcome.setup);
      const game = { mission, map, difficulty, mode, players, won: outcome.won };
      return { campaign: afterGame(kept.campaign, game), read: kept.campaign.guide, match: null };
    }
  }
};
