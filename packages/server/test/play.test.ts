import { readRecord, verifyRecord } from '@cadre/core';
import { noughts } from '@cadre/noughts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from './support/client.js';
import { LOOSE, type Started, start } from './support/start.js';

let s: Started;
beforeAll(async () => {
  s = await start();
});
afterAll(() => s.close());
const get = async (path: string, secret?: string) => {
  const response = await fetch(s.url + path, secret ? { headers: { authorization: `Bearer ${secret}` } } : {});
  const text = await response.text();
  return { status: response.status, text, json: () => JSON.parse(text) };
};

describe('a match of two personSeats', () => {
  test('begins when both have come, is played to its end, and its record is true', async () => {
    const { match, clients } = await s.table({ game: 'noughts' });
    const [a, b] = clients as [Client, Client];
    await a.until(() => a.table?.status === 'playing');
    expect(a.table!.seats).toEqual([
      { kind: 'person', name: 'P0' },
      { kind: 'person', name: 'P1' },
    ]);
    expect(a.table!.dice.contributions).toEqual(['salt0', 'salt1']);
    for (const square of [0, 3, 1, 4, 2]) {
      const now = a.asked ? a : b;
      const done = await now.answer([square]);
      expect(done.type).toBe('done');
      await Promise.all([a, b].map(c => c.until(() => done.type === 'done' && c.version >= done.version)));
    }
    expect(b.table!.ending).toEqual({ how: 'finished', seat: null, score: [1, 0] });
    const { text } = await get(`/api/v1/matches/${match}/record`);
    const read = readRecord(text);
    expect('record' in read && verifyRecord(noughts, read.record)).toBeUndefined();
    expect(await a.refusedWith({ type: 'answer', seat: 0, seq: 5, answer: [5] })).toBe('over');
  });
  test('refuses what is wrong, says why, and goes on', async () => {
    const { clients } = await s.table({ game: 'noughts' });
    const [a, b] = clients as [Client, Client];
    await a.until(() => a.asked !== null);
    const before = JSON.stringify(a.views);
    expect(await a.refusedWith({ type: 'answer', seat: 0, seq: 0, answer: [9] })).toBe('illegal');
    expect(await a.refusedWith({ type: 'answer', seat: 0, seq: 7, answer: [0] })).toBe('late');
    expect(await a.refusedWith({ type: 'answer', seat: 0, seq: 0, answer: [0, 1] })).toBe('too-long');
    expect(await a.refusedWith({ type: 'answer', seat: 1, seq: 0, answer: [0] })).toBe('not-your-seat');
    expect(await b.refusedWith({ type: 'answer', seat: 1, seq: 0, answer: [0] })).toBe('not-asked');
    expect(await a.refusedWith({ type: 'answer', seat: 0, seq: 0, answer: ['0'] as never })).toBe('bad-message');
    expect(await a.refusedWith({ type: 'answer', seat: 0, seq: 0, answer: [0], extra: 1 } as never)).toBe('bad-message');
    expect(JSON.stringify(a.views)).toBe(before);
    expect((await a.answer([0])).type).toBe('done');
    expect(await a.refusedWith({ type: 'answer', seat: 0, seq: 0, answer: [0] })).toBe('late'); // the same click twice
  });
  test('one person may hold both seats', async () => {
    const { match, secrets, clients } = await s.table({ game: 'noughts' });
    const both = await Client.join(s.url, { match, secrets });
    expect(both.views.map(v => v.seat)).toEqual([0, 1]);
    for (const square of [4, 0]) expect((await both.answer([square])).type).toBe('done');
    await Promise.all(clients.map(c => c.until(() => c.views[0]?.seq === 2)));
  });
});

describe('coming back', () => {
  test('from a version: only what was missed; from nowhere: everything', async () => {
    const { match, secrets, clients } = await s.table({ game: 'noughts' });
    const [a, b] = clients as [Client, Client];
    await a.until(() => a.asked !== null);
    const seen = b.version;
    await b.close();
    await a.answer([4]);
    const again = await Client.join(s.url, { match, secrets: [secrets[1]!], resume: seen });
    expect(again.last).toMatchObject({ type: 'change', from: seen, version: a.version, events: [{ kind: 'answered', seat: 0 }] });
    expect(again.asked).toMatchObject({ seat: 1, seq: 1 });
    const tokens = await Client.join(s.url, { match, secrets: [secrets[1]!] });
    expect(tokens.last).toMatchObject({ type: 'table', version: a.version });
    const confused = await Client.join(s.url, { match, secrets: [secrets[1]!], resume: 9999 });
    expect(confused.last.type).toBe('table');
  });
});

