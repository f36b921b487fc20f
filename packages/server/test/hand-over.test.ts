import { nameSchema, textSchema } from '@cadre/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, rematchOf } from './support/client.js';
import { type Started, start } from './support/start.js';

let s: Started;
beforeAll(async () => {
  s = await start();
});
afterAll(() => s.close());
const handOver = async (match: string, seat: number, secret: string): Promise<string> => {
  const headers = { authorization: `Bearer ${secret}` };
  const response = await fetch(`${s.url}/api/v1/matches/${match}/seats/${seat}/secret`, { method: 'POST', headers });
  return ((await response.json()) as { secret: string }).secret;
};
const nameOf = (client: Client, seat: number): string => {
  const occupant = client.table!.seats[seat]!;
  return 'name' in occupant ? occupant.name : occupant.kind;
};

test('a seat that is handed over has the name of its new holder, in the match and in its rematch', async () => {
  const { match, secrets, clients } = await s.table({ game: 'noughts' });
  const rematch = await rematchOf(clients);
  await Client.join(s.url, { match: rematch, secrets: [secrets[0]!], name: 'Old' });
  const secret = await handOver(match, 0, secrets[0]!);
  for (const id of [match, rematch]) {
    expect((await Client.join(s.url, { match: id, secrets: [secrets[0]!] })).last).toMatchObject({ refusal: { code: 'wrong-secret' } });
    const client = await Client.join(s.url, { match: id, secrets: [secret], name: 'New' });
    expect(client.last.type).toBe('table');
    expect(nameOf(client, 0)).toBe('New');
    const again = await Client.join(s.url, { match: id, secrets: [secret], name: 'Another window' });
    expect(nameOf(again, 0)).toBe('New');
  }
});

test.each(['\u202e', '\u2066', '\u200f', '\u061c'])('names and chat refuse characters that change the direction of reading', mark => {
  expect(nameSchema.safeParse(`Ada${mark}`).success).toBe(false);
  expect(nameSchema.safeParse(`A${mark}da`).success).toBe(false);
  expect(textSchema(100).safeParse(`well ${mark} played`).success).toBe(false);
});
test('names and chat of any script are welcome', () => {
  for (const text of ['Ada', 'מרים', 'علي', '李', 'Zoë', '👩‍🚀']) expect(nameSchema.safeParse(text).success).toBe(true);
  expect(textSchema(100).safeParse('two\nlines').success).toBe(true);
});
