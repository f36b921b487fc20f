import { type AnyState, factsFor, type Match, type Seat, type Space, type View, viewOf } from '@cadre/core';
import { columnCount, inColumns } from '../text/table-text.js';
import { padBefore, wrap } from '../text/width.js';
import { arranged } from './blocks.js';
import { type Labelled, labelled } from './labels.js';
import { howTo } from './reading.js';
import type { Terminal } from './terminal.js';

type Words = (value: number) => string;
const LISTED_AMOUNTS = 12;

/** What can be typed as an answer. Spaces without a list are described by `howTo` alone. */
export const optionsOf = (space: Space, words: Words): Labelled[] => {
  switch (space.kind) {
    case 'pick':
      return labelled(space.options, words);
    case 'order':
      return labelled(space.items, words);
    case 'amount': {
      const values = Array.from({ length: Math.min(LISTED_AMOUNTS, space.max - space.min) + 1 }, (_, i) => space.min + i);
      return space.max - space.min > LISTED_AMOUNTS ? [] : values.map(value => ({ label: value, value, words: words(value) }));
    }
    case 'draw':
      return [...new Set(space.from)].map(value => ({ label: value, value, words: words(value) }));
    case 'place':
    case 'roll':
      return [];
  }
};

/** The whole log as this seat may know it, one line a fact. */
export const logFor = (m: Match<AnyState>, seat: Seat): string[] =>
  [m.opening, ...m.log.map(e => e.facts)].flatMap(facts => factsFor(facts, seat).map(t => m.game.speech.fact(t.fact)));
/** How many of its lines have come with this seat's last answer and after it. */
const newsFor = ({ log }: Match<AnyState>, seat: Seat): number => {
  const last = log.findLastIndex(e => e.seat === seat);
  return last < 0 ? 0 : log.slice(last).reduce((n, e) => n + factsFor(e.facts, seat).length, 0);
};

export interface Picture {
  readonly match: Match<AnyState>;
  readonly seat: Seat;
  readonly space: Space;
  readonly options: readonly Labelled[];
  readonly heading: string;
  /** What answering with nothing means here. */
  readonly pass: string | undefined;
  readonly undo: string;
  readonly message: string;
  readonly page: number;
}
const LOG_LINES = 6;
/** Title, commands, prompt, and the blank lines between. */
const FURNITURE = 6;
/** Lines that should stay in sight below the board: of the options, and of the log. A low screen spares what it can. */
const RESERVED = { low: { options: 7, log: 1 }, high: { options: 8, log: 2 } } as const;
const LOW = 30;

/** The screen of the seat that is asked, drawn anew for each line it types. */
export const drawScreen = (t: Terminal, p: Picture): void => {
  const { speech } = p.match.game;
  const view = viewOf(p.match.state, p.seat) as View<unknown, unknown>;
  const who = t.paint.seat(p.seat, `${SHAPES[p.seat % SHAPES.length]} ${speech.seat(p.seat)}`);
  const question = wrap(`${who}  ${t.paint.ask(speech.question(view, view.pending!))}`, t.columns - 1, '    ');
  const how = wrap(howTo(p.space, p.pass), t.columns - 5).map(line => t.paint.quiet(`    ${line}`));
  const message = p.message === '' ? [] : ['', ...p.message.split('\n').flatMap(line => wrap(line, t.columns - 2, '  '))];
  const free = (t.rows ?? Number.POSITIVE_INFINITY) - message.length - question.length - how.length - FURNITURE;
  const reserved = RESERVED[(t.rows ?? LOW) < LOW ? 'low' : 'high'];
  const items = optionItems(t, p.options);
  const options = Math.min(reserved.options, optionRows(items, t.columns - 4).length);
  const least = message.length > 0 ? 0 : reserved.log; // whoever reads a hint looks at the board, not at the log
  const board = arranged(speech.board(view), t.columns - 2, free - options - least);
  const lines = Math.max(least, Math.min(LOG_LINES, free - board.lines.length - options));
  const log = logFor(p.match, p.seat)
    .slice(lines === 0 ? Number.POSITIVE_INFINITY : -lines)
    .flatMap(line => wrap(line, t.columns - 4, '  '));
  const room = free - board.lines.length - log.length;
  const unseen = newsFor(p.match, p.seat) - lines;
  t.clear();
  t.write(
    `${t.paint.title(p.match.game.name)}  ${t.paint.quiet(p.heading)}`,
    '',
    ...board.lines.map(line => `  ${line}`),
    '',
    ...log.map(line => `  ${t.paint.quiet('·')} ${line}`),
    ...(log.length > 0 ? [''] : []),
    ...question,
    ...optionLines(t, p, items, Math.max(3, room)),
    ...how,
    ...message,
    commandLine(t, p.undo, board.whole, Math.max(0, unseen)),
  );
};
/** A seat is never shown by colour alone. */
const SHAPES = ['●', '■', '▲', '◆'];
const commandLine = ({ paint }: Terminal, undo: string, whole: boolean, unseen: number): string => {
  const board = whole ? paint.quiet('b table') : paint.ask('b whole table');
  const log = unseen > 0 ? paint.ask(`l log (+${unseen})`) : paint.quiet('l log');
  return `${paint.quiet(`u ${undo} · h hint ·`)} ${board} ${paint.quiet('·')} ${log} ${paint.quiet('· s save · ? help · q quit')}`;
};

const optionItems = ({ paint }: Terminal, options: readonly Labelled[]): string[] => {
  const widest = Math.max(0, ...options.map(o => String(o.label).length));
  return options.map(o => `${paint.title(padBefore(String(o.label), widest))} ${o.words}`);
};
const optionLines = (t: Terminal, p: Picture, items: readonly string[], room: number): string[] => {
  const width = t.columns - 4;
  const indented = (lines: readonly string[]): string[] => lines.map(line => `    ${line}`);
  const pages = optionPages(items, width, room);
  const page = ((p.page % pages.length) + pages.length) % pages.length;
  const turn = t.paint.quiet(`    options, page ${page + 1} of ${pages.length}: n next page, p previous page`);
  return [...indented(pages[page]!), ...(pages.length > 1 ? [turn] : [])];
};
/** In as many columns as fit; texts that are too long for one go on in the next line. */
const optionRows = (items: readonly string[], width: number): string[] =>
  columnCount(items, width) > 1 ? inColumns(items, width) : items.flatMap(item => wrap(item, width, '    '));
const optionPages = (items: readonly string[], width: number, room: number): string[][] => {
  const all = optionRows(items, width);
  if (all.length <= room) return [all];
  const pages: string[][] = [[]];
  for (const item of items) {
    if (pages.at(-1)!.length > 0 && optionRows([...pages.at(-1)!, item], width).length > room - 1) pages.push([]);
    pages.at(-1)!.push(item);
  }
  return pages.map(page => optionRows(page, width));
};