describe('undo', () => {
  test('is free as long as nobody has answered or learned anything since', async () => {
    const { clients } = await s.table({ game: 'bluff', setup: { dice: 1 } });
    const [a, b] = clients as [Client, Client];
    await a.until(() => a.asked !== null);
    const to = a.views[0]!.seq;
    await a.answer([1]);
    expect(await a.refusedWith({ type: 'undo', seat: 0, to })).toBe('done');
    await b.until(() => b.version === a.version);
    expect(a.asked?.seq).toBe(to);
    expect(a.table!.proposal).toBeNull();
  });
  test('is asked of the other below that, names the action, and undone dice do not come again', async () => {
    const { match, clients } = await s.table({ game: 'bluff', setup: { dice: 2 } });
    const [a, b] = clients as [Client, Client];
    await a.until(() => a.asked !== null);
    await a.answer([1]);
    await b.answer([2]); // both nerves are shown: that cannot be undone freely
    await b.until(() => b.asked !== null && b.views[0]!.pending!.rule === 'BL-5');
    expect(await a.refusedWith({ type: 'undo', seat: 0, to: 2 })).toBe('done');
    await b.until(() => b.table!.proposal !== null);
    expect(b.table!.proposal).toEqual({ by: 0, action: { kind: 'undo', to: 2, rule: 'BL-2' }, agreed: [] });
    expect(await a.refusedWith({ type: 'agree', seat: 0 })).toBe('nothing-to-do');
    expect(await b.refusedWith({ type: 'decline', seat: 1 })).toBe('done');
    expect(await a.refusedWith({ type: 'undo', seat: 0, to: 2 })).toBe('done');
    await b.ask({ type: 'agree', seat: 1 });
    await a.until(() => a.views[0]!.pending?.rule === 'BL-2' && a.table!.proposal === null);
    expect(a.views[0]!.seq).toBe(2);
    const { rolls } = (await get(`/api/v1/matches/${match}/dice`)).json();
    expect(rolls).toBeNull();
  });
  test('off means off', async () => {
    const { clients } = await s.table({ game: 'noughts', tableRules: { undo: 'off' } });
    const [a] = clients as [Client, Client];
    await a.until(() => a.asked !== null);
    await a.answer([4]);
    expect(await a.refusedWith({ type: 'undo', seat: 0, to: 0 })).toBe('policy-forbids');
  });
});

