import { COORDINATED_FIRE_STRAINED_EMPIRE } from '../abilities/fire.js';
import { IMMOVABLE, UNRELENTING } from '../abilities/keywords.js';
import { MEMBERS_JUMP } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const DARK_TROOPERS: UnitCard = {
  id: 'dark-troopers',
  spt: '00260103',
  name: { en: 'Dark Troopers', de: 'Dunkle Truppler' },
  uniqueNames: [],
  type: 'supporting',
  cost: 4,
  force: 0,
  stamina: 7,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['age-of-rebellion', 'the-new-republic'],
  tags: ['Droid', 'Galactic Empire'],
  stances: [
    {
      name: proper('Combat Programming'),
      ranged: { range: 5, dice: 6, chart: chart('Dark Trooper Blaster', '1 strike strike, 3 critical strike') },
      melee: { dice: 6, chart: chart('Crushing Punch', '1 critical, 3 critical damage, 5 critical critical damage') },
      defence: { ranged: 5, melee: 5, chart: chart('Combat Droid', '1 block, 2 block block') },
      tree: tree(
        'M1* damage damage, B1* shove damage, M2 pinned damage, M3 shove damage, M4 strained damage, M5 damage damage, B3 jump damage, B4 disarmed damage',
        'M1-M2 B1-M2 M2-M3 M3-M4 M4-M5 M2-B3 B3-B4 B4-M5',
      ),
    },
  ],
  abilities: [
    named('Jump Boots', MEMBERS_JUMP),
    named('Coordinated Fire: Strained', COORDINATED_FIRE_STRAINED_EMPIRE),
    named('Immovable', IMMOVABLE),
    named('Unrelenting', UNRELENTING),
  ],
  provenance: PUBLISHED,
};
