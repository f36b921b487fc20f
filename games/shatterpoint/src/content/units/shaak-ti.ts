import { UNITY_WINS_WAR } from '../abilities/friends.js';
import { FORCE_REPULSE } from '../abilities/harm.js';
import { VIRTUOSO } from '../abilities/keywords.js';
import { FEINTING_BLOW } from '../abilities/results.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const SHAAK_TI: UnitCard = {
  id: 'shaak-ti',
  spt: '00500102',
  name: { en: 'Jedi Master Shaak Ti', de: 'Jedi-Meisterin Shaak Ti' },
  uniqueNames: ['Shaak Ti'],
  type: 'secondary',
  cost: 5,
  force: 1,
  stamina: 8,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Force User', 'Galactic Republic', 'Jedi'],
  stances: [
    {
      name: proper('Form IV Ataru'),
      melee: {
        dice: 7,
        chart: chart('Lightsaber', '1 strike>critical, 2 critical strike>critical disarmed, 4 critical critical disarmed'),
      },
      defence: {
        ranged: 5,
        melee: 5,
        chart: chart('Duelist Training', '1 block, 2 block critical>failure, 4 block block critical>failure'),
      },
      tree: tree(
        'M1* damage damage, T2 damage damage, T3 strained damage, T4 disarmed damage, T5 damage damage, M2 reposition, M3 jump damage, M4 damage damage, M5 reposition, B2 shove damage, B3 damage damage, B4 shove damage, B5 exposed',
        'M1-T2 M1-M2 M1-B2 T2-T3 T3-T4 T4-T5 B2-B3 B3-B4 B4-B5 T2-M3 B2-M3 M3-M4 M4-M5 T5-M5 B5-M5',
      ),
    },
  ],
  abilities: [
    named('Unity Wins War', UNITY_WINS_WAR),
    named('Force Repulse', FORCE_REPULSE),
    named('Feinting Blow', FEINTING_BLOW),
    named('Virtuoso', VIRTUOSO),
  ],
  provenance: PUBLISHED,
};
