// Where a rule can be changed a little, so that a test should notice.
import { seeded } from '@cadre/kit';

/** What is looked for, and what it becomes. Types, imports, strings and comments are left alone. */
const CHANGES = [
  [/ (===|!==) /g, was => (was.includes('===') ? ' !== ' : ' === ')],
  [/ (<=|>=|<|>) (?=[\w(-])/g, was => ({ '<=': ' < ', '>=': ' > ', '<': ' <= ', '>': ' >= ' })[was.trim()]],
  [/ (&&|\|\|) /g, was => (was.includes('&&') ? ' || ' : ' && ')],
  [/ (\+|-) (?=[\w(])/g, was => (was.includes('+') ? ' - ' : ' + ')],
  [/\b(true|false)\b/g, was => (was === 'true' ? 'false' : 'true')],
  [/(?<![\w.'-]|\bid: )\d+(?![\w.'])/g, was => String(Number(was) + 1)],
  [/(?<=[(\s[])!(?=[a-z(])/g, () => ''],
  // a term, an offer or a condition less
  [/\b(adds|offers|when)(?=: )/g, () => 'dropped'],
  [/\bMath\.(min|max)\(/g, was => (was.includes('min') ? 'Math.max(' : 'Math.min(')],
];
const STRINGS = /'(?:[^'\\\n]|\\.)*'|`[^`]*`|\/\/[^\n]*|\/\*[\s\S]*?\*\/|\/(?![*/\s])(?:[^/\\\n]|\\.)+\/[gimsuy]*/g;
/** The same length, so that places stay places. */
const blank = text => text.replace(STRINGS, found => found.replace(/[^\n]/g, ' '));
/** Lines of types and of imports. */
const IS_TYPE = /^\s*(import|export \*|export type|type|interface|readonly)\b|^\s*\| /;
const isInType = (lines, at) => {
  for (let i = at; i >= 0; i--) {
    if (/^(export )?(interface|type)\b/.test(lines[i])) return true;
    if (/^\S/.test(lines[i]) && i < at && !/^[}\])]/.test(lines[i])) return false;
    if (i < at && /^[}\])]/.test(lines[i])) return false;
  }
  return false;
};
/** Every place of a file with what stands there and what it becomes. */
export const mutationsIn = text => {
  const code = blank(text);
  const lines = code.split('\n');
  let start = 0;
  return lines.flatMap((line, i) => {
    const from = start;
    start += line.length + 1;
    if (IS_TYPE.test(line) || isInType(lines, i)) return [];
    return CHANGES.flatMap(([pattern, change]) =>
      [...line.matchAll(pattern)].map(found => ({
        line: i + 1,
        from: from + found.index,
        to: from + found.index + found[0].length,
        was: found[0].trim(),
        becomes: change(found[0]),
      })),
    );
  });
};
/** So many of them, by the seed alone. */
export const sampleOf = (places, count, seed) => {
  const random = seeded(seed);
  const left = [...places];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random(left.length), 1)[0]);
};
