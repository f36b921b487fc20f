import type { BattleView, UnitId } from '../state.js';

/** How strong a unit has a keyword by card, loadouts and grants; 0 for not at all. */
export const strengthOf = (k: BattleView, id: UnitId, keyword: string): number => {
  const holder = k.public.roster.find(h => (h.id as number) === id);
  const granted = (holder?.granted ?? []).filter(grant => grant.keyword === keyword).reduce((x, grant) => x + grant.x, 0);
  return Math.max(0, (holder?.keywords[keyword] ?? 0) + granted);
};
