import '../../css/eye-view.css';
import { type PointerEvent, type ReactNode, useRef } from 'react';
import { CloseButton } from '../battlefield/close-button.js';
import { useEscape } from '../overlay/use-escape.js';
import { useTableWords } from '../words/words.js';

/** Degrees for a pixel, and for an arrow key. */
const TURN = { pixel: 0.12, key: 6 };

/** What lies over a table that is seen through the eyes of a figure: whose they are, whom they look at, and the head that turns. */
export const EyeView = ({
  viewer,
  target,
  turn,
  setTurn,
  close,
}: {
  readonly viewer: string;
  /** Null: nobody in particular. */
  readonly target: string | null;
  /** How far the head is turned, in degrees. */
  readonly turn: number;
  readonly setTurn: (degrees: number) => void;
  readonly close: () => void;
}): ReactNode => {
  const words = useTableWords().battle;
  const drag = useRef<{ readonly x: number; readonly turn: number } | null>(null);
  useEscape(true, close);
  const move = ({ clientX }: PointerEvent): void => {
    if (drag.current) setTurn(drag.current.turn + TURN.pixel * (clientX - drag.current.x));
  };
  return (
    <section
      className="tc-eyes"
      aria-label={words.throughEyes(viewer)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the head is turned with the arrow keys
      tabIndex={0}
      onKeyDown={event => {
        if (event.key === 'ArrowLeft') setTurn(turn + TURN.key);
        else if (event.key === 'ArrowRight') setTurn(turn - TURN.key);
        else return;
        event.preventDefault();
      }}
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX, turn };
      }}
      onPointerMove={move}
      onPointerUp={() => {
        drag.current = null;
      }}
    >
      <p className="tc-eyes-note">
        <strong>{words.throughEyes(viewer)}</strong> {target === null ? words.eyesHint : words.eyesAt(target)}
      </p>
      <CloseButton close={close} />
    </section>
  );
};
