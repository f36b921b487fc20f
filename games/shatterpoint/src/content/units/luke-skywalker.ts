import { BRAINS_SWEETHEART } from '../abilities/dice.js';
import { FAN_OUT } from '../abilities/friends.js';
import { OH_THE_UNIFORM } from '../abilities/keywords.js';
import { CLIMB_AND_HUNKER } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const LUKE_SKYWALKER: UnitCard = {
  id: 'luke-skywalker',
  spt: '00410102',
  name: { en: 'Luke Skywalker, Daring Hero', de: 'Luke Skywalker, Wagemutiger Held' },
  uniqueNames: ['Luke Skywalker'],
  type: 'secondary',
  cost: 3,
  force: 0,
  stamina: 7,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['age-of-rebellion'],
  tags: ['Force User', 'Rebel Alliance', 'Spy'],
  stances: [
    {
      name: proper('Act on Instinct'),
      ranged: {
        range: 5,
        dice: 6,
        chart: chart('E-11 Blaster Rifle', '1 strike strike, 3 critical strike shove, 5 critical critical strike shove'),
      },
      melee: { dice: 6, chart: chart('Scrappy', '1 strike strike, 3 strike strike shove') },
      defence: {
        ranged: 4,
        melee: 5,
        chart: chart('Stormtrooper Armor', '1 block, 2 block critical>strike, 3 block block critical>failure'),
      },
      tree: tree(
        'M1* damage damage, M2 damage, M3 shove damage, T4 strained damage, B4 pinned damage, M5 shove damage, M6 reposition damage',
        'M1-M2 M2-M3 M3-T4 M3-B4 T4-M5 B4-M5 M5-M6',
      ),
    },
  ],
  abilities: [
    named("I'm Here to Rescue You", FAN_OUT),
    named('Grappling Hook', CLIMB_AND_HUNKER),
    named("He's the Brains, Sweetheart", BRAINS_SWEETHEART),
    named('Oh, the Uniform', OH_THE_UNIFORM),
  ],
  provenance: PUBLISHED,
};
