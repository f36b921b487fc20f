import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cadreHere, folder } from './binary.js';

const file = folder();
const layout = {
  id: 'yard',
  width: 9144,
  depth: 9144,
  pieces: [
    {
      id: 'hut',
      polygon: [
        [4000, 4000],
        [5000, 4000],
        [5000, 5000],
        [4000, 5000],
      ],
      top: 800,
      passage: 'impassable',
      cover: 'heavy',
    },
  ],
};

test('a layout is drawn next to its file', async () => {
  writeFileSync(file('yard.json'), JSON.stringify(layout));
  const { code, stdout } = await cadreHere(['table', 'draw', file('yard.json'), '--json']);
  expect([code, JSON.parse(stdout)]).toEqual([0, { picture: file('yard.svg') }]);
  expect(readFileSync(file('yard.svg'), 'utf8')).toMatch(/^<svg[\s\S]*hut[\s\S]*<\/svg>\s*$/);
});
test('all problems of a layout are reported at once, and nothing is written', async () => {
  writeFileSync(
    file('bad.json'),
    JSON.stringify({
      ...layout,
      width: -1,
      pieces: [
        {
          ...layout.pieces[0],
          polygon: [
            [0, 0],
            [9, 9],
          ],
        },
      ],
    }),
  );
  const { code, stderr } = await cadreHere(['table', 'draw', file('bad.json')]);
  expect(code).toBe(1);
  expect(stderr).toMatch(/width[\s\S]*polygon/);
  expect(() => readFileSync(file('bad.svg'))).toThrow();
});
test('a file that is not valid JSON is reported in one line', async () => {
  writeFileSync(file('words.json'), 'not\njson\n');
  const { code, stderr } = await cadreHere(['table', 'draw', file('words.json')]);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^cadre: cannot read .*words\.json: not valid JSON \(.*\)\n$/);
});
