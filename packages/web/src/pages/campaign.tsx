import { CampaignPage, type CampaignPorts, crewWon } from '@cadre/mandalorian-client';
import type { GameInfo } from '@cadre/protocol';
import { type ReactNode, useCallback, useMemo } from 'react';
import { fetchGames, fetchMatch, Refusal } from '../connection/api.js';
import type { BackendName } from '../connection/backend.js';
import { keepCampaign, keptCampaign } from '../memory/campaign.js';
import { Loaded, useLoad } from '../parts/loaded.js';
import { saveFile } from '../parts/save-file.js';
import { go, tablePath } from '../route.js';
import { useSettings } from '../settings/settings.js';
import { botName } from '../table/names.js';
import type { PageWords } from '../words/pages/english.js';
import { usePageWords } from '../words/pages/words.js';
import { problemText } from '../words/problems.js';
import { Page } from './page.js';
import { isOffered } from './sitters.js';
import { STANDARD_TABLE, startMatch } from './start-match.js';

const GAME = 'mandalorian';

/** How a match came out. One that this house has never heard of was broken off, wherever it was played. */
const outcomeOf: CampaignPorts['outcome'] = async match => {
  try {
    const { table } = await fetchMatch(match);
    if (table.status !== 'over') return { is: 'playing' };
    const { ending, setup } = table;
    return ending?.how === 'finished' ? { is: 'finished', setup, won: crewWon(ending.score ?? []) } : { is: 'broken-off' };
  } catch (thrown) {
    if (thrown instanceof Refusal && thrown.refusal.code === 'no-such-match') return { is: 'broken-off' };
    throw thrown;
  }
};

const portsFor = (words: PageWords, game: GameInfo, at: BackendName): CampaignPorts => ({
  sitters: [
    { id: 'me', name: words.newGame.me, isPerson: true },
    ...(isOffered('friend', at) ? [{ id: 'friend', name: words.newGame.friend, isPerson: true }] : []),
    ...game.bots.map(bot => ({ id: bot, name: words.newGame.bot(botName(words, bot)), isPerson: false })),
  ],
  kept: keptCampaign(),
  keep: keepCampaign,
  start: async (setup, sitters) => {
    try {
      return await startMatch(game, setup, sitters, STANDARD_TABLE, at);
    } catch (thrown) {
      throw new Error(problemText(words, thrown));
    }
  },
  outcome: outcomeOf,
  sitDown: match => go(tablePath(match)),
  save: saveFile,
});

/** The campaign of The Mandalorian, kept on this device. */
export const Campaign = (_: { readonly rest: readonly string[] }): ReactNode => {
  const words = usePageWords();
  const { language } = useSettings();
  const { load, again } = useLoad(useCallback(() => fetchGames(), []));
  const ports = useMemo(() => {
    const game = load.is === 'here' ? load.it.games.find(each => each.id === GAME) : undefined;
    return load.is === 'here' && game ? portsFor(words, game, load.it.at) : null;
  }, [words, load]);
  return (
    <Page title={words.nav.campaign}>
      <Loaded load={load} again={again}>
        {() => (ports ? <CampaignPage language={language} ports={ports} /> : <p className="notice harm">{words.newGame.noGame(GAME)}</p>)}
      </Loaded>
    </Page>
  );
};
