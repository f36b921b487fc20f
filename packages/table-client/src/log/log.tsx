import '../../css/log.css';
import '../../css/table.css';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { Spoken } from '../dice/spoken-dice.js';
import { SeatMark, seatLetter } from '../seats/seat-mark.js';
import { RuleButton } from './rule-button.js';

export interface LogLine {
  readonly key: string;
  /** The event it belongs to. */
  readonly n: number;
  readonly text: string;
  /** The rule behind it, when a rule is. */
  readonly rule: string | null;
  readonly seat: number | null;
  /** chance: dice and draws. table: not the game, but the people at it. */
  readonly kind: 'game' | 'chance' | 'table';
  /** The seat that alone was told it. */
  readonly onlyFor: number | null;
  readonly undone: boolean;
}
/** What a log says besides its lines. */
export interface LogWords {
  readonly label: string;
  readonly empty: string;
  readonly takenBack: string;
  readonly onlyYou: string;
  readonly only: (seat: string) => string;
  readonly rule: (rule: string) => string;
  readonly earlier: (n: number) => string;
}

const ChanceMark = (): ReactNode => (
  <svg viewBox="0 0 24 24" width="20" height="20" className="tc-chance-mark" aria-hidden="true">
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
  readonly words: LogWords;
  readonly openRule: (rule: string) => void;
}
/** Lines are made anew with every change; a long log is not drawn anew for that. */
const isSameLine = (a: LineProps, b: LineProps): boolean =>
  a.openRule === b.openRule &&
  a.fresh === b.fresh &&
  a.mine === b.mine &&
  a.words === b.words &&
  a.line.key === b.line.key &&
  a.line.text === b.line.text &&
  a.line.undone === b.line.undone;
const Line = memo(({ line, fresh, mine, words, openRule }: LineProps): ReactNode => {
  return (
    <li className={`tc-log-line tc-log-${line.kind}`} data-n={line.n} data-fresh={fresh}>
      <span className="tc-log-mark">
        {line.seat !== null ? <SeatMark seat={line.seat} size={20} /> : line.kind === 'chance' && <ChanceMark />}
      </span>
      <span className="tc-log-text">
        {line.undone ? (
          <>
            <s>
              <Spoken text={line.text} />
            </s>{' '}
            <em>{words.takenBack}</em>
          </>
        ) : (
          <Spoken text={line.text} />
        )}
        {line.onlyFor !== null && (
          <em className="tc-log-secret"> {mine.includes(line.onlyFor) ? words.onlyYou : words.only(seatLetter(line.onlyFor))}</em>
        )}
      </span>
      {line.rule !== null && <RuleButton rule={line.rule} label={words.rule(line.rule)} open={openRule} />}
    </li>
  );
}, isSameLine);

/** The story so far. It stays at its end unless the reader has scrolled back; the page reads new lines aloud, seen or not. */
export const Log = ({
  lines,
  since = Number.POSITIVE_INFINITY,
  mine,
  words,
  openRule,
}: {
  readonly lines: readonly LogLine[];
  /** What has happened from here on is marked as new. */
  readonly since?: number;
  readonly mine: readonly number[];
  readonly words: LogWords;
  readonly openRule: (rule: string) => void;
}): ReactNode => {
  const ref = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const top = useRef(0);
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
      className="tc-log"
      role="log"
      aria-live="off"
      aria-label={words.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keys
      tabIndex={0}
      onScroll={e => {
        const { scrollTop, scrollHeight, clientHeight } = e.currentTarget;
        // The page hears of scrolling a frame later: lines may have come meanwhile, and only whoever scrolls up leaves the end.
        if (scrollHeight - scrollTop - clientHeight < 40) atEnd.current = true;
        else if (scrollTop < top.current) atEnd.current = false;
        top.current = scrollTop;
      }}
    >
      {lines.length === 0 && <p className="tc-quiet">{words.empty}</p>}
      {lines.length > most && (
        <button type="button" className="tc-button" onClick={() => setMost(most + PAGE)}>
          {words.earlier(lines.length - most)}
        </button>
      )}
      <ol>
        {lines.slice(-most).map(line => (
          <Line key={line.key} line={line} fresh={line.n >= since} mine={mine} words={words} openRule={openRule} />
        ))}
      </ol>
    </div>
  );
};
