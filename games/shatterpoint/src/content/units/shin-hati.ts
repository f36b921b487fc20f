import { RIPOSTE, TRAINED_TO_BE_MORE } from '../abilities/answers.js';
import { IMPATIENCE } from '../abilities/keywords.js';
import { FURIOUS_RUSH } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const SHIN_HATI: UnitCard = {
  id: 'shin-hati',
  name: proper('Shin Hati, Eager Apprentice'),
  uniqueNames: ['Shin Hati'],
  type: 'secondary',
  cost: 4,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['the-new-republic'],
  tags: ['Force User', 'Mercenary', 'Scoundrel'],
  stances: [
    {
      name: proper('Form I Shii-Cho'),
      melee: { dice: 7, chart: chart('Lightsaber', '1 strike strike, 3 critical strike block>failure, 5 critical critical block>failure') },
      defence: {
        ranged: 4,
        melee: 5,
        chart: chart('Aggressive Defense', '1 block, 2 block critical>strike, 4 block block critical>strike'),
      },
      tree: tree(
        'M1* reposition damage, M2 damage damage, B2 shove damage, M3 strained damage damage, T4 heal heal heal, M4 shove damage, M5 damage damage',
        'M1-M2 M1-B2 M2-M3 B2-M3 M3-T4 M3-M4 T4-M5 M4-M5',
      ),
    },
  ],
  abilities: [
    named('Furious Rush', FURIOUS_RUSH),
    named('Trained to be Something More', TRAINED_TO_BE_MORE),
    named('Riposte', RIPOSTE),
    named('Impatience', IMPATIENCE),
  ],
  provenance: PUBLISHED,
};
