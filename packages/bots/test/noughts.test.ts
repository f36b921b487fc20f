import { askedOf, contains, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { noughts } from '@cadre/noughts';
import { expect, test } from 'vitest';
import { randomBot, searchBot } from '../src/index.js';
import { play } from './play.js';

type Position = ReturnType<typeof noughts.setup>;
const bot = searchBot(noughts),
  random = randomBot(noughts);
/** Thinks less where less can happen: as often about every square that is still free. */
const thrifty: typeof bot = {
  ...bot,
  choose: (view, question, luck) => bot.choose(view, question, luck, { iterations: 150 * freeIn(view.public.squares).length }),
};
const after = (s: Position, square: number): Position => noughts.machine.advance(noughts.clone(s), s.pending!.asks[0]!.seat, [square]);
const freeIn = (squares: readonly number[]): readonly number[] => squares.flatMap((mark, i) => (mark === -1 ? [i] : []));
const freeOf = (s: Position): readonly number[] => freeIn(s.public.squares);

const scoreOf = new Map<string, readonly number[]>();
const keyOf = (squares: readonly number[]): string => squares.join();
/** What perfect play makes of this position, by looking at everything. */
const perfect = (s: Position): readonly number[] => {
  const key = keyOf(s.public.squares);
  let best = scoreOf.get(key);
  if (best) return best;
  if (!s.pending) best = noughts.score(s);
  else {
    const seat = s.public.turn;
    for (const square of freeOf(s)) {
      const scores = perfect(after(s, square));
      if (!best || scores[seat]! > best[seat]!) best = scores;
    }
  }
  scoreOf.set(key, best!);
  return best!;
};

const TURN = [6, 3, 0, 7, 4, 1, 8, 5, 2];
const MIRROR = [2, 1, 0, 5, 4, 3, 8, 7, 6];
const alike = (squares: readonly number[]): string[] => {
  const found: string[] = [];
  let board = squares;
  for (let i = 0; i < 4; i++) {
    board = TURN.map(from => board[from]!);
    found.push(keyOf(board), keyOf(MIRROR.map(from => board[from]!)));
  }
  return found;
};
/** Every position in which a seat is asked, however silly the play before; of those that are turned or mirrored, one. */
const positions = (): Position[] => {
  const met = new Set<string>(),
    found: Position[] = [];
  const visit = (s: Position): void => {
    if (!s.pending || alike(s.public.squares).some(key => met.has(key))) return;
    met.add(keyOf(s.public.squares));
    found.push(s);
    for (const square of freeOf(s)) visit(after(s, square));
  };
  visit(noughts.machine.start(noughts.setup({})));
  return found;
};
const winsFor = (s: Position, seat: number): readonly number[] => {
  const t = noughts.clone(s);
  t.public.turn = seat;
  t.pending = noughts.machine.ask(t);
  return freeOf(t).filter(square => after(t, square).public.winner === seat);
};

test('in every position: a legal answer, as good as perfect play; a win is taken, a threat is blocked', { timeout: 600_000 }, () => {
  const wrong: string[] = [];
  let wins = 0,
    blocks = 0;
  for (const s of positions()) {
    const seat = s.public.turn,
      view = viewOf(s, seat),
      question = askedOf(view)!;
    const answer = bot.choose(view, question, seeded(1), { iterations: 1500 });
    expect(contains(question, answer)).toBe(true);
    const square = answer[0]!,
      own = winsFor(s, seat),
      threats = winsFor(s, 1 - seat),
      best = perfect(s)[seat]!;
    if (perfect(after(s, square))[seat]! < best) wrong.push(`${s.public.squares}: ${square} gives away the best result`);
    if (own.length > 0) {
      wins++;
      if (!own.includes(square)) wrong.push(`${s.public.squares}: ${square} misses the win`);
    } else if (threats.length > 0 && best > 0) {
      blocks++;
      if (!threats.includes(square)) wrong.push(`${s.public.squares}: ${square} lets the other win`);
    }
  }
  expect(wrong).toEqual([]);
  expect(wins).toBeGreaterThan(200);
  expect(blocks).toBeGreaterThan(100);
});

/** A thousand games in parts, so that a busy machine has time enough for each. */
const PARTS = [0, 200, 400, 600, 800];
test.each(PARTS)('never loses in a thousand games against random, on both sides: from game %i', from => {
  const lost: number[] = [];
  for (let i = from; i < from + 1000 / PARTS.length; i++) {
    const seat = i % 2;
    const scores = play(noughts, {}, seat === 0 ? [thrifty, random] : [random, thrifty], i, {});
    if (scores[seat] === 0) lost.push(i);
  }
  expect(lost).toEqual([]);
});
test('holds a draw against itself', () => {
  for (let i = 0; i < 50; i++) expect(play(noughts, {}, [bot, bot], i, { iterations: 2000 })).toEqual([0.5, 0.5]);
});
