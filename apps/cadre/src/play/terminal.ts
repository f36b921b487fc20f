import { createInterface } from 'node:readline';
import { type Paint, paintFor } from '../text/paint.js';

/** Input and output of a match. Also works with pipes. */
export interface Terminal {
  readonly paint: Paint;
  readonly columns: number;
  /** Lines on the screen, or null when the output is not a terminal. */
  readonly rows: number | null;
  clear(): void;
  write(...lines: readonly string[]): void;
  /** The next typed line, or null when the input has ended. */
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

/** `out` is not stdout when stdout is kept for a JSON document. */
export const openTerminal = (out: NodeJS.WriteStream): Terminal => {
  const typed = process.stdin.isTTY === true;
  const lines = createInterface({ input: process.stdin, ...(typed ? { output: out } : {}), terminal: typed });
  // Lines may arrive while a bot is thinking: keep them.
  const queue: string[] = [];
  let onLine: ((line: string | null) => void) | null = null,
    ended = false;
  const deliver = (line: string | null): void => {
    const resolve = onLine;
    onLine = null;
    resolve?.(line);
  };
  lines.on('line', line => {
    if (onLine) deliver(line);
    else queue.push(line);
  });
  lines.on('SIGINT', () => lines.close());
  lines.on('close', () => {
    ended = true;
    deliver(null);
  });
  const next = (): Promise<string | null> =>
    new Promise(resolve => {
      if (queue.length > 0 || ended) resolve(queue.shift() ?? null);
      else onLine = resolve;
    });
  return {
    paint: paintFor(out),
    get columns() {
      return out.columns ?? 100;
    },
    get rows() {
      return out.isTTY ? (out.rows ?? 24) : null;
    },
    clear: () => {
      if (out.isTTY) out.write('\x1b[2J\x1b[3J\x1b[H');
    },
    write: (...text) => {
      out.write(`${text.join('\n')}\n`);
    },
    ask: async prompt => {
      if (typed) {
        lines.setPrompt(prompt);
        lines.prompt();
        const line = await next();
        if (line === null) out.write('\n');
        return line;
      }
      const line = await next();
      out.write(`${prompt}${line ?? ''}\n`); // makes transcripts of piped input readable
      return line;
    },
    close: () => lines.close(),
  };
};
