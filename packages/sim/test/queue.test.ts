import { expect, test } from 'vitest';
import { createQueue } from '../src/queue.js';

/** A database that fails with these codes before it creates the queue. */
const refusing = (...codes: string[]) => {
  const made: string[] = [];
  const createQueue = async (name: string): Promise<void> => {
    const code = codes.shift();
    if (code !== undefined) throw Object.assign(new Error(`refused with ${code}`), { code });
    made.push(name);
  };
  return { made, jobs: { createQueue } };
};

test('a queue that two processes create at once is created in the end', async () => {
  const { jobs, made } = refusing('40P01', '40P01');
  await createQueue(jobs, 'jobs');
  expect(made).toEqual(['jobs']);
});

test('other errors and endless deadlocks are reported', async () => {
  await expect(createQueue(refusing('42501').jobs, 'jobs')).rejects.toThrow('refused with 42501');
  await expect(createQueue(refusing(...Array<string>(5).fill('40P01')).jobs, 'jobs')).rejects.toThrow('refused with 40P01');
});
