import type { Mustered } from '../roster/index.js';

/** who may issue an order to whom within one army. Allies of Convenience speaks to mercenaries of any affiliation. */
export const mayOrder = (from: Mustered, to: Mustered): boolean => {
  const wanted = to.subject.affiliation;
  if (wanted === undefined || from === to || from.subject.affiliation === wanted) return true;
  const allied = from.building.alliesOfConvenience || from.upgrades.some(up => up.building.alliesOfConvenience);
  return allied && to.card.faction === 'mercenary';
};
