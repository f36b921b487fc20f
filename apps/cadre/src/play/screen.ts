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
export const logFor = (m: Match<AnyState>, seat: Seat): string[] => {
  const said = (facts: Parameters<typeof factsFor>[0]): string[] => factsFor(facts, seat).map(t => m.game.speech.fact(t.fact));
  return [...said(m.opening), ...m.log.flatMap(e => said(e.facts))];
};

export interface Picture {
  readonly match: Match<AnyState>;
  readonly seat: Seat;
  readonly space: Space;
  readonly options: readonly Labelled[];
  readonly heading: string;
  readonly undo: string;
  readonly message: string;
  readonly page: number;
}
const LOG_LINES = { least: 2, most: 6 };
/** Title, question, how to answer, commands, prompt, and the blank lines between. */
const FURNITURE = 8;
/** Lines of options that should stay in sight below the board. */
const OPTIONS = 6;

/** The screen of the seat that is asked, drawn anew for each line it types. */
export const drawScreen = (t: Terminal, p: Picture): void => {
  const { speech } = p.match.game;
  const view = viewOf(p.match.state, p.seat) as View<unknown, unknown>;
  const question = speech.question(view, view.pending!);
  const message = p.message === '' ? [] : ['', ...p.message.split('\n').flatMap(line => wrap(line, t.columns - 2, '  '))];
  const free = (t.rows ?? Number.POSITIVE_INFINITY) - message.length - FURNITURE;
  const board = arranged(speech.board(view), t.columns - 2, free - OPTIONS - LOG_LINES.least);
  const lines = Math.max(LOG_LINES.least, Math.min(LOG_LINES.most, free - board.length - OPTIONS));
  const log = logFor(p.match, p.seat)
    .slice(-lines)
    .flatMap(line => wrap(line, t.columns - 4, '  '));
  const room = free - board.length - log.length;
  t.clear();
  t.write(
    `${t.paint.title(p.match.game.name)}  ${t.paint.quiet(p.heading)}`,
    '',
    ...board.map(line => `  ${line}`),
    '',
    ...log.map(line => `  ${t.paint.quiet('·')} ${line}`),
    ...(log.length > 0 ? [''] : []),
    `${t.paint.seat(p.seat, `${SHAPES[p.seat % SHAPES.length]} ${speech.seat(p.seat)}`)}  ${t.paint.ask(question)}`,
    ...optionLines(t, p, Math.max(3, room)),
    ...message,
    t.paint.quiet(commandLine(p.undo)),
  );
};
/** A seat is never shown by colour alone. */
const SHAPES = ['●', '■', '▲', '◆'];
const commandLine = (undo: string): string => `u ${undo} · h hint · l log · s save · ? help · q quit`;

const optionLines = (t: Terminal, p: Picture, room: number): string[] => {
  const widest = Math.max(0, ...p.options.map(o => String(o.label).length));
  const items = p.options.map(o => `${t.paint.title(padBefore(String(o.label), widest))} ${o.words}`);
  const width = t.columns - 4;
  const how = t.paint.quiet(`    ${howTo(p.space)}`);
  const indented = (lines: readonly string[]): string[] => lines.map(line => `    ${line}`);
  const rows = inColumns(items, width);
  if (rows.length <= room) return [...indented(rows), how];
  const perPage = (room - 1) * columnCount(items, width);
  const pages = Math.ceil(items.length / perPage);
  const page = ((p.page % pages) + pages) % pages;
  const turn = t.paint.quiet(`    options, page ${page + 1} of ${pages}: n next page, p previous page`);
  return [...indented(inColumns(items.slice(page * perPage, (page + 1) * perPage), width)), turn, how];
};
