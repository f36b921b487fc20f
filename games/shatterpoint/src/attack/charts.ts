import type { Chart, ChartResult, Icon } from '../content/types.js';

/** What dice and charts show, by kind. */
export interface Results {
  criticals: number;
  strikes: number;
  blocks: number;
  failures: number;
}
const PLURAL = { critical: 'criticals', strike: 'strikes', block: 'blocks', failure: 'failures' } as const;
const NO_RESULTS: readonly ChartResult[] = [];

/** S-EXP-1: the one row whose band holds this many expertise results; none for 0. */
export const rowFor = (chart: Chart | undefined, expertise: number): readonly ChartResult[] =>
  chart?.rows.findLast(({ from }) => expertise >= from)?.results ?? NO_RESULTS;
export const iconsIn = (row: readonly ChartResult[]): Icon[] => row.flatMap(result => ('effect' in result ? [result.effect] : []));
/** S-EXP-2, LE-O2: a change needs a result that is in the roll at that moment. */
export const applyRow = (results: Results, row: readonly ChartResult[], keepsCriticals = false): void => {
  for (const result of row) {
    if ('add' in result) results[PLURAL[result.add]]++;
    if (!('change' in result) || results[PLURAL[result.change]] === 0 || (keepsCriticals && result.change === 'critical')) continue;
    results[PLURAL[result.change]]--;
    results[PLURAL[result.into]]++;
  }
};
/** S-ATK-7, S-DICE-3: each block cancels one strike; criticals stay, failures and expertise count for nothing. */
export const successesOf = ({ criticals, strikes, blocks }: Results): number => criticals + Math.max(0, strikes - blocks);
