import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Who may import whom, from the bottom up. An import never points up this list, and only to what its row names. */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  '@cadre/core': [],
  '@cadre/geometry': [],
  '@cadre/kit': ['@cadre/core', '@cadre/geometry'],
  '@cadre/testkit': ['@cadre/core', '@cadre/kit'],
  '@cadre/noughts': ['@cadre/core', '@cadre/kit'],
  '@cadre/bluff': ['@cadre/core', '@cadre/kit'],
  '@cadre/mandalorian': ['@cadre/core', '@cadre/kit'],
  '@cadre/bots': ['@cadre/core', '@cadre/kit'],
  '@cadre/sim': ['@cadre/core', '@cadre/kit', '@cadre/bots'],
  '@cadre/bench': ['@cadre/core', '@cadre/kit', '@cadre/bots', '@cadre/noughts', '@cadre/mandalorian', '@cadre/legion', '@cadre/geometry'],
  '@cadre/legion': ['@cadre/core', '@cadre/geometry', '@cadre/kit'],
  '@cadre/protocol': ['@cadre/core'],
  '@cadre/server': ['@cadre/core', '@cadre/kit', '@cadre/protocol', '@cadre/bots'],
  '@cadre/web': ['@cadre/core', '@cadre/protocol', '@cadre/mandalorian', '@cadre/legion'],
  cadre: ['*'],
};
/** Rules decide without a clock, a timer, a random source or the machine they run on. */
const PURE = new Set([
  '@cadre/core',
  '@cadre/geometry',
  '@cadre/kit',
  '@cadre/noughts',
  '@cadre/bluff',
  '@cadre/mandalorian',
  '@cadre/legion',
]);
const IMPURE =
  /\bMath\.random\b|\bDate\b(?!\w)\s*[.(]|\bnew Date\b|\bperformance\.|\bset(?:Timeout|Interval|Immediate)\b|\bprocess\.|\bcrypto\.|['"]node:/;

export interface SourceFile {
  readonly owner: string;
  readonly path: string;
  readonly text: string;
  /** The packages that the owner's manifest names. */
  readonly declared: readonly string[];
}
/** Every wrong import or forbidden word, a sentence each. */
export const layerProblems = (files: readonly SourceFile[]): string[] =>
  files.flatMap(f => {
    const allowed = LAYERS[f.owner];
    if (!allowed) return [`${f.path}: ${f.owner} has no place in the layers of tests/layers.ts`];
    const problems: string[] = [];
    for (const name of importsOf(f.text)) {
      if (name.startsWith('.')) {
        if (/\/(packages|games|apps)\//.test(name))
          problems.push(`${f.path} reaches into another package: "${name}"; import it by its name`);
        continue;
      }
      const target = name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/');
      if (target.startsWith('@cadre/') && !allowed.includes(target) && !allowed.includes('*'))
        problems.push(`${f.path} imports ${target}; ${f.owner} may import ${allowed.join(', ') || 'nothing of ours'}`);
      if (!name.startsWith('node:') && !f.declared.includes(target))
        problems.push(`${f.path} imports ${target}, which ${f.owner} does not declare`);
    }
    if (PURE.has(f.owner)) {
      f.text.split('\n').forEach((line, i) => {
        const word = /^\s*(\/\/|\*|\/\*)/.test(line) ? undefined : IMPURE.exec(line)?.[0];
        if (word) problems.push(`${f.path}:${i + 1} uses ${word.trim()}: rules read no clock, timer, random source or machine`);
      });
    }
    return problems;
  });

const importsOf = (text: string): string[] =>
  [
    ...text.matchAll(/^\s*(?:import|export)\b[^'"]*?from\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm),
  ].map(m => (m[1] ?? m[2] ?? m[3])!);

export const sourcesOf = (root: string): SourceFile[] =>
  ['packages', 'games', 'apps'].flatMap(group =>
    readdirSync(join(root, group)).flatMap(name => {
      const manifest = JSON.parse(readFileSync(join(root, group, name, 'package.json'), 'utf8')) as { name: string; dependencies?: object };
      return readdirSync(join(root, group, name, 'src'), { recursive: true, encoding: 'utf8' })
        .filter(f => /\.tsx?$/.test(f))
        .map(f => {
          const path = join(group, name, 'src', f);
          return {
            owner: manifest.name,
            path,
            text: readFileSync(join(root, path), 'utf8'),
            declared: Object.keys(manifest.dependencies ?? {}),
          };
        });
    }),
  );
