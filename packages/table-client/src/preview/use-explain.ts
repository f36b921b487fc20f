import type { ExplainPreview, Query } from '@cadre/core';
import { startTransition, useEffect, useState } from 'react';
import type { Previewer } from '../contract/game-table.js';

/** What the rules say to a query of the screen. */
export interface Explained {
  /** Null while they are asked. */
  readonly overlay: ExplainPreview | null;
  readonly isAsking: boolean;
  /** Why they could not be asked. */
  readonly failed: string | null;
}
const NOTHING: Explained = { overlay: null, isAsking: false, failed: null };
const ASKING: Explained = { ...NOTHING, isAsking: true };
/** Milliseconds: a pointer that only passes over something asks nothing. */
const REST = 120;

/** Asks one query (reach, sight, a forecast) for as long as it is wanted. An answer that comes too late is dropped. */
export const useExplain = (preview: Previewer | null, query: Query | null): Explained => {
  const wanted = query ? `${query.kind}:${query.args.join()}` : '';
  const [known, setKnown] = useState({ wanted: '', preview, explained: NOTHING });
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal queries are one query
  useEffect(() => {
    if (!preview || !query) return;
    const left = new AbortController();
    const tell = (part: Partial<Explained>): void => {
      if (!left.signal.aborted) startTransition(() => setKnown({ wanted, preview, explained: { ...NOTHING, ...part } }));
    };
    const timer = setTimeout(() => {
      preview({ type: 'explain', query }, left.signal).then(
        found => tell(found.type === 'explain' ? { overlay: found } : { failed: found.type === 'none' ? found.says : found.type }),
        (thrown: unknown) => tell({ failed: thrown instanceof Error ? thrown.message : String(thrown) }),
      );
    }, REST);
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [preview, wanted]);
  if (!preview || !query) return NOTHING;
  return known.wanted === wanted && known.preview === preview ? known.explained : ASKING;
};
