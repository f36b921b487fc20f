import { type CSSProperties, type PointerEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { usePageWords } from '../words/pages/words.js';
import { inRows, MARKS, type Mark } from './marks.js';

const SPEEDS = [0.5, 1, 2, 4] as const;
/** Pixels: a mark, and what a timeline leaves free beside it. */
const MARK = 16;
const MARGIN = 60;
/** Milliseconds of one step at speed 1. */
const STEP = 1200;

const Icon = ({ d }: { readonly d: string }): ReactNode => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className="icon solid">
    <path d={d} />
  </svg>
);

/** Walk through the moments of a match: drag, step, or let it run. */
export const Timeline = ({
  moment,
  last,
  set,
  marks,
  decisions,
  textAt,
}: {
  readonly moment: number;
  readonly last: number;
  readonly set: (moment: number) => void;
  readonly marks: readonly Mark[];
  /** The moments after somebody decided something. */
  readonly decisions: readonly number[];
  /** What the log says of a moment. */
  readonly textAt: (moment: number) => string;
}): ReactNode => {
  const words = usePageWords();
  const [running, setRunning] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const [pointed, setPointed] = useState<number | null>(null);
  const rows = useMemo(() => inRows(marks, (MARK * last) / (innerWidth - MARGIN)), [marks, last]);
  const shown = Math.min(pointed ?? moment, last);
  const text = shown === 0 ? words.replay.beginning : textAt(shown);
  const place = (n: number): string => `${(100 * n) / Math.max(1, last)}%`;
  const momentUnder = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): number => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.max(0, Math.min(last, Math.round((last * (clientX - left)) / width)));
  };
  const to = (n: number): void => set(Math.max(0, Math.min(last, n)));
  useEffect(() => {
    if (!running) return;
    if (moment >= last) return setRunning(false);
    const timer = setTimeout(() => set(moment + 1), STEP / speed);
    return () => clearTimeout(timer);
  }, [running, moment, last, speed, set]);
  useEffect(() => {
    const press = (e: KeyboardEvent): void => {
      if (e.target instanceof HTMLElement && e.target.closest('input, select, textarea, dialog[open]')) return;
      if (e.key === 'ArrowLeft') to(moment - 1);
      else if (e.key === 'ArrowRight') to(moment + 1);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  return (
    <section className="timeline panel" aria-label={words.replay.timeline}>
      <input
        type="range"
        min={0}
        max={last}
        value={moment}
        onChange={e => to(e.target.valueAsNumber)}
        aria-label={words.replay.timeline}
        aria-valuetext={words.replay.moment({ n: moment, count: last })}
      />
      <div
        className="marks"
        style={{ '--rows': 1 + Math.max(0, ...rows.map(({ row }) => row)) } as CSSProperties}
        onPointerMove={event => setPointed(momentUnder(event))}
        onPointerLeave={() => setPointed(null)}
        onPointerUp={event => to(momentUnder(event))}
      >
        {decisions.map(n => (
          <span key={n} className="decision-mark" style={{ left: place(n) }} />
        ))}
        {rows.map(({ moment: n, kind, text: said, row }) => (
          <button
            key={`${n} ${kind}`}
            type="button"
            className="mark"
            data-mark={kind}
            style={{ left: place(n), '--row': row } as CSSProperties}
            title={words.replay.mark({ kind: words.replay.marks[kind], text: said })}
            aria-label={words.replay.mark({ kind: words.replay.marks[kind], text: said })}
            onPointerMove={event => {
              event.stopPropagation();
              setPointed(n);
            }}
            onPointerUp={event => event.stopPropagation()}
            onClick={() => to(n)}
          />
        ))}
      </div>
      <p className="mark-legend quiet">
        {MARKS.filter(kind => marks.some(mark => mark.kind === kind)).map(kind => (
          <span key={kind}>
            <span className="mark" data-mark={kind} aria-hidden="true" /> {words.replay.marks[kind]}
          </span>
        ))}
        {decisions.length > 0 && (
          <span>
            <span className="decision-mark" aria-hidden="true" /> {words.replay.decision}
          </span>
        )}
        <span className="moment-text">{words.replay.said({ n: shown, text })}</span>
      </p>
      <div className="row">
        <button type="button" className="key" onClick={() => to(0)} aria-label={words.replay.first}>
          <Icon d="M6 5v14M19 5 9 12l10 7z" />
        </button>
        <button type="button" className="key" onClick={() => to(moment - 1)} aria-label={words.replay.back}>
          <Icon d="M17 5 7 12l10 7z" />
        </button>
        <button type="button" className="key go play-key" onClick={() => setRunning(!running)}>
          <span data-shown={!running}>{words.replay.play}</span>
          <span data-shown={running}>{words.replay.stop}</span>
        </button>
        <button type="button" className="key" onClick={() => to(moment + 1)} aria-label={words.replay.forward}>
          <Icon d="M7 5l10 7-10 7z" />
        </button>
        <button type="button" className="key" onClick={() => to(last)} aria-label={words.replay.last}>
          <Icon d="M18 5v14M5 5l10 7-10 7z" />
        </button>
        <label className="row">
          <span>{words.replay.speed}</span>
          <select className="narrow" value={speed} onChange={e => setSpeed(Number(e.target.value))}>
            {SPEEDS.map(n => (
              <option key={n} value={n}>
                {words.replay.speedTimes(n)}
              </option>
            ))}
          </select>
        </label>
        <span className="moment-count">{words.replay.moment({ n: moment, count: last })}</span>
      </div>
    </section>
  );
};
