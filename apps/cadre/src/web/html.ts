/** Text that is markup already. Everything else is escaped on its way in. */
export interface Html {
  readonly markup: string;
}
type Part = Html | string | number | readonly Html[];

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, c => ESCAPES[c]!);
const markupOf = (part: Part): string => {
  if (typeof part === 'string') return escaped(part);
  if (typeof part === 'number') return String(part);
  if ('markup' in part) return part.markup;
  return part.map(p => p.markup).join('');
};

export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: texts.reduce((all, text, i) => all + text + (i < parts.length ? markupOf(parts[i]!) : ''), ''),
});
