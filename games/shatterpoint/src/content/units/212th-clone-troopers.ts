import { COORDINATED_FIRE_PINNED_REPUBLIC } from '../abilities/fire.js';
import { BROTHERS_IN_ARMS, SHARPSHOOTER_1 } from '../abilities/keywords.js';
import { DASH_AND_HUNKER } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const CLONE_TROOPERS_212TH: UnitCard = {
  id: '212th-clone-troopers',
  spt: '00060101',
  name: { en: '212th Clone Troopers', de: 'Klontruppler der 212.' },
  uniqueNames: [],
  type: 'supporting',
  cost: 4,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['212th', 'Clone Trooper', 'Galactic Republic', 'Trooper'],
  stances: [
    {
      name: proper('Bullseye Training'),
      ranged: {
        range: 5,
        dice: 6,
        chart: chart('DC-15 Blaster Rifle', '1 strike>critical, 2 critical strike>critical, 4 critical critical'),
      },
      melee: { dice: 6, chart: chart('Bash', '1 strike, 3 strike strike') },
      defence: { ranged: 5, melee: 4, chart: chart('Phase II Clone Armor', '1 block, 3 block block') },
      tree: tree('M1* pinned damage, M2 shove damage, M3 exposed, M4 damage damage damage damage', 'M1-M2 M2-M3 M3-M4'),
    },
  ],
  abilities: [
    named('Defensive Maneuver', DASH_AND_HUNKER),
    named('Coordinated Fire: Pinned', COORDINATED_FIRE_PINNED_REPUBLIC),
    named('Brothers in Arms', BROTHERS_IN_ARMS),
    named('Clone Marksmen', SHARPSHOOTER_1),
  ],
  provenance: { from: 'published', note: 'Six melee dice by the errata of May 2026.' },
};
