import type { Option } from '@cadre/core';
import { type FormEvent, type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import { SeatMark } from '../art/seat-mark.js';
import { fetchGames, fetchSetup, type GameInfo, Refusal, type SetupInfo } from '../connection/api.js';
import { Loaded, useLoad } from '../parts/loaded.js';
import { useSettings } from '../settings/settings.js';
import { refusalWords } from '../words/refusals.js';
import { useWords } from '../words/say.js';
import { Page } from './page.js';
import { type Sitter, STANDARD_TABLE, startMatch, type TableWishes } from './start-match.js';
import { TableWishesFields } from './table-wishes.js';

export const NewMatch = ({ game: id }: { readonly game: string }): ReactNode => {
  const say = useWords();
  const { load, again } = useLoad(useCallback(() => fetchGames(), []));
  const game = load.is === 'here' ? load.it.games.find(g => g.id === id) : undefined;
  return (
    <Page title={game ? say('new.of', { game: game.name }) : say('new.title')}>
      <Loaded load={load} again={again}>
        {() => (game ? <Form game={game} /> : <p className="notice harm">{say('new.no-game', { game: id })}</p>)}
      </Loaded>
    </Page>
  );
};

/** So many options are in sight at once: games name the important ones first. */
const FIRST = 6;
type Values = Readonly<Record<string, string | number>>;
const Form = ({ game }: { readonly game: GameInfo }): ReactNode => {
  const say = useWords();
  const { language } = useSettings();
  const [setup, setSetup] = useState<Values>(() => Object.fromEntries(game.options.map(o => [o.name, o.standard])));
  const [info, setInfo] = useState<SetupInfo | null>(null);
  const [sitters, setSitters] = useState<readonly Sitter[]>([]);
  const [table, setTable] = useState<TableWishes>(STANDARD_TABLE);
  const [problem, setProblem] = useState<string | null>(null);
  const bot = game.bots.at(-1) ?? 'friend';
  useEffect(() => {
    let wanted = true;
    fetchSetup(game.id, setup, language).then(
      found => wanted && setInfo(found),
      thrown => wanted && setProblem(say('failure.offline', { message: String(thrown) })),
    );
    return () => {
      wanted = false;
    };
  }, [game.id, setup, language, say]);
  const seats = info?.seats ?? [];
  const chosen = seats.map((_, i) => sitters[i] ?? (i === 0 ? 'me' : bot));
  const problems = [...(info?.problems ?? []), ...(seats.length > 0 && !chosen.includes('me') ? [say('new.nobody')] : [])];
  const start = async (e: FormEvent): Promise<void> => {
    e.preventDefault();
    setProblem(null);
    try {
      await startMatch(game, setup, chosen, table);
    } catch (thrown) {
      setProblem(thrown instanceof Refusal ? refusalWords(say, thrown.refusal) : say('failure.offline', { message: String(thrown) }));
    }
  };
  const field = (o: GameInfo['options'][number]): ReactNode => (
    <OptionField key={o.name} option={o} value={setup[o.name]!} set={value => setSetup({ ...setup, [o.name]: value })} />
  );
  return (
    <form className="form new-match" onSubmit={e => void start(e)}>
      {game.options.length > 0 && (
        <fieldset className="panel form">
          <legend className="section-head">{say('new.options')}</legend>
          <div className="option-fields">{game.options.slice(0, FIRST).map(field)}</div>
          {game.options.length > FIRST && (
            <details>
              <summary className="section-head">{say('new.more-options')}</summary>
              <div className="option-fields">{game.options.slice(FIRST).map(field)}</div>
            </details>
          )}
        </fieldset>
      )}
      <fieldset className="panel form">
        <legend className="section-head">{say('new.seats')}</legend>
        {seats.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered
          <label key={seat} className="sitter">
            <SeatMark seat={seat} size={32} />
            <strong>{name}</strong>
            <select value={chosen[seat]} onChange={e => setSitters(chosen.with(seat, e.target.value))}>
              <option value="me">{say('new.me')}</option>
              <option value="friend">{say('new.friend')}</option>
              {game.bots.map(b => (
                <option key={b} value={b}>
                  {say('new.bot', { bot: b })}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      <TableWishesFields table={table} set={setTable} />
      <div role="alert">
        {[...problems, ...(problem === null ? [] : [problem])].map(p => (
          <p key={p} className="notice harm">
            {p}
          </p>
        ))}
      </div>
      <button type="submit" className="key go start" disabled={problems.length > 0 || seats.length === 0}>
        {say('new.start')}
      </button>
    </form>
  );
};

const OptionField = ({
  option: o,
  value,
  set,
}: {
  readonly option: { readonly name: string } & Option;
  readonly value: string | number;
  readonly set: (value: string | number) => void;
}): ReactNode => {
  const say = useWords();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>
        {o.summary} <small className="quiet">{say('new.standard', { value: o.standard })}</small>
      </label>
      {o.kind === 'word' ? (
        <select id={id} value={value} onChange={e => set(e.target.value)}>
          {o.words.map(w => (
            <option key={w}>{w}</option>
          ))}
        </select>
      ) : (
        <input id={id} type="number" min={o.min} max={o.max} step={1} value={value} onChange={e => set(e.target.valueAsNumber || 0)} />
      )}
    </div>
  );
};
