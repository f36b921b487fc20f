import type { PreviewRequest } from '@cadre/core';
import type { WireView } from '@cadre/protocol';
import type { Previewer } from '@cadre/table-client';
import { useMemo } from 'react';
import type { MatchClient } from '../connection/match-client.js';

/** Asks the rules about what is shown; null for whoever only watches, or has steps of others still to watch: the rules are further by then. */
export const usePreviewer = (client: MatchClient, view: WireView | null, seats: readonly number[]): Previewer | null => {
  const { seat, seq } = view ?? { seat: -1, seq: -1 };
  const canAsk = seats.includes(seat);
  return useMemo(
    () => (canAsk ? (request: PreviewRequest, signal?: AbortSignal) => client.preview(seat, seq, request, signal) : null),
    [client, canAsk, seat, seq],
  );
};
