import * as core from '@cadre/core';
import * as geometry from '@cadre/geometry';
import * as kit from '@cadre/kit';
import { describe, expect, test } from 'vitest';

interface Entry {
  readonly name: string;
  readonly kind: string;
  readonly doc: string;
  readonly text: string;
}
interface Reference {
  exportsOf(file: string, read: (path: string) => string): Map<string, Entry>;
  entriesOf(name: string): { path: string; exports: Map<string, Entry> }[];
  referencePages(): Map<string, string>;
}
const reference = (await import(new URL('../scripts/api-reference.mjs', import.meta.url).href)) as Reference;

describe('the API reference', () => {
  const FILES: Readonly<Record<string, string>> = {
    '/a/index.d.ts': "export * from './dice.js';\nexport { hidden as shown, type Kept } from './deck.js';\n",
    '/a/dice.d.ts': `/** A die: \`{ sides; }\`. */
export interface Die {
    /** How many; at least 2. */
    readonly sides: number;
}
declare const secret: number;
/** Roll it. */
export declare const roll: (die: Die, of: ';' | '}') => number;
export {};
`,
    '/a/deck.d.ts': 'export declare const hidden: number;\nexport declare const other: number;\nexport type Kept = {\n    a: 1;\n};\n',
  };
  test('lists what an entry exports, with comments, and nothing else', () => {
    const found = reference.exportsOf('/a/index.d.ts', path => FILES[path]!);
    expect([...found.keys()]).toEqual(['Die', 'roll', 'shown', 'Kept']);
    expect(found.get('Die')).toMatchObject({ kind: 'interface', doc: 'A die: `{ sides; }`.' });
    expect(found.get('roll')).toMatchObject({
      kind: 'const',
      doc: 'Roll it.',
      text: "export declare const roll: (die: Die, of: ';' | '}') => number;",
    });
    expect(found.get('Kept')!.text).toBe('export type Kept = {\n    a: 1;\n};');
  });
  test.each<[string, object]>([
    ['core', core],
    ['kit', kit],
    ['geometry', geometry],
  ])('names everything that @cadre/%s exports', (name, exported) => {
    const [entry] = reference.entriesOf(name);
    expect(Object.keys(exported).filter(each => !entry!.exports.has(each))).toEqual([]);
  });
  test('links names to where they are described', () => {
    expect(reference.referencePages().get('testkit.html')).toContain('<a href="/reference/core.html#AnyGame">AnyGame</a>');
  });
});
