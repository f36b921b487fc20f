import { type Reading, readList } from '@cadre/legion-army/roster';
import { useEffect, useState } from 'react';

/** Built beside the pages under this name (`vite.config.ts` of the pages). */
const WORKER = '/army-reader.js';
/** What a text says, read in a worker; null while there is no text, or while it is read. A newer text ends the reading of the older one. */
export const useReading = (text: string): { readonly reading: Reading | null; readonly isReading: boolean } => {
  const [read, setRead] = useState<{ readonly text: string; readonly reading: Reading } | null>(null);
  const isEmpty = text.trim() === '';
  useEffect(() => {
    if (isEmpty) return;
    // A worker that could not be loaded, as without a network before the site was kept, reads nothing: the page does it then.
    const readHere = (): void => setRead({ text, reading: readList(text) });
    const worker = startWorker();
    if (!worker) return readHere();
    worker.onmessage = ({ data }: MessageEvent<Reading>) => {
      setRead({ text, reading: data });
      worker.terminate();
    };
    worker.onerror = readHere;
    worker.postMessage(text);
    return () => worker.terminate();
  }, [text, isEmpty]);
  const reading = !isEmpty && read?.text === text ? read.reading : null;
  return { reading, isReading: !isEmpty && reading === null };
};
/** Null where the browser has, or allows, no workers of this kind. */
const startWorker = (): Worker | null => {
  try {
    return new Worker(WORKER, { type: 'module', name: 'cadre-army-reader' });
  } catch {
    return null;
  }
};
