import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folder, cadre as run } from './binary.js';

const file = folder();
const BOTS = ['--seats', 'random,random', '--seed', '1', '--think', '1', '--json'];

test('a campaign file can be moved, and keeps games and unlocks', async () => {
  mkdirSync(file('here'));
  const here = file('here/campaign.json');
  expect(JSON.parse((await run(['campaign', 'new', here, '--json'])).stdout)).toMatchObject({ games: [], next: ['m1'], added: [] });
  const first = await run(['campaign', 'play', here, ...BOTS]);
  expect(first.code, first.stderr).toBe(0);
  expect(JSON.parse(first.stdout)).toMatchObject({ games: [{ mission: 'm1', players: 2 }], next: ['m2'] });
  // another machine: another folder, another home, nothing but the file
  cpSync(file('here'), file('elsewhere'), { recursive: true });
  const elsewhere = file('elsewhere/campaign.json');
  const home = { HOME: file('elsewhere'), CADRE_HOME: file('elsewhere/home') };
  expect((await run(['campaign', 'play', elsewhere, ...BOTS], '', home)).code).toBe(0);
  const shown = JSON.parse((await run(['campaign', 'show', elsewhere, '--json'], '', home)).stdout) as {
    games: { mission: string }[];
    added: string[];
  };
  expect(shown.games.map(g => g.mission)).toEqual(['m1', 'm2']);
  expect(shown.added.length).toBeGreaterThanOrEqual(8);
  expect(JSON.parse(readFileSync(here, 'utf8')).games).toHaveLength(1);
}, 60_000);

test('everything can be unlocked at once', async () => {
  const all = file('all.json');
  await run(['campaign', 'new', all]);
  const shown = JSON.parse((await run(['campaign', 'unlock', all, '--json'])).stdout) as { guide: number; of: number; envelopes: number[] };
  expect([shown.guide, shown.envelopes]).toEqual([shown.of, [1, 2]]);
  const begun = await run(['campaign', 'new', file('all-from-the-start.json'), '--unlock-everything', '--json']);
  expect(JSON.parse(begun.stdout)).toMatchObject({ guide: shown.of, games: [] });
});

test.each([
  ['cut short', '{"cadre":"mandalorian-campaign","version":1,"gui', 'not JSON'],
  [
    'from a newer version',
    '{"cadre":"mandalorian-campaign","version":99,"guide":2,"games":[]}',
    'version: this is 99; version 1 can be read',
  ],
  ['of something else', '{"cadre":1}', 'not "mandalorian-campaign"'],
])('a file %s is rejected with the reason and left unchanged', async (_, text, reason) => {
  const bad = file('bad.json');
  writeFileSync(bad, text);
  for (const command of ['show', 'unlock', 'play']) {
    const { code, stderr } = await run(['campaign', command, bad]);
    expect([code, stderr.split('\n').length]).toEqual([1, 2]);
    expect(stderr).toContain(reason);
  }
  expect(readFileSync(bad, 'utf8')).toBe(text);
});

test('wrong usage is reported: a mission that is not offered, an existing file, unlocks by flag', async () => {
  const ours = file('calls.json');
  await run(['campaign', 'new', ours]);
  expect(await run(['campaign', 'new', ours])).toMatchObject({ code: 1, stderr: expect.stringContaining('the file exists already') });
  expect(await run(['campaign', 'play', ours, '--mission', 'm4'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('says to play m1'),
  });
  expect(await run(['campaign', 'play', ours, '--guide', '71'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('the campaign file says'),
  });
});
test('a traitor before its envelope is opened, and content after the start, are rejected', async () => {
  const ours = file('closed.json');
  await run(['campaign', 'new', ours]);
  expect(await run(['campaign', 'play', ours, '--traitor', 'hidden', '--players', '3'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--traitor hidden: the envelope with the traitor has not been opened yet'),
  });
  expect(await run(['campaign', 'play', ours, '--content', ours])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--content only works with cadre campaign new'),
  });
});
test('an unfinished game changes nothing', async () => {
  const ours = file('left.json');
  await run(['campaign', 'new', ours]);
  const before = readFileSync(ours, 'utf8');
  expect(await run(['campaign', 'play', ours, '--seed', '1'], 'q\n')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('the campaign is unchanged'),
  });
  expect(readFileSync(ours, 'utf8')).toBe(before);
});
