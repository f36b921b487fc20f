import type { GameInfo, GameOption, SetupInfo } from '@cadre/protocol';
import { type FormEvent, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { fetchGames, fetchSetup } from '../connection/api.js';
import type { BackendName } from '../connection/backend.js';
import { Loaded, useLoad } from '../parts/loaded.js';
import { useSettings } from '../settings/settings.js';
import { usePageWords } from '../words/pages/words.js';
import { problemText } from '../words/problems.js';
import { GAME_SETUPS } from './game-setups.js';
import { startGuided } from './guided.js';
import { OptionField } from './option-field.js';
import { Page } from './page.js';
import { Sitters, seated } from './sitters.js';
import { type Sitter, STANDARD_TABLE, startMatch, type TableWishes } from './start-match.js';
import { TableWishesFields } from './table-wishes.js';

export const NewMatch = ({ game: id }: { readonly game: string }): ReactNode => {
  const words = usePageWords();
  const { load, again } = useLoad(useCallback(() => fetchGames(), []));
  const game = load.is === 'here' ? load.it.games.find(g => g.id === id) : undefined;
  return (
    <Page title={game ? words.newGame.of(game.name) : words.newGame.title}>
      <Loaded load={load} again={again}>
        {({ at }) => (game ? <Form game={game} at={at} /> : <p className="notice harm">{words.newGame.noGame(id)}</p>)}
      </Loaded>
    </Page>
  );
};

/** So many options are in sight at once: games name the important ones first. */
const FIRST = 6;
type Values = Readonly<Record<string, string | number>>;
/** What a link to this page has decided already: `#mission=m2`. Anything that is not an option of the game is ignored. */
const givenIn = (hash: string, { options }: GameInfo): Values =>
  Object.fromEntries([...new URLSearchParams(hash.slice(1))].filter(([name]) => options.some(o => o.name === name && o.kind === 'word')));
const Form = ({ game, at: nearest }: { readonly game: GameInfo; readonly at: BackendName }): ReactNode => {
  const words = usePageWords();
  const { language } = useSettings();
  /** Only what the reader has decided: everything else is as the game wants it. */
  const [setup, setSetup] = useState<Values>(() => givenIn(location.hash, game));
  const [info, setInfo] = useState<SetupInfo | null>(null);
  const [sitters, setSitters] = useState<readonly Sitter[]>([]);
  const [table, setTable] = useState<TableWishes>(STANDARD_TABLE);
  const [at, setAt] = useState(nearest);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    fetchSetup(game.id, setup, language).then(
      found => wanted && setInfo(found),
      thrown => wanted && setProblem(problemText(words, thrown)),
    );
    return () => {
      wanted = false;
    };
  }, [game.id, setup, language, words]);
  const seats = info?.seats ?? [],
    options = info?.options ?? game.options;
  const chosen = seated(sitters, seats.length, game.bots, at, GAME_SETUPS[game.id]?.mine);
  const ofField = ({ name }: GameOption): string[] => (info?.problems ?? []).flatMap(p => (p.option === name ? [p.says] : []));
  /** Why the match cannot start: said beside the key too, because a field may be far away or folded up. */
  const problems = [
    ...(info?.problems ?? []).map(({ option, says }) => {
      const field = options.find(o => o.name === option);
      return field ? `${field.label ?? field.summary}: ${says}` : says;
    }),
    ...(seats.length > 0 && !chosen.includes('me') ? [words.newGame.nobody] : []),
  ];
  const start = async (decided: Values, isGuided = false): Promise<void> => {
    setProblem(null);
    try {
      if (isGuided) return await startGuided(game, decided, { at, language, table });
      // A game's own key can be pressed before the page knows how many seats there are.
      const count = (info ?? (await fetchSetup(game.id, decided, language))).seats.length;
      await startMatch(game, decided, seated(sitters, count, game.bots, at, GAME_SETUPS[game.id]?.mine), table, at);
    } catch (thrown) {
      setProblem(problemText(words, thrown));
    }
  };
  const submit = (e: FormEvent): void => {
    e.preventDefault();
    void start(setup);
  };
  const own = GAME_SETUPS[game.id];
  const inSight = own ? (own.inSight ?? 0) : FIRST;
  const asked = options.filter(({ name }) => !own?.options.includes(name));
  const field = (o: GameOption): ReactNode => (
    <OptionField
      key={o.name}
      option={o}
      value={setup[o.name] ?? o.default}
      problems={ofField(o)}
      set={value => setSetup({ ...setup, [o.name]: value })}
    />
  );
  return (
    <form className="form new-match" onSubmit={submit}>
      {options.length > 0 && (
        <fieldset className="panel form">
          <legend className="section-head">{words.newGame.options}</legend>
          {own && (
            <Suspense fallback={<p className="quiet">{words.common.loading}</p>}>
              <own.Setup
                values={Object.fromEntries(options.map(o => [o.name, setup[o.name] ?? o.default]))}
                words={name => options.flatMap(o => (o.name === name && o.kind === 'word' ? o.words : []))}
                set={part => setSetup({ ...setup, ...part })}
                // A guided match is always the same one, whatever else the form says.
                start={(part, isGuided) => void start(isGuided ? part : { ...setup, ...part }, isGuided)}
                language={language}
              />
            </Suspense>
          )}
          <div className="option-fields">{asked.slice(0, inSight).map(field)}</div>
          {asked.length > inSight && (
            <details>
              <summary className="section-head">{words.newGame.moreOptions}</summary>
              <div className="option-fields">{asked.slice(inSight).map(field)}</div>
            </details>
          )}
        </fieldset>
      )}
      <fieldset className="panel form">
        <legend className="section-head">{words.newGame.seats}</legend>
        <Sitters names={seats} sitters={chosen} set={setSitters} bots={game.bots} at={at} />
      </fieldset>
      <TableWishesFields table={table} set={setTable} at={at} setAt={nearest === 'server' ? setAt : null} />
      <div role="alert" id="why-no-start">
        {[...problems, ...(problem === null ? [] : [problem])].map(p => (
          <p key={p} className="notice harm">
            {p}
          </p>
        ))}
        {info === null && problem === null && <p className="quiet">{words.common.loading}</p>}
      </div>
      <button type="submit" className="key go start" disabled={problems.length > 0 || seats.length === 0} aria-describedby="why-no-start">
        {words.newGame.start}
      </button>
    </form>
  );
};
