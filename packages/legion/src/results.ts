/**
 * What an attack roll has come to so far. The attack at the table and the odds of an army list change it by the same functions, in place:
 * a search makes millions of them.
 */
export interface Results {
  hits: number;
  crits: number;
  surges: number;
}
export const SURGES = ['none', 'hit', 'crit'] as const;
/** What a unit's chart makes of a surge. */
export type Surge = (typeof SURGES)[number];

/** SO-G30, L-DIE-2: Critical first, then the chart. What it does not convert stays a surge. */
export const convertSurges = (r: Results, critical: number, chart: Surge): void => {
  const sharpened = Math.min(critical, r.surges);
  r.crits += sharpened;
  r.surges -= sharpened;
  if (chart === 'none') return;
  r[chart === 'crit' ? 'crits' : 'hits'] += r.surges;
  r.surges = 0;
};
/** L-ATK-5, SO-K3: a dodge token or armour cancels hits, never critical results. */
export const cancelHits = (r: Results, n: number): void => {
  r.hits -= Math.min(r.hits, n);
};
/** SO-G30 */
export const applyImpact = (r: Results, impact: number): void => {
  const n = Math.min(impact, r.hits);
  r.hits -= n;
  r.crits += n;
};
/** L-ATK-8 */
export const piercedOf = (blocks: number, pierce: number): number => Math.min(pierce, blocks);
/** L-ATK-9 */
export const woundsOf = ({ hits, crits }: Readonly<Pick<Results, 'hits' | 'crits'>>, blocks: number, pierce: number): number =>
  Math.max(0, hits + crits - blocks + piercedOf(blocks, pierce));
