import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';

/** Columns on the screen: colours take none, an emoji takes two. */
export const widthOf = (text: string): number => stringWidth(text);
export const padTo = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
export const padBefore = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Breaks text between words into lines of at most `width`; a longer word gets a line of its own. Lines after the first begin with `indent`. */
export const wrap = (text: string, width: number, indent = ''): string[] => {
  if (widthOf(text) <= width) return [text]; // keeps the spaces of drawings
  const lead = /^ */.exec(text)![0];
  const [first = '', ...rest] = wrapAnsi(text.slice(lead.length), width - lead.length).split('\n');
  const others = rest.length === 0 ? [] : wrapAnsi(rest.join(' '), width - widthOf(indent)).split('\n');
  return [lead + first, ...others.map(line => indent + line)];
};
