import { COORDINATED_FIRE_STRAINED_REPUBLIC } from '../abilities/fire.js';
import { BROTHERS_IN_ARMS } from '../abilities/keywords.js';
import { DASH_AND_HUNKER } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const CLONE_TROOPERS_501ST: UnitCard = {
  id: '501st-clone-troopers',
  spt: '00010101',
  name: { en: '501st Clone Troopers', de: 'Klontruppler der 501.' },
  uniqueNames: [],
  type: 'supporting',
  cost: 3,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['501st', 'Clone Trooper', 'Galactic Republic', 'Trooper'],
  stances: [
    {
      name: proper('Advanced Combat Training'),
      ranged: { range: 5, dice: 7, chart: chart('DC-15A Blaster', '1 critical, 3 critical strike') },
      melee: { dice: 5, chart: chart('Bash', '1 strike, 3 strike strike') },
      defence: { ranged: 5, melee: 4, chart: chart('Phase II Clone Armor', '1 block, 3 block block') },
      tree: tree(
        'M1* pinned damage, M2 damage damage, T3 shove, T4 heal, M3 strained, M4 reposition damage, M5 damage damage',
        'M1-M2 M2-T3 T3-T4 T4-M5 M2-M3 M3-M4 M4-M5',
      ),
    },
  ],
  abilities: [
    named('Defensive Maneuver', DASH_AND_HUNKER),
    named('Coordinated Fire: Strained', COORDINATED_FIRE_STRAINED_REPUBLIC),
    named('Brothers in Arms', BROTHERS_IN_ARMS),
  ],
  provenance: {
    from: 'published',
    note: 'The first option is pinned and damage as on the card; the example of the rulebook has pinned alone.',
  },
};
