import { RULE_17 } from '../abilities/answers.js';
import { MORE_EXPLOSIVES } from '../abilities/harm.js';
import { CONTEST_PROTECTION_AND_STEADFAST } from '../abilities/keywords.js';
import { ON_THE_TRAIL } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const SEV_AND_SCORCH: UnitCard = {
  id: 'sev-and-scorch',
  spt: '00620103',
  name: { en: '"Sev" and "Scorch"', de: '„Sev“ und „Scorch“' },
  uniqueNames: ['RC-1207', 'RC-1262'],
  type: 'supporting',
  cost: 5,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Clone Commando', 'Clone Trooper', 'Delta Squad', 'Galactic Republic'],
  stances: [
    {
      name: proper('Specialists'),
      ranged: {
        range: 5,
        dice: 7,
        chart: chart('Area-Pacification', '1 strike strike, 3 strike strike block>failure, 5 critical strike block>failure'),
      },
      melee: { dice: 6, chart: chart('Vibroblade', '1 strike strike, 4 critical strike') },
      defence: {
        ranged: 5,
        melee: 4,
        chart: chart('Katarn-class Commando Armor', '1 block critical>strike, 3 block block climb critical>strike'),
      },
      tree: tree(
        'T1* damage damage, T2 strained damage, T3 shove damage, T4 pinned damage, T5 heal heal, B1* shove damage, B2 disarmed damage, B3 shove damage, B4 climb damage, B5 damage damage',
        'T1-T2 T2-T3 T3-T4 T4-T5 B1-B2 B2-B3 B3-B4 B4-B5',
      ),
    },
  ],
  abilities: [
    named('Point Me at the Enemy and Stay Out of My Way', ON_THE_TRAIL),
    named('YES! More Explosives!', MORE_EXPLOSIVES),
    named("Rule 17: Always Make Sure They're Dead", RULE_17),
    named('I Love My Job', CONTEST_PROTECTION_AND_STEADFAST),
  ],
  provenance: {
    from: 'published',
    certainty: 'medium',
    note: 'The sources print no unique names; every other unit of named persons has them, so Sev and Scorch have their numbers.',
  },
};
