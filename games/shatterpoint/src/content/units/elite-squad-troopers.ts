import { SUPPORTING_FIRE_HEAL_EMPIRE, SUPPORTING_FIRE_HUNKER_EMPIRE } from '../abilities/answers.js';
import { IMPERIAL_MIGHT } from '../abilities/keywords.js';
import { DASH_AND_FOCUS } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const ELITE_SQUAD_TROOPERS: UnitCard = {
  id: 'elite-squad-troopers',
  spt: '00360103',
  name: { en: 'Elite Squad Troopers', de: 'Truppler des Elitetrupps' },
  uniqueNames: [],
  type: 'supporting',
  cost: 4,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['reign-of-the-empire'],
  tags: ['Galactic Empire', 'Trooper'],
  stances: [
    {
      name: proper('Imperial Marksmanship'),
      ranged: {
        range: 5,
        dice: 7,
        chart: chart('DC-15A Blaster Rifle', '1 strike>critical, 2 critical strike>critical, 4 critical critical'),
      },
      melee: { dice: 5, chart: chart('Combat Training', '1 strike strike, 3 critical strike') },
      defence: { ranged: 5, melee: 4, chart: chart('Modified Clone Trooper Armor', '1 block, 3 block block') },
      tree: tree('M1* pinned damage, M2 shove damage, M3 exposed, M4 damage damage damage damage', 'M1-M2 M2-M3 M3-M4'),
    },
  ],
  abilities: [
    named('Tactical Advance', DASH_AND_FOCUS),
    named('Supporting Fire: Hunker', SUPPORTING_FIRE_HUNKER_EMPIRE),
    named('Supporting Fire: Heal', SUPPORTING_FIRE_HEAL_EMPIRE),
    named('The Future of Imperial Might', IMPERIAL_MIGHT),
  ],
  provenance: PUBLISHED,
};
