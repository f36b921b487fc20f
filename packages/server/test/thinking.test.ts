import { setTimeout as wait } from 'node:timers/promises';
import { openMatch, viewOf } from '@cadre/core';
import { noughts } from '@cadre/noughts';
import { expect, test } from 'vitest';
import { openThinking } from '../src/bots/thinking.js';
import { module } from './support/start.js';

/** Between two questions of a match a thread has nothing to do. */
const PAUSE = 200;

test('a thread that has answered is there for the next question, with all games loaded', async () => {
  const thinking = openThinking({ module, names: ['counting'], threads: 1, grace: 60_000 }, () => undefined);
  const view = viewOf(openMatch(noughts, {}).state, 0);
  const answers = [];
  for (let n = 0; n < 4; n++) {
    answers.push(await thinking.think(noughts, 'counting', view));
    await wait(PAUSE);
  }
  await thinking.close();
  expect(answers).toEqual([[0], [1], [2], [3]]);
});
