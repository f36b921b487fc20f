import { fetched } from '@cadre/table-client';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useMatchClient, useOtherTabs } from '../connection/use-match-client.js';
import { myMatch, mySecrets, remember } from '../memory/matches.js';
import { Link } from '../parts/link.js';
import { lobbyPath, secretsIn, tablePath } from '../route.js';
import { useSettings } from '../settings/settings.js';
import { TableScreen } from '../table/table-screen.js';
import { refusalText } from '../words/refusals.js';
import { useWords } from '../words/words.js';
import { needsName } from './needs-name.js';
import { Page } from './page.js';
import { useGames, useSeatNames } from './use-games.js';

const part = fetched(() => import('./gathering.js'));
const Lobby = part('Lobby');
const NamePrompt = part('NamePrompt');

/** The secrets for this match: those in the link that was opened, and those this device knows from before. */
const secretsFor = (match: string): string => {
  const given = secretsIn(location.hash);
  if (given.length > 0) {
    const known = myMatch(match)?.keys.map(k => k.secret) ?? [];
    remember(match, { secrets: [...new Set([...(myMatch(match)?.secrets ?? []), ...given.filter(s => !known.includes(s))])] });
  }
  return [...new Set([...given, ...mySecrets(match)])].join();
};

/** A link that opens nothing is not tried again. The seats that this device created stay, unless they were the reason. */
const dropSecrets = (match: string): void => {
  const { secrets = [], keys = [] } = myMatch(match) ?? {};
  remember(match, secrets.length > 0 ? { secrets: [] } : { keys: keys.map(k => ({ ...k, mine: false })) });
};

/** The seats of a rematch open with the same secrets. */
const inherit = (match: string, rematch: string): void => {
  const before = myMatch(match);
  if (before) remember(rematch, { ...before, opened: Date.now() });
};

/** One match. Whoever sits down says who they are first. */
export const MatchPage = ({ match }: { readonly match: string }): ReactNode => {
  const [asks, setAsks] = useState(() => needsName(match));
  return asks ? <NamePrompt done={() => setAsks(false)} /> : <OpenMatch match={match} />;
};
/** Its lobby until everybody is there, then its table. */
const OpenMatch = ({ match }: { readonly match: string }): ReactNode => {
  const words = useWords();
  const { language } = useSettings();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads the seats of this device again
  const secrets = useMemo(() => secretsFor(match), [match, round]);
  const { state, client } = useMatchClient(match, secrets, words.seat.guest, language);
  const tabs = useOtherTabs(match);
  const games = useGames();
  const { session, status } = state;
  const game = session?.table.game;
  const info = games?.find(g => g.id === game);
  const seatNames = useSeatNames(game, session?.table.setup);
  const started = session && session.table.status !== 'gathering';
  const rematch = session?.table.rematch ?? null;
  useEffect(() => {
    if (rematch !== null && !myMatch(rematch)) inherit(match, rematch);
  }, [match, rematch]);
  useEffect(() => {
    if (game !== undefined) remember(match, { game, opened: Date.now() });
  }, [match, game]);
  useEffect(() => {
    if (session) history.replaceState(null, '', (started ? tablePath(match) : lobbyPath(match)) + location.search + location.hash);
  }, [session, started, match]);

  if (status.is === 'ended') {
    const { refusal } = status;
    const wrong = refusal.code === 'wrong-secret';
    return (
      <Page title={words.refusal.title}>
        <div className="notice harm" role="alert">
          <p>{refusalText(words, refusal)}</p>
          <div className="row">
            {wrong && (
              <button
                type="button"
                className="key"
                onClick={() => {
                  dropSecrets(match);
                  location.assign(tablePath(match));
                }}
              >
                {words.refusal.watch}
              </button>
            )}
            <Link className="key" href="/">
              {words.refusal.home}
            </Link>
          </div>
        </div>
      </Page>
    );
  }
  if (status.is === 'old-page')
    return (
      <Page title={words.app.name}>
        <div className="notice harm" role="alert">
          <p>{words.connection.oldPage}</p>
          <button type="button" className="key go" onClick={() => location.reload()}>
            {words.connection.reload}
          </button>
        </div>
      </Page>
    );
  if (!session || !client)
    return (
      <Page title={words.app.name}>
        <p role="status">{status.is === 'away' ? words.connection.away : words.connection.connecting}</p>
      </Page>
    );
  const bot = info?.bots.at(-1) ?? null;
  if (!started)
    return (
      <Page title={words.lobby.title} bare>
        <Lobby
          session={session}
          gameName={info?.name ?? session.table.game}
          seatNames={seatNames}
          bot={bot}
          send={client.send}
          takeSeat={seat => {
            const known = myMatch(match)?.keys ?? [];
            remember(match, { keys: known.map(k => (k.seat === seat ? { ...k, mine: true } : k)) });
            setRound(n => n + 1);
          }}
        />
      </Page>
    );
  return (
    <TableScreen
      key={session.seats.join()}
      state={state}
      client={client}
      session={session}
      gameName={info?.name ?? session.table.game}
      bot={bot}
      tabs={tabs}
    />
  );
};
