import { bluff } from '@cadre/bluff';
import { answer, checkSetup, openMatch, viewOf } from '@cadre/core';
import { DEVICE } from '@cadre/protocol';
import { scenario } from '@cadre/testkit';
import { describe, expect, test } from 'vitest';
import type { Session } from '../src/connection/session.js';
import { whyNot } from '../src/debug/debuggable.js';
import { sittersOf } from '../src/debug/jump.js';
import { scenarioText, stateOf } from '../src/debug/scenario-text.js';

const PERSON = { kind: 'person', name: 'Ana' };
const BOT = { kind: 'bot', bot: 'random' };
const sessionOf = (match: string, sitters: readonly object[], seats: readonly number[], views: readonly unknown[] = []): Session =>
  ({
    version: 1,
    seats,
    views,
    events: [],
    storageProblem: null,
    table: { match, game: 'bluff', setup: { dice: 2 }, seats: sitters, tableRules: { undo: 'ask' } },
  }) as unknown as Session;
const DEVICE_MATCH = `${DEVICE}abc`;

describe('the debug panel opens', () => {
  test.each<[string, string, readonly object[], readonly number[], boolean]>([
    ['for whoever holds all seats', 'abc', [PERSON, PERSON], [0, 1], true],
    ['on this device, against bots', DEVICE_MATCH, [PERSON, BOT], [0], true],
    ['not at a table with somebody else', 'abc', [PERSON, PERSON], [0], false],
    ['not on this device with a seat of somebody else', DEVICE_MATCH, [PERSON, PERSON], [0], false],
    ['not while a seat is open', 'abc', [PERSON, { kind: 'open' }], [0], false],
    ['not against bots of a server, whose secrets are the server’s', 'abc', [PERSON, BOT], [0], false],
    ['not for spectators', DEVICE_MATCH, [BOT, BOT], [], false],
  ])('%s', (_, match, sitters, seats, opens) => {
    expect(whyNot(sessionOf(match, sitters, seats)) === null).toBe(opens);
  });
});

test('where there is no panel, it says why', () => {
  expect(whyNot(sessionOf('abc', [PERSON, BOT], [0]))).toContain('seat 1 is played by a bot of the server; choose "On this device"');
  expect(whyNot(sessionOf('abc', [PERSON, PERSON], [0]))).toBe('seat 1 is not yours');
});

describe('a test scenario', () => {
  const m = openMatch(bluff, checkSetup(bluff, { dice: 2 }).setup);
  answer(m, -1, m.state.pending!.seq, [0, 5]);
  answer(m, -1, m.state.pending!.seq, [2, 2]);
  const views = [0, 1].map(seat => JSON.parse(JSON.stringify(viewOf(m.state, seat))));

  test('begins with the state of the match, when all seats are held', () => {
    const session = sessionOf('abc', [PERSON, PERSON], [0, 1], views);
    const t = scenario(bluff, stateOf(session) as never);
    t.asked('BL-2', 0).asked('BL-2', 1).seat(0).answers(1).seat(1).answers(2).asked('BL-5', 1);
    expect(t.state.secret).toEqual([{ faces: [1, 6] }, { faces: [3, 3] }]);
    expect(scenarioText(session)).toContain("scenario(bluff, structuredClone(STATE) as never).asked('BL-2', 0);");
    expect(scenarioText(session)).not.toContain('are not known here');
    expect(scenarioText(session)).toContain("import { bluff } from '@cadre/bluff';");
    const elsewhere = { ...session, table: { ...session.table, game: 'special-operations' } };
    expect(scenarioText(elsewhere)).toContain("import { specialOperations } from '@cadre/special-operations';");
  });
  test('says whose secrets are missing', () => {
    const text = scenarioText(sessionOf(DEVICE_MATCH, [PERSON, BOT], [0], [views[0]]));
    expect(text).toContain('The secrets of seat 1 are not known here');
    expect(text).toContain('"secret":[{"faces":[1,6]},null]');
  });
});

test('whoever plays on from an answer keeps bots and people on their seats', () => {
  expect(sittersOf(sessionOf(DEVICE_MATCH, [PERSON, BOT], [0]))).toEqual(['me', 'random']);
  expect(sittersOf(sessionOf('abc', [PERSON, PERSON], [0, 1]))).toEqual(['me', 'me']);
});
