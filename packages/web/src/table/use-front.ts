import { SPECTATOR } from '@cadre/core';
import { useEffect, useState } from 'react';
import { askedSeats, type Session, viewFrom } from '../connection/session.js';

export interface Front {
  /** The seat from which the reader looks. */
  readonly seat: number;
  /** Nothing of this seat is shown until its player says that they look. */
  readonly covered: boolean;
  look(seat: number): void;
  uncover(): void;
}
/** Which of the reader's seats looks at the table: the one that is asked, unless they choose another. */
export const useFront = (session: Session, open: boolean): Front => {
  const asked = askedSeats(session).filter(seat => session.seats.includes(seat));
  const hides = (seat: number): boolean => !open && session.seats.length > 1 && viewFrom(session, seat)?.mine != null;
  const first = asked[0] ?? session.seats[0] ?? SPECTATOR;
  const [seat, setSeat] = useState(first);
  const [covered, setCovered] = useState(() => hides(first));
  const look = (next: number): void => {
    if (next === seat) return;
    setSeat(next);
    setCovered(hides(next));
  };
  const next = asked.length > 0 && !asked.includes(seat) ? asked[0] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: turns when the table asks another of the reader's seats
  useEffect(() => {
    if (next !== undefined) look(next);
  }, [next]);
  return { seat, covered: covered && !open, look, uncover: () => setCovered(false) };
};
