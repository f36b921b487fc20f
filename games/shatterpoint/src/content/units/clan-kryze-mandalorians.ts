import { STRONGER_TOGETHER } from '../abilities/events.js';
import { SHARPSHOOTER_1 } from '../abilities/keywords.js';
import { MEMBERS_JUMP } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const CLAN_KRYZE_MANDALORIANS: UnitCard = {
  id: 'clan-kryze-mandalorians',
  spt: '00010107',
  name: { en: 'Clan Kryze Mandalorians', de: 'Mandalorianer des Clans Kryze' },
  uniqueNames: [],
  type: 'supporting',
  cost: 4,
  force: 0,
  stamina: 7,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['fall-of-the-jedi', 'reign-of-the-empire', 'age-of-rebellion', 'the-new-republic'],
  tags: ['Clan Kryze', 'Death Watch', 'Mandalorian', 'Trooper'],
  stances: [
    {
      name: proper('Skirmish Tactics'),
      ranged: { range: 4, dice: 6, chart: chart('WESTAR-35 Blaster Pistols', '1 strike, 3 critical strike, 5 critical critical strike') },
      melee: { dice: 5, chart: chart('Gauntlet Vibroblade', '1 strike, 3 critical critical') },
      defence: { ranged: 5, melee: 4, chart: chart('Beskar Armor', '1 block, 2 block block') },
      tree: tree(
        'T1* pinned damage, B1* shove damage, M2 shove damage damage, T3 disarmed, B3 exposed, M4 shove damage, M5 damage damage',
        'T1-M2 B1-M2 M2-T3 M2-B3 T3-M4 B3-M4 M4-M5',
      ),
    },
  ],
  abilities: [
    named('Jet Pack', MEMBERS_JUMP),
    named('Mandalorians are Stronger Together', STRONGER_TOGETHER),
    named('Helmet Visor', SHARPSHOOTER_1),
  ],
  provenance: PUBLISHED,
};
