import { type AnyGame, amount, begin, CHANCE, copyOf, type Game, type Go, machine, roll, rulesOf, type State } from '@cadre/core';
import { noughts } from '@cadre/noughts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setupReader } from '../src/gateway/api/set-ups.js';
import { type Bucket, bucketsByAddress } from '../src/gateway/limits.js';
import { readSetup } from '../src/setup-check.js';
import { wallWatch, workWatches } from '../src/stopwatch.js';
import type { Store } from '../src/store/store.js';
import { COMMAND_BUDGET, openBudget } from '../src/table/budget.js';
import type { Command } from '../src/table/decide.js';
import { joining, noughtsRow, openMemory, openProcess } from './support/hosts.js';

type Rolling = State<{ rolls: number; steps: number }, null>;
/** The answer that takes 80 ms. */
const SLOWLY = 0;
const { procedure } = rulesOf<Rolling>();
/** A seat says how often chance is asked next, and how many steps follow, with nobody asked in between: as content that players write could. */
const Play = procedure('play', {
  locals: () => ({}),
  steps: {
    choose: {
      rule: 'NX-2',
      seat: 0,
      space: () => amount('rolls or minus steps', -100_000, 100_000),
      take: (s, _, [count]) => {
        s.public.rolls = Math.max(0, count!);
        s.public.steps = Math.max(0, -count!);
        if (count === SLOWLY) for (const end = performance.now() + 80; performance.now() < end; );
      },
    },
    step: {
      rule: 'NX-3',
      when: s => s.public.steps > 0,
      run: s => {
        s.public.steps--;
        return 'again';
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
  setup: () => begin({ rolls: 0, steps: 0 }, [null, null], Play.frame({})),
  clone: s => copyOf(s, { ...s.public }, s.secret.slice()),
};

let store: Store;
beforeAll(async () => {
  store = await openMemory();
});
afterAll(() => store.close());
const playing = async (slowCommands?: (address: string) => Bucket) => {
  const host = await openProcess(store, undefined, [rolling as unknown as AnyGame], Date.now, undefined, slowCommands && { slowCommands });
  const row = noughtsRow([null, null], { undo: 'free' });
  await store.create(row, new Map());
  for (const seat of [0, 1]) await host.perform(row.id, joining(seat));
  const room = (await host.open(row.id))!;
  room.address = '192.0.2.1';
  return {
    room,
    perform: (command: Command) => host.perform(row.id, command),
    answer: (count: number) =>
      host.perform(row.id, { type: 'answer', id: 1, seat: 0, seq: room.table.match!.state.pending!.seq, answer: [count] }),
    close: () => host.close(),
  };
};

test('a command that would cost too much is refused, changes nothing, and the match goes on', async () => {
  const { room, answer, close } = await playing();
  const { version } = room.table;
  for (const count of [COMMAND_BUDGET.rolls + 1, -COMMAND_BUDGET.steps - 100]) {
    expect(await answer(count)).toMatchObject({ refusal: { code: 'too-costly', kind: 'try-again' } });
    expect(room.table.version).toBe(version);
  }
  expect(await answer(COMMAND_BUDGET.rolls)).toMatchObject({ version: version + COMMAND_BUDGET.rolls + 1 });
  expect(await answer(-COMMAND_BUDGET.steps + 100)).toMatchObject({ version: room.table.version });
  await close();
});
test('an undo repeats more steps than one command may take', async () => {
  const { room, answer, perform, close } = await playing();
  for (let n = 0; n < 4; n++) await answer(-COMMAND_BUDGET.steps + 100);
  expect(await perform({ type: 'undo', id: 1, seat: 0, to: 3 })).toMatchObject({ version: room.table.version });
  expect(await answer(1)).toMatchObject({ version: room.table.version });
  await close();
});
test('a command that takes too long is stopped between two steps', () => {
  const s = rolling.machine.start(rolling.setup({}));
  const budget = openBudget(rolling as unknown as AnyGame, wallWatch, { ...COMMAND_BUDGET, milliseconds: 0 } as never);
  expect(() => budget.run(() => rolling.machine.advance(s, 0, [-1000]))).toThrow('more than 0 ms');
  expect(s.public.steps).toBeGreaterThan(800); // it was not left to run to its end
});
test('a command that waits for the processor is not stopped, one that uses it is', () => {
  let wall = 0,
    used = 0;
  const startWatch = workWatches(
    () => used,
    () => wall,
  );
  const steps = (perLook: { wall: number; used: number }): void => {
    const s = rolling.machine.start(rolling.setup({}));
    openBudget(rolling as unknown as AnyGame, () => {
      const passed = startWatch();
      return () => {
        wall += perLook.wall;
        used += perLook.used;
        return passed();
      };
    }).run(() => rolling.machine.advance(s, 0, [-1000]));
  };
  expect(() => steps({ wall: 60_000, used: 1 })).not.toThrow();
  wall += 60_000;
  expect(() => steps({ wall: 400, used: 400 })).toThrow('more than 1000 ms');
  wall += 60_000;
  expect(() => steps({ wall: 1, used: 400 })).not.toThrow(); // other threads of the process have used it
});
test('an address whose commands have been slow waits until its time has filled up', async () => {
  let now = 0;
  const { answer, close } = await playing(bucketsByAddress({ burst: 20, perSecond: 1 }, () => now));
  await answer(SLOWLY);
  expect(await answer(1)).toMatchObject({ refusal: { code: 'too-fast', kind: 'try-again' } });
  now += 60_000;
  expect(await answer(1)).toMatchObject({ version: expect.any(Number) });
  await close();
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
