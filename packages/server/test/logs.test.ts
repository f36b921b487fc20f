import type { AnyGame } from '@cadre/core';
import { noughts } from '@cadre/noughts';
import { expect, test } from 'vitest';
import { remoteAdmin } from '../src/index.js';
import { MemoryLines } from './support/log-lines.js';
import { start } from './support/start.js';

const FAILS = 8,
  IS_SLOW = 7;
/** Noughts and crosses with bugs: one square breaks the rules, one takes its time, and its rulebook cannot be read. */
const faulty = {
  ...noughts,
  machine: {
    ...noughts.machine,
    submit: (...[s, seat, seq, answer]: Parameters<typeof noughts.machine.submit>) => {
      const [square] = answer as number[];
      if (square === FAILS) throw new Error('square 8 is broken');
      if (square === IS_SLOW) for (const end = performance.now() + 120; performance.now() < end; );
      return noughts.machine.submit(s, seat, seq, answer);
    },
  },
  get catalogue(): never {
    throw new Error('no rulebook');
  },
} as unknown as AnyGame;

test('faults are logged with match and rule, slow commands and HTTP 500 too, and nothing of what players say or own', async () => {
  const lines = new MemoryLines();
  const s = await start({ games: { noughts: faulty }, logger: { level: 'info', stream: lines } });
  const { match, secrets, clients } = await s.table({ game: 'noughts' });
  const [a] = clients;
  await a!.until(() => a!.asked !== null);
  await a!.ask({ type: 'say', seat: 0, text: 'a word between us' });
  expect(await a!.answer([FAILS])).toMatchObject({ type: 'refused', refusal: { code: 'internal-error' } });
  expect((await a!.answer([IS_SLOW])).type).toBe('done');
  expect((await fetch(`${s.url}/api/v1/games/noughts/rules`)).status).toBe(500);
  expect(await (await fetch(`${s.url}/metrics`)).text()).toContain('cadre_refusals_total{code="internal-error"} 2');
  await s.close();
  const found = (msg: string) => lines.all.find(line => line['msg'] === msg);
  const rule = noughts.machine.start(noughts.setup({})).pending!.rule;
  expect(found('the rules failed')).toMatchObject({ level: 50, match, rule, game: 'noughts', problem: { message: 'square 8 is broken' } });
  expect(found('a command was slow')).toMatchObject({ level: 40, match, rule });
  expect(found('GET /api/v1/games/:game/rules failed')).toMatchObject({ level: 50, problem: { message: 'no rulebook' } });
  expect(lines.all.map(line => line['msg'])).toEqual(expect.arrayContaining(['stopping', 'stopped']));
  const all = JSON.stringify(lines.all);
  for (const hidden of [...secrets, 'a word between us', '"P0"', 'salt0']) expect(all).not.toContain(hidden);
});
test('every admin command is logged with what it changed and where it came from, never its token; so is a wrong token', async () => {
  const lines = new MemoryLines(),
    token = 'a-token-that-nobody-can-guess-0123456789';
  const s = await start({ adminToken: token, logger: { level: 'info', stream: lines } });
  const { match } = await s.table({ game: 'noughts' });
  const admin = remoteAdmin(s.url, token);
  await admin.inspect(match);
  await admin.banSeat(match, 1, null);
  await admin.setMode('draining');
  await expect(remoteAdmin(s.url, 'x'.repeat(40)).remove([match])).rejects.toThrow();
  await s.close();
  const done = lines.all.filter(line => line['msg'] === 'an admin command was carried out');
  expect(done).toMatchObject([
    { command: 'inspect', match },
    { command: 'banSeat', match, seat: 1 },
    { command: 'setMode', mode: 'draining' },
  ]);
  expect(lines.all.find(line => line['msg'] === 'an admin command came with a wrong token')).toMatchObject({ address: '127.0.0.1' });
  expect(JSON.stringify(lines.all)).not.toContain(token);
});
