import { begin, copyOf, type Game, machine, pick, rulesOf, type State } from '@cadre/core';
import { tableRulesSchema } from '@cadre/protocol';
import { afterEach, expect, test } from 'vitest';
import { botsToAnswer } from '../src/host/room.js';
import { type Command, decide } from '../src/table/decide.js';
import { addEvent, type Draft, draft, startIfComplete } from '../src/table/draft.js';
import type { MatchRow } from '../src/table/event.js';
import { PATIENCE } from '../src/table/joint-answer.js';
import { newTable, openSeats, replay } from '../src/table/table.js';

/** Two partners against one: the partners agree on a road, the first of them answers alone, then the third seat. */
type Roads = State<{ taken: number[] }, null>;
const { procedure } = rulesOf<Roads>();
const Choose = procedure('choose', {
  locals: () => ({}),
  steps: {
    together: {
      rule: 'T-1',
      joint: () => [0, 1],
      space: () => pick('road', [1, 2, 3]),
      take: (s, _, [road]) => void s.public.taken.push(road!),
    },
    alone: { rule: 'T-2', seat: 0, space: () => pick('road', [1, 2]), take: (s, _, [road]) => void s.public.taken.push(road!) },
    against: { rule: 'T-3', seat: 2, space: () => pick('road', [1, 2]), take: () => 'again' },
  },
});
const seats = [null, null, null];
const game: Game<Roads> = {
  id: 'roads',
  name: 'Roads',
  rules: '1',
  options: {},
  catalogue: [],
  machine: machine<Roads>([Choose]),
  setup: () => begin({ taken: [] as number[] }, seats, Choose.frame({})),
  clone: s => copyOf(s, { taken: [...s.public.taken] }, seats),
  imagine: () => seats,
  score: () => [0.5, 0.5, 0.5],
  sides: () => [[0, 1], [2]],
  speech: { seat: String, board: () => [], question: () => '', option: (_, __, value) => String(value), fact: () => '', setup: String },
};
const row = (bots: readonly (string | null)[]): MatchRow => ({
  id: 'a-match-of-roads-',
  game: game.id,
  rules: game.rules,
  setup: {},
  tableRules: tableRulesSchema.parse({ undo: 'ask' }),
  bots,
  branch: null,
  diceSecret: 'x',
  createdAt: 0,
});
const context = { bots: ['random'], newMatchId: () => 'next', isConnected: (seat: number) => seat !== away };
/** The seat whose holder is not connected. */
let away = -1;
afterEach(() => {
  away = -1;
});
const started = (bots: readonly (string | null)[] = seats): Draft => {
  const d = draft(newTable(row(bots), game), 1);
  for (const [seat, bot] of bots.entries()) if (bot === null) addEvent(d, { kind: 'joined', seat, name: `P${seat}`, contribution: '' });
  startIfComplete(d);
  return d;
};
const act = (d: Draft, command: object): string | null => decide(d, { id: 1, ...command } as unknown as Command, context)?.code ?? null;
const say = (d: Draft, seat: number, ...answer: number[]): string | null =>
  act(d, { type: 'answer', seat, seq: d.table.match!.state.pending!.seq, answer });
const taken = (d: Draft): readonly number[] => (d.table.match!.state as Roads).public.taken;

test('a match waits for partners without a proposal, and for the last word when they disagree', () => {
  const d = started();
  expect(openSeats(d.table)).toEqual([0, 1]);
  expect(say(d, 0, 1)).toBeNull();
  expect(openSeats(d.table)).toEqual([1]);
  expect(say(d, 0, 3)).toBeNull(); // changed its mind
  expect(say(d, 1, 2)).toBeNull();
  expect([openSeats(d.table), taken(d)]).toEqual([[0], []]);
  expect(say(d, 1, 3)).toBeNull();
  expect([openSeats(d.table), taken(d)]).toEqual([[0], [3]]);
});

const insist = (d: Draft, seat: number, ...answer: number[]): string | null =>
  act(d, { type: 'answer', seat, seq: d.table.match!.state.pending!.seq, answer, insist: true });

