import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { problemText } from '../words/problems.js';
import { useWords } from '../words/words.js';

export type Load<T> =
  | { readonly is: 'loading' }
  | { readonly is: 'here'; readonly it: T }
  | { readonly is: 'failed'; readonly why: unknown };
/** Something from the server, and a way to ask again. `fetcher` must be stable. */
export const useLoad = <T,>(fetcher: () => Promise<T>): { readonly load: Load<T>; again(): void } => {
  const [load, setLoad] = useState<Load<T>>({ is: 'loading' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    let wanted = true;
    setLoad(before => (before.is === 'here' ? before : { is: 'loading' }));
    fetcher().then(
      it => wanted && setLoad({ is: 'here', it }),
      why => wanted && setLoad({ is: 'failed', why }),
    );
    return () => {
      wanted = false;
    };
  }, [fetcher, round]);
  return { load, again: useCallback(() => setRound(n => n + 1), []) };
};

/** The thing when it is here; until then that it comes, or why it does not and what can be done. */
export const Loaded = <T,>({ load, again, children }: { readonly load: Load<T>; again(): void; children(it: T): ReactNode }): ReactNode => {
  const words = useWords();
  if (load.is === 'here') return children(load.it);
  if (load.is === 'loading') return <p className="quiet">{words.common.loading}</p>;
  return (
    <div className="notice harm" role="alert">
      <p>{problemText(words, load.why)}</p>
      <button type="button" className="key" onClick={again}>
        {words.common.retry}
      </button>
    </div>
  );
};
