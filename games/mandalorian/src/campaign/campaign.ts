import { content } from '../content/index.js';
import type { GuideCard } from '../content/types.js';

/** One game that was played. Nothing of it carries over to the next but this line (MA-177, MA-178). */
export interface PlayedGame {
  readonly mission: string;
  readonly map: string;
  readonly difficulty: string;
  readonly mode: string;
  readonly players: number;
  readonly won: boolean;
}
/** Progress through the guide deck: the only thing that persists between games (MA-225). */
export interface Campaign {
  /** Guide cards that have been resolved, the STOP in force included. The deck is never shuffled (MA-223). */
  readonly guide: number;
  readonly games: readonly PlayedGame[];
}

const { guide: deck } = content;
const nextStop = (from: number): number => {
  const stop = deck.findIndex((card, i) => i >= from && card.kind === 'stop');
  return stop === -1 ? deck.length : stop + 1;
};
/** MA-9: from the top, card by card, up to the first STOP. The first game is mission 1 (MA-10). */
export const newCampaign = (): Campaign => ({ guide: nextStop(0), games: [] });
/** MA-176: after a game, won or lost, the guide deck goes on from its top card to the next STOP. */
export const afterGame = (c: Campaign, game: PlayedGame): Campaign => ({ guide: nextStop(c.guide), games: [...c.games, game] });
export const unlockEverything = (c: Campaign): Campaign => ({ ...c, guide: deck.length });

/** The cards that were turned since the campaign stood at `before`, in order, to be read to the players. */
export const turnedSince = (c: Campaign, before: number): readonly GuideCard[] => deck.slice(before, c.guide);
/** MA-224: the envelopes opened so far. */
export const openedEnvelopes = (c: Campaign): (1 | 2)[] =>
  deck.slice(0, c.guide).flatMap(card => (card.kind === 'envelope' ? [card.envelope] : []));
/** The cards that are in all future games, in the order in which they came. */
export const addedCards = (c: Campaign): string[] => deck.slice(0, c.guide).flatMap(card => ('card' in card ? [card.card] : []));

/** What the STOP in force says to play with so many players; any mission when the deck has been worked through. */
export const toPlay = (c: Campaign, players: number): readonly string[] => {
  const top = deck[c.guide - 1];
  const open = content.missions.filter(m => players >= m.players.min && players <= m.players.max).map(m => m.id);
  if (top?.kind !== 'stop') return open;
  return top.play.find(p => players >= (p.minPlayers ?? 1))?.missions ?? open;
};
