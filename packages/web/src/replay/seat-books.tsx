import type { ReactNode } from 'react';
import { useSettings } from '../settings/settings.js';
import { usePageWords } from '../words/pages/words.js';
import { useMoments } from './use-moments.js';

/** What one seat knew at a moment, in words. */
const SeatBook = ({
  match,
  seat,
  moment,
  name,
}: {
  readonly match: string;
  readonly seat: number;
  readonly moment: number;
  readonly name: string;
}): ReactNode => {
  const words = usePageWords();
  const { language } = useSettings();
  const { view } = useMoments(match, seat, moment, language, undefined);
  return (
    <section className="panel in-words">
      <h2 className="section-head">{words.replay.book(name)}</h2>
      <pre>{view?.words?.board.join('\n') ?? words.common.loading}</pre>
    </section>
  );
};
/** Everything there was to know: what each seat knew, side by side. */
export const SeatBooks = ({
  match,
  seats,
  moment,
  nameOf,
}: {
  readonly match: string;
  readonly seats: readonly number[];
  readonly moment: number;
  readonly nameOf: (seat: number) => string;
}): ReactNode => (
  <div className="seat-books">
    {seats.map(seat => (
      <SeatBook key={seat} match={match} seat={seat} moment={moment} name={nameOf(seat)} />
    ))}
  </div>
);
