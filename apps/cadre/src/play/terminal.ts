import { createInterface } from 'node:readline';
import { type Paint, paintFor } from '../text/paint.js';

/** Where a match is shown and where its players type. Also works with a pipe at either end. */
export interface Terminal {
  readonly paint: Paint;
  readonly columns: number;
  /** Lines on the screen, or null when nothing is ever scrolled away. */
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
  // Lines may arrive while a bot is thinking: none may be lost.
  const waiting: string[] = [];
  let hungry: ((line: string | null) => void) | null = null,
    ended = false;
  const serve = (line: string | null): void => {
    const eat = hungry;
    hungry = null;
    eat?.(line);
  };
  lines.on('line', line => {
    if (hungry) serve(line);
    else waiting.push(line);
  });
  lines.on('SIGINT', () => lines.close());
  lines.on('close', () => {
    ended = true;
    serve(null);
  });
  const next = (): Promise<string | null> =>
    new Promise(resolve => {
      if (waiting.length > 0 || ended) resolve(waiting.shift() ?? null);
      else hungry = resolve;
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
      out.write(`${prompt}${line ?? ''}\n`); // so that a transcript of piped input can be read
      return line;
    },
    close: () => lines.close(),
  };
};
