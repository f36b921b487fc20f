import { stripVTControlCharacters } from 'node:util';

/** Columns on the screen: colours take none. */
export const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;
export const padTo = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
export const padBefore = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Lines no wider than `width`; a word that is wider stands alone. Lines after the first begin with `indent`. */
export const wrap = (text: string, width: number, indent = ''): string[] => {
  if (widthOf(text) <= width) return [text]; // drawings keep their blanks
  const [lead = '', ...words] = text.split(/(?<=\S) +/);
  const lines: string[] = [];
  let line = lead;
  for (const word of words) {
    if (widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = indent + word;
    } else line = `${line} ${word}`;
  }
  return [...lines, line];
};
