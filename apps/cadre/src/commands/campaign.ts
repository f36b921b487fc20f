import type { Setup } from '@cadre/core';
import {
  addedCards,
  afterGame,
  type Campaign,
  campaignContent,
  consequenceOf,
  crewWon,
  guideText,
  mandalorian,
  mayHaveTraitor,
  newCampaign,
  openedEnvelopes,
  planOf,
  toPlay,
  turnedSince,
  unlockEverything,
} from '@cadre/mandalorian';
import type { Command } from 'commander';
import { createCampaign, loadCampaign, saveCampaign } from '../campaign-file.js';
import { failure, usageError } from '../command-error.js';
import { gameFlags, setupFrom } from '../flags.js';
import { print, printJson } from '../print.js';
import { type PlayFlags, playFlags, playInTerminal } from './play.js';

const FILE = 'campaign file with all progress';
interface Flags {
  readonly json?: true;
}
interface NewFlags extends Flags {
  readonly content?: string;
  readonly unlockEverything?: true;
}
/** The game options that a campaign checks itself. */
interface NextFlags extends PlayFlags {
  readonly mission?: string;
  readonly players?: string;
  readonly traitor?: string;
  readonly guide?: string;
  readonly content?: string;
}

/** The guide deck of The Mandalorian: Adventures, from game to game. */
export const campaignCommand = (program: Command): void => {
  const campaign = program.command('campaign').description('play a campaign of The Mandalorian: Adventures with its guide deck');
  const sub = (name: string, description: string): Command =>
    campaign.command(name).description(description).argument('<file>', FILE).option('--json', 'print JSON');
  sub('new', 'start a campaign')
    .option('--content <file>', 'use your own missions, maps and cards; they are copied into the campaign file')
    .option('--unlock-everything', 'start with all cards and missions unlocked')
    .action((file: string, flags: NewFlags) => {
      const own = setupFrom(mandalorian, flags)['content'] as string;
      const fresh = newCampaign(own);
      const begun = flags.unlockEverything ? unlockEverything(fresh) : fresh;
      createCampaign(file, begun);
      report(begun, flags, turnedCards(begun, 0));
    });
  sub('show', 'show games played, unlocks and the next mission').action((file: string, flags: Flags) =>
    report(loadCampaign(file), flags, []),
  );
  sub('unlock', 'unlock all cards and missions').action((file: string, flags: Flags) => {
    const before = loadCampaign(file);
    const all = unlockEverything(before);
    saveCampaign(file, all);
    report(all, flags, turnedCards(all, before.guide));
  });
  const play = campaign.command('play').description('play the next game and save the result').argument('<file>', FILE);
  playFlags(gameFlags(play, mandalorian)).action((file: string, flags: NextFlags) => playNext(file, flags));
};

const turnedCards = (c: Campaign, before: number): string[] => turnedSince(c, before).map(card => guideText(card, campaignContent(c)));

const playNext = async (file: string, flags: NextFlags): Promise<void> => {
  const before = loadCampaign(file);
  if (flags.guide !== undefined) throw usageError('--guide does not work in a campaign: the campaign file says which cards are unlocked');
  if (flags.content !== undefined) throw usageError('--content only works with cadre campaign new: a campaign keeps its content');
  if (flags.traitor !== undefined && flags.traitor !== 'none' && !mayHaveTraitor(before))
    throw usageError(`--traitor ${flags.traitor}: the envelope with the traitor has not been opened yet`);
  const offered = toPlay(before, Number(flags.players ?? mandalorian.options['players']!.default));
  const mission = flags.mission ?? offered[0]!;
  if (!offered.includes(mission)) throw usageError(`--mission ${mission}: the guide deck says to play ${offered.join(' or ')}`);
  const setup = setupFrom(mandalorian, flags, { mission, guide: before.guide, content: before.own ?? '' });
  const played = await playInTerminal(mandalorian, setup, flags);
  if (!played.over) throw failure('the game was not finished: the campaign is unchanged');
  const after = afterGame(before, entryOf(setup, crewWon(played.score!)));
  saveCampaign(file, after);
  report(after, flags, turnedCards(after, before.guide), { match: played });
};
const entryOf = (setup: Setup, won: boolean) => {
  const { mission, map, difficulty, mode, players } = planOf(setup);
  return { mission, map, difficulty, mode, players, won };
};

const report = (c: Campaign, flags: Flags, news: readonly string[], more: object = {}): void => {
  const next = toPlay(c, 2);
  const { guide, envelopes, missions } = campaignContent(c);
  const missionName = (id: string): string => missions.find(m => m.id === id)?.name ?? id;
  if (flags.json) {
    const summary = { guide: c.guide, of: guide.length, games: c.games, added: addedCards(c), envelopes: openedEnvelopes(c) };
    printJson({ ...more, ...summary, next, turned: news });
    return;
  }
  print(
    [
      `Guide deck: ${c.guide} of ${guide.length} cards turned, ${addedCards(c).length} cards added, ${openedEnvelopes(c).length} of ${envelopes.length} envelopes opened`,
      ...c.games.flatMap((g, i) => [
        `  ${i + 1}. ${missionName(g.mission)} on ${g.map}, ${g.difficulty}, ${g.players} players: ${g.won ? 'won' : 'lost'}`,
        ...(c.own === undefined ? [`     ${consequenceOf(g.mission, g.won)}`] : []),
      ]),
      ...(news.length > 0 ? ['', 'New guide cards:', ...news.map(text => `  - ${text}`)] : []),
      '',
      `Next: ${next.map(id => `${missionName(id)} (${id})`).join(', or ')}`,
    ].join('\n'),
  );
};
