import { bluff } from '@cadre/bluff';
import { expect, test } from 'vitest';
import { randomBot, searchBot } from '../src/index.js';
import { play } from './play.js';

test('clearly beats random at bluff, always with legal answers', { timeout: 600_000 }, () => {
  const bot = searchBot(bluff),
    random = randomBot(bluff),
    games = 200;
  let won = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % 2;
    won += play(bluff, { dice: 3 }, seat === 0 ? [bot, random] : [random, bot], i, { iterations: 100 })[seat]!;
  }
  const share = won / games,
    error = Math.sqrt((share * (1 - share)) / games);
  expect(share - 4 * error).toBeGreaterThan(0.5);
});
test('plays itself to the end with legal answers, from one die to six', () => {
  const bot = searchBot(bluff);
  for (let dice = 1; dice <= 6; dice++)
    expect(play(bluff, { dice }, [bot, bot], dice, { iterations: 30 }).toSorted((a, b) => a - b)).toEqual([0, 1]);
});
