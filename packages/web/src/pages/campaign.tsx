import { CampaignPage, type CampaignPorts } from '@cadre/mandalorian/client';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { fetchMatch, type GameInfo, Refusal } from '../connection/api.js';
import { keepCampaign, keptCampaign } from '../memory/campaign.js';
import { go, tablePath } from '../route.js';
import { useSettings } from '../settings/settings.js';
import { refusalWords } from '../words/refusals.js';
import { type Say, useWords } from '../words/say.js';
import { Page } from './page.js';
import { STANDARD_TABLE, startMatch } from './start-match.js';
import { useGames } from './use-games.js';

const GAME = 'mandalorian';

const inWords = (say: Say, thrown: unknown): Error =>
  new Error(thrown instanceof Refusal ? refusalWords(say, thrown.refusal) : say('failure.offline', { message: String(thrown) }));

/** How a match came out. One that this house has never heard of was broken off, wherever it was played. */
const outcomeOf: CampaignPorts['outcome'] = async match => {
  try {
    const { table } = await fetchMatch(match);
    if (table.status !== 'over') return { is: 'playing' };
    const { ending, setup } = table;
    return ending?.how === 'finished' ? { is: 'finished', setup, won: ending.score?.[0] === 1 } : { is: 'broken-off' };
  } catch (thrown) {
    if (thrown instanceof Refusal && thrown.refusal.code === 'no-such-match') return { is: 'broken-off' };
    throw thrown;
  }
};

/** A file for the reader, made here: nothing is sent anywhere. */
const saveFile = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

const portsFor = (say: Say, game: GameInfo): CampaignPorts => ({
  bots: game.bots,
  kept: keptCampaign(),
  keep: keepCampaign,
  start: async (setup, sitters) => {
    try {
      return await startMatch(game, setup, sitters, STANDARD_TABLE);
    } catch (thrown) {
      throw inWords(say, thrown);
    }
  },
  outcome: outcomeOf,
  sitDown: match => go(tablePath(match)),
  save: saveFile,
});

/** The campaign of The Mandalorian, kept on this device. */
export const Campaign = (_: { readonly rest: readonly string[] }): ReactNode => {
  const say = useWords();
  const { language } = useSettings();
  const game = useGames()?.find(each => each.id === GAME);
  const ports = useMemo(() => game && portsFor(say, game), [say, game]);
  return (
    <Page title={say('nav.campaign')}>
      {ports ? <CampaignPage language={language} ports={ports} /> : <p className="quiet">{say('common.loading')}</p>}
    </Page>
  );
};
