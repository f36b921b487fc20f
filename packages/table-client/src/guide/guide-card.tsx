import '../../css/guide.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTableWords } from '../words/words.js';

/** One thing that a guided match teaches, when it first matters. */
export interface Lesson {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Follows the one before it at once; any other waits for the next question. */
  readonly isSequel?: boolean;
  /** Nothing comes after it, however many lessons did not come up. */
  readonly isLast?: boolean;
}
/** What the page keeps of a guided match. */
export interface Guide {
  /** The ids of the lessons that the reader has had. */
  readonly seen: readonly string[];
  readonly see: (id: string) => void;
  /** Plays on without it. */
  readonly close: () => void;
}
/** The lesson of the moment, over the table. Whoever acts without closing it has had it too: it never comes twice and never blocks anything. */
export const GuideCard = ({
  guide,
  lesson,
  moment,
  of,
}: {
  readonly guide: Guide;
  readonly lesson: Lesson | null;
  /** What is asked now: where one question can teach several things, each waits for another question. */
  readonly moment?: unknown;
  /** How many lessons there are. */
  readonly of: number;
}): ReactNode => {
  const words = useTableWords().guide;
  const { seen, see, close } = guide;
  const [readAt, setReadAt] = useState<unknown>(undefined);
  const isDue = lesson?.isSequel || moment === undefined || readAt !== moment;
  const shown = lesson && isDue && !seen.includes(lesson.id) ? lesson : null;
  const latest = useRef(see);
  latest.current = see;
  const id = shown?.id;
  useEffect(() => {
    if (id === undefined) return;
    return () => latest.current(id);
  }, [id]);
  const card = useRef<HTMLElement>(null);
  // On a phone the lesson stands above the table: whoever had scrolled down to a choice would miss it.
  useEffect(() => {
    if (id !== undefined) card.current?.closest('.tc-battle-inner')?.scrollTo({ top: 0 });
  }, [id]);
  const [isFolded, setFolded] = useState(false);
  if (!shown) return null;
  const understood = (): void => {
    setReadAt(moment);
    see(shown.id);
  };
  return (
    <section ref={card} className="tc-guide" aria-label={words.label} role="status" data-folded={isFolded}>
      <p className="tc-guide-head">
        <strong>{shown.title}</strong>
        <span className="tc-quiet">{shown.isLast ? words.finished : words.progress(seen.length + 1, of)}</span>
        <button
          type="button"
          className="tc-guide-fold"
          aria-expanded={!isFolded}
          aria-label={isFolded ? words.unfold : words.fold}
          onClick={() => setFolded(!isFolded)}
        >
          <svg viewBox="0 0 24 24" className="tc-icon" aria-hidden="true">
            <path d={isFolded ? 'M5 15l7-7 7 7' : 'M5 9l7 7 7-7'} />
          </svg>
        </button>
      </p>
      <p hidden={isFolded}>{shown.text}</p>
      <div className="tc-guide-keys" hidden={isFolded}>
        <button type="button" className="tc-button tc-guide-go" onClick={understood}>
          {words.understood}
        </button>
        {!shown.isLast && (
          <button type="button" className="tc-button" onClick={close}>
            {words.close}
          </button>
        )}
      </div>
    </section>
  );
};
