import { Spoken } from '@cadre/table-client';
import type { CSSProperties, ReactNode } from 'react';

/** Part of a drawing made of characters, or a sentence. */
const isDrawn = (line: string): boolean =>
  /[─│┼┌┐└┘╔═║╭╮]/u.test(line) ||
  /^(?=(?:.*[.#=|+-]){6})[ .#=|+*x[\]A-Z0-9-]{12,}$/.test(line) ||
  /^ *\d*\|/.test(line) ||
  /^ *0(?: +\d+){3,} *$/.test(line); // the numbers below a map
/** More rows than fit beside the question in large letters. */
const LARGE = 14;
/** Drawings keep their columns and stay together; what is said before and after them is a list. */
const blocksOf = (board: readonly string[]): readonly { readonly drawn: boolean; readonly lines: readonly string[] }[] => {
  const first = board.findIndex(isDrawn),
    last = board.findLastIndex(isDrawn);
  if (first < 0) return [{ drawn: false, lines: board }];
  return [
    { drawn: false, lines: board.slice(0, first) },
    { drawn: true, lines: board.slice(first, last + 1) },
    { drawn: false, lines: board.slice(last + 1) },
  ].filter(block => block.lines.some(line => line !== ''));
};
const Block = ({ drawn, lines }: { readonly drawn: boolean; readonly lines: readonly string[] }): ReactNode =>
  drawn ? (
    <pre
      className={lines.length > LARGE ? 'board-drawing is-large' : 'board-drawing'}
      style={{ '--columns': Math.max(...lines.map(line => line.length)) } as CSSProperties}
    >
      {lines
        .join('\n')
        .split(/(\d+)/)
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
        .map((part, i) => (i % 2 === 0 ? part : <i key={i}>{part}</i>))}
    </pre>
  ) : (
    <ul className="board-lines">
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a board have no other name
        <li key={i}>
          <Spoken text={line} />
        </li>
      ))}
    </ul>
  );

/** The table in words. Rows of a map are never broken: wider than their place, they scroll. */
export const BoardText = ({ board }: { readonly board: readonly string[] }): ReactNode =>
  blocksOf(board).map((block, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a board have no other name
    <Block key={i} {...block} />
  ));
