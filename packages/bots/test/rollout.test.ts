import { type AnyState, amount, type Game, pick, type Random, type Seat, type Space, sample, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { noughts } from '@cadre/noughts';
import { expect, test } from 'vitest';
import { type Bot, randomBot, rolloutBot } from '../src/index.js';
import { play } from './play.js';
import { boxes, EVEN, endless, opened, solo, spot, type ToyState, toss } from './toys.js';

const byLuck = (_: AnyState, __: Seat, space: Space, random: Random): readonly number[] => sample(space, random);
const never = (): boolean => false;
const stubborn = (answer: readonly number[]): Bot<ToyState> => ({ name: 'stubborn', choose: () => answer });
const doubting = (game: Game<ToyState>, favourite: Bot<ToyState>): Bot<ToyState> =>
  rolloutBot(game, { favourite, policy: byLuck, isFar: never });
const ask = (game: Game<ToyState>, bot: Bot<ToyState>, iterations: number, seed = 1): readonly number[] => {
  const s = opened(game);
  return bot.choose(viewOf(s, 0), s.pending!.asks[0]!.space, seeded(seed), { iterations });
};

test('an answer that is better in every world replaces the favourite', () => {
  const game = solo(pick('number', [3, 5, 9]), ([x]) => x! / 10);
  expect(ask(game, doubting(game, stubborn([3])), 60)).toEqual([9]);
  expect(ask(game, doubting(game, stubborn([9])), 60)).toEqual([9]);
});

test('of the alternatives that a game names, the first two are tried, and nothing else', () => {
  const game = solo(amount('number', 0, 1000), ([x]) => x! / 1000);
  const naming = (...named: readonly number[]) =>
    rolloutBot(game, { favourite: stubborn([7]), policy: byLuck, isFar: never, alternatives: () => named.map(n => [n]) });
  expect(ask(game, naming(7, 3, 3, 500, 900), 60)).toEqual([500]);
  expect(ask(game, naming(), 60)).toEqual([7]);
});

test('how many alternatives are tried a game may say', () => {
  const game = solo(amount('number', 0, 1000), ([x]) => x! / 1000);
  const named = [3, 500, 900].map(n => [n]);
  const trying = (few: number) =>
    rolloutBot(game, { favourite: stubborn([7]), policy: byLuck, isFar: never, alternatives: () => named, few });
  expect(ask(game, trying(1), 60)).toEqual([7]);
  expect(ask(game, trying(3), 60)).toEqual([900]);
});

test('what has been answered otherwise it improves in the same way, and leaves alone where nothing is named', () => {
  const game = solo(amount('number', 0, 1000), ([x]) => x! / 1000);
  const improving = (named: readonly (readonly number[])[]) =>
    rolloutBot(game, { favourite: stubborn([950]), policy: byLuck, isFar: never, alternatives: () => named });
  const s = opened(game);
  const improved = (named: readonly (readonly number[])[]) =>
    improving(named).improve(viewOf(s, 0), s.pending!.asks[0]!.space, [7], seeded(1), { iterations: 60 });
  expect(improved([[500], [3]])).toEqual([500]);
  expect(improved([])).toEqual([7]);
});

test('two worlds are no evidence, however clear they look', () => {
  const game = solo(amount('number', 0, 1000), ([x]) => x! / 1000);
  const bot = rolloutBot(game, { favourite: stubborn([7]), policy: byLuck, isFar: never, alternatives: () => [[900]] });
  expect(ask(game, bot, 5)).toEqual([7]);
  expect(ask(game, bot, 6)).toEqual([900]);
});

test('a tiny lead is none, even where all worlds agree on it', () => {
  const game = solo(amount('number', 0, 1000), ([x]) => x! / 1000);
  const against = (n: number) => rolloutBot(game, { favourite: stubborn([500]), policy: byLuck, isFar: never, alternatives: () => [[n]] });
  expect(ask(game, against(502), 20)).toEqual([500]);
  expect(ask(game, against(520), 20)).toEqual([520]);
});

test('how sure it must be a game may say', () => {
  const game = solo(amount('number', 0, 1000), ([x]) => x! / 1000);
  const sure = (ahead: number) =>
    rolloutBot(game, { favourite: stubborn([500]), policy: byLuck, isFar: never, alternatives: () => [[520]], ahead });
  expect(ask(game, sure(2), 20)).toEqual([520]);
  expect(ask(game, sure(4), 20)).toEqual([500]);
});

test('of a few alternatives all get four worlds, and the best of them six more beside the favourite', () => {
  const tries = new Map<number, number>();
  const plain = solo(amount('number', 0, 1000), ([x]) => x! / 1000);
  const game: Game<ToyState> = {
    ...plain,
    score: s => {
      const [x] = s.public[0]!;
      tries.set(x!, (tries.get(x!) ?? 0) + 1);
      return plain.score(s);
    },
  };
  const bot = rolloutBot(game, { favourite: stubborn([500]), policy: byLuck, isFar: never, alternatives: () => [[3], [900]] });
  expect(ask(game, bot, 600)).toEqual([900]);
  expect(Object.fromEntries(tries)).toEqual({ 3: 4, 500: 10, 900: 10 });
  tries.clear();
  expect(ask(game, bot, 20)).toEqual([900]);
  expect(Object.fromEntries(tries)).toEqual({ 3: 4, 500: 8, 900: 8 });
});

test('it works from what its seat may know: another secret of the enemy changes nothing', () => {
  const bot = rolloutBot(boxes, { favourite: randomBot(boxes), policy: byLuck, isFar: never });
  const opens = (box: number): readonly number[] => {
    const s = boxes.machine.advance(opened(boxes), 0, [box]);
    return bot.choose(viewOf(s, 1), s.pending!.asks[0]!.space, seeded(3), { iterations: 80 });
  };
  expect([2, 3, 4].map(opens)).toEqual([opens(1), opens(1), opens(1)]);
});

test('things picked in another order are the same answer', () => {
  const game = solo(pick('number', [3, 5, 9], 2, 2), ([a, b]) => (a! + b!) / 20);
  expect(ask(game, doubting(game, stubborn([9, 5])), 60)).toEqual([5, 9]);
  expect(ask(game, doubting(game, stubborn([5, 3])), 60)).toEqual([5, 9]);
});

test('the favourite is kept when nothing is better, when there is no time, and when there are too many answers', () => {
  const equal = solo(pick('number', [3, 5, 9]), () => 0.5);
  expect(ask(equal, doubting(equal, stubborn([5])), 60)).toEqual([5]);
  const better = solo(pick('number', [3, 5, 9]), ([x]) => x! / 10);
  expect(ask(better, doubting(better, stubborn([3])), 2)).toEqual([3]);
  const many = solo(amount('number', 0, 1000), ([x]) => x! / 1000);
  expect(ask(many, doubting(many, stubborn([7])), 5000)).toEqual([7]);
});

test('a lead within the standard error does not replace the favourite', () => {
  const bot = doubting(toss, stubborn([0]));
  let left = 0;
  for (let seed = 0; seed < 200; seed++) if (ask(toss, bot, 50, seed)[0] !== 0) left++;
  // One side is ahead of the other by a standard error in one of six tries, and by anything at all in nearly every second.
  expect(left).toBeGreaterThan(10);
  expect(left).toBeLessThan(60);
});

test('answers with the same score in every world are dropped', () => {
  let tried = 0;
  const counted = (game: Game<ToyState>): Game<ToyState> => ({
    ...game,
    score: s => {
      tried++;
      return game.score(s);
    },
  });
  const equal = counted(solo(pick('number', [3, 5, 9]), () => 0.5));
  expect(ask(equal, doubting(equal, stubborn([5])), 600)).toEqual([5]);
  expect(tried).toBeLessThan(20);
  tried = 0;
  const tossed = counted(toss);
  ask(tossed, doubting(tossed, stubborn([0])), 600);
  expect(tried).toBeGreaterThan(20);
});

test('when an imagined match is far enough, its outlook is used', () => {
  const game = endless(0, () => [0.5]);
  const bot = rolloutBot(game, {
    favourite: randomBot(game),
    policy: byLuck,
    isFar: (s, from) => s.seq > (from as { seq: number }).seq + 3,
  });
  const s = opened(game);
  expect(game.machine.check(s, 0, 0, bot.choose(viewOf(s, 0), s.pending!.asks[0]!.space, seeded(1), { iterations: 30 }))).toBeNull();
});

test('an imagined match without end is given up when the time is over', () => {
  const game = endless(1, () => [0.5]);
  let answered = 0;
  const counting = (s: AnyState, seat: Seat, space: Space, random: Random): readonly number[] => {
    answered++;
    return byLuck(s, seat, space, random);
  };
  const bot = rolloutBot(game, { favourite: randomBot(game), policy: counting, isFar: never });
  const s = opened(game);
  expect(game.machine.check(s, 0, 0, bot.choose(viewOf(s, 0), s.pending!.asks[0]!.space, seeded(1), { milliseconds: 20 }))).toBeNull();
  // Every answer takes a millisecond, and the match has ten thousand.
  expect(answered).toBeLessThan(100);
});

test('it beats its favourite, and the same seed gives the same play', () => {
  const luck = randomBot(noughts);
  const bot = rolloutBot(noughts, { favourite: luck, policy: byLuck, isFar: never });
  let score = 0;
  for (let seed = 0; seed < 20; seed++) score += play(noughts, {}, [luck, bot], seed, { iterations: 200 })[1]!;
  expect(score).toBeGreaterThan(13);
  const s = noughts.machine.start(noughts.setup({}));
  const once = (): readonly number[] => bot.choose(viewOf(s, 0), s.pending!.asks[0]!.space, seeded(4), { iterations: 90 });
  expect(once()).toEqual(once());
});

test('of spots it compares what the game suggests, instead of taking the favourite', () => {
  const plain = solo(spot, ([x]) => x! / 100, EVEN);
  const game = {
    ...plain,
    suggest: () =>
      [
        [10, 10],
        [80, 20],
      ].map(answer => ({ answer, because: { rule: 'TOY-1', why: 'try' } })),
  };
  expect(ask(game, doubting(game, stubborn([4, 4])), 60)).toEqual([80, 20]);
  expect(ask(plain, doubting(plain, stubborn([4, 4])), 60)).toEqual([4, 4]);
});
