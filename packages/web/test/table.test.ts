import type { TableEvent, TableInfo, WireTold, WireView } from '@cadre/protocol';
import { describe, expect, test } from 'vitest';
import { delay, EMPTY, readUntil } from '../src/connection/pacing.js';
import { applyChange, isForeign, lastOwnAnswer, type Session, standingAnswers, undoFor, undoneEvents } from '../src/connection/session.js';
import { routeOf, secretsIn } from '../src/route.js';
import { readSettings } from '../src/settings/read-settings.js';
import { freshDraft, isComplete, isOneClick, moved, withChoice } from '../src/spaces/draft.js';
import { endingText } from '../src/table/ending-text.js';
import { logLines } from '../src/table/log-lines.js';
import { digits, isGone } from '../src/table/use-draft.js';
import { english as words } from '../src/words/english.js';

const person = { kind: 'person', name: 'Ada' } as const,
  bot = { kind: 'bot', bot: 'search' } as const;
const telling = (n: number, seat: number, facts: WireTold[]): TableEvent => ({ n, at: n, kind: 'answered', seat, rule: 'X-1', facts });
const answered = (n: number, seat: number, texts: readonly string[] = []): TableEvent =>
  telling(
    n,
    seat,
    texts.map(text => ({ fact: { type: 'x', rule: 'X-2' }, text })),
  );
const undone = (n: number, seat: number, to: number): TableEvent => ({ n, at: n, kind: 'undone', seat, to });
interface Part {
  events?: readonly TableEvent[];
  table?: object;
  floor?: number;
  seats?: readonly number[];
  pending?: WireView['pending'];
}
const session = (part: Part = {}): Session => {
  const events = part.events ?? [];
  return {
    version: events.length,
    seats: part.seats ?? [0],
    table: {
      status: 'playing',
      seats: [person, person],
      sides: [[0], [1]],
      tableRules: { undo: 'ask' },
      proposal: null,
      ending: null,
      ...part.table,
    } as unknown as TableInfo,
    views: [
      {
        seat: 0,
        floor: part.floor ?? 0,
        pending: part.pending ?? null,
        words: { board: [], question: '', options: {}, pass: '', seats: ['North', 'South'] },
      } as unknown as WireView,
    ],
    events,
    storageProblem: null,
  };
};

