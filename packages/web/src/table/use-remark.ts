import type { TableEvent } from '@cadre/protocol';
import type { LogLine } from '@cadre/table-client';
import { useEffect, useState } from 'react';
import type { Session } from '../connection/session.js';

/** Who sits where is told beside the table, too: not everybody reads the log. */
const isRemarkable = ({ kind }: TableEvent): boolean => kind === 'bot-took-over' || kind === 'left' || kind === 'handed-over';
/** Milliseconds to read it. */
const SHOWN = 10_000;

/** The last thing that has happened to the seats since the page was opened, for a while. */
export const useRemark = (
  session: Session | null,
  lines: readonly LogLine[],
): { readonly text: string; readonly close: () => void } | null => {
  const [seen, setSeen] = useState(session?.version ?? 0);
  const last = session?.events.findLast(event => event.n > seen && isRemarkable(event))?.n;
  useEffect(() => {
    if (last === undefined) return;
    const timer = setTimeout(() => setSeen(last), SHOWN);
    return () => clearTimeout(timer);
  }, [last]);
  const text = last === undefined ? undefined : lines.find(line => line.n === last)?.text;
  return last === undefined || text === undefined ? null : { text, close: () => setSeen(last) };
};
