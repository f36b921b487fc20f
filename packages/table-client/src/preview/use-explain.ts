import type { ExplainPreview, Query } from '@cadre/core';
import { useEffect, useState } from 'react';
import type { Previewer } from '../contract/game-table.js';

/** What the rules say to a query of the screen; nothing while they are asked. */
export interface Explained {
  readonly overlay: ExplainPreview | null;
  /** Why they could not be asked. */
  readonly failed: string | null;
}
const NOTHING: Explained = { overlay: null, failed: null };

/** Asks one query (reach, sight, a forecast) for as long as it is wanted. An answer that comes too late is dropped. */
export const useExplain = (preview: Previewer | null, query: Query | null): Explained => {
  const wanted = query ? `${query.kind}:${query.args.join()}` : '';
  const [known, setKnown] = useState({ wanted: '', preview, explained: NOTHING });
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal queries are one query
  useEffect(() => {
    if (!preview || !query) return;
    let isCurrent = true;
    const tell = (explained: Explained): void => {
      if (isCurrent) setKnown({ wanted, preview, explained });
    };
    preview({ type: 'explain', query }).then(
      found =>
        tell(
          found.type === 'explain' ? { overlay: found, failed: null } : { overlay: null, failed: found.type === 'none' ? found.says : '' },
        ),
      (thrown: unknown) => tell({ overlay: null, failed: thrown instanceof Error ? thrown.message : String(thrown) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [preview, wanted]);
  return known.wanted === wanted && known.preview === preview ? known.explained : NOTHING;
};
