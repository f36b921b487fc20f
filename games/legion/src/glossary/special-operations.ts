import { KEYWORD_TEXTS } from '../special-operations/content/keyword-texts.js';
import { KEYWORDS, type KeywordId } from '../special-operations/content/keywords.js';
import type { Named } from '../special-operations/content/types.js';
import { QUANTITIES } from '../special-operations/keywords/quantities.js';

/** A keyword as table and army builder explain it. */
export interface Definition {
  readonly name: Named;
  /** What it does, in a sentence or two; X is the number on the card. */
  readonly text: Named;
  readonly rule: string;
}
/** One definition of every keyword of Special Operations. */
export const definitionOf = (keyword: KeywordId): Definition => ({
  name: KEYWORDS[keyword],
  text: KEYWORD_TEXTS[keyword],
  rule: QUANTITIES[keyword].rule,
});
