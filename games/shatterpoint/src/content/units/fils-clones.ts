import { SUPPORTING_FIRE_HEAL_REPUBLIC } from '../abilities/answers.js';
import { TAKE_HIM_DOWN_EASY } from '../abilities/fire.js';
import { BROTHERS_IN_ARMS } from '../abilities/keywords.js';
import { DASH_AND_HUNKER } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const FILS_CLONES: UnitCard = {
  id: 'fils-clones',
  spt: '00370104',
  name: { en: "Fil's Clones", de: 'Fils Klone' },
  uniqueNames: [],
  type: 'supporting',
  cost: 3,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Clone Trooper', "Fil's Squad", 'Galactic Republic', 'Trooper'],
  stances: [
    {
      name: proper('Advanced Combat Training'),
      ranged: { range: 5, dice: 7, chart: chart('DC-15S Blaster', '1 strike, 2 strike strike, 3 critical strike') },
      melee: { dice: 5, chart: chart('Combat Training', '1 strike, 2 strike strike') },
      defence: { ranged: 5, melee: 4, chart: chart('Phase I Clone Armor', '1 block, 3 block block') },
      tree: tree(
        'M1* damage, M2 shove heal, M3 damage damage, T4 shove damage, B4 dash damage, M5 strained damage',
        'M1-M2 M2-M3 M3-T4 M3-B4 T4-M5 B4-M5',
      ),
    },
  ],
  abilities: [
    named('Defensive Maneuver', DASH_AND_HUNKER),
    named('Supporting Fire: Heal', SUPPORTING_FIRE_HEAL_REPUBLIC),
    named('We Can Take Him Down Easy', TAKE_HIM_DOWN_EASY),
    named('Brothers in Arms', BROTHERS_IN_ARMS),
  ],
  provenance: PUBLISHED,
};
