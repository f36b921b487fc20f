import { type AnyGame, amount, begin, CHANCE, copyOf, type Game, type Go, machine, roll, rulesOf, type State } from '@cadre/core';
import { noughts } from '@cadre/noughts';
import { expect, test } from 'vitest';
import { setupReader } from '../src/gateway/api/set-ups.js';
import { bucketsByAddress } from '../src/gateway/limits.js';
import { readSetup } from '../src/setup-check.js';
import { joining, noughtsRow, openMemory, openProcess } from './support/hosts.js';

type Rolling = State<{ rolls: number }, null>;
const { procedure } = rulesOf<Rolling>();
/** A seat says how often chance is asked next, with nobody asked in between: as content that players write could. */
const Play = procedure('play', {
  locals: () => ({}),
  steps: {
    choose: {
      rule: 'NX-2',
      seat: 0,
      space: () => amount('rolls', 0, 100_000),
      take: (s, _, [rolls]) => {
        s.public.rolls = rolls!;
      },
    },
    roll: {
      rule: 'NX-3',
      when: s => s.public.rolls > 0,
      seat: CHANCE,
      space: () => roll('die', 6, 1),
      take: s => {
        s.public.rolls--;
        return 'again';
      },
    },
    restart: { rule: 'NX-4', run: (): Go => Play.call({}) },
  },
});
const rolling: Game<Rolling> = {
  ...(noughts as unknown as Game<Rolling>),
  machine: machine<Rolling>([Play]),
  setup: () => begin({ rolls: 0 }, [null, null], Play.frame({})),
  clone: s => copyOf(s, { ...s.public }, s.secret.slice()),
};

test('a command that would cost too much is refused, changes nothing, and the match goes on', async () => {
  const store = await openMemory();
  const host = await openProcess(store, undefined, [rolling as unknown as AnyGame]);
  const row = noughtsRow([null, null]);
  await store.create(row, new Map());
  for (const seat of [0, 1]) await host.perform(row.id, joining(seat));
  const { table } = (await host.open(row.id))!;
  const answer = (seq: number, rolls: number) => host.perform(row.id, { type: 'answer', id: 1, seat: 0, seq, answer: [rolls] });
  expect(await answer(0, 100_000)).toMatchObject({ refusal: { code: 'too-costly', kind: 'try-again' } });
  expect((await host.open(row.id))!.table.version).toBe(table.version);
  expect(await answer(0, 100)).toMatchObject({ version: table.version + 101 });
  await host.close();
  await store.close();
});
test('the kernel counts the steps of a command', () => {
  const s = rolling.machine.start(rolling.setup({}));
  const before = rolling.machine.work.steps;
  rolling.machine.advance(s, 0, [3]);
  for (let n = 0; n < 3; n++) rolling.machine.advance(s, CHANCE, [0]);
  expect(rolling.machine.work.steps - before).toBeGreaterThanOrEqual(4);
});

const withFile = {
  ...noughts,
  options: { content: { kind: 'file', summary: 'anything', max: 200_000, default: '' } },
  withFiles: (files: Readonly<Record<string, string>>) => ({
    options: withFile.options,
    problems: Array.from({ length: (files['content'] ?? '').length }, (_, i) => `content: letter ${i} is wrong ${'x'.repeat(1000)}`),
  }),
} as unknown as AnyGame;

test('the answer to a file that is wrong in many places stays short', () => {
  const { problems } = readSetup(withFile, { given: { content: 'x'.repeat(5000) }, language: 'en' });
  expect(problems).toHaveLength(51);
  expect(problems.at(-1)).toEqual({ option: null, says: 'and 4950 more problems' });
  expect(JSON.stringify(problems).length).toBeLessThan(30_000);
});
test('files are checked on another thread, and their length is rationed for each address', async () => {
  const checked: string[] = [];
  let isStuck = false;
  const read = setupReader({
    games: { noughts: withFile },
    files: bucketsByAddress({ burst: 250, perSecond: 0 }, Date.now),
    botRunner: {
      advise: async () => null,
      preview: async () => null,
      checkSetup: async ({ given }) => {
        checked.push(String(given['content']));
        return isStuck ? null : { setup: {}, problems: [], options: [], seats: ['a', 'b'] };
      },
    },
  });
  const ask = (address: string, length: number) =>
    read(address, { game: 'noughts', given: length > 0 ? { content: 'x'.repeat(length) } : {}, language: 'en' });
  expect((await ask('a', 0)).seats).toHaveLength(2);
  expect(checked).toEqual([]);
  await ask('a', 200);
  expect(checked).toHaveLength(1);
  await expect(ask('a', 200)).rejects.toThrow('too many files from this address');
  isStuck = true;
  await expect(ask('b', 200)).rejects.toThrow('could not be checked in time');
});
