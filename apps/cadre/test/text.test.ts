import { amount, mayPick, order, pick, place, type Space } from '@cadre/core';
import { expect, test } from 'vitest';
import { readInput as readIn } from '../src/play/input.js';
import { type LabelledOption, labelOptions } from '../src/play/labels.js';
import { PLAY_WORDS } from '../src/play/words/index.js';
import { intervalBar } from '../src/text/interval-bar.js';
import { inColumns, tableText } from '../src/text/table-text.js';
import { padTo, widthOf, wrap } from '../src/text/width.js';

const readInput = (line: string, space: Space, options: readonly LabelledOption[], pass?: string) =>
  readIn(line, space, options, PLAY_WORDS.en, pass);

test('options are numbered from 1, unless they have their own numbers', () => {
  const labels = (words: readonly string[]): number[] =>
    labelOptions(
      words.map((_, i) => i),
      i => words[i]!,
    ).map(o => o.label);
  expect(labels(['square 4, left', 'square 7, right'])).toEqual([4, 7]);
  expect(labels(['square 4', 'card 7'])).toEqual([1, 2]);
  expect(labels(['die 3', 'die 3'])).toEqual([1, 2]);
  expect(labels(['doubt', 'at least 3'])).toEqual([1, 2]);
});

test('a typed line becomes an answer to the question', () => {
  const three = labelOptions([10, 20, 30], v => `thing worth ${v}`);
  expect(readInput('2', pick('x', [10, 20, 30]), three)).toEqual({ kind: 'answer', answer: [20] });
  expect(readInput(' 3, 1 ', pick('x', [10, 20, 30], 1, 2), three)).toEqual({ kind: 'answer', answer: [30, 10] });
  expect(readInput('3 1 2', order('x', [10, 20, 30]), three)).toEqual({ kind: 'answer', answer: [30, 10, 20] });
  expect(readInput('', mayPick('x', [10]), three)).toEqual({ kind: 'answer', answer: [] });
  expect(readInput('12', amount('x', 0, 20), [])).toEqual({ kind: 'answer', answer: [12] });
  expect(readInput('100 -20', place('x', 'table', []), [])).toEqual({ kind: 'spot', text: '100 -20' });
});

test('invalid input explains what is expected', () => {
  const two = labelOptions([0, 1], v => ['stay', 'go'][v]!);
  expect(readInput('', pick('x', [0, 1]), two)).toEqual({ kind: 'unclear', message: 'You cannot pass here: type the number of an option' });
  expect(readInput('7', pick('x', [0, 1]), two)).toEqual({
    kind: 'unclear',
    message: 'There is no option 7: type the number of an option',
  });
  expect(readInput('1e3', amount('x', 0, 9), [])).toMatchObject({ kind: 'unclear' });
});

test('words choose the only option that contains them', () => {
  const words = ['go to B7', 'go to B17', 'Long Rifle [4]: range 3'];
  const steps = labelOptions([0, 1, 2], v => words[v]!),
    space = mayPick('x', [0, 1, 2]);
  expect(readInput('b7', space, steps)).toEqual({ kind: 'answer', answer: [0] });
  expect(readInput('long rifle', space, steps)).toEqual({ kind: 'answer', answer: [2] });
  const message = (typed: string): unknown => readInput(typed, space, steps, 'End the movement');
  expect(message('go')).toEqual({
    kind: 'unclear',
    message: '"go" matches 2 options: type the number of an option, or press Enter (end the movement), or ? for help',
  });
  expect(message('rif')).toMatchObject({ message: expect.stringContaining('"rif" is neither a number nor a command') });
});

test('letters are commands, and a file name may contain spaces', () => {
  expect(readInput('U', pick('x', [0]), [])).toEqual({ kind: 'undo' });
  expect(readInput('s my match.record', pick('x', [0]), [])).toEqual({ kind: 'save', file: 'my match.record' });
  expect(readInput('s', pick('x', [0]), [])).toEqual({ kind: 'save', file: null });
});

test('lists are filled column by column and never wider than the screen', () => {
  expect(inColumns(['a', 'b', 'c', 'd', 'e'], 10)).toEqual(['a   d', 'b   e', 'c']);
  expect(inColumns(['longer than the screen'], 5)).toEqual(['longer than the screen']);
  expect(inColumns([], 80)).toEqual([]);
});

test('tables align by visible width, not by colour codes', () => {
  const rows = [
    ['\u001b[1mab\u001b[22m', '1'],
    ['c', '100'],
  ];
  expect(tableText([{ head: 'x' }, { head: 'n', align: 'right' }], rows)).toEqual(['x     n', '\u001b[1mab\u001b[22m    1', 'c   100']);
});

test('lines break between words, and drawings are unchanged', () => {
  expect(wrap('one two three', 8, '  ')).toEqual(['one two', '  three']);
  expect(wrap('   a │ b', 20)).toEqual(['   a │ b']);
});

test('text is measured as a terminal shows it', () => {
  expect(widthOf('\u001b[1mÜberfall\u001b[22m')).toBe(8);
  expect(widthOf('U\u0308berfall')).toBe(8); // the dots are a character of their own
  expect(widthOf('👨‍👩‍👧 ●│━')).toBe(6);
  expect(padTo('🎲', 4)).toBe('🎲  ');
  expect(wrap('🎲🎲🎲 🎲🎲🎲', 8)).toEqual(['🎲🎲🎲', '🎲🎲🎲']);
});

test('a colour continues on the next line, and does not leak beyond the text', () => {
  expect(wrap('\u001b[32mdie Straße überqueren\u001b[39m', 12, '  ')).toEqual([
    '\u001b[32mdie Straße\u001b[39m',
    '  \u001b[32müberqueren\u001b[39m',
  ]);
});

test('a wrapped line keeps its indent, and a long word gets its own line', () => {
  expect(wrap('  one two three four', 10, '    ')).toEqual(['  one two', '    three', '    four']);
  expect(wrap('go to Abschirmfeldgenerator now', 10)).toEqual(['go to', 'Abschirmfeldgenerator', 'now']);
});

test('an interval is drawn at its place between 0 and 1', () => {
  expect(intervalBar(0.4, 0.5, 0.6, 11)).toBe('····━●━····');
  expect(intervalBar(0, 0, 0.1, 11)).toBe('●━·········');
  expect(intervalBar(0.9, 1, 1, 11)).toBe('·········━●');
});
