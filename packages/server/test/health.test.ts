import { expect, test } from 'vitest';
import { openHealth } from '../src/operation/health.js';

test('health is a state: one success among failures changes nothing until storing works again', async () => {
  const changes: (string | null)[] = [];
  let isFull = true;
  const health = openHealth(
    async () => {
      if (isFull) throw new Error('no space left');
    },
    problem => changes.push(problem),
  );
  health.succeeded();
  expect(health.problem).toBeNull();
  health.failed('full');
  for (let i = 0; i < 5; i++) {
    health.succeeded();
    await new Promise(resolve => setImmediate(resolve));
    expect(health.problem).toBe('full');
  }
  isFull = false;
  expect(health.problem).toBe('full'); // nobody has looked yet
  health.succeeded();
  await expect.poll(() => health.problem).toBeNull();
  expect(changes).toEqual(['full', null]);
  health.stopping();
  expect(health.problem).toBe('the server is stopping');
});
