import { isRecord } from '@cadre/kit';
import { MODES } from '../box/plan.js';
import { ownProblems } from '../content/check-own.js';
import type { Content } from '../content/types.js';
import { type Campaign, campaignContent, type PlayedGame } from './campaign.js';

/** The progress of a group as a file of its own: portable, versioned, refused if anything in it is not understood. */
export const CAMPAIGN_FORMAT = 1;
const KIND = 'mandalorian-campaign';

export const writeCampaign = ({ own, ...progress }: Campaign): string => {
  const content = own === undefined ? {} : { content: JSON.parse(own) as unknown };
  return `${JSON.stringify({ cadre: KIND, version: CAMPAIGN_FORMAT, ...progress, ...content }, null, 2)}\n`;
};

/** All problems at once, each with its place in the file and what would be right. */
export const readCampaign = (text: string): { campaign: Campaign } | { problems: string[] } => {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    return { problems: [`the file is not JSON: ${(error as Error).message}`] };
  }
  if (!isRecord(raw)) return { problems: ['the file holds no object'] };
  if (raw['cadre'] !== KIND) return { problems: [`cadre: this is ${JSON.stringify(raw['cadre'])}, not "${KIND}"`] };
  if (raw['version'] !== CAMPAIGN_FORMAT)
    return { problems: [`version: this is ${JSON.stringify(raw['version'])}; version ${CAMPAIGN_FORMAT} can be read`] };
  const problems = unknownKeys(raw, ['cadre', 'version', 'guide', 'games', 'content'], '');
  const own = raw['content'] === undefined ? {} : { own: JSON.stringify(raw['content']) };
  const wrongContent = own.own === undefined ? [] : ownProblems(own.own);
  if (wrongContent.length > 0) return { problems: [...problems, ...wrongContent] }; // which missions there would be, nobody can tell
  const { guide, games } = raw;
  const content = campaignContent({ guide: 0, games: [], ...own });
  if (!isWhole(guide, 0, content.guide.length))
    problems.push(`guide: ${JSON.stringify(guide)} is not a whole number from 0 to ${content.guide.length}`);
  if (!Array.isArray(games)) problems.push(`games: ${JSON.stringify(games)} is not a list`);
  else problems.push(...games.flatMap((game, i) => gameProblems(content, game, `games[${i}]`)));
  return problems.length > 0 ? { problems } : { campaign: { guide: guide as number, games: games as PlayedGame[], ...own } };
};

const isWhole = (x: unknown, min: number, max: number): boolean => Number.isInteger(x) && (x as number) >= min && (x as number) <= max;
const unknownKeys = (x: Readonly<Record<string, unknown>>, known: readonly string[], path: string): string[] =>
  Object.keys(x).flatMap(key => (known.includes(key) ? [] : [`${path}${key}: there is no such entry; known are ${known.join(', ')}`]));
const GAME_KEYS = ['mission', 'map', 'difficulty', 'mode', 'players', 'won'];
const gameProblems = (content: Content, game: unknown, path: string): string[] => {
  if (!isRecord(game)) return [`${path}: not an object`];
  const oneOf = (key: string, words: readonly string[]): string[] =>
    words.includes(game[key] as string) ? [] : [`${path}.${key}: ${JSON.stringify(game[key])} is none of ${words.join(', ')}`];
  return [
    ...unknownKeys(game, GAME_KEYS, `${path}.`),
    ...oneOf(
      'mission',
      content.missions.map(m => m.id),
    ),
    ...oneOf(
      'map',
      content.maps.map(m => m.id),
    ),
    ...oneOf(
      'difficulty',
      content.difficulties.map(d => d.id),
    ),
    ...oneOf('mode', MODES),
    ...(isWhole(game['players'], 1, 4) ? [] : [`${path}.players: ${JSON.stringify(game['players'])} is not a whole number from 1 to 4`]),
    ...(typeof game['won'] === 'boolean' ? [] : [`${path}.won: ${JSON.stringify(game['won'])} is neither true nor false`]),
  ];
};
