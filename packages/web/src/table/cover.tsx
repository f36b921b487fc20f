import { SeatMark } from '@cadre/table-client';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../words/say.js';

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
  const say = useWords();
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <section className="cover">
      <SeatMark seat={seat} size={96} />
      <h1>{say('cover.title', { seat: name })}</h1>
      <p className="quiet">{say('cover.text', { seat: name })}</p>
      <button ref={ref} type="button" className="key go" onClick={uncover}>
        {say('cover.uncover', { seat: name })}
      </button>
      <button type="button" className="key plain" onClick={never}>
        {say('cover.mine')}
      </button>
    </section>
  );
};