describe('people at the table', () => {
  test('chat reaches everybody but those who muted its seat', async () => {
    const { match, clients } = await s.table({ game: 'noughts' });
    const [a, b] = clients as [Client, Client];
    const watcher = await Client.join(s.url, { match });
    await b.ask({ type: 'mute', whose: 0, muted: true });
    await a.ask({ type: 'say', seat: 0, text: 'hello' });
    const said = (c: Client) => c.messages.flatMap(m => (m.type === 'change' ? m.events : [])).find(h => h.kind === 'said');
    await Promise.all([a, b, watcher].map(c => c.until(() => said(c) !== undefined)));
    expect([a, b, watcher].map(c => (said(c) as { text: unknown }).text)).toEqual(['hello', null, 'hello']);
    const silent = await s.table({ game: 'noughts', tableRules: { chat: false } });
    expect(await silent.clients[0]!.refusedWith({ type: 'say', seat: 0, text: 'x' })).toBe('policy-forbids');
  });
  test('a seat is handed over: the old secret opens nothing any more', async () => {
    const { match, secrets, clients } = await s.table({ game: 'noughts' });
    const response = await fetch(`${s.url}/api/v1/matches/${match}/seats/0/secret`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secrets[0]}` },
    });
    const { secret } = (await response.json()) as { secret: string };
    await clients[0]!.until(() => clients[0]!.closed);
    expect(clients[0]!.last).toMatchObject({ type: 'bye', refusal: { code: 'wrong-secret' } });
    expect((await Client.join(s.url, { match, secrets: [secrets[0]!] })).last).toMatchObject({ type: 'bye' });
    expect((await Client.join(s.url, { match, secrets: [secret] })).views[0]?.seat).toBe(0);
  });
  test('a bot replaces a leaver, and the leaver can come back', async () => {
    const { match, secrets, clients } = await s.table({ game: 'noughts' });
    const [a, b] = clients as [Client, Client];
    await a.until(() => a.asked !== null);
    expect(await b.refusedWith({ type: 'replace', seat: 1, whose: 0, with: 'random' })).toBe('seat-not-free');
    await a.ask({ type: 'leave', seat: 0 });
    expect(await b.refusedWith({ type: 'replace', seat: 1, whose: 0, with: 'nobody' })).toBe('no-such-bot');
    expect(await b.refusedWith({ type: 'replace', seat: 1, whose: 0, with: 'random' })).toBe('done');
    await b.until(() => b.asked !== null);
    const back = await Client.join(s.url, { match, secrets: [secrets[0]!], name: 'back' });
    expect(back.table!.seats[0]).toEqual({ kind: 'person', name: 'back' });
  });
  test('resigning ends a duel; a rematch has the same seats and secrets', async () => {
    const { secrets, clients } = await s.table({ game: 'noughts' });
    const [a, b] = clients as [Client, Client];
    await a.until(() => a.asked !== null);
    expect(await a.refusedWith({ type: 'propose', seat: 0, action: { kind: 'rematch' } })).toBe('not-over');
    await b.ask({ type: 'resign', seat: 1 });
    await a.until(() => a.table?.status === 'over');
    expect(a.table!.ending).toEqual({ how: 'resigned', seat: 1, score: null });
    await a.ask({ type: 'propose', seat: 0, action: { kind: 'rematch' } });
    await b.ask({ type: 'agree', seat: 1 });
    await a.until(() => a.table?.rematch !== null);
    const again = await Client.join(s.url, { match: a.table!.rematch!, secrets });
    await again.until(() => again.asked !== null);
  });
  test('a pause is agreed on, stops answers, and anybody ends it', async () => {
    const { clients } = await s.table({ game: 'noughts' });
    const [a, b] = clients as [Client, Client];
    await a.until(() => a.asked !== null);
    await b.ask({ type: 'propose', seat: 1, action: { kind: 'pause' } });
    expect(await a.refusedWith({ type: 'propose', seat: 0, action: { kind: 'end' } })).toBe('already-proposed');
    await a.ask({ type: 'agree', seat: 0 });
    expect(await a.refusedWith({ type: 'answer', seat: 0, seq: 0, answer: [0] })).toBe('paused');
    await a.ask({ type: 'continue', seat: 0 });
    expect(await a.refusedWith({ type: 'answer', seat: 0, seq: 0, answer: [0] })).toBe('done');
  });
  test('spectators see what is public, and can do nothing', async () => {
    const { match, clients } = await s.table({ game: 'bluff' });
    const watcher = await Client.join(s.url, { match });
    await watcher.until(() => watcher.views.length === 1);
    expect(watcher.views[0]).toMatchObject({ seat: -2, mine: null });
    expect(watcher.heard.join()).not.toContain('"rolled"');
    expect(clients[0]!.heard.join()).toContain('"rolled"');
    expect(await watcher.refusedWith({ type: 'answer', seat: 0, seq: 2, answer: [1] })).toBe('spectator');
    expect(await watcher.refusedWith({ type: 'resign', seat: 0 })).toBe('spectator');
    const closed = await s.table({ game: 'noughts', tableRules: { spectators: { allowed: false, delaySeconds: 0 } } });
    expect((await Client.join(s.url, { match: closed.match })).last).toMatchObject({ type: 'bye', refusal: { code: 'policy-forbids' } });
  });
  test('a bug can be reported during the match and after it', async () => {
    const { match, secrets, clients } = await s.table({ game: 'noughts' });
    const [a] = clients as [Client, Client];
    await a.until(() => a.asked !== null);
    expect((await a.ask({ type: 'report', seat: 0, text: 'odd' })).type).toBe('reported');
    await a.ask({ type: 'resign', seat: 0 });
    expect((await a.ask({ type: 'report', seat: 0, text: 'odd still' })).type).toBe('reported');
    const response = await fetch(`${s.url}/api/v1/matches/${match}/reports`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secrets[0]}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'by post' }),
    });
    expect(response.status).toBe(201);
  });
  test('reports are rationed for each address, by both ways', async () => {
    const strict = await start({ limits: { ...LOOSE, reports: { burst: 1, perSecond: 0.0001 } } });
    try {
      const { match, secrets, clients } = await strict.table({ game: 'noughts' });
      const report = { type: 'report', seat: 0, text: 'odd' } as const;
      expect((await clients[0]!.ask(report)).type).toBe('reported');
      expect(await clients[0]!.refusedWith(report)).toBe('too-fast');
      const response = await fetch(`${strict.url}/api/v1/matches/${match}/reports`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secrets[0]}`, 'content-type': 'application/json' },
        body: JSON.stringify({ text: 'by post' }),
      });
      expect(response.status).toBe(429);
    } finally {
      await strict.close();
    }
  });
});

describe('bots', () => {
  test('play a match to its end by themselves', async () => {
    const { match } = await s.table({
      game: 'bluff',
      seats: [
        { kind: 'bot', bot: 'search' },
        { kind: 'bot', bot: 'random' },
      ],
      setup: { dice: 1 },
    });
    const watcher = await Client.join(s.url, { match });
    await watcher.until(() => watcher.table?.status === 'over');
    const luck = (await get(`/api/v1/matches/${match}/luck`)).json();
    expect(luck.seats.length).toBeGreaterThan(0);
  });
  test.each(['stuck', 'wild'])('a bot that is %s is answered for', async bot => {
    const { clients } = await s.table({ game: 'noughts', seats: [{ kind: 'bot', bot }] });
    const [b] = clients as [Client];
    await b.until(() => b.asked !== null);
    expect(b.views[0]!.seq).toBe(1);
  });
});
