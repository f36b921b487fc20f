import { contentWith, withoutBlanks } from '../content/own.js';
import type { Content, Envelope, GuideCard } from '../content/types.js';

/** One game that was played. Nothing of it carries over to the next but this line. */
export interface PlayedGame {
  readonly mission: string;
  readonly map: string;
  readonly difficulty: string;
  readonly mode: string;
  readonly players: number;
  readonly won: boolean;
}
/** Whether the crew has won, by what the seats score: a traitor, wherever one sits, scores the other way round (TR-5). */
export const crewWon = (score: readonly number[]): boolean => 2 * score.reduce((sum, won) => sum + won, 0) > score.length;

/** Progress through the guide deck. */
export interface Campaign {
  /** Guide cards that have been resolved, the STOP in force included. The deck is never shuffled (MA-223). */
  readonly guide: number;
  readonly games: readonly PlayedGame[];
  /** The content file that all games of the campaign are played with; a file of one's own may bring its own guide deck. */
  readonly own?: string;
}
export const campaignContent = (c: Campaign): Content => contentWith(c.own ?? '');

const nextStop = (deck: readonly GuideCard[], from: number): number => {
  const stop = deck.findIndex((card, i) => i >= from && card.kind === 'stop');
  return stop === -1 ? deck.length : stop + 1;
};
/** MA-9: from the top, card by card, up to the first STOP. The first game is mission 1 (MA-10). */
export const newCampaign = (content = ''): Campaign => {
  const own = withoutBlanks(content);
  return { guide: nextStop(contentWith(own).guide, 0), games: [], ...(own === '' ? {} : { own }) };
};
/** MA-176: after a game, won or lost, the guide deck goes on from its top card to the next STOP; a side mission leaves it as it is. MA-225: nothing else of the game is kept. */
export const afterGame = (c: Campaign, game: PlayedGame): Campaign => ({
  ...c,
  guide: sideMissions(c).includes(game.mission) ? c.guide : nextStop(campaignContent(c).guide, c.guide),
  games: [...c.games, game],
});
export const unlockEverything = (c: Campaign): Campaign => ({ ...c, guide: campaignContent(c).guide.length });

/** The cards that were turned since the campaign stood at `before`, in order, to be read to the players. */
export const turnedSince = (c: Campaign, before: number): readonly GuideCard[] => campaignContent(c).guide.slice(before, c.guide);
const turned = (c: Campaign): readonly GuideCard[] => turnedSince(c, 0);
/** MA-224: the envelopes opened so far. */
export const openedEnvelopes = (c: Campaign): Envelope['id'][] =>
  turned(c).flatMap(card => (card.kind === 'envelope' ? [card.envelope] : []));
/** MA-224: there is no traitor before the envelope that knows of one. */
export const mayHaveTraitor = (c: Campaign): boolean =>
  campaignContent(c).envelopes.some(envelope => envelope.traitor && openedEnvelopes(c).includes(envelope.id));
/** The cards that are in all future games, in the order in which they came. */
export const addedCards = (c: Campaign): string[] => turned(c).flatMap(card => ('card' in card ? [card.card] : []));

/** Missions that no card of the guide deck and no envelope names: players brought them, and may play them at any time. */
const sideMissions = (c: Campaign): readonly string[] => {
  const { guide, envelopes, missions } = campaignContent(c);
  const named = new Set([
    ...guide.flatMap(card => (card.kind === 'stop' ? card.play.flatMap(p => p.missions) : [])),
    ...envelopes.flatMap(envelope => envelope.missions),
  ]);
  return missions.map(m => m.id).filter(id => !named.has(id));
};
/** What the STOP in force says to play with so many players, and side missions; any mission when the deck has been worked through. */
export const toPlay = (c: Campaign, players: number): readonly string[] => {
  const { guide, missions } = campaignContent(c);
  const top = guide[c.guide - 1];
  const open = missions.filter(m => players >= m.players.min && players <= m.players.max).map(m => m.id);
  const named = top?.kind === 'stop' ? top.play.find(p => players >= (p.minPlayers ?? 1))?.missions : undefined;
  return named ? [...named, ...sideMissions(c).filter(id => open.includes(id))] : open;
};
