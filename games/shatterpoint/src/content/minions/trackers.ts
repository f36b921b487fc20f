import { SCENT_OF_THE_MARK, TANGLE_SHOT } from '../abilities/minions.js';
import { chart, HOUSE, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const TRACKERS: UnitCard = {
  id: 'minion-trackers',
  name: { en: 'Underworld Trackers', de: 'Fährtenleser der Unterwelt' },
  uniqueNames: [],
  type: 'minion',
  cost: 0,
  force: 0,
  stamina: 5,
  durability: '-',
  characters: 2,
  baseMm: 40,
  eras: ['fall-of-the-jedi', 'reign-of-the-empire', 'age-of-rebellion', 'the-new-republic'],
  tags: ['Encounter', 'Mercenary', 'Scoundrel'],
  stances: [
    {
      name: proper('Close the Net'),
      ranged: { range: 4, dice: 5, chart: chart('Net Caster', '1 strike, 3 strike pinned') },
      melee: { dice: 5, chart: chart('Shock Pole', '1 critical, 3 critical strike') },
      defence: { ranged: 4, melee: 4, chart: chart('Hide Armor', '1 block, 3 block block') },
      tree: tree('M1* damage, T2 pinned, B2 shove, M3 damage damage, M4 strained', 'M1-T2 M1-B2 T2-M3 B2-M3 M3-M4'),
    },
  ],
  abilities: [
    { ...SCENT_OF_THE_MARK, name: { en: 'Scent of the Mark', de: 'Witterung' } },
    { ...TANGLE_SHOT, name: { en: 'Tangle Shot', de: 'Fesselschuss' } },
  ],
  provenance: HOUSE,
};
