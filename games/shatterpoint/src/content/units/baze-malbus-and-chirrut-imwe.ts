import { GUARDIANS_OF_THE_WHILLS, PRAYING_FOR_THE_DOOR } from '../abilities/events.js';
import { I_FEAR_NOTHING } from '../abilities/friends.js';
import { WORSE_CAGES } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const BAZE_MALBUS_AND_CHIRRUT_IMWE: UnitCard = {
  id: 'baze-malbus-and-chirrut-imwe',
  spt: '00520103',
  name: { en: 'Baze Malbus and Chirrut Îmwe', de: 'Baze Malbus und Chirrut Îmwe' },
  uniqueNames: ['Baze Malbus', 'Chirrut Îmwe'],
  type: 'supporting',
  cost: 5,
  force: 0,
  stamina: 9,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['age-of-rebellion'],
  tags: ['Rebel Alliance', 'Scoundrel'],
  stances: [
    {
      name: proper('The Force Is With Me'),
      ranged: { range: 5, dice: 6, chart: chart('Guardian Training', '1 critical, 3 critical strike, 4 critical critical pinned') },
      melee: { dice: 6, chart: chart('Guardian Training', '1 critical, 2 critical strike, 3 critical critical strained') },
      defence: { ranged: 5, melee: 5, chart: chart('The Force Is With Me', '1 block dash, 3 block block dash, 4 block block reposition') },
      tree: tree(
        'M1* damage damage, M2 shove damage, T3 exposed damage, B3 pinned damage, M4 damage, T5 shove damage, B5 disarmed damage',
        'M1-M2 M2-T3 M2-B3 T3-M4 B3-M4 M4-T5 M4-B5',
      ),
    },
    {
      name: proper('I Am One With the Force'),
      ranged: { range: 5, dice: 6, chart: chart('Guardian Training', '1 critical, 2 critical strike, 3 critical critical pinned') },
      melee: { dice: 6, chart: chart('Guardian Training', '1 critical, 3 critical strike, 4 critical critical strained') },
      defence: {
        ranged: 5,
        melee: 5,
        chart: chart('I Am One With the Force', '1 block critical>strike, 3 block block critical>strike, 4 block block critical>failure'),
      },
      tree: tree(
        'T1* shove damage, B1* disarmed damage, M2 damage, T3 exposed damage, B3 pinned damage, M4 shove damage, M5 damage damage',
        'T1-M2 B1-M2 M2-T3 M2-B3 T3-M4 B3-M4 M4-M5',
      ),
    },
  ],
  abilities: [
    named('I Fear Nothing, For All Is as the Force Wills It', I_FEAR_NOTHING),
    named("We've Been in Worse Cages Than This One", WORSE_CAGES),
    named('Guardians of the Whills', GUARDIANS_OF_THE_WHILLS),
    named("He's Praying for the Door to Open", PRAYING_FOR_THE_DOOR),
  ],
  provenance: PUBLISHED,
};
