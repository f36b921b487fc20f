import '../../css/battlefield.css';
import type { ReactNode } from 'react';
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
  return (
    // What lies over the upper part scrolls, and has nothing in it that takes the focus.
    <section
      className="tc-explanation"
      aria-live="polite"
      aria-busy={isAsking}
      data-over={over}
      tabIndex={over === 'upper' ? 0 : undefined}
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