test('the seat with the last word insists, and its partner cannot', () => {
  const d = started();
  say(d, 0, 1);
  say(d, 1, 2);
  expect(say(d, 0, 1)).toBe('already-answered'); // the same click twice
  expect([insist(d, 1, 2), taken(d)]).toEqual(['nothing-to-do', []]);
  expect([insist(d, 0, 1), taken(d)]).toEqual([null, [1]]);
  expect(insist(d, 0, 1)).toBe('nothing-to-do'); // not a joint question any more
});
test('insisting needs no earlier proposal; where it meets the partner’s, they have agreed', () => {
  const alone = started();
  expect([insist(alone, 0, 3), taken(alone), alone.table.match!.log.length]).toEqual([null, [3], 2]);
  const agreed = started();
  say(agreed, 1, 2);
  expect([insist(agreed, 0, 2), taken(agreed), agreed.table.match!.log.length]).toEqual([null, [2], 2]);
});
test('what was insisted on is undone like what was agreed on', () => {
  const d = started();
  say(d, 1, 2);
  insist(d, 0, 1);
  expect(act(d, { type: 'undo', seat: 1, to: 0 })).toBeNull();
  expect([d.table.proposal, taken(d), openSeats(d.table)]).toEqual([null, [], [0, 1]]);
});
test('a partner who has been disconnected for a minute, or has left, does not hold up the other', () => {
  const d = started();
  away = 0;
  say(d, 1, 2);
  expect([insist(d, 1, 2), taken(d)]).toEqual(['nothing-to-do', []]);
  const later = draft(d.table, d.now + PATIENCE);
  expect([insist(later, 1, 2), taken(later)]).toEqual([null, [2]]);
  expect(later.events.map(({ event }) => event)).toMatchObject([{ kind: 'answered', seat: 0, by: 1, joint: true }]);
  away = -1;
  expect(insist(draft(d.table, d.now + PATIENCE), 1, 2)).toBe('nothing-to-do'); // connected: it may still think
  act(d, { type: 'leave', seat: 0 });
  expect([insist(d, 1, 3), taken(d)]).toEqual([null, [3]]);
});

test('partners undo what they agreed on without asking anybody; what one answered alone belongs to that seat', () => {
  const d = started();
  for (const seat of [0, 1]) say(d, seat, 1);
  expect(act(d, { type: 'undo', seat: 0, to: 0 })).toBeNull(); // over the partner's proposal
  expect([d.table.proposal, taken(d), openSeats(d.table)]).toEqual([null, [], [0, 1]]);
  for (const seat of [0, 1]) say(d, seat, 2);
  say(d, 0, 1);
  expect(act(d, { type: 'undo', seat: 1, to: 1 })).toBeNull();
  expect(d.table.proposal).toMatchObject({ by: 1, action: { kind: 'undo', to: 1 } });
  expect(taken(d)).toEqual([2, 1]);
});

test('after the other side has answered, going back is a proposal', () => {
  const d = started();
  for (const seat of [0, 1]) say(d, seat, 1);
  say(d, 0, 1);
  say(d, 2, 1);
  expect(act(d, { type: 'undo', seat: 0, to: 0 })).toBeNull();
  expect(d.table.proposal).toMatchObject({ by: 0 });
});

test('one of two sides resigns for all its seats', () => {
  const d = started();
  expect(act(d, { type: 'resign', seat: 1 })).toBeNull();
  expect(d.table.ending).toEqual({ how: 'resigned', seat: 1, score: null });
});

test('a bot waits for its partner’s proposal and follows it, also when it changes; bots alone take turns', () => {
  const d = started([null, 'random', null]);
  expect(botsToAnswer(d.table)).toEqual([]);
  say(d, 0, 2);
  expect(botsToAnswer(d.table)).toEqual([{ seat: 1, bot: 'random', agreesTo: [2] }]);
  say(d, 0, 3);
  expect(botsToAnswer(d.table)).toEqual([{ seat: 1, bot: 'random', agreesTo: [3] }]);
  expect(say(d, 1, 3)).toBeNull();
  expect(taken(d)).toEqual([3]);
  expect(botsToAnswer(started(['random', 'random', null]).table)).toEqual([{ seat: 0, bot: 'random', agreesTo: null }]);
});

test('a stored match knows again which answers were joint', () => {
  const d = started();
  for (const seat of [0, 1]) say(d, seat, 1);
  const again = newTable(row(seats), game);
  for (const stamped of d.events) replay(again, stamped);
  expect(again.answerSources.map(a => a.joint)).toEqual([true, true]);
});
