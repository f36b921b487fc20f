import type { TableInfo } from '@cadre/protocol';

/** Games without sides whose players win or lose together, unless somebody may be a traitor. */
const COOPERATIVE: readonly string[] = ['mandalorian'];

export const isCooperative = ({ game, sides, setup }: Pick<TableInfo, 'game' | 'sides' | 'setup'>): boolean =>
  sides.length === 1 || (COOPERATIVE.includes(game) && (setup['traitor'] ?? 'none') === 'none');
