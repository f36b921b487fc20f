import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { cadreHere, folder } from './binary.js';

const file = folder();
const broken = {
  maps: [
    {
      id: 'mine',
      name: 'Mine',
      spaces: [
        { id: 'A1', x: 0, y: 0, start: true },
        { id: 'B1', x: 1, y: 0 },
      ],
      borders: [{ a: 'A1', b: 'Z9', kind: 'wall' }],
    },
  ],
};

test('all problems of a content file are reported, with place and fix', async () => {
  writeFileSync(file('mine.json'), JSON.stringify(broken));
  const { code, stdout, stderr } = await cadreHere(['content', 'check', file('mine.json'), '--json']);
  const { ok, problems } = JSON.parse(stdout) as { ok: boolean; problems: { path: string; expected: string }[] };
  expect([code, ok]).toEqual([1, false]);
  expect(problems.length).toBeGreaterThan(3);
  for (const p of problems) expect([p.path, p.expected].every(x => x.length > 0)).toBe(true);
  expect(stderr.trim().split('\n')).toHaveLength(problems.length);
  expect(stderr).toContain('mine.json: maps[0]');
});
test.each([
  ['missing.json', undefined, 'no such file'],
  ['cut.json', '{"maps": [', 'not valid JSON'],
])('%s gives one line and exit code 1', async (name, text, reason) => {
  if (text !== undefined) writeFileSync(file(name), text);
  const { code, stderr } = await cadreHere(['content', 'check', file(name)]);
  expect([code, stderr.trim().split('\n').length]).toEqual([1, 1]);
  expect(stderr).toContain(reason);
});
test('an empty content file is valid', async () => {
  writeFileSync(file('empty.json'), '{}');
  expect(await cadreHere(['content', 'check', file('empty.json')])).toMatchObject({ code: 0, stderr: '' });
});

const relay = fileURLToPath(new URL('../../../games/mandalorian/examples/relay-on-the-mesa.json', import.meta.url));
test('a custom mission can be played, simulated and used in a campaign; its record contains it', async () => {
  const record = file('relay.record');
  const bots = ['--seed', '3', '--think', '1', '--json'];
  const played = await cadreHere(['play', 'mandalorian', '--content', relay, '--seats', 'random,random', '--name', record, ...bots]);
  expect([played.code, JSON.parse(played.stdout)], played.stderr).toMatchObject([
    0,
    { over: true, setup: { mission: 'relay', map: 'own' } },
  ]);
  expect(await cadreHere(['record', 'verify', record])).toMatchObject({ code: 0 });
  const simulated = await cadreHere([
    'simulate',
    'mandalorian',
    '--content',
    relay,
    '--games',
    '2',
    '--bots',
    'random,random',
    '--seed',
    '1',
    '--json',
  ]);
  expect([simulated.code, JSON.parse(simulated.stdout)], simulated.stderr).toMatchObject([0, { ok: true }]);
  const campaign = file('relay-campaign.json');
  expect(JSON.parse((await cadreHere(['campaign', 'new', campaign, '--content', relay, '--json'])).stdout)).toMatchObject({
    next: ['m1', 'relay'],
  });
  const side = await cadreHere(['campaign', 'play', campaign, '--mission', 'relay', '--seats', 'random,random', ...bots]);
  expect([side.code, JSON.parse(side.stdout)], side.stderr).toMatchObject([0, { games: [{ mission: 'relay' }], next: ['m1', 'relay'] }]);
}, 60_000);

test('every command rejects an invalid content file with all problems, one per line', async () => {
  const bad = file('bad.json');
  const spoilt = JSON.parse(readFileSync(relay, 'utf8')) as { missions: { map: string; crisis: unknown }[] };
  Object.assign(spoilt.missions[0]!, { map: 'nowhere', crisis: [{ op: 'explode' }] });
  writeFileSync(bad, JSON.stringify(spoilt));
  for (const command of [
    ['play', 'mandalorian'],
    ['simulate', 'mandalorian'],
    ['campaign', 'new', file('never.json')],
  ]) {
    const { code, stderr } = await cadreHere([...command, '--content', bad]);
    expect([code, stderr.trim().split('\n').length]).toEqual([2, 2]);
    expect(stderr).toContain(`${bad}: missions[0].crisis[0].op: unknown op "explode"; expected one of damage`);
    expect(stderr).toContain(`${bad}: missions[0].map: unknown map "nowhere"; expected one of map1`);
  }
  expect(existsSync(file('never.json'))).toBe(false);
});

test('content for another game is checked with --game', async () => {
  const page = readFileSync(fileURLToPath(new URL('../../../docs/legendary-encounters-content.md', import.meta.url)), 'utf8');
  const example = /```json\n([\s\S]*?)```/.exec(page)![1]!;
  writeFileSync(file('encounter.json'), example);
  const check = (name: string) => cadreHere(['content', 'check', file(name), '--game', 'legendary-encounters']);
  expect(await check('encounter.json')).toMatchObject({ code: 0, stdout: expect.stringContaining('adds hold-the-relay, relay-hill') });
  writeFileSync(file('bad-encounter.json'), example.replace('"x": 26', '"x": 40').replace('"last": 8', '"last": 0'));
  const { code, stderr } = await check('bad-encounter.json');
  expect([code, stderr.trim().split('\n').length]).toEqual([1, 1]);
  expect(stderr).toContain('bad-encounter.json: missions[0].tracker.last: 0 is too small; expected at least 1');
});
test.each(['special-operations', 'legendary-encounters'])('a file without a word is not content for %s', async game => {
  const path = file('blank.json');
  writeFileSync(path, ' \n');
  const { code, stderr } = await cadreHere(['content', 'check', path, '--game', game]);
  expect([code, stderr]).toEqual([1, `cadre: ${path} is empty; expected JSON with missions or layouts\n`]);
});
