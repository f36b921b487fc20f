import '../../css/battle-layout.css';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';

/** A battlefield that fills its place, with panels in the free room on both sides of it. On a narrow screen they follow below. */
export const BattleLayout = ({
  aspect = 1,
  board,
  over,
  asked = '',
  about = null,
  guide,
  left,
  near,
  right,
}: {
  /** The table's width by its depth. */
  readonly aspect?: number;
  readonly board: ReactNode;
  /** What must be chosen now, over the lower part of the board. */
  readonly over?: ReactNode;
  /** Names what lies over the board: it is read from its top when that changes. */
  readonly asked?: string;
  /** Whom the right side speaks of: it is read from its top when that changes. */
  readonly about?: unknown;
  /** The lesson of a guided match: above the panels of the left side, on a narrow screen over the upper part of the board. */
  readonly guide?: ReactNode;
  readonly left: ReactNode;
  /** About what is asked and looked at: at the top of the right side, on a narrow screen over the lower part of the board. */
  readonly near?: ReactNode;
  readonly right: ReactNode;
}): ReactNode => {
  const side = useRef<HTMLDivElement>(null);
  const choice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (about !== null) side.current?.scrollTo({ top: 0 });
  }, [about]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is asked next
  useEffect(() => choice.current?.scrollTo({ top: 0 }), [asked]);
  return (
    <div className="tc-battle" style={{ '--tc-aspect': aspect } as CSSProperties}>
      <div className="tc-battle-inner">
        <div className="tc-battle-board">{board}</div>
        <div ref={choice} className="tc-battle-over">
          {over}
        </div>
        <div className="tc-battle-side tc-battle-left">
          {guide}
          {left}
        </div>
        <div ref={side} className="tc-battle-side tc-battle-right">
          <div className="tc-battle-near">{near}</div>
          {right}
        </div>
      </div>
    </div>
  );
};
