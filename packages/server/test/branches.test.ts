import { bluff } from '@cadre/bluff';
import { type MatchRecord, readRecord } from '@cadre/core';
import { type Created, type DiceProof, diceProofSchema } from '@cadre/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyDice } from '../src/index.js';
import { Client } from './support/client.js';
import { type Started, start } from './support/start.js';

let s: Started;
beforeAll(async () => {
  s = await start();
});
afterAll(() => s.close());
const playOn = async (match: string, body: object) => {
  const response = await fetch(`${s.url}/api/v1/matches/${match}/branches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, json: (await response.json()) as Created & { refusal: { code: string; message: string } } };
};
const recordOf = async (match: string): Promise<MatchRecord> => {
  const read = readRecord(await (await fetch(`${s.url}/api/v1/matches/${match}/record`)).text());
  if ('damage' in read) throw new Error(read.damage.problem);
  return read.record;
};
const BOTS = [
  { kind: 'bot', bot: 'random' },
  { kind: 'bot', bot: 'random' },
];
const playedByBots = async (): Promise<{ match: string; record: MatchRecord }> => {
  const { match } = await s.table({ game: 'bluff', setup: { dice: 3 }, seats: BOTS });
  const watcher = await Client.join(s.url, { match });
  await watcher.until(() => watcher.table?.status === 'over');
  return { match, record: await recordOf(match) };
};

test('a match plays on from a moment of a finished one: same beginning, new seats, new dice, and both prove themselves', async () => {
  const { match, record } = await playedByBots();
  const moment = record.log.findIndex(e => e.seat >= 0) + 1;
  const { status, json } = await playOn(match, { moment, seats: [{ kind: 'person' }, { kind: 'bot', bot: 'search' }] });
  expect(status).toBe(201);
  expect(json.seatSecrets.map(k => k.seat)).toEqual([0]);
  const me = await Client.join(s.url, { match: json.match, secrets: [json.seatSecrets[0]!.secret], contribution: 'mine' });
  await me.until(() => me.table?.status === 'playing' && me.asked !== null);
  expect(me.table!.branchedFrom).toEqual({ match, moment });
  expect(me.table!.dice.commitment).toBe(json.dice.commitment);
  while (me.table!.status !== 'over') {
    await me.until(() => me.table!.status === 'over' || me.asked !== null);
    const { asked } = me;
    if (asked)
      await me.answer(
        asked.space.kind === 'pick' ? asked.space.options.slice(-asked.space.min) : [asked.space.kind === 'amount' ? asked.space.max : 0],
      );
  }
  const own = await recordOf(json.match);
  expect(own.log.slice(0, moment)).toEqual(record.log.slice(0, moment));
  const proof: DiceProof = diceProofSchema.parse(own.dice);
  expect(proof.branchedFrom).toEqual({ match, moment });
  expect(proof.rolls!.filter(r => r === null).length).toBe(record.log.slice(0, moment).filter(e => e.seat === -1).length);
  expect(verifyDice(bluff, own, proof)).toBeUndefined();
  expect(verifyDice(bluff, record, diceProofSchema.parse(record.dice))).toBeUndefined();
  // Whoever claims that a roll came from the other match, although it was made after it, is found out.
  const claimed = { ...proof, rolls: proof.rolls!.map(() => null) };
  if (proof.rolls!.some(r => r !== null)) expect(verifyDice(bluff, own, claimed)?.problem).toContain('from no other match');
});

test('bots alone play on at once, and the same moment gives other dice', async () => {
  const { match, record } = await playedByBots();
  const ends = new Set<string>();
  for (let i = 0; i < 2; i++) {
    const { json } = await playOn(match, { moment: 0, seats: BOTS });
    const watcher = await Client.join(s.url, { match: json.match });
    await watcher.until(() => watcher.table?.status === 'over');
    const own = await recordOf(json.match);
    expect(verifyDice(bluff, own, diceProofSchema.parse(own.dice))).toBeUndefined();
    ends.add(JSON.stringify(own.log.slice(0, 2)));
  }
  expect(ends.size).toBeGreaterThan(1);
  expect((await playOn(match, { moment: record.log.length })).json.refusal.code).toBe('no-such-moment');
  expect((await playOn(match, { moment: record.log.length + 1 })).json.refusal.message).toContain(`0 to ${record.log.length}`);
});

test('from a match that is not over only whoever holds every seat can play on', async () => {
  const { match, secrets, clients } = await s.table({ game: 'bluff' });
  const [a] = clients as [Client, Client];
  await a.until(() => a.asked !== null);
  expect((await playOn(match, { moment: 1 })).json.refusal.code).toBe('not-over');
  expect((await playOn(match, { moment: 1, secrets: [secrets[0]] })).json.refusal.code).toBe('not-over');
  expect((await playOn(match, { moment: 1, secrets: [secrets[0], secrets[0]] })).json.refusal.code).toBe('not-over');
  expect((await playOn(match, { moment: 1, secrets: ['s'.repeat(43)] })).json.refusal.code).toBe('wrong-secret');
  expect((await playOn(match, { moment: 1, secrets, seats: [{ kind: 'bot', bot: 'hal' }] })).json.refusal.code).toBe('no-such-bot');
  const { status, json } = await playOn(match, { moment: 1, secrets });
  expect(status).toBe(201);
  expect(json.seatSecrets.map(k => k.secret)).not.toContain(secrets[0]);
  expect((await playOn('m'.repeat(22), { moment: 0 })).status).toBe(404);
});

test('from a running match against bots one plays on while they stay on their seats, unless undo is off', async () => {
  const against = (undo: 'ask' | 'off') => s.table({ game: 'bluff', seats: [{ kind: 'person' }, BOTS[1]!], tableRules: { undo } });
  const { match, secrets, clients } = await against('ask');
  await clients[0]!.until(() => clients[0]!.asked !== null);
  const { status, json } = await playOn(match, { moment: 1, secrets, seats: [{ kind: 'person' }, BOTS[1]] });
  expect(status).toBe(201);
  expect(json.seatSecrets.map(k => k.seat)).toEqual([0]);
  expect((await playOn(match, { moment: 1, secrets })).json.refusal.code).toBe('not-over'); // the bot's seat would be a person's
  expect((await playOn(match, { moment: 1, seats: [{ kind: 'person' }, BOTS[1]] })).json.refusal.code).toBe('not-over');
  const strict = await against('off');
  await strict.clients[0]!.until(() => strict.clients[0]!.asked !== null);
  const refused = await playOn(strict.match, { moment: 1, secrets: strict.secrets, seats: [{ kind: 'person' }, BOTS[1]] });
  expect(refused.json.refusal.code).toBe('not-over');
});
