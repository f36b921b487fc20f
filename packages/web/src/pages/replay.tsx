import { type ReactNode, useCallback, useState } from 'react';
import { fetchFacts, fetchMatch } from '../connection/api.js';
import { mySecrets } from '../memory/matches.js';
import { Loaded, useLoad } from '../parts/loaded.js';
import { Reel } from '../replay/reel.js';
import { useSettings } from '../settings/settings.js';
import { usePageWords } from '../words/pages/words.js';
import { Page } from './page.js';
import { useGames } from './use-games.js';

interface ReplayProps {
  readonly match: string;
  readonly moment: number | null;
  readonly as: number | null;
}
export const Replay = ({ match, moment, as: first }: ReplayProps): ReactNode => {
  const words = usePageWords();
  const { language } = useSettings();
  const [as, look] = useState(first);
  const secret = mySecrets(match)[0];
  const { load, again } = useLoad(
    useCallback(async () => {
      const [{ table }, { events }] = await Promise.all([fetchMatch(match), fetchFacts(match, as, language, secret)]);
      return { table, events };
    }, [match, as, language, secret]),
  );
  const games = useGames();
  const game = load.is === 'here' ? (games?.find(g => g.id === load.it.table.game)?.name ?? load.it.table.game) : '';
  return (
    <Page title={game === '' ? words.replay.title : words.replay.of(game)} wide>
      <Loaded load={load} again={again}>
        {it => <Reel {...it} secret={secret} start={moment} as={as} look={look} />}
      </Loaded>
    </Page>
  );
};
