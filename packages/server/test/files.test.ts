import { type AnyGame, copyOf } from '@cadre/core';
import { noughts } from '@cadre/noughts';
import { FILE_MARK, insertFiles } from '@cadre/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from './support/client.js';
import { type Started, start } from './support/start.js';

const TEXT = `{"maps":"${'x'.repeat(20_000)}"}`;
/** Noughts and crosses with a file, which every view repeats as The Mandalorian's does. */
const withFile = {
  ...noughts,
  options: { content: { kind: 'file', summary: 'anything', max: 200_000, default: '' } },
  withFiles: () => ({ options: withFile.options, problems: [] }),
  setup: (setup: { content: string }) => {
    const s = noughts.setup({});
    return { ...s, public: { ...s.public, plan: { own: setup.content } } };
  },
  clone: (s: ReturnType<typeof noughts.setup>) => copyOf(s, { ...s.public, squares: s.public.squares.slice() }, s.secret.slice()),
} as unknown as AnyGame;

let s: Started;
beforeAll(async () => {
  s = await start({ games: { noughts: withFile }, bots: undefined as never });
});
afterAll(() => s.close());

test('a file is sent once to each client, and every view still has it', async () => {
  const { match, clients } = await s.table({ game: 'noughts', setup: { content: TEXT } });
  const [a, b] = clients as [Client, Client];
  await a.until(() => a.asked !== null);
  for (const [n, square] of [0, 3, 1, 4].entries()) {
    const client = n % 2 === 0 ? a : b;
    await client.until(() => client.asked !== null);
    await client.answer([square]);
  }
  const bytes = a.heard.join('').length;
  expect(bytes).toBeLessThan(2 * TEXT.length);
  expect(a.heard.filter(text => text.includes(TEXT.slice(0, 5000).replaceAll('"', '\\"')))).toHaveLength(1);
  expect((a.views[0]!.public as { plan: { own: string } }).plan.own).toBe(TEXT);
  const response = await fetch(`${s.url}/api/v1/matches/${match}/moments?as=-2`);
  const text = await response.text();
  expect(text.length).toBeLessThan(2 * TEXT.length + 10_000);
  const { files, moments } = JSON.parse(text) as { files: Record<string, string>; moments: { public: { plan: { own: string } } }[] };
  expect(insertFiles(moments, files).map(m => m.public.plan.own)).toEqual(moments.map(() => TEXT));
});
test('a mark whose text never came is told, not shown', () => {
  expect(() => insertFiles({ public: { own: `${FILE_MARK}abc` } }, {})).toThrow('the text of abc has not been sent');
});
