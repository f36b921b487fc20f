import { SPECTATOR } from '@cadre/core';
import { EVERYTHING, type TableEvent, type TableInfo } from '@cadre/protocol';
import { Log, NO_PLACING, type Previewer, type TablePlay } from '@cadre/table-client';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { fetchMomentPreview, fetchRecord } from '../connection/api.js';
import { CopyKey } from '../parts/copy-key.js';
import { DownloadKey } from '../parts/download-key.js';
import { Problem } from '../parts/problem.js';
import { replayPath } from '../route.js';
import { hasMotion, useSettings } from '../settings/settings.js';
import { GenericTable } from '../table/generic-table.js';
import { hasOwnTable, OwnTable } from '../table/own-table.js';
import { RuleDialog } from '../table/rule-dialog.js';
import { usePageWords } from '../words/pages/words.js';
import { problemText } from '../words/problems.js';
import { FairPlay } from './fair-play.js';
import { marksOf } from './marks.js';
import { PlayOnKey } from './play-on.js';
import { SeatBooks } from './seat-books.js';
import { storyOf } from './story.js';
import { Timeline } from './timeline.js';
import { useMoments } from './use-moments.js';

const NOTHING: readonly number[] = [];
const nothing = (): void => undefined;
const NO_PLAY = {
  question: null,
  draft: NOTHING,
  hint: NOTHING,
  choose: nothing,
  playAll: nothing,
  setDraft: nothing,
  confirm: nothing,
} as const;
/** Browsers refuse addresses that change too often: it is written when the reader rests. */
const REST = 300;

/** A match that can be walked through, as one seat knew it or with everything in sight. */
export const Reel = ({
  table,
  events,
  secret,
  start,
  as,
  look,
}: {
  readonly table: TableInfo;
  readonly events: readonly TableEvent[];
  readonly secret: string | undefined;
  readonly start: number | null;
  /** Whose knowledge is shown; null: the reader's own. */
  readonly as: number | null;
  readonly look: (as: number) => void;
}): ReactNode => {
  const words = usePageWords();
  const settings = useSettings();
  const [moment, setMoment] = useState(start ?? 0);
  const [rule, setRule] = useState<string | null>(null);
  const over = table.status === 'over';
  /** Everything has no view of its own: the table is drawn as the first seat saw it, the others' books lie beside it. */
  const { count, seats, view, failed } = useMoments(table.match, as === EVERYTHING ? 0 : as, moment, settings.language, secret);
  const last = Math.max(0, count - 1);
  const at = Math.min(moment, last);
  const [named, setNamed] = useState(view);
  if (named === null && view !== null) setNamed(view);
  const story = useMemo(() => storyOf(words, table, named, events), [words, table, named, events]);
  const marks = useMemo(() => marksOf(story), [story]);
  // The handle follows the finger at once; table and log follow as fast as they can be drawn.
  const drawnAt = useDeferredValue(at),
    drawn = useDeferredValue(view);
  const lines = useMemo(() => story.lines.slice(0, story.told[drawnAt] ?? 0), [story, drawnAt]);
  const news = useMemo(() => story.news(drawnAt), [story, drawnAt]);
  const past = useMemo(() => story.until(drawnAt), [story, drawnAt]);
  /** What happened first in the step; where nothing was told, what was told last. */
  const textAt = (n: number): string => {
    const [before, now] = [story.told[n - 1] ?? 0, story.told[n] ?? 0];
    return story.lines[before < now ? before : now - 1]?.text ?? '';
  };
  const { language } = settings;
  const drawnAs = drawn?.seat;
  const preview = useMemo(
    (): Previewer | null =>
      drawnAs === undefined
        ? null
        : (request, signal) => fetchMomentPreview(table.match, drawnAt, { as: drawnAs, language, request }, secret, signal),
    [table.match, drawnAs, drawnAt, language, secret],
  );
  const play = useMemo((): TablePlay => ({ ...NO_PLAY, preview, openRule: setRule }), [preview]);
  const told = useMemo(() => ({ facts: news, story: past }), [news, past]);
  const motion = hasMotion(settings);
  const wishes = useMemo(() => ({ language, motion }), [language, motion]);
  const from = as ?? view?.seat ?? SPECTATOR;
  const link = replayPath(table.match, at, from === SPECTATOR ? undefined : from);
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(null, '', link + location.hash), REST);
    return () => clearTimeout(timer);
  }, [link]);
  const nameOf = (seat: number): string => {
    if (seat === EVERYTHING) return words.replay.asEverything;
    return seat === SPECTATOR ? words.replay.asEverybody : (named?.words?.seats[seat] ?? String(seat + 1));
  };
  // Nothing to walk through yet: a timeline of no steps would look as if it worked.
  if (named === null && failed === null) return <p className="quiet">{words.common.loading}</p>;
  return (
    <div className="replay">
      {!over && <p className="quiet">{words.replay.factsOnly}</p>}
      <Problem words={failed === null ? null : problemText(words, failed)} />
      <div className="replay-stage">
        <div className="replay-table">
          {drawn && hasOwnTable(table.game) ? (
            <OwnTable game={table.game} view={drawn} seat={drawn.seat} play={play} place={NO_PLACING} news={told} settings={wishes} />
          ) : (
            <GenericTable game={table.game} words={drawn?.words} />
          )}
        </div>
        <Log lines={lines} mine={NOTHING} words={words.log} openRule={setRule} />
      </div>
      <Timeline moment={at} last={last} set={setMoment} marks={marks} decisions={story.decisions} textAt={textAt} />
      <div className="row replay-keys">
        {seats.length > 1 && (
          <label className="row">
            <span>{words.replay.as}</span>
            <select className="narrow" value={from} onChange={e => look(Number(e.target.value))}>
              {[...seats, ...(over ? [EVERYTHING] : [])].map(s => (
                <option key={s} value={s}>
                  {nameOf(s)}
                </option>
              ))}
            </select>
          </label>
        )}
        {named && <PlayOnKey table={table} moment={at} last={last} names={named.words?.seats ?? []} />}
        <CopyKey text={location.origin + link} label={words.replay.link} />
        {over && <DownloadKey name={`${table.match}.record`} label={words.replay.download} text={() => fetchRecord(table.match)} />}
      </div>
      {from === EVERYTHING && <SeatBooks match={table.match} seats={seats.filter(s => s >= 0)} moment={drawnAt} nameOf={nameOf} />}
      {over && <FairPlay table={table} nameOf={nameOf} />}
      {rule !== null && <RuleDialog game={table.game} id={rule} close={() => setRule(null)} />}
    </div>
  );
};
