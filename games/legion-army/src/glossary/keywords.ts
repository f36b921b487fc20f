import { KEYWORD_IDS, KEYWORD_TEXTS, KEYWORDS, type KeywordId, type Named } from '@cadre/legion';
import type { Entry } from './entry.js';
import { UNIT_KEYWORDS_A_H } from './unit-keywords-a-h.js';
import { UNIT_KEYWORDS_I_R } from './unit-keywords-i-r.js';
import { UNIT_KEYWORDS_S_Z } from './unit-keywords-s-z.js';
import { WEAPON_KEYWORDS } from './weapon-keywords.js';

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

const ARMY_KEYWORDS = { ...UNIT_KEYWORDS_A_H, ...UNIT_KEYWORDS_I_R, ...UNIT_KEYWORDS_S_Z, ...WEAPON_KEYWORDS };
/** Every keyword that a card can have, as it is printed. One that is not in the glossary does not compile. */
export type KeywordName = (typeof KEYWORDS)[KeywordId]['en'] | keyof typeof ARMY_KEYWORDS;

const fromEntry = (name: string, [german, en, de, rule = 'A-13']: Entry): Definition => ({
  name: { en: name, de: german },
  text: { en, de },
  rule,
});
/** */
const BY_NAME: ReadonlyMap<string, Definition> = new Map([
  ...Object.entries<Entry>(ARMY_KEYWORDS).map(([name, entry]) => [name, fromEntry(name, entry)] as const),
  ...KEYWORD_IDS.map(id => [KEYWORDS[id].en, definitionOf(id)] as const),
]);
/** The definition of a keyword as cards print it. */
export const definitionNamed = (printed: string): Definition | undefined => BY_NAME.get(printed);
/** All definitions, by their English names. */
export const definitions: readonly Definition[] = [...BY_NAME.values()].toSorted((a, b) => (a.name.en < b.name.en ? -1 : 1));

export { cardTextOf, isExplained } from './card-texts.js';
