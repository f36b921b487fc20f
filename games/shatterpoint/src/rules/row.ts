import type { Rule } from '@cadre/core';

const row = (id: string, source: string, says: string, ruling?: string): Rule => ({
  id,
  says,
  source,
  ...(ruling !== undefined && { ruling }),
});
/** A rule of Shatterpoint that the mode uses or replaces. */
export const core = (id: string, chapter: string, says: string, ruling?: string): Rule =>
  row(id, `Shatterpoint core rules, ${chapter}`, says, ruling);
/** A rule of the mode; `section` is its heading. */
export const encounter = (id: string, section: string, says: string): Rule => row(id, `Legendary Encounters, ${section}`, says);
/** A rule of the published missions. */
export const mission = (id: string, place: string, says: string): Rule => row(id, `Legendary Encounters, ${place}`, says);
/** Ours, where the documents leave something open. */
export const house = (id: string, says: string, ruling?: string): Rule => row(id, 'house', says, ruling);
