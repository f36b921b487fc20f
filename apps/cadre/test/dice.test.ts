import { writeFileSync } from 'node:fs';
import { checkOf } from '@cadre/core';
import type { Created } from '@cadre/protocol';
import { createServer } from '@cadre/server';
import { beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '../../../packages/server/test/support/empty-database.js';
import { readPromise, verifyRecordFile } from '../src/dice-proof.js';
import { bots, games } from '../src/registry.js';
import { cadreHere, folder } from './binary.js';

/** A database takes its time to start on a busy machine. */
const STARTING = 300_000;
const at = folder();
/** Two bots, no person: such a match plays itself. */
const BOTS = ['random', 'random'].map(bot => ({ kind: 'bot', bot }));
let origin = '',
  branch = '';
beforeAll(async () => {
  const module = new URL('../dist/registry.js', import.meta.url).href;
  const { app, close } = await createServer({
    games,
    bots: { module, names: Object.keys(bots) },
    home: null,
    blank: await emptyDatabase(),
    limits: { requestsPerMinute: 1e6 }, // it is asked again and again whether a match is over
  });
  const post = async (path: string, payload: object): Promise<string> =>
    (await app.inject({ method: 'POST', url: `/api/v1/matches${path}`, payload })).json<Created>().match;
  const recordOf = async (match: string): Promise<string> => {
    for (;;) {
      const { statusCode, body } = await app.inject(`/api/v1/matches/${match}/record`);
      if (statusCode === 200) return body;
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  };
  const first = await post('', { game: 'bluff', setup: { dice: 2 }, seats: BOTS });
  origin = await recordOf(first);
  branch = await recordOf(await post(`/${first}/branches`, { moment: 3, seats: BOTS }));
  writeFileSync(at('origin.record'), origin);
  writeFileSync(at('branch.record'), branch);
  await close();
}, STARTING);

const verify = async (text: string, ...more: readonly string[]) => {
  writeFileSync(at('tried.record'), text);
  const { code, stdout } = await cadreHere(['record', 'verify', at('tried.record'), '--json', ...more]);
  return { code, json: JSON.parse(stdout) };
};
/** The record with its first line changed, and all checks as a clever forger would write them. */
const forged = (text: string, change: (head: { dice: Record<string, unknown> }) => void): string => {
  let chain = '';
  return text
    .trimEnd()
    .split('\n')
    .map((line, i) => {
      const { check: _, ...content } = JSON.parse(line);
      if (i === 0) change(content);
      chain = checkOf(chain + JSON.stringify(content));
      return `${JSON.stringify({ ...content, check: chain })}\n`;
    })
    .join('');
};

test('the record of a server contains the proof of its dice', async () => {
  const { code, json } = await verify(origin);
  expect(code).toBe(0);
  expect(json.dice).toMatchObject({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/), undone: 0, branchedFrom: null });
  expect(json.dice.rolls).toBeGreaterThan(0);
  const { stdout } = await cadreHere(['record', 'verify', at('origin.record')]);
  expect(stdout).toMatch(/ {2}dice {5}proven, commitment [0-9a-f]{16}…: \d+ rolls\n/);
});

test.each<[string, (dice: Record<string, unknown>) => void, string]>([
  ['another secret', d => Object.assign(d, { secret: 'x'.repeat(43) }), 'not the one that was promised'],
  ['no proof at all', d => delete d['rolls'], 'is not one'],
])('a record with %s is not valid', async (_, change, problem) => {
  const { code, json } = await verify(forged(origin, head => change(head.dice)));
  expect(code).toBe(1);
  expect(json.problem).toContain(problem);
});

test('rolls that a server has skipped are reported with their place', async () => {
  const skipped = forged(origin, ({ dice }) => Object.assign(dice, { rolls: (dice['rolls'] as number[]).map(roll => roll + 1) }));
  const { code, json } = await verify(skipped);
  expect(code).toBe(1);
  const firstRoll = origin.split('\n').findIndex(line => line.includes('"seat":-1'));
  expect(json).toMatchObject({ ok: false, answer: firstRoll, problem: 'roll 0 is missing, and no undone answer accounts for that' });
});
test('a record is compared with what was seen before the first roll', async () => {
  const { commitment, contributions } = JSON.parse(origin.split('\n')[0]!).dice;
  const compared = async (promise: object) => {
    writeFileSync(at('promise.json'), JSON.stringify(promise));
    return verifyRecordFile(at('origin.record'), readPromise(at('promise.json')));
  };
  expect((await compared({ commitment, contributions })).proof).not.toBeNull();
  await expect(compared({ commitment, contributions: ['somebody else', ''] })).rejects.toThrow('contribution of seat 0');
  await expect(compared({})).rejects.toThrow('is not a promise');
  expect((await verify(origin, '--commitment', 'f'.repeat(64))).json.problem).toContain('not the one seen before the first roll');
});

test('a branched match names its origin, and is compared with it', async () => {
  const { code, json } = await verify(branch, '--from', at('origin.record'));
  expect(code).toBe(0);
  expect(json.dice.branchedFrom).toMatchObject({ moment: 3 });
  expect((await verify(branch, '--from', at('branch.record'))).json.problem).toContain('not from');
  expect((await verify(origin, '--from', at('branch.record'))).code).toBe(1);
  const other = forged(origin, head => Object.assign(head.dice, { match: 'm'.repeat(22) }));
  writeFileSync(at('other.record'), other);
  expect((await verify(branch, '--from', at('other.record'))).code).toBe(1);
});

test('luck is reported for every seat', async () => {
  const { code, stdout } = await cadreHere(['record', 'luck', at('origin.record'), '--json']);
  expect(code).toBe(0);
  const { seats } = JSON.parse(stdout);
  expect(seats.map((s: { seat: number }) => s.seat)).toEqual(expect.arrayContaining([0, 1]));
  expect((await cadreHere(['record', 'luck', at('origin.record')])).stdout).toContain('expected');
});
