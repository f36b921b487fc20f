import { KEYWORD_TEXTS } from '../special-operations/content/keyword-texts.js';
import { KEYWORD_IDS, KEYWORDS, type KeywordId } from '../special-operations/content/keywords.js';
import type { Named } from '../special-operations/content/types.js';

/** A keyword as table and army builder explain it. */
export interface Definition {
  readonly name: Named;
  /** What it does, in a sentence or two; X is the number on the card. */
  readonly text: Named;
  readonly rule: string;
}
export const definitionOf = (keyword: KeywordId): Definition => {
  const { rule, ...name } = KEYWORDS[keyword];
  return { name, text: KEYWORD_TEXTS[keyword], rule };
};
const BY_NAME: ReadonlyMap<string, Definition> = new Map(KEYWORD_IDS.map(id => [KEYWORDS[id].en, definitionOf(id)]));
/** The definition of a keyword as cards print it; undefined for those that no squad of Special Operations has. */
export const definitionNamed = (printed: string): Definition | undefined => BY_NAME.get(printed);