describe('undo says beforehand what it can do', () => {
  test('one click goes back as a whole, whatever it answered; what came after it goes back alone', () => {
    const alone = { seats: [person, bot] };
    const events = [answered(1, 0), answered(2, 0), answered(3, 0), answered(4, 1)];
    expect(undoFor(session({ events, table: alone }), 0, [0, 1])).toEqual({ state: 'free', seat: 0, to: 1 });
    expect(undoFor(session({ events, table: alone }), 0, [0, 1, 2])).toEqual({ state: 'free', seat: 0, to: 2 });
    expect(undoFor(session({ events, table: alone }), 0)).toEqual({ state: 'free', seat: 0, to: 2 });
    expect(undoFor(session({ events: events.slice(0, 3), floor: 2 }), 0, [1])).toEqual({ state: 'free', seat: 0, to: 2 }); // the first step revealed something
  });
  test('a question that comes again after an undo has nothing chosen; a moment without a question changes nothing', () => {
    const chosen = { question: '0:5', draft: [3], isSent: false };
    expect(isGone(chosen, '0:5')).toBe(false);
    expect(isGone(chosen, '')).toBe(false);
    expect(isGone(chosen, '0:6')).toBe(true);
    expect(isGone({ ...chosen, isSent: true }, '')).toBe(true);
  });
  test('free while nobody else has answered or learned anything', () => {
    expect(undoFor(session({ events: [answered(1, 1), answered(2, 0)] }), 0)).toEqual({ state: 'free', seat: 0, to: 1 });
  });
  test('ask when somebody has answered since, or something became known', () => {
    expect(undoFor(session({ events: [answered(1, 0), answered(2, 1)] }), 0)).toEqual({ state: 'ask', seat: 0, to: 0 });
    expect(undoFor(session({ events: [answered(1, 0), answered(2, -1)], floor: 2 }), 0)).toEqual({ state: 'ask', seat: 0, to: 0 });
  });
  test('free while only partners have proposed since', () => {
    const events = [answered(1, 0), answered(2, 1)];
    const pending = { joint: 2 } as unknown as WireView['pending'];
    expect(undoFor(session({ events, pending, table: { sides: [[0, 1]] } }), 0)).toEqual({ state: 'free', seat: 0, to: 0 });
    expect(undoFor(session({ events, pending }), 0)).toEqual({ state: 'ask', seat: 0, to: 0 });
  });
  test('free among bots, and where the table wants it', () => {
    const events = [answered(1, 0), answered(2, 1)];
    expect(undoFor(session({ events, table: { seats: [person, bot] } }), 0).state).toBe('free');
    expect(undoFor(session({ events, table: { tableRules: { undo: 'free' } } }), 0).state).toBe('free');
  });
  test('whoever plays several partners takes back what they answered last, and asks nobody', () => {
    const table = { seats: [person, person, bot], sides: [[0, 1], [2]] };
    const events = [answered(1, 0), answered(2, 1), answered(3, 1), answered(4, 2)];
    expect(undoFor(session({ events, table, seats: [0, 1] }), 0)).toEqual({ state: 'free', seat: 1, to: 2 });
    expect(undoFor(session({ events: events.slice(0, 1), table, seats: [0, 1] }), 1)).toEqual({ state: 'free', seat: 0, to: 0 });
    expect(undoFor(session({ events, table, seats: [0] }), 0)).toEqual({ state: 'ask', seat: 0, to: 0 });
    const opponents = { seats: [person, person], sides: [[0], [1]] };
    expect(undoFor(session({ events: events.slice(0, 3), table: opponents, seats: [0, 1] }), 0)).toEqual({ state: 'ask', seat: 0, to: 0 });
  });
  test('off, nothing, waiting', () => {
    expect(undoFor(session({ events: [answered(1, 0)], table: { tableRules: { undo: 'off' } } }), 0).state).toBe('off');
    expect(undoFor(session({ events: [answered(1, 0), undone(2, 0, 0)] }), 0).state).toBe('nothing');
    const proposal = { by: 0, action: { kind: 'undo', to: 0, rule: 'X-1' }, agreed: [] };
    expect(undoFor(session({ events: [answered(1, 0)], table: { proposal } }), 0).state).toBe('waiting');
  });
});

describe('messages, folded', () => {
  const change = (from: number, events: readonly TableEvent[]) => ({
    type: 'change' as const,
    from,
    version: events.at(-1)!.n,
    views: [],
    events: [...events],
  });
  test('a change adds what happened, once', () => {
    const s = applyChange(session({ events: [answered(1, 0)] }), change(0, [answered(1, 0), answered(2, 1)]))!;
    expect(s.events.map(h => h.n)).toEqual([1, 2]);
    expect(applyChange(s, change(1, [answered(2, 1)]))).toBe(s);
  });
  test('a gap is noticed', () => {
    expect(applyChange(session(), change(3, [answered(4, 0)]))).toBeNull();
  });
  test('what was undone is known', () => {
    const events = [answered(1, 0), answered(2, -1), undone(3, 0, 0), answered(4, 0)];
    expect(standingAnswers(events)).toEqual([{ seat: 0, n: 4 }]);
    expect([...undoneEvents(events)]).toEqual([1, 2]);
  });
  test('answers of others keep a distance, own ones do not; step by step waits for a key', () => {
    const foreign = change(0, [answered(1, 1, ['moves'])]);
    expect(isForeign(session(), foreign)).toBe(true);
    expect(isForeign(session(), change(0, [answered(1, 1)]))).toBe(false); // there is nothing to follow
    expect(isForeign(session(), change(0, [answered(1, 0, ['moves']), answered(2, -1)]))).toBe(false);
    expect(delay(EMPTY, true, 'calm', 5000)).toBe(0);
    expect(delay({ waiting: [foreign], readUntil: 6100 }, true, 'calm', 5100)).toBe(1000);
    expect(delay({ waiting: [foreign], readUntil: 6100 }, false, 'calm', 5100)).toBe(0);
    expect(delay(EMPTY, true, 'step', 0)).toBe(Number.POSITIVE_INFINITY);
  });
  test('others go on when what was shown can have been read, the own attack with all its dice too', () => {
    const told = (seat: number, sentences: number) =>
      change(0, [
        answered(
          1,
          seat,
          Array.from({ length: sentences }, (_, i) => `${i}`),
        ),
      ]);
    expect(readUntil(EMPTY, told(1, 1), true, 'calm', 5000)).toBe(6100);
    expect(readUntil(EMPTY, told(1, 6), true, 'calm', 5000)).toBe(7100);
    expect(readUntil(EMPTY, told(1, 99), true, 'calm', 5000)).toBe(8500);
    const own = readUntil(EMPTY, told(0, 2), false, 'calm', 5000);
    expect(own).toBe(5700);
    expect(readUntil({ waiting: [], readUntil: own }, told(-1, 4), false, 'calm', 5000)).toBe(7100);
    expect(readUntil(EMPTY, told(1, 6), true, 'instant', 5000)).toBe(5000);
  });
});

