import type { Rule } from '@cadre/core';

/** A row of the catalogue as version 1.1 has it, and how the playtest differs: other words, or null for no such rule. */
export interface EditionRule extends Rule {
  readonly playtest?: { readonly says?: string; readonly ruling?: string; readonly source: string } | null;
}
type More = Pick<EditionRule, 'ruling' | 'playtest'>;
/** A rule of Legion 2.6.1 that Special Operations uses. */
export const core = (id: string, chapter: string, says: string, more: More = {}): EditionRule => ({
  id,
  says,
  source: `Legion 2.6.1, ${chapter}`,
  ...more,
});
/** A rule of the German document; `section` is its heading. */
export const special = (id: string, section: string, says: string, more: More = {}): EditionRule => ({
  id,
  says,
  source: `Spezialeinsätze 1.1, ${section}`,
  ...more,
});
/** Ours, where the documents leave something open. */
export const house = (id: string, says: string, ruling?: string, more: Pick<More, 'playtest'> = {}): EditionRule => ({
  id,
  says,
  source: 'house',
  ...(ruling !== undefined && { ruling }),
  ...more,
});
/** The playtest in other words. */
export const inPlaytest = (section: string, says: string, ruling?: string) => ({
  playtest: { says, source: `Special Operations playtest, ${section}`, ...(ruling !== undefined && { ruling }) },
});
