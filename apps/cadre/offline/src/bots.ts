import { chooseAnswer, giveAdvice, givePreview } from '@cadre/server/table';
import { adviserOf, bots, games } from '../../src/registry.js';
import type { Found, Task } from './device-bots.js';

const playable = { games, bots, adviserOf };
/** Thinking takes its time: it has a worker of its own, so that the table never waits for it. */
addEventListener('message', ({ data: { id, task } }: MessageEvent<Task>) => {
  const found = 'bot' in task ? chooseAnswer(playable, task) : 'request' in task ? givePreview(playable, task) : giveAdvice(playable, task);
  postMessage({ id, found } satisfies Found);
});