describe('the log', () => {
  test('what has come since the own answer is new', () => {
    expect(lastOwnAnswer(session({ events: [answered(1, 0), answered(2, 1), answered(3, 0), answered(4, -1)] }))).toBe(3);
    expect(lastOwnAnswer(session({ events: [answered(1, 1)] }))).toBe(Number.POSITIVE_INFINITY);
  });
  test('facts in the words of the game, with their rule; chance and the undone are marked', () => {
    const lines = logLines(words, session({ events: [answered(1, 0, ['moves']), answered(2, -1, ['rolls 3']), undone(3, 0, 1)] }));
    expect(lines.map(l => [l.text, l.rule, l.kind, l.undone])).toEqual([
      ['moves', 'X-2', 'game', false],
      ['rolls 3', 'X-2', 'chance', true],
      ['North undoes a move', null, 'table', false],
    ]);
  });
  test('a line has the badge of the seat that it is about, and none where nobody does it', () => {
    const facts = [
      { fact: { type: 'told', rule: 'X-2', seat: 1 }, text: 'South moves' },
      { fact: { type: 'told', rule: 'X-2' }, text: 'moves' },
      { fact: { type: 'told', rule: 'X-2' }, text: 'Round 2 begins', whose: null },
      { fact: { type: 'told', rule: 'X-2' }, text: 'South is hurt', whose: 1 },
    ];
    const marks = (seat: number) => logLines(words, session({ events: [telling(1, seat, facts)] })).map(line => [line.seat, line.kind]);
    expect(marks(0)).toEqual([1, 0, null, 1].map(seat => [seat, 'game']));
    // Of an answer of chance, the first line is the roll.
    expect(marks(-1)).toEqual([
      [1, 'chance'],
      [null, 'game'],
      [null, 'game'],
      [1, 'game'],
    ]);
  });
  test('an answer without facts is told where others answer at the same time, never its content; elsewhere it makes no line', () => {
    const told = (part: Parameters<typeof session>[0]): string[] => logLines(words, session(part)).map(l => l.text);
    expect(told({ events: [answered(1, 1), answered(2, 0)] })).toEqual(['South has chosen', 'North has chosen']);
    const ask = (seat: number, answered: boolean) => ({ seat, answered, space: null, answer: null });
    expect(told({ events: [answered(1, 1)], pending: { seq: 2, rule: 'X-1', asks: [ask(0, false), ask(1, true)] } })).toEqual([
      'South has chosen',
    ]);
    expect(told({ events: [answered(1, 1), answered(2, 1, ['moves'])] })).toEqual(['moves']);
    // One after the other: whoever has chosen a unit and put it down was not waited for.
    expect(told({ events: [answered(1, 1, ['moves']), answered(2, 0), answered(3, 0, ['moves'])] })).toEqual(['moves', 'moves']);
  });
});
test.each([
  [{ how: 'finished', seat: null, score: [1, 0] }, 'You win!'],
  [{ how: 'finished', seat: null, score: [0, 1] }, 'South won'],
  [{ how: 'finished', seat: null, score: [0.5, 0.5] }, 'Draw'],
  [{ how: 'finished', seat: null, score: [1, 1] }, 'You win!'],
  [{ how: 'finished', seat: null, score: [0, 0] }, 'You lose'],
  [{ how: 'resigned', seat: 1, score: null }, 'South resigned'],
  [{ how: 'time', seat: 0, score: null }, 'North ran out of time'],
  [{ how: 'agreed', seat: null, score: null }, 'Game ended by agreement'],
])('the ending %j is told', (ending, text) => {
  expect(endingText(words, session({ table: { ending } }))).toBe(text);
});

