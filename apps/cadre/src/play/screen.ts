import {
  type Answer,
  type AnyState,
  type Drawing,
  factsFor,
  type Match,
  optionList,
  type Seat,
  type Space,
  type Speech,
  type View,
  viewOf,
} from '@cadre/core';
import { columnCount, inColumns } from '../text/table-text.js';
import { padBefore, wrap } from '../text/width.js';
import { howTo } from './input.js';
import { type LabelledOption, labelOptions } from './labels.js';
import { type Arrangement, arrange } from './layout.js';
import type { Terminal } from './terminal.js';
import type { PlayWords } from './words/index.js';

type Words = (value: number) => string;
const LISTED_AMOUNTS = 12;

/** The numbered options of a question. Spaces without a list are explained by `howTo` only. */
export const optionsOf = (space: Space, words: Words, speech: Pick<Speech<AnyState>, 'listed' | 'closing'> = {}): LabelledOption[] => {
  switch (space.kind) {
    case 'pick':
      return labelOptions(optionList(speech, space).listed, words);
    case 'order':
      return labelOptions(space.items, words);
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

/** The whole log as this seat may know it, one line per fact. */
export const logFor = (m: Match<AnyState>, seat: Seat): string[] =>
  [m.opening, ...m.log.map(e => e.facts)].flatMap(facts => factsFor(facts, seat).map(t => m.game.speech.fact(t.fact)));
/** How many of its lines have come with this seat's last answer and after it. */
const linesSinceLastAnswer = ({ log }: Match<AnyState>, seat: Seat): number => {
  const last = log.findLastIndex(e => e.seat === seat);
  return last < 0 ? 0 : log.slice(last).reduce((n, e) => n + factsFor(e.facts, seat).length, 0);
};

/** A low screen has no room for long options. */
export const isLowScreen = (rows: number | null): boolean => (rows ?? LOW) < LOW;

export interface Screen {
  readonly match: Match<AnyState>;
  readonly seat: Seat;
  readonly space: Space;
  readonly options: readonly LabelledOption[];
  /** Spots that can be chosen by their numbers: a drawing shows them. */
  readonly spots?: readonly Answer[];
  readonly heading: string;
  /** What answering with nothing means here. */
  readonly pass: string | undefined;
  /** How to answer, where it is not the usual way. */
  readonly how?: string;
  readonly canUndo: boolean;
  readonly message: string;
  readonly page: number;
  readonly words: PlayWords;
}
const LOG_LINES = 6;
/** Title, commands, prompt, and the blank lines between. */
const FURNITURE = 6;
/** Lines that should stay in sight below the board: of the options, and of the log. A low screen spares what it can. */
const RESERVED = { low: { options: 7, log: 1 }, high: { options: 8, log: 2 } } as const;
const LOW = 30;
/** A low screen has no room for a map: its board can shrink to this many lines before the options need a second page. */
const LEAST_BOARD = 1;

/** The screen of the seat that is asked, drawn anew for each line it types. */
export const drawScreen = (t: Terminal, p: Screen): void => {
  const { speech } = p.match.game;
  const view = viewOf(p.match.state, p.seat) as View<unknown, unknown>;
  const who = t.paint.seat(p.seat, `${SHAPES[p.seat % SHAPES.length]} ${speech.seat(p.seat, view)}`);
  const question = wrap(`${who}  ${t.paint.ask(speech.question(view, view.pending!))}`, t.columns - 1, '    ');
  const how = wrap(p.how ?? howTo(p.space, p.words, p.pass), t.columns - 5).map(line => t.paint.quiet(`    ${line}`));
  const message = p.message === '' ? [] : ['', ...p.message.split('\n').flatMap(line => wrap(line, t.columns - 2, '  '))];
  const free = (t.rows ?? Number.POSITIVE_INFINITY) - message.length - question.length - how.length - FURNITURE;
  const isLow = isLowScreen(t.rows);
  const reserved = RESERVED[isLow ? 'low' : 'high'];
  const items = optionItems(t, p.options);
  const least = message.length > 0 ? 0 : reserved.log; // with a message, the board matters more than the log
  const wanted = optionRows(items, t.columns - 4).length;
  const options = isLow && wanted <= free - least - LEAST_BOARD ? wanted : Math.min(reserved.options, wanted);
  const { spots = [] } = p;
  const withLegend = boardWithLegend(speech, view, { spots });
  const inRows = (rows: number): Arrangement => {
    const found = arrange(withLegend, t.columns - 2, rows);
    if (found.hasDrawing) return found;
    const smaller = arrange(speech.board(view, isLow ? { spots, rows } : { spots }), t.columns - 2, rows);
    // without its first block the drawing would have taken its place
    return smaller.hasFirst || !smaller.hasDrawing ? smaller : arrange(speech.board(view, { spots }), t.columns - 2, rows);
  };
  const usual = inRows(free - options - least);
  const taller = tallerBoard(usual, isLow, options, rows => inRows(free - rows + 1)); // without a log its blank line goes, too
  const board = taller ?? usual;
  const lines = board === usual ? Math.max(least, Math.min(LOG_LINES, free - board.lines.length - options)) : 0;
  const log = lastLines(logFor(p.match, p.seat), lines, t.columns - 4).map(
    ({ text, isFirst }) => `  ${isFirst ? t.paint.quiet('·') : ' '} ${text}`,
  );
  const room = free + (board === usual ? 0 : 1) - board.lines.length - log.length;
  const unseen = linesSinceLastAnswer(p.match, p.seat) - lines;
  t.clear();
  t.write(
    `${t.paint.title(p.match.game.name)}  ${t.paint.quiet(p.heading)}`,
    '',
    ...board.lines.map(line => `  ${line}`),
    '',
    ...log,
    ...(log.length > 0 ? [''] : []),
    ...question,
    ...optionLines(t, p, items, Math.max(3, room)),
    ...how,
    ...message,
    commandLine(t, p.words, p.canUndo, board.whole, Math.max(0, unseen)),
  );
};
/** The board, and what the marks of its drawing mean. */
export const boardWithLegend = (
  speech: Match<AnyState>['game']['speech'],
  view: View<unknown, unknown>,
  drawing: Drawing,
): readonly string[] => [...speech.board(view, drawing), '', ...(speech.legend?.(view) ?? [])];
interface LogLine {
  readonly text: string;
  readonly isFirst: boolean;
}
/** The newest facts that fit whole into so many lines; of one that is too long, its beginning. */
const lastLines = (facts: readonly string[], most: number, width: number): LogLine[] => {
  const shown: LogLine[] = [];
  for (const fact of facts.toReversed()) {
    const lines = wrap(fact, width, '  ').map((text, i) => ({ text, isFirst: i === 0 }));
    if (shown.length + lines.length > most) return shown.length > 0 ? shown : lines.slice(0, most);
    shown.unshift(...lines);
  }
  return shown;
};
/** With fewer lines of options than this a drawing is not worth it. */
const LEAST_OPTIONS = 5;
/** The board without a log below it: on a low screen for its first block or its drawing, on a higher one for its drawing, even if options then need pages. */
const tallerBoard = (
  usual: Arrangement,
  isLow: boolean,
  options: number,
  above: (optionRows: number) => Arrangement,
): Arrangement | undefined => {
  if (isLow)
    return usual.hasFirst && usual.hasDrawing
      ? undefined
      : [above(options)].find(each => each.hasFirst && (each.hasDrawing || !usual.hasFirst));
  return usual.hasDrawing ? undefined : [options, Math.min(options, LEAST_OPTIONS)].map(above).find(each => each.hasDrawing);
};
/** Seats differ by shape, not only by colour. */
const SHAPES = ['●', '■', '▲', '◆'];
const commandLine = ({ paint }: Terminal, { commands }: PlayWords, canUndo: boolean, whole: boolean, unseen: number): string => {
  const board = whole ? paint.quiet(commands.board) : paint.ask(commands.fullBoard);
  const log = unseen > 0 ? paint.ask(`${commands.log} (+${unseen})`) : paint.quiet(commands.log);
  return `${paint.quiet(`${canUndo ? `${commands.undo} · ` : ''}${commands.hint} ·`)} ${board} ${paint.quiet('·')} ${log} ${paint.quiet(`· ${commands.rest}`)}`;
};

const optionItems = ({ paint }: Terminal, options: readonly LabelledOption[]): string[] => {
  const widest = Math.max(0, ...options.map(o => String(o.label).length));
  return options.map(({ label, words }) => {
    const number = paint.title(padBefore(String(label), widest));
    return words === String(label) ? number : `${number} ${words}`;
  });
};
const optionLines = (t: Terminal, p: Screen, items: readonly string[], room: number): string[] => {
  const width = t.columns - 4;
  const indented = (lines: readonly string[]): string[] => lines.map(line => `    ${line}`);
  const pages = optionPages(items, width, room);
  const page = ((p.page % pages.length) + pages.length) % pages.length;
  const turn = t.paint.quiet(`    ${p.words.optionPage(page + 1, pages.length)}`);
  return [...indented(pages[page]!), ...(pages.length > 1 ? [turn] : [])];
};
/** In as many columns as fit; long options are wrapped. */
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
