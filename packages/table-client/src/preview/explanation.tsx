import '../../css/battlefield.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTableWords } from '../words/words.js';
import type { Explained } from './use-explain.js';

/** What the rules say about what is looked at, in sentences; what belongs to it below. */
export const Explanation = ({
  explained,
  idle,
  over,
  children,
}: {
  readonly explained: Explained;
  /** While nothing is looked at. */
  readonly idle: string;
  /** On a narrow screen it lies over the board while something is asked about: over its lower part, or its upper one. */
  readonly over?: 'lower' | 'upper' | undefined;
  readonly children?: ReactNode;
}): ReactNode => {
  const words = useTableWords().explain;
  const { overlay, isAsking, failed } = explained;
  const section = useRef<HTMLElement>(null);
  const [isScrolled, setScrolled] = useState(false);
  // What is longer than its room is read with the arrow keys.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is longer or shorter
  useEffect(() => {
    const { scrollHeight, clientHeight } = section.current!;
    setScrolled(over !== undefined && scrollHeight > clientHeight);
  }, [over, overlay]);
  return (
    <section
      ref={section}
      tabIndex={isScrolled ? 0 : undefined}
      className="tc-explanation"
      aria-live="polite"
      aria-busy={isAsking}
      data-over={over}
    >
      {failed !== null ? (
        <p>{words.failed(failed)}</p>
      ) : isAsking ? (
        <p className="tc-quiet">{words.asking}</p>
      ) : overlay ? (
        overlay.says.map(sentence => <p key={sentence}>{sentence}</p>)
      ) : (
        <p className="tc-quiet">{idle}</p>
      )}
      {children}
    </section>
  );
};