describe('an answer in the making', () => {
  const one = { kind: 'pick', of: 'x', options: [3, 5], min: 1, max: 1 } as const,
    two = { kind: 'pick', of: 'x', options: [1, 2, 3], min: 1, max: 2 } as const,
    order = { kind: 'order', of: 'x', items: [7, 8, 9] } as const,
    place = { kind: 'place', of: 'x', region: 'r', args: [], spots: 1, parts: [], may: false } as const;
  test('one out of several is replaced by the next click; what is not on offer is ignored', () => {
    expect(withChoice(one, [3], 5)).toEqual([5]);
    expect(withChoice(one, [3], 4)).toEqual([3]);
  });
  test('several are collected up to the most, and given back', () => {
    expect(withChoice(two, [1, 2], 3)).toEqual([1, 2]);
    expect(withChoice(two, [1, 2], 1)).toEqual([2]);
    expect([isComplete(two, []), isComplete(two, [3])]).toEqual([false, true]);
  });
  test('few amounts wait for a choice, a scale stands at its start', () => {
    expect(freshDraft({ kind: 'amount', of: 'x', min: 1, max: 2 })).toEqual([]);
    expect(freshDraft({ kind: 'amount', of: 'x', min: 5, max: 50 })).toEqual([5]);
  });
  test('one click can be an option, a small number or a spot', () => {
    const range = (max: number) => ({ kind: 'amount', of: 'x', min: 0, max }) as const;
    expect([one, range(1), place].map(isOneClick)).toEqual([true, true, true]);
    expect([two, range(50), order, { ...place, spots: 2 }].map(isOneClick)).toEqual([false, false, false, false]);
  });
  test('a digit chooses the option at that place, and a small number by itself', () => {
    expect(digits(one, null)).toEqual([undefined, 3, 5]);
    expect(digits({ kind: 'amount', of: 'x', min: 0, max: 2 }, null)).toEqual([0, 1, 2]);
    expect(digits({ kind: 'amount', of: 'x', min: 8, max: 10 }, null).slice(1)).toEqual([8, 9, 10]);
  });
  test('an order is complete from the start and stays within its ends', () => {
    expect(isComplete(order, freshDraft(order))).toBe(true);
    expect(moved([7, 8, 9], 0, 1)).toEqual([8, 7, 9]);
    expect(moved([7, 8, 9], 0, -1)).toEqual([7, 8, 9]);
  });
  test('a spot needs both numbers', () => {
    expect([isComplete(place, [3]), isComplete(place, [3, Number.NaN]), isComplete(place, [3, 4])]).toEqual([false, false, true]);
  });
});

test.each([
  ['/', { page: 'home' }],
  ['/new/bluff', { page: 'new', game: 'bluff' }],
  ['/lobby/abc', { page: 'match', match: 'abc' }],
  ['/table/abc', { page: 'match', match: 'abc' }],
  ['/replay/abc/12/1', { page: 'replay', match: 'abc', moment: 12, as: 1 }],
  ['/replay/abc/x', { page: 'replay', match: 'abc', moment: null, as: null }],
  ['/rules/bluff/BL-4', { page: 'rules', game: 'bluff', rule: 'BL-4' }],
  ['/settings', { page: 'settings' }],
  ['/table', { page: 'missing', path: '/table' }],
  ['/%E0%A4%A', { page: 'missing', path: '/%E0%A4%A' }],
])('the address %s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
test('secrets are read from the fragment, and nothing else', () => {
  expect(secretsIn('#abc,d-e_f')).toEqual(['abc', 'd-e_f']);
  expect(secretsIn('#<script>,')).toEqual([]);
});
test('settings from another time fall back one by one', () => {
  const s = readSettings({ theme: 'light', palette: 'plaid', name: 7, pace: 'step' }, { language: 'de-AT' });
  expect(s).toMatchObject({ theme: 'light', palette: 'standard', name: '', pace: 'step', language: 'de', sounds: false, shortcuts: true });
  expect(readSettings('broken', { language: 'fr' }).language).toBe('en');
});
