import type { Showing } from '@cadre/table-client';
import { useCallback, useRef, useState } from 'react';
import type { MatchClient } from '../connection/match-client.js';

export interface Watching {
  /** Something is being shown that the reader sees before they decide. */
  readonly isHolding: boolean;
  /** The table shows by itself what happens, one thing after the other. */
  readonly playsBack: boolean;
  /** For the table: what it shows now. */
  report(showing: Showing | null): void;
  /** To where the match is. */
  skip(): void;
}
/** One queue for everything that happens: the table shows a change, then takes the next; questions come after what led to them. */
export const useWatching = (client: MatchClient): Watching => {
  const [isHolding, setHolding] = useState(false);
  const [playsBack, setPlaysBack] = useState(false);
  const latest = useRef<Showing | null>(null);
  const report = useCallback(
    (showing: Showing | null): void => {
      latest.current = showing;
      setHolding(showing?.isHolding ?? false);
      setPlaysBack(true);
      client.setShowing(showing !== null);
    },
    [client],
  );
  const skip = useCallback((): void => {
    client.step(true);
    setTimeout(() => latest.current?.skipAll()); // when the table has received what waited
  }, [client]);
  return { isHolding, playsBack, report, skip };
};
