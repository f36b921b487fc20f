import { type GameInfo, isOnDevice, type MatchInfo } from '@cadre/protocol';
import { SeatMark } from '@cadre/table-client';
import { type ReactNode, useEffect, useState } from 'react';
import { GameEmblem } from '../art/game-emblem.js';
import { fetchMatch, fetchSetup } from '../connection/api.js';
import { forget, type MyMatch, myMatches } from '../memory/matches.js';
import { Link } from '../parts/link.js';
import { tablePath } from '../route.js';
import { useSettings } from '../settings/settings.js';
import { useWords } from '../words/words.js';

/** So many are in sight at once. */
const LATEST = 4;
/** What is played, in the words of the game: its mission, or the first thing that was decided. */
interface Standing {
  readonly info: MatchInfo;
  readonly mission: string;
  readonly seats: readonly string[];
}
const standingOf = async (m: MyMatch, language: 'en' | 'de'): Promise<Standing> => {
  const info = await fetchMatch(m.match);
  const { options, seats } = await fetchSetup(info.table.game, info.table.setup, language);
  const option = options.find(o => o.name === 'mission');
  const chosen = info.table.setup['mission'];
  return { info, seats, mission: option && chosen !== undefined ? (option.labels?.[chosen] ?? String(chosen)) : '' };
};
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const sinceWords = (language: string, since: number, now: number): string => {
  const ago = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const ms = since - now;
  if (-ms < HOUR) return ago.format(Math.round(ms / MINUTE), 'minute');
  return -ms < DAY ? ago.format(Math.round(ms / HOUR), 'hour') : ago.format(Math.round(ms / DAY), 'day');
};

/** One match: what is played, whose turn it is, and since when. What cannot be asked now shows when it was last opened. */
const MatchRow = ({ m, game, drop }: { readonly m: MyMatch; readonly game: string; readonly drop: () => void }): ReactNode => {
  const words = useWords();
  const { language } = useSettings();
  const [standing, setStanding] = useState<Standing | null>(null);
  useEffect(() => {
    let isWanted = true;
    standingOf(m, language).then(
      found => isWanted && setStanding(found),
      () => isWanted && setStanding(null), // the server is away, or the match is gone: the link says so when it is opened
    );
    return () => {
      isWanted = false;
    };
  }, [m, language]);
  const mine = m.keys.filter(k => k.mine);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const asked = standing?.info.asked ?? [];
  const isMine = asked.some(seat => mine.some(k => k.seat === seat));
  const status = (): string => {
    if (!standing || standing.info.table.status === 'gathering') return standing ? words.lobby.title : '';
    if (standing.info.table.status === 'over') return words.table.over;
    if (isMine) return words.ask.you;
    return asked.length > 0 ? words.ask.waiting(asked.map(seat => standing.seats[seat] ?? String(seat + 1))) : '';
  };
  const since = standing?.info.since;
  const mission = standing?.mission ?? '';
  return (
    <li className="panel my-match" data-turn={isMine}>
      <GameEmblem game={m.game} />
      <Link href={tablePath(m.match)} className="my-match-link">
        <strong>{mission === '' ? game : mission}</strong>
        {mission !== '' && <span className="quiet">{game}</span>}
        <span className={isMine ? 'my-turn' : 'quiet'}>{status()}</span>
        <span className="quiet">
          {since == null
            ? words.home.opened(when.format(m.opened))
            : Date.now() - since < MINUTE
              ? words.home.justNow
              : words.home.since(sinceWords(language, since, Date.now()))}
          {isOnDevice(m.match) && ` · ${words.home.onDevice}`}
        </span>
      </Link>
      <span className="row">
        {mine.map(k => (
          <SeatMark key={k.seat} seat={k.seat} />
        ))}
        <button type="button" className="key plain" onClick={drop} aria-label={words.home.forget}>
          ✕
        </button>
      </span>
    </li>
  );
};
export const MyMatches = ({ games }: { readonly games: readonly GameInfo[] }): ReactNode => {
  const words = useWords();
  const [matches, setMatches] = useState(myMatches);
  const [all, setAll] = useState(false);
  if (matches.length === 0) return null;
  const drop = (m: MyMatch): void => {
    forget(m.match);
    setMatches(myMatches());
  };
  return (
    <>
      <h2 className="section-head">{words.home.continue}</h2>
      <ul className="my-matches">
        {(all ? matches : matches.slice(0, LATEST)).map(m => (
          <MatchRow key={m.match} m={m} game={games.find(g => g.id === m.game)?.name ?? m.game} drop={() => drop(m)} />
        ))}
      </ul>
      {!all && matches.length > LATEST && (
        <button type="button" className="key plain" onClick={() => setAll(true)}>
          {words.home.continueAll(matches.length)}
        </button>
      )}
    </>
  );
};
