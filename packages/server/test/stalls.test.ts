import { describe, expect, test, vi } from 'vitest';
import { steadyClock } from '../src/steady-clock.js';
import { joining, noughtsRow, openMemory, openProcess } from './support/hosts.js';
import { start } from './support/start.js';

const BANK = { clock: { kind: 'bank', bankSeconds: 5, answerSeconds: 1, late: 'resign' } } as const;
const seated = async () => {
  const store = await openMemory();
  let time = 1_000_000,
    monotonic = 0;
  let hold: Promise<void> | null = null;
  const slow: typeof store = {
    ...store,
    append: async append => {
      if (hold) await hold;
      return store.append(append);
    },
  };
  const host = await openProcess(
    slow,
    undefined,
    undefined,
    () => time,
    () => monotonic,
  );
  const row = noughtsRow([null, null], BANK);
  await store.create(row, new Map());
  for (const seat of [0, 1]) await host.perform(row.id, joining(seat));
  const room = (await host.open(row.id))!;
  return {
    host,
    room,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    /** As a process that was stopped, or got no processor. */
    stall: (milliseconds: number) => {
      time += milliseconds;
      monotonic += milliseconds;
    },
    holdWrites: (until: Promise<void> | null) => {
      hold = until;
    },
    answer: (seat: number, seq: number, square: number) => host.perform(row.id, { type: 'answer', id: 1, seat, seq, answer: [square] }),
    close: async () => {
      await host.close();
      await store.close();
    },
  };
};

describe('nobody pays for time that was not theirs', () => {
  test('a process that stood still charges no bank, and nobody is late', async () => {
    const m = await seated();
    m.stall(60_000);
    expect(await m.answer(0, 0, 4)).toMatchObject({ version: expect.any(Number) });
    expect(m.room.table.status).toBe('playing');
    expect(m.room.table.clock!.banks).toEqual([5000, 5000]);
    expect(m.room.table.events.map(h => h.event.kind)).toContain('outage');
    await m.close();
  });
  test('an answer is charged when it arrives, however long others keep the match busy', async () => {
    const m = await seated();
    let release = (): void => undefined;
    m.holdWrites(
      new Promise(resolve => {
        release = resolve;
      }),
    );
    const flood = m.host.perform(m.room.id, { type: 'say', id: 1, seat: 1, text: 'x' });
    const answered = m.answer(0, 0, 4);
    await expect.poll(() => m.room.waiting).toBe(2);
    m.pass(4000);
    m.holdWrites(null);
    release();
    await flood;
    expect(await answered).toMatchObject({ version: expect.any(Number) });
    expect(m.room.table.clock!.banks).toEqual([5000, 5000]);
    await m.close();
  });
});

test('a jump of the wall clock changes nothing', () => {
  let wall = 5_000_000,
    monotonic = 100;
  const now = steadyClock(
    () => wall,
    () => monotonic,
  );
  expect(now()).toBe(5_000_000);
  wall += 3_600_000;
  monotonic += 10;
  expect(now()).toBe(5_000_010);
  wall -= 7_200_000;
  monotonic += 10;
  expect(now()).toBe(5_000_020);
});

test('a server whose wall clock jumps charges nobody for it', async () => {
  const real = Date.now.bind(Date);
  let jump = 0;
  const wall = vi.spyOn(Date, 'now').mockImplementation(() => real() + jump);
  const s = await start();
  try {
    const { clients } = await s.table({ game: 'noughts', tableRules: { clock: { ...BANK.clock, bankSeconds: 600, answerSeconds: 60 } } });
    const [a] = clients;
    await a!.until(() => a!.asked !== null);
    jump = 3_600_000;
    expect((await a!.answer([4])).type).toBe('done');
    expect(a!.table).toMatchObject({ status: 'playing', clock: { banks: [600_000, 600_000] } });
  } finally {
    wall.mockRestore();
    await s.close();
  }
});
