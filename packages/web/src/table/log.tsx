import { SeatMark, seatLetter } from '@cadre/table-client';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { Spoken } from '../art/spoken.js';
import { useWords } from '../words/words.js';
import type { LogLine } from './log-lines.js';

const ChanceMark = (): ReactNode => (
  <svg viewBox="0 0 24 24" width="20" height="20" className="chance-mark" aria-hidden="true">
    <path d="M12 2l9 5v10l-9 5-9-5V7z" />
    <path d="M12 12l9-5M12 12v10M12 12 3 7" />
  </svg>
);
/** So many lines are drawn at once: a long story is read from its end. */
const PAGE = 120;
interface LineProps {
  readonly line: LogLine;
  /** Whether it has come since the reader's last answer. */
  readonly fresh: boolean;
  /** The seats of the reader. */
  readonly mine: readonly number[];
  readonly openRule: (rule: string) => void;
}
/** Lines are made anew with every change; a long log is not drawn anew for that. */
const isSameLine = (a: LineProps, b: LineProps): boolean =>
  a.openRule === b.openRule &&
  a.fresh === b.fresh &&
  a.mine === b.mine &&
  a.line.key === b.line.key &&
  a.line.text === b.line.text &&
  a.line.undone === b.line.undone;
const Line = memo(({ line, fresh, mine, openRule }: LineProps): ReactNode => {
  const words = useWords();
  return (
    <li className={`log-line ${line.kind}`} data-n={line.n} data-fresh={fresh}>
      <span className="log-mark">
        {line.kind === 'chance' ? <ChanceMark /> : line.seat !== null && <SeatMark seat={line.seat} size={20} />}
      </span>
      <span className="log-text">
        {line.undone ? (
          <>
            <s>
              <Spoken text={line.text} />
            </s>{' '}
            <em>{words.log.takenBack}</em>
          </>
        ) : (
          <Spoken text={line.text} />
        )}
        {line.onlyFor !== null && (
          <em className="log-secret"> {mine.includes(line.onlyFor) ? words.log.onlyYou : words.log.only(seatLetter(line.onlyFor))}</em>
        )}
      </span>
      {line.rule !== null && (
        <button type="button" className="rule-key" onClick={() => openRule(line.rule!)} aria-label={words.log.rule(line.rule)}>
          {line.rule}
        </button>
      )}
    </li>
  );
}, isSameLine);

/** The story so far. It stays at its end unless the reader has scrolled back; the page reads new lines aloud, seen or not. */
export const Log = ({
  lines,
  since = Number.POSITIVE_INFINITY,
  mine,
  openRule,
}: {
  readonly lines: readonly LogLine[];
  /** What has happened from here on is marked as new. */
  readonly since?: number;
  readonly mine: readonly number[];
  readonly openRule: (rule: string) => void;
}): ReactNode => {
  const words = useWords();
  const ref = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const [most, setMost] = useState(PAGE);
  const follow = (): void => {
    const list = ref.current;
    if (list && atEnd.current) list.scrollTop = list.scrollHeight;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the last line
  useEffect(follow, [lines.length]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: watches one element for as long as it is there
  useEffect(() => {
    const watch = new ResizeObserver(follow); // a log that was hidden has forgotten where it stood
    watch.observe(ref.current!);
    return () => watch.disconnect();
  }, []);
  return (
    <div
      ref={ref}
      className="log"
      role="log"
      aria-live="off"
      aria-label={words.log.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keys
      tabIndex={0}
      onScroll={e => {
        const { scrollTop, scrollHeight, clientHeight } = e.currentTarget;
        atEnd.current = scrollHeight - scrollTop - clientHeight < 40;
      }}
    >
      {lines.length === 0 && <p className="quiet">{words.log.empty}</p>}
      {lines.length > most && (
        <button type="button" className="key plain" onClick={() => setMost(most + PAGE)}>
          {words.log.earlier(lines.length - most)}
        </button>
      )}
      <ol>
        {lines.slice(-most).map(line => (
          <Line key={line.key} line={line} fresh={line.n >= since} mine={mine} openRule={openRule} />
        ))}
      </ol>
    </div>
  );
};
