import { SUPPORTING_FIRE_DASH_REPUBLIC } from '../abilities/answers.js';
import { LAY_LOW } from '../abilities/dice.js';
import { BROTHERS_IN_ARMS } from '../abilities/keywords.js';
import { DASH_AND_HUNKER } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const ARF_CLONE_TROOPERS: UnitCard = {
  id: 'arf-clone-troopers',
  spt: '00080103',
  name: { en: 'ARF Clone Troopers', de: 'ARF-Klontruppler' },
  uniqueNames: [],
  type: 'supporting',
  cost: 3,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['ARF', 'Clone Trooper', 'Galactic Republic', 'Trooper'],
  stances: [
    {
      name: proper('Recon Force'),
      ranged: { range: 5, dice: 7, chart: chart('DC-15A Blaster Rifle', '1 strike, 3 critical strike, 4 critical critical') },
      melee: { dice: 5, chart: chart('Bash', '1 strike, 2 strike strike') },
      defence: { ranged: 4, melee: 4, chart: chart('Phase II Clone Armor', '1 block, 3 block block') },
      tree: tree('M1* pinned damage, M2 shove damage, M3 exposed damage, M4 damage damage, B3 disarmed damage', 'M1-M2 M2-M3 M3-M4 M2-B3'),
    },
  ],
  abilities: [
    named('Defensive Maneuver', DASH_AND_HUNKER),
    named('Supporting Fire: Dash', SUPPORTING_FIRE_DASH_REPUBLIC),
    named('Brothers in Arms', BROTHERS_IN_ARMS),
    named('Lay Low', LAY_LOW),
  ],
  provenance: PUBLISHED,
};
