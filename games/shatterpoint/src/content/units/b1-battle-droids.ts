import { COMBAT_AI_PROTOCOLS } from '../abilities/answers.js';
import { IN_CHARGE_NOW } from '../abilities/events.js';
import { CONTEST_PROTECTION } from '../abilities/keywords.js';
import { COUNTLESS } from '../abilities/wounds.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const B1_BATTLE_DROIDS: UnitCard = {
  id: 'b1-battle-droids',
  spt: '00010104',
  name: { en: 'B1 Battle Droids', de: 'B1-Kampfdroiden' },
  uniqueNames: [],
  type: 'supporting',
  cost: 3,
  force: 0,
  stamina: 8,
  durability: 3,
  characters: 2,
  baseMm: 50,
  eras: ['fall-of-the-jedi'],
  tags: ['B1', 'Battle Droid', 'Droid', 'Separatist Alliance', 'Trooper'],
  stances: [
    {
      name: proper('B1 Combat Protocols'),
      ranged: { range: 5, dice: 7, chart: chart('E-5 Blaster Rifle', '1 strike, 3 strike strike, 4 strike strike strike') },
      melee: { dice: 5, chart: chart('Bash', '1 strike, 4 critical') },
      defence: { ranged: 4, melee: 3, chart: chart('Occupation Protocols', '1 -, 2 block, 4 block block') },
      tree: tree(
        'M1* damage, M2 reposition damage, M3 exposed damage damage, T4 strained, B4 shove damage, M5 damage damage damage',
        'M1-M2 M2-M3 M3-T4 M3-B4 T4-M5 B4-M5',
      ),
    },
  ],
  abilities: [
    named('Countless', COUNTLESS),
    named('Combat A.I. Protocols', COMBAT_AI_PROTOCOLS),
    named('I Hate This Job', CONTEST_PROTECTION),
    named("Well, I Guess I'm in Charge, Now", IN_CHARGE_NOW),
  ],
  provenance: PUBLISHED,
};
