import { expect, test } from 'vitest';
import { makeQueue } from '../src/jobs.js';

/** A database that refuses with these codes before it makes the queue. */
const refusing = (...codes: string[]) => {
  const made: string[] = [];
  const createQueue = async (name: string): Promise<void> => {
    const code = codes.shift();
    if (code !== undefined) throw Object.assign(new Error(`refused with ${code}`), { code });
    made.push(name);
  };
  return { made, jobs: { createQueue } };
};

test('a queue that two processes make at once is made in the end', async () => {
  const { jobs, made } = refusing('40P01', '40P01');
  await makeQueue(jobs, 'pieces');
  expect(made).toEqual(['pieces']);
});

test('other refusals, and deadlocks without end, are told', async () => {
  await expect(makeQueue(refusing('42501').jobs, 'pieces')).rejects.toThrow('refused with 42501');
  await expect(makeQueue(refusing(...Array<string>(5).fill('40P01')).jobs, 'pieces')).rejects.toThrow('refused with 40P01');
});
