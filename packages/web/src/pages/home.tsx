import { wordFor } from '@cadre/kit';
import type { GameInfo } from '@cadre/protocol';
import { fetched } from '@cadre/table-client';
import { type ReactNode, useCallback, useState } from 'react';
import { GameEmblem } from '../art/game-emblem.js';
import { fetchGames } from '../connection/api.js';
import type { BackendName } from '../connection/backend.js';
import { myMatches } from '../memory/matches.js';
import { Link } from '../parts/link.js';
import { Loaded, useLoad } from '../parts/loaded.js';
import { Problem } from '../parts/problem.js';
import { newPath } from '../route.js';
import { useSettings } from '../settings/settings.js';
import { problemText } from '../words/problems.js';
import { useWords } from '../words/words.js';
import { Page } from './page.js';
import { STANDARD_TABLE, startMatch } from './start-match.js';

/** Fetched by who has played before. */
const MyMatches = fetched(() => import('./my-matches.js'))('MyMatches');

export const Home = (): ReactNode => {
  const words = useWords();
  const { load, again } = useLoad(useCallback(() => fetchGames(), []));
  return (
    <Page title={words.app.name} bare>
      <main id="main" className="page home">
        <section className="welcome">
          <div>
            <h1>{words.home.title}</h1>
            <p className="lead">{words.home.lead}</p>
          </div>
        </section>
        <Loaded load={load} again={again}>
          {({ games, at }) => (
            <>
              {at === 'device' && (
                <p className="notice" role="status">
                  {words.home.alone}
                </p>
              )}
              {myMatches().length > 0 && <MyMatches games={games} />}
              <h2 className="section-head">{words.home.games}</h2>
              <ul className="games">
                {games
                  .filter(isProduct)
                  .toSorted(byProduct)
                  .map(g => (
                    <GameCard key={g.id} game={g} at={at} />
                  ))}
                <ArmyCard />
              </ul>
              <h2 className="section-head">{words.home.small}</h2>
              <ul className="games small-games">
                {games
                  .filter(g => !isProduct(g))
                  .map(g => (
                    <GameCard key={g.id} game={g} at={at} />
                  ))}
              </ul>
            </>
          )}
        </Loaded>
      </main>
    </Page>
  );
};

/** What Cadre is for, in the order in which it is shown; all other games are small ones. */
const PRODUCTS: readonly string[] = ['special-operations', 'legendary-encounters', 'mandalorian'];
const isProduct = ({ id }: GameInfo): boolean => PRODUCTS.includes(id);
const byProduct = (a: GameInfo, b: GameInfo): number => PRODUCTS.indexOf(a.id) - PRODUCTS.indexOf(b.id);
/** A picture of the game's own table, taken by `npm run pictures`. */
const Picture = ({ of }: { readonly of: string }): ReactNode => (
  <img src={`/picture-${of}.webp`} alt="" width={640} height={400} className="game-picture" />
);

/** Games with a guided first match. */
const GUIDED: readonly string[] = ['mandalorian', 'special-operations', 'legendary-encounters'];
/** The game whose missions make up a campaign. */
const CAMPAIGN_OF = 'mandalorian';
const ArmyCard = (): ReactNode => {
  const words = useWords();
  return (
    <li className="game-card" data-game="army">
      <Picture of="army" />
      <h3>{words.nav.army}</h3>
      <p>{words.blurbs.army}</p>
      <p className="quiet">{words.home.army}</p>
      <div className="row">
        <Link className="key go" href="/army">
          {words.home.armyOpen}
        </Link>
      </div>
    </li>
  );
};

const GameCard = ({ game, at }: { readonly game: GameInfo; readonly at: BackendName }): ReactNode => {
  const words = useWords();
  const [state, setState] = useState<{ readonly busy: boolean; readonly problem: string | null }>({ busy: false, problem: null });
  const { language } = useSettings();
  const play = async (): Promise<unknown> => {
    const others = new Array<string>(game.seats.default - 1).fill(game.bots.at(-1) ?? 'friend');
    return startMatch(game, {}, ['me', ...others], STANDARD_TABLE, at);
  };
  const learn = async (): Promise<unknown> => (await import('./guided.js')).learn(game, at, language);
  const begin = async (start: () => Promise<unknown>): Promise<void> => {
    setState({ busy: true, problem: null });
    try {
      await start();
    } catch (thrown) {
      setState({ busy: false, problem: problemText(words, thrown) });
    }
  };
  return (
    <li className="game-card" data-game={game.id}>
      {isProduct(game) ? <Picture of={game.id} /> : <GameEmblem game={game.id} />}
      <h3>{game.name}</h3>
      <p>{wordFor(words.blurbs, game.id, words.noBlurb)}</p>
      <p className="quiet">
        {words.home.seats(game.seats)} · {words.home.bots}
      </p>
      <div className="row">
        <button type="button" className="key go" onClick={() => void begin(play)} disabled={state.busy}>
          {words.home.play}
          <span className="unseen">{game.name}</span>
        </button>
        {GUIDED.includes(game.id) && (
          <button type="button" className="key" onClick={() => void begin(learn)} disabled={state.busy}>
            {words.home.learn}
            <span className="unseen">{game.name}</span>
          </button>
        )}
        <Link className="key" href={newPath(game.id)}>
          {words.home.setUp}
          <span className="unseen">{game.name}</span>
        </Link>
        {game.id === CAMPAIGN_OF && (
          <Link className="key" href="/campaign">
            {words.nav.campaign}
          </Link>
        )}
        <span className="quiet" role="status">
          {state.busy && words.home.starting}
        </span>
      </div>
      <Problem words={state.problem} />
    </li>
  );
};
