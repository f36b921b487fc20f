import { wrap } from '../text/width.js';
import type { Terminal } from './terminal.js';
import type { PlayWords } from './words/index.js';

/** Lines per page: the screen without the title and the prompt. */
export const pageRows = ({ rows }: Terminal): number => (rows ?? Number.POSITIVE_INFINITY) - 2;
export const linePages = (terminal: Terminal, text: readonly string[]): (readonly string[])[] => {
  const lines = text.flatMap(line => wrap(`  ${line}`, terminal.columns, '    '));
  const rows = Math.min(pageRows(terminal), Math.max(1, lines.length));
  return Array.from({ length: Math.max(1, Math.ceil(lines.length / rows)) }, (_, i) => lines.slice(i * rows, (i + 1) * rows));
};

/** Shows long text page by page, or all at once when the output is not a terminal. */
export const showPages = async (
  terminal: Terminal,
  title: string,
  pages: readonly (readonly string[])[],
  from: 'first' | 'last',
  words: PlayWords,
): Promise<void> => {
  if (terminal.rows === null) {
    terminal.write(terminal.paint.title(title), ...pages.flat(), '');
    return;
  }
  const keys = words.pageKeys;
  let page = from === 'first' ? 0 : pages.length - 1;
  while (page >= 0 && page < pages.length) {
    const of = pages.length > 1 ? words.page(page + 1, pages.length) : '';
    terminal.clear();
    terminal.write(terminal.paint.title(`${title}${of}`), ...pages[page]!);
    const isLast = page === pages.length - 1;
    const ways = [isLast ? keys.back : keys.next, ...(page > 0 ? [keys.previous] : []), ...(isLast ? [] : [keys.leave])];
    const typed = (await terminal.ask(`${ways.join(' · ')}: `))?.trim().toLowerCase();
    if (typed === undefined || typed === 'q') return;
    page += typed === 'p' ? -1 : 1;
  }
};
