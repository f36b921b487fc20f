import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cadre, folder } from './binary.js';

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

test('a content file is told everything that is wrong with it, each with place and remedy', async () => {
  writeFileSync(file('mine.json'), JSON.stringify(broken));
  const { code, stdout, stderr } = await cadre(['content', 'check', file('mine.json'), '--json']);
  const { ok, problems } = JSON.parse(stdout) as { ok: boolean; problems: { path: string; right: string }[] };
  expect([code, ok]).toEqual([1, false]);
  expect(problems.length).toBeGreaterThan(3);
  for (const p of problems) expect([p.path, p.right].every(x => x.length > 0)).toBe(true);
  expect(stderr.trim().split('\n')).toHaveLength(problems.length);
  expect(stderr).toContain('mine.json: maps[0]');
});
test.each([
  ['missing.json', undefined, 'there is no such file'],
  ['cut.json', '{"maps": [', 'it is not JSON'],
])('%s gives one line and exit code 1', async (name, text, reason) => {
  if (text !== undefined) writeFileSync(file(name), text);
  const { code, stderr } = await cadre(['content', 'check', file(name)]);
  expect([code, stderr.trim().split('\n').length]).toEqual([1, 1]);
  expect(stderr).toContain(reason);
});
test('a file that adds nothing is fine', async () => {
  writeFileSync(file('empty.json'), '{}');
  expect(await cadre(['content', 'check', file('empty.json')])).toMatchObject({ code: 0, stderr: '' });
});
