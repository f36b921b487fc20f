import { IMPERIAL_DETENTION, STRONGER_TOGETHER } from '../abilities/events.js';
import { IMPACT_1 } from '../abilities/keywords.js';
import { MEMBERS_JUMP } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const MANDALORIAN_SUPER_COMMANDOS: UnitCard = {
  id: 'mandalorian-super-commandos',
  spt: '00010112',
  name: { en: 'Mandalorian Super Commandos', de: 'Mandalorianische Superkommandos' },
  uniqueNames: [],
  type: 'supporting',
  cost: 4,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Mandalorian', 'Shadow Collective', 'Super Commando', 'Trooper'],
  stances: [
    {
      name: proper('Disruptive Tactics'),
      ranged: { range: 4, dice: 5, chart: chart('Westar-35 Blaster Pistol', '1 strike, 4 strike damage') },
      melee: { dice: 6, chart: chart('Flamethrower', '1 critical, 3 critical critical shove') },
      defence: { ranged: 4, melee: 5, chart: chart('Beskar Armor', '1 block, 2 block block') },
      tree: tree(
        'M1* damage damage, T2 disarmed damage, T3 exposed, T4 shove damage, T5 shove damage, M2 strained damage, M3 damage, M4 damage, M5 damage damage, B3 jump damage',
        'M1-T2 T2-T3 T3-T4 T4-T5 M1-M2 M2-M3 M3-M4 M4-M5 M2-B3',
      ),
    },
  ],
  abilities: [
    named('Jet Pack', MEMBERS_JUMP),
    named('Mandalorians are Stronger Together', STRONGER_TOGETHER),
    named('No Mercy', IMPERIAL_DETENTION),
    named('Victory or Death!', IMPACT_1),
  ],
  provenance: PUBLISHED,
};
