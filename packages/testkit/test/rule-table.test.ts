import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Rule } from '@cadre/core';
import { ruleTable } from '@cadre/testkit/rule-table';
import { afterAll, beforeAll, expect, test } from 'vitest';

const FILES: Readonly<Record<string, string>> = {
  'src/rules.ts': "export const catalogue = [{ id: 'GO-1' }, { id: 'GO-4' }];",
  'src/data/blasters.ts': "export const blasters = ['GO-280'];",
  'src/play.ts': [
    "const step = { rule: 'GO-1', run: () => undefined };",
    'const stake = () => 3; // GO-2',
    '',
    "const other = { rule: 'GO-9', run: () => undefined };",
  ].join('\n'),
  'src/keywords.ts': [
    "export const KEYWORDS = { swift: { rule: 'ST-1' } };",
    '/** ST-2 */',
    'export interface Swift {',
    '  readonly speed: number;',
    '}',
    '/** ST-3: a query. */',
    'export const isSwift = (speed: number): boolean => speed > 2;',
    '/** ST-4: a table of rules. */',
    'export const OFFERS = {',
    '  dash: {',
    '    cost: 1, // ST-5',
    '    when: () => true,',
    '  },',
    '};',
    '// ST-6 stands by itself',
  ].join('\n'),
  'test/play.rules.ts': [
    "rule('GO-1', 'the first', () => {});",
    "// rule('GO-2', 'not yet', () => {});",
    'rule(',
    "  ['GO-3', 'GO-8'],",
    "  'a call too long for one line',",
    ');',
    "const words = 'GO-4 stands in a sentence only';",
  ].join('\n'),
};
const rule = (id: string): Rule => ({ id, says: `what ${id} says`, source: 'house' });
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cadre-rules-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test('every rule is shown with the places of its code and its tests', () => {
  const [first, second, third] = ruleTable(['GO-1', 'GO-2', 'GO-3'].map(rule), folder).rows;
  expect(first).toEqual({
    ...rule('GO-1'),
    code: [{ file: 'src/play.ts', line: 1 }],
    data: [],
    tests: [{ file: 'test/play.rules.ts', line: 1 }],
  });
  expect([second!.code, third!.tests]).toEqual([[{ file: 'src/play.ts', line: 2 }], [{ file: 'test/play.rules.ts', line: 4 }]]);
});
test('all that is missing, twice or unknown is a hole; the catalogue, data, other words and dead tests prove nothing', () => {
  expect(ruleTable(['GO-1', 'GO-2', 'GO-3', 'GO-4', 'GO-1'].map(rule), folder).holes).toEqual([
    'GO-1 stands in the catalogue twice',
    'GO-3 has no code: what GO-3 says',
    'GO-4 has no code: what GO-4 says',
    'GO-2 has no test: what GO-2 says',
    'GO-4 has no test: what GO-4 says',
    'GO-9 (src/play.ts:4) is in no catalogue',
    'GO-8 (test/play.rules.ts:4) is in no catalogue',
  ]);
});
test('only what runs is code: no row of data, no type, no comment that stands by itself', () => {
  const ids = ['ST-1', 'ST-2', 'ST-3', 'ST-4', 'ST-5', 'ST-6'];
  const { rows, holes } = ruleTable(ids.map(rule), folder);
  expect(rows.map(({ code, data }) => [code.length, data.length])).toEqual([
    [0, 1],
    [0, 1],
    [1, 0],
    [1, 0],
    [1, 0],
    [0, 1],
  ]);
  expect(holes.filter(hole => hole.includes('no code'))).toEqual([
    'ST-1 has no code that runs, only data or types (src/keywords.ts:1): what ST-1 says',
    'ST-2 has no code that runs, only data or types (src/keywords.ts:2): what ST-2 says',
    'ST-6 has no code that runs, only data or types (src/keywords.ts:15): what ST-6 says',
  ]);
});
