import type { Named } from '@cadre/legion';
import type { Faction, UnitType } from '../types.js';
import { has } from '../weapons.js';

/** 150 mm across and 3 inches high, in 0.1 mm: the same for every faction, so that the map is. */
const BASE = 1500;
const HEIGHT = 762;

/** SO-X-3: a vehicle is a target and nothing else. No rule asks for its rank. Wounds are from balance runs: one more is worth some 20 wins in a hundred. */
const vehicle = (faction: Faction, name: Named, wounds: number, defence: UnitType['defence'], defenceSurge: boolean): UnitType => ({
  id: `vehicle-${faction}`,
  name,
  kind: 'vehicle',
  rank: 'heavy',
  faction,
  speed: 0,
  courage: null,
  wounds,
  defence,
  attackSurge: 'none',
  defenceSurge,
  keywords: [has('armor', 5)],
  weapons: [],
  base: BASE,
  height: HEIGHT,
  from: 'house',
});
export const VEHICLES: Readonly<Record<Faction, UnitType>> = {
  rebel: vehicle('rebel', { en: 'A-A5 Speeder Truck', de: 'A-A5-Lastengleiter' }, 11, 'white', true),
  republic: vehicle('republic', { en: 'TX-130 Saber-class Tank', de: 'TX-130-Panzer der Saber-Klasse' }, 11, 'red', false),
  separatist: vehicle('separatist', { en: 'AAT Battle Tank', de: 'AAT-Kampfpanzer' }, 11, 'red', false),
  empire: vehicle('empire', { en: 'TX-225 GAVw Occupier Tank', de: 'TX-225-GAVw-Besatzerpanzer' }, 12, 'red', false),
  mercenary: vehicle('mercenary', { en: 'WLO-5 Speeder Tank', de: 'WLO-5-Gleiterpanzer' }, 12, 'white', true),
};
