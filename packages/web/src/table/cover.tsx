import { SeatMark } from '@cadre/table-client';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../words/words.js';

/** Between two people at one screen: nothing of a seat is drawn before its player says that they look. */
export const Cover = ({
  seat,
  name,
  uncover,
  never,
}: {
  readonly seat: number;
  readonly name: string;
  uncover(): void;
  never(): void;
}): ReactNode => {
  const words = useWords();
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <section className="cover">
      <SeatMark seat={seat} size={96} />
      <h1>{words.cover.title(name)}</h1>
      <p className="quiet">{words.cover.text(name)}</p>
      <button ref={ref} type="button" className="key go" onClick={uncover}>
        {words.cover.uncover(name)}
      </button>
      <button type="button" className="key plain" onClick={never}>
        {words.cover.mine}
      </button>
    </section>
  );
};
