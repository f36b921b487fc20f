import type { Named } from '@cadre/legion';
import type { Faction, Rank, UnitKind } from './types.js';

export const FACTION_NAMES: Readonly<Record<Faction, Named>> = {
  rebel: { en: 'Rebel Alliance', de: 'Rebellenallianz' },
  republic: { en: 'Galactic Republic', de: 'Galaktische Republik' },
  separatist: { en: 'Separatist Alliance', de: 'Separatistenallianz' },
  empire: { en: 'Galactic Empire', de: 'Galaktisches Imperium' },
  mercenary: { en: 'Mercenaries', de: 'Söldner' },
};
export const RANK_NAMES: Readonly<Record<Rank, Named>> = {
  commander: { en: 'commander', de: 'Commander' },
  operative: { en: 'operative', de: 'Operative' },
  corps: { en: 'corps', de: 'Corps' },
  'special-forces': { en: 'special forces', de: 'Special Forces' },
  support: { en: 'support', de: 'Support' },
  heavy: { en: 'heavy', de: 'Heavy' },
};
export const KIND_NAMES: Readonly<Record<UnitKind, Named>> = {
  trooper: { en: 'trooper', de: 'Truppler' },
  'clone-trooper': { en: 'clone trooper', de: 'Klontruppler' },
  'droid-trooper': { en: 'droid trooper', de: 'Droidentruppler' },
  'wookiee-trooper': { en: 'Wookiee trooper', de: 'Wookiee-Truppler' },
  vehicle: { en: 'vehicle', de: 'Fahrzeug' },
};
