import type { Happened, TableInfo } from '@cadre/protocol';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { fetchFacts, fetchMatch, fetchRecord } from '../connection/api.js';
import { factsOf, type Session, standingAnswers } from '../connection/session.js';
import { mySecrets } from '../memory/matches.js';
import { CopyKey } from '../parts/copy-key.js';
import { DownloadKey } from '../parts/download-key.js';
import { Loaded, useLoad } from '../parts/loaded.js';
import { replayPath } from '../route.js';
import { hasMotion, useSettings } from '../settings/settings.js';
import { GenericTable } from '../table/generic-table.js';
import { Log } from '../table/log.js';
import { logLines } from '../table/log-lines.js';
import { seatName } from '../table/names.js';
import { hasOwnTable, OwnTable } from '../table/own-table.js';
import { RuleDialog } from '../table/rule-dialog.js';
import { problemWords } from '../words/problems.js';
import { useWords } from '../words/say.js';
import { FairPlay } from './fair-play.js';
import { Page } from './page.js';
import { Timeline } from './timeline.js';
import { useGames } from './use-games.js';
import { useMoments } from './use-moments.js';

const SPECTATOR = -2;
const NOTHING: readonly number[] = [];
const nothing = (): void => undefined;

interface ReplayProps {
  readonly match: string;
  readonly moment: number | null;
  readonly as: number | null;
}
export const Replay = ({ match, moment, as }: ReplayProps): ReactNode => {
  const say = useWords();
  const { language } = useSettings();
  const secret = mySecrets(match)[0];
  const { load, again } = useLoad(
    useCallback(async () => {
      const [{ table }, { happened }] = await Promise.all([fetchMatch(match), fetchFacts(match, language, secret)]);
      return { table, happened };
    }, [match, language, secret]),
  );
  const games = useGames();
  const game = load.is === 'here' ? (games?.find(g => g.id === load.it.table.game)?.name ?? load.it.table.game) : '';
  return (
    <Page title={game === '' ? say('replay.title') : say('replay.of', { game })}>
      <Loaded load={load} again={again}>
        {it => <Reel {...it} secret={secret} start={moment} as={as} />}
      </Loaded>
    </Page>
  );
};

/** What had happened when the match stood at this moment: everything before its next standing answer. */
const until = (happened: readonly Happened[], moment: number): readonly Happened[] => {
  const next = standingAnswers(happened)[moment];
  return next ? happened.filter(h => h.n < next.n) : happened;
};

const Reel = ({
  table,
  happened,
  secret,
  start,
  as,
}: {
  readonly table: TableInfo;
  readonly happened: readonly Happened[];
  readonly secret: string | undefined;
  readonly start: number | null;
  readonly as: number | null;
}): ReactNode => {
  const say = useWords();
  const settings = useSettings();
  const [moment, setMoment] = useState(start ?? 0);
  const [seat, setSeat] = useState<number | null>(as);
  const [rule, setRule] = useState<string | null>(null);
  const known = useMoments(table.match, seat, moment, settings.language, secret);
  const { count, seats, view } = known;
  const last = Math.max(0, count - 1);
  const over = table.status === 'over';
  const shown = useMemo(() => until(happened, moment), [happened, moment]);
  const session = useMemo<Session>(
    () => ({ version: shown.length, seats: [], table, views: view ? [view] : [], happened: shown, news: [], trouble: null }),
    [table, view, shown],
  );
  const lines = useMemo(() => logLines(say, session), [say, session]);
  const from = seat ?? view?.seat ?? SPECTATOR;
  useEffect(() => {
    history.replaceState(null, '', replayPath(table.match, moment, from >= 0 ? from : undefined) + location.hash);
  }, [table.match, moment, from]);
  const nameOf = (s: number): string => (s === SPECTATOR ? say('replay.as.everybody') : seatName(say, session, s));
  return (
    <div className="replay">
      {!over && <p className="quiet">{say('replay.facts-only')}</p>}
      {known.failed !== null && (
        <p className="notice harm" role="alert">
          {problemWords(say, known.failed)}
        </p>
      )}
      <div className="replay-stage">
        <div className="replay-table">
          {view && hasOwnTable(table.game) ? (
            <OwnTable
              game={table.game}
              view={view}
              seat={view.seat}
              asked={null}
              words={view.words ?? null}
              chosen={NOTHING}
              hint={NOTHING}
              choose={nothing}
              news={factsOf(shown.slice(-1))}
              language={settings.language}
              motion={hasMotion(settings)}
            />
          ) : (
            <GenericTable game={table.game} words={view?.words} />
          )}
        </div>
        <Log lines={lines} openRule={setRule} />
      </div>
      <Timeline moment={Math.min(moment, last)} last={last} set={setMoment} />
      <div className="row">
        {seats.length > 1 && (
          <label className="row">
            <span>{say('replay.as')}</span>
            <select className="narrow" value={from} onChange={e => setSeat(Number(e.target.value))}>
              {seats.map(s => (
                <option key={s} value={s}>
                  {nameOf(s)}
                </option>
              ))}
            </select>
          </label>
        )}
        <CopyKey text={location.origin + replayPath(table.match, moment, from >= 0 ? from : undefined)} label={say('replay.link')} />
        {over && <DownloadKey name={`${table.match}.record`} label={say('replay.download')} text={() => fetchRecord(table.match)} />}
      </div>
      {over && <FairPlay match={table.match} nameOf={nameOf} />}
      {rule !== null && <RuleDialog game={table.game} id={rule} close={() => setRule(null)} />}
    </div>
  );
};
