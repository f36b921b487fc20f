import { cellsToLine, columnsOf, isTableRule, tableCells } from './text-table.js';

/** A line of a pasted text without its markup. */
export interface Line {
  readonly place: string;
  readonly indent: number;
  /** The characters in front of an entry: "-", "•", "--", "1.", an emoji; empty for none. */
  readonly bullet: string;
  readonly text: string;
  /** As it was pasted. */
  readonly raw: string;
}

/** Longer than any line of a list: such a line is kept as it is and not searched for cards, which could take for ever. */
export const MAX_LINE = 600;

/** The lines of a paste: chat and forum markup, emoji, HTML and table borders removed, blank lines left out. */
export const linesOf = (text: string): Line[] => {
  let columns: ReturnType<typeof columnsOf> = null;
  return plainText(text)
    .split('\n')
    .flatMap((raw, i) => {
      const place = `line ${i + 1}`;
      if (raw.trim() === '' || /^\s*```/.test(raw)) return [];
      if (raw.length > MAX_LINE) return [{ place, indent: 0, bullet: '', text: raw.trim(), raw: raw.trim() }];
      const cells = tableCells(raw);
      if (!cells) return [lineOf(raw, raw, place)];
      if (isTableRule(cells)) return [];
      const titles = columnsOf(cells);
      if (titles) columns = titles;
      return titles ? [] : [lineOf(cellsToLine(cells, columns), raw, place)];
    });
};

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  '#39': "'",
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  bull: '•',
};
const plainText = (text: string): string => {
  const broken = /<\/(?:li|p|div|td|b|strong|span)>|<br\s*\/?>/i.test(text)
    ? text.replaceAll(/<br\s*\/?>|<\/?(?:ul|ol)>|<\/(?:li|p|div|tr|h\d)>/gi, '\n').replaceAll(/<\/?[a-z][^<>]{0,200}>/gi, '')
    : text;
  return broken
    .replaceAll(/\[\*\]\s*/g, '• ')
    .replaceAll(/\[\/?(?:b|u|i|s|list|quote|spoiler|center|size|color|font|url)(?:=[^\]\n]{0,60})?\]/gi, '')
    .replaceAll(/&(amp|quot|#39|apos|lt|gt|nbsp|ndash|mdash|bull);/g, (_, name: string) => ENTITIES[name]!)
    .replaceAll(/[\u00A0\u2000-\u200A\u202F\u3000]/g, ' ')
    .replaceAll(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '');
};

const EMOJI = /(?![™©®•])\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]*|[\u{1F1E6}-\u{1F1FF}]{2}|[\uFE0F\u20E3]/gu;
/** Dashes of all kinds are one bullet; a dash without a space behind it belongs to a name unless that begins with a capital or a digit. */
const BULLET = /^(?:[•●▪◦‣·∙○■□►▸➤*»]+|[-–—−]+(?=\s|[A-Z\d"“])|\++(?=\s)|\.(?=\s)|\d{1,2}[.)](?=\s)|\(?[a-h]\)(?=\s))\s*/u;

/** Units often have different emoji: which one it is says nothing. */
const EMOJI_BULLET = '☆';
const lineOf = (written: string, raw: string, place: string): Line => {
  const unmarked = written
    .replace(/^(\s*)>+\s?/, '$1')
    .replaceAll(/\\([-*_#>~+.()[\]])/g, '$1')
    .replaceAll(/<a?:\w+:\d+>/g, ' ')
    .replaceAll(/(^|\s):[a-z0-9_+-]+:(?=\s|$)/gi, '$1')
    .replaceAll(/\[([^[\]]{1,80})\]\(https?:[^()\s]*\)/g, '$1')
    .replaceAll(/\*\*|__|~~|`|\|\|/g, '')
    .replaceAll(/(^|[\s(])([*_])(?=\S)([^*_]*\S)\2(?=$|[\s,.:;)])/g, '$1$3');
  const indent = indentOf(unmarked);
  const start = unmarked.trim();
  const [sign = ''] = new RegExp(`^(?:${EMOJI.source})`, 'u').exec(start) ?? [];
  const bare = start
    .replaceAll(EMOJI, ' ')
    .replaceAll(/\s{2,}/g, ' ')
    .trim();
  const [bullet = ''] = BULLET.exec(bare) ?? [];
  const mark = bullet.trim().replaceAll(/[–—−]/g, '-').replace(/^\d+/, '1');
  return { place, indent, bullet: mark || (sign === '' ? '' : EMOJI_BULLET), text: bare.slice(bullet.length).trim(), raw: raw.trim() };
};
const indentOf = (text: string): number => {
  const [space = ''] = /^\s*/.exec(text) ?? [];
  return space.replaceAll('\t', '    ').length;
};
