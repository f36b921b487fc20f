import { type AnyGame, checkSetup, nextPrompt, openMatch, sample, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { mandalorian } from '@cadre/mandalorian';
import { boxFor, specialOperations } from '@cadre/special-operations';
import { SQUADS } from '@cadre/special-operations/content/squads/index';
import { describe, expect, test } from 'vitest';
import { arrange, boardPages } from '../src/play/layout.js';
import { boardWithLegend, drawScreen, optionsOf } from '../src/play/screen.js';
import type { Terminal } from '../src/play/terminal.js';
import { PLAY_WORDS } from '../src/play/words/index.js';
import { paintFor } from '../src/text/paint.js';
import { widthOf } from '../src/text/width.js';

const drawing = Array.from({ length: 10 }, (_, i) => `drawing ${i}`.padEnd(20, '.'));
const board = ['title', '', ...drawing, '', 'slots', 'more slots', '', 'hand'];

describe('a board', () => {
  test('that fits is unchanged', () => {
    expect(arrange(board, 80, 17)).toEqual({ lines: board, whole: true, hasFirst: true, hasDrawing: true });
  });
  test('that is too tall has its drawing beside the rest, if there is room', () => {
    const { lines, whole } = arrange(board, 80, 12);
    expect([lines.length, whole]).toEqual([10, true]);
    expect(lines[0]).toBe(`${drawing[0]}   title`);
    expect(lines[2]).toBe(`${drawing[2]}   slots`);
  });
  test('on a narrow screen keeps the drawing and what else fits, and reports that something is missing', () => {
    expect(arrange(board, 40, 12)).toEqual({ lines: [...drawing, '', 'title'], whole: false, hasFirst: true, hasDrawing: true });
  });
  test('on a tiny screen drops the drawing and keeps whole blocks in order', () => {
    expect(arrange(board, 40, 6)).toEqual({
      lines: ['title', '', 'slots', 'more slots', '', 'hand'],
      whole: false,
      hasFirst: true,
      hasDrawing: false,
    });
  });
  test('on a screen that holds no block keeps the beginning of the first', () => {
    expect(arrange([...drawing, '', 'a', 'b', 'c'], 40, 2)).toEqual({
      lines: ['a', 'b'],
      whole: false,
      hasFirst: false,
      hasDrawing: false,
    });
  });
  test('is split into pages between blocks, the drawing first', () => {
    expect(boardPages(board, 80, 12)).toEqual([
      [...drawing, '', 'title'],
      ['slots', 'more slots', '', 'hand'],
    ]);
  });
  test('shows the drawing first although a long text wraps to more lines', () => {
    const text = 'word '.repeat(200).trim();
    expect(boardPages([text, '', ...drawing], 80, 12)[0]).toEqual(drawing);
  });
  test('whose drawing is taller than a page goes on on the next one', () => {
    expect(boardPages(board, 80, 6)).toEqual([
      drawing.slice(0, 6),
      [...drawing.slice(6), '', 'title'],
      ['slots', 'more slots', '', 'hand'],
    ]);
  });
});

/** A screen of this size that keeps what was written last. */
const screenOf = (columns: number, rows: number): Terminal & { lines: readonly string[] } => ({
  paint: paintFor({}),
  columns,
  rows,
  lines: [],
  clear: () => {},
  write(...lines) {
    this.lines = lines;
  },
  ask: async () => null,
  close: () => {},
});
// with seed 2 a question has ten options too long for two columns
test.each([1, 2])('at 80 by 24 a question with all its options fits on the screen (seed %i)', seed => {
  const game: AnyGame = mandalorian;
  const match = openMatch(game, checkSetup(game, { mission: 'm1' }).setup);
  const random = seeded(seed),
    t = screenOf(80, 24);
  let drawn = 0;
  for (let n = 0; match.state.pending && n < 200; n++) {
    const { seat, space } = match.state.pending.asks[0]!;
    if (seat >= 0) {
      const view = viewOf(match.state, seat);
      const options = optionsOf(space, value => game.speech.option(view, space, value));
      for (const message of ['', 'Hint: a sentence\nand why it is so']) {
        drawScreen(t, { match, seat, space, options, heading: '', pass: undefined, canUndo: true, message, page: 0, words: PLAY_WORDS.en });
        expect(t.lines.length + 1).toBeLessThanOrEqual(24); // and the line to type on
        expect(Math.max(...t.lines.map(widthOf))).toBeLessThanOrEqual(80);
        expect(t.lines.join('\n')).not.toContain('page 1 of');
      }
      drawn++;
    }
    game.machine.advance(match.state, seat, sample(space, random));
  }
  expect(drawn).toBeGreaterThan(15);
});

test.each(SQUADS.map(squad => squad.id))('at 80 by 24 both sides of every loadout card of %s can be read while they are chosen', squad => {
  const t = screenOf(80, 24);
  for (const language of ['en', 'de'] as const) {
    const game = { ...specialOperations, ...(language === 'de' && { speech: specialOperations.translations!.de! }) };
    const match = openMatch(
      game as AnyGame,
      checkSetup(game, { mission: 'priorities', blue: 'first', layout: 'relay-station', 'squad.0': squad }).setup,
    );
    const { seat, space } = match.state.pending!.asks[0]!;
    const options = optionsOf(space, value => game.speech.brief!({} as never, space, value)!);
    drawScreen(t, {
      match,
      seat,
      space,
      options,
      heading: '',
      pass: undefined,
      canUndo: true,
      message: '',
      page: 0,
      words: PLAY_WORDS[language],
    });
    expect(t.lines.length + 1).toBeLessThanOrEqual(24);
    expect(Math.max(...t.lines.map(widthOf))).toBeLessThanOrEqual(80);
    const shown = t.lines
      .map(line => line.trim())
      .join(' ')
      .replace(/ +/g, ' ');
    expect(shown).toContain('1 AAA 2 AAB 3 ABA 4 ABB 5 BAA 6 BAB 7 BBA 8 BBB');
    const { squads, loadouts } = boxFor({ edition: 'v1.1', mission: 'priorities', layout: 'relay-station', own: '' });
    for (const id of squads.get(squad)!.loadouts)
      for (const side of ['a', 'b'] as const) {
        const { name, text } = loadouts.get(id)![side];
        expect(shown).toContain(`${side.toUpperCase()}) ${name[language]}: ${text[language]}`);
      }
  }
});
test('at 80 by 24 the whole battlefield is on the first page of the board', () => {
  const wishes = { mission: 'shields', blue: 'first', layout: 'forest-moon' };
  const view = viewOf(openMatch(specialOperations, checkSetup(specialOperations, wishes).setup).state, 0);
  const pages = boardPages(boardWithLegend(specialOperations.speech as never, view as never, { rows: 22 }), 80, 22);
  expect(Math.max(...pages.map(page => page.length))).toBeLessThanOrEqual(22);
  expect(pages[0]!.filter(line => /^[ \d]{2}\|/.test(line))).toHaveLength(18);
  expect(pages[0]).toContain('   0     6     12    18    24    30');
});
test('at 80 by 24 a small battlefield stays in sight while a unit acts', () => {
  const game: AnyGame = specialOperations;
  const wishes = { mission: 'codes', blue: 'first', layout: 'relay-station', 'squad.0': 'imperial-infantry', 'squad.1': 'rebel-troopers' };
  const match = openMatch(game, checkSetup(game, wishes).setup);
  const random = seeded(1),
    t = screenOf(80, 24);
  while (match.state.stack.at(-1)!.proc !== 'activation') {
    const { seat, space } = nextPrompt(match.state.pending!);
    game.machine.submit(match.state, seat, match.state.pending!.seq, sample(space, random, game.machine.ground(match.state)));
  }
  const { seat, space } = nextPrompt(match.state.pending!);
  const options = optionsOf(space, value => game.speech.option(viewOf(match.state, seat), space, value));
  drawScreen(t, { match, seat, space, options, heading: '', pass: undefined, canUndo: true, message: '', page: 0, words: PLAY_WORDS.en });
  expect(t.lines.length + 1).toBeLessThanOrEqual(24);
  expect(t.lines.filter(line => /^ +(\d+)?\|/.test(line))).toHaveLength(12);
  expect(t.lines.join('\n')).toContain('The Codes!');
});
test('at 120 by 40 the battlefield stays in sight while figures are placed and units act', () => {
  const game: AnyGame = specialOperations;
  const wishes = { mission: 'codes', blue: 'first', layout: 'relay-station', 'squad.0': 'imperial-infantry', 'squad.1': 'rebel-troopers' };
  const match = openMatch(game, checkSetup(game, wishes).setup);
  const random = seeded(1),
    t = screenOf(120, 40);
  const seen = new Set<string>();
  for (let n = 0; match.state.pending && n < 400; n++) {
    const { seat, space } = nextPrompt(match.state.pending);
    const proc = match.state.stack.at(-1)!.proc;
    if (seat >= 0 && !['chooseLoadouts', 'commandPhase'].includes(proc) && !seen.has(proc + space.kind)) {
      seen.add(proc + space.kind);
      const view = viewOf(match.state, seat);
      const options =
        space.kind === 'place'
          ? Array.from({ length: 6 }, (_, i) => ({ label: i, value: i, words: '12.0" 4.5"  A good spot for the next goal.'.repeat(2) }))
          : optionsOf(space, value => game.speech.option(view, space, value));
      drawScreen(t, {
        match,
        seat,
        space,
        options,
        heading: '',
        pass: undefined,
        canUndo: true,
        message: '',
        page: 0,
        words: PLAY_WORDS.en,
      });
      expect(t.lines.length + 1).toBeLessThanOrEqual(40);
      expect(
        t.lines.filter(line => /^ +(\d+)?\|/.test(line)),
        proc,
      ).toHaveLength(24);
    }
    game.machine.submit(match.state, seat, match.state.pending.seq, sample(space, random, game.machine.ground(match.state)));
  }
  expect(seen.size).toBeGreaterThan(3);
});
test('no board of The Mandalorian is larger than its screen; 80 columns hold every map', () => {
  for (const mission of ['m1', 'm2', 'm3', 'm4']) {
    const match = openMatch(mandalorian, checkSetup(mandalorian, { mission }).setup);
    const random = seeded(1);
    for (let n = 0; match.state.pending && n < 150; n++) {
      const asked = match.state.pending.asks[0]!;
      if (asked.seat >= 0 && n % 10 === 0) {
        const lines = mandalorian.speech.board(viewOf(match.state, asked.seat));
        for (const [columns, rows] of [
          [78, 11],
          [118, 24],
          [158, 40],
        ] as const) {
          const shown = arrange(lines, columns, rows).lines;
          expect(shown.length).toBeLessThanOrEqual(rows);
          expect(Math.max(...shown.map(widthOf))).toBeLessThanOrEqual(columns);
        }
        expect(arrange(lines, 118, 24).lines.join()).toMatch(/\+-{6,}.*Move: \d/s); // the map, and the slots beside it
        expect(Math.max(...boardPages(lines, 80, 22).map(page => page.length))).toBeLessThanOrEqual(22);
      }
      mandalorian.machine.advance(match.state, asked.seat, sample(asked.space, random));
    }
  }
});
