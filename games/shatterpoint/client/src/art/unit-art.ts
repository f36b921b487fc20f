import type { Tag } from '@cadre/shatterpoint/content/tags';
import type { UnitCard } from '@cadre/shatterpoint/content/types';
import type { BustName, GearName } from '@cadre/table-client';

/** Persons, and units whose characters differ: one drawing for each character, in their order. */
const PERSONS: Readonly<Record<string, readonly BustName[]>> = {
  'legend-yoda': ['yoda'],
  'legend-vader': ['vader'],
  'legend-grievous': ['grievous'],
  'legend-bane': ['hat'],
  'darth-vader': ['vader'],
  'ahsoka-tano': ['togruta'],
  'shaak-ti': ['togruta'],
  'savage-opress': ['zabrak'],
  'baze-malbus-and-chirrut-imwe': ['special', 'human'],
  'c-3po-and-r2-d2': ['protocol', 'astromech'],
  'lando-and-r2-d2': ['human', 'astromech'],
  'han-and-chewie': ['human', 'wookiee'],
  'wrecker-and-omega': ['arc', 'heroine'],
  chewie: ['wookiee'],
  'zeb-orrelios': ['wookiee'],
  chopper: ['astromech'],
  'k-2so': ['protocol'],
  'ig-11': ['assassin'],
  'ig-88b': ['assassin'],
  kalani: ['tactical'],
  kraken: ['tactical'],
  'minion-tx-20': ['tactical'],
  magnaguard: ['magnaguard'],
  bossk: ['reptile'],
  'nossor-ri': ['reptile'],
  gwarm: ['hat'],
  'minion-embo': ['hat'],
  'weequay-pirates': ['hat'],
  'aurra-sing': ['heroine'],
  'sabine-wren': ['mandalorian'],
  sabe: ['handmaiden'],
  boushh: ['special'],
  'barriss-offee': ['handmaiden'],
  'third-sister': ['heroine'],
  'fourth-sister': ['heroine'],
  'shin-hati': ['heroine'],
  lobot: ['human'],
  'boba-fett': ['mandalorian'],
  'jango-fett': ['mandalorian'],
  dengar: ['commando'],
  'hk-87-assassin-droids': ['bx'],
  'aqua-droids': ['b2'],
  'dark-troopers': ['death'],
  'minion-commando-droids': ['bx'],
  'minion-sentinel-droids': ['magnaguard'],
  'minion-second-sister': ['sith'],
  'minion-temple-guards': ['jedi'],
  'minion-41st-scouts': ['scout'],
  'minion-purge-troopers': ['death'],
  shoretroopers: ['scout'],
  'arf-clone-troopers': ['scout'],
  'imperial-special-forces': ['special'],
  'naboo-royal-handmaidens': ['handmaiden'],
  'nightsister-acolytes': ['commando'],
  'wing-guard': ['officer'],
  'isb-agents': ['officer'],
  'rebel-commandos': ['commando'],
  'del-meeko': ['special'],
  'gideon-hask': ['special'],
};
/** The first tag of these that a unit has says what its characters look like. */
const BY_TAG: readonly (readonly [tag: Tag, bust: BustName])[] = [
  ['Ewok', 'ewok'],
  ['B1', 'b1'],
  ['B2', 'b2'],
  ['Battle Droid', 'b1'],
  ['Droid', 'worker'],
  ['Clone Commando', 'arc'],
  ['Clone Trooper', 'clone'],
  ['Bad Batch', 'clone'],
  ['Death Trooper', 'death'],
  ['Night Trooper', 'storm'],
  ['Stormtrooper', 'storm'],
  ['Mandalorian', 'mandalorian'],
  ['Inquisitorius', 'sith'],
  ['Sith', 'sith'],
  ['Dathomirian', 'sith'],
  ['Handmaiden', 'handmaiden'],
  ['Jedi', 'jedi'],
  ['Force User', 'jedi'],
  ['Weequay', 'hat'],
  ['Rebel Alliance', 'rebel'],
  ['Officer', 'officer'],
  ['Galactic Empire', 'storm'],
  ['Galactic Republic', 'clone'],
  ['Separatist Alliance', 'b1'],
  ['Bounty Hunter', 'hat'],
];
/** How a character of a unit looks, by its place in the unit. */
export const bustOf = ({ id, tags }: Pick<UnitCard, 'id' | 'tags'>, place = 0): BustName => {
  const own = PERSONS[id];
  if (own) return own[place % own.length]!;
  return BY_TAG.find(([tag]) => tags.includes(tag))?.[1] ?? 'human';
};

/** The range of long rifles. */
const LONG = 5;
/** From so many ranged dice on a weapon is a heavy one. */
const HEAVY = 7;
/** The one thing that matters most about a unit beside its family. */
export const gearOf = ({ tags, type, stances }: Pick<UnitCard, 'tags' | 'type' | 'stances'>): GearName | undefined => {
  if (type === 'legend' || type === 'primary') return 'leader';
  if (tags.includes('Force User')) return 'blade';
  if (stances.some(({ ranged }) => ranged && ranged.range >= LONG)) return 'long';
  if (tags.includes('Officer')) return 'leader';
  if (stances.some(({ ranged }) => ranged && ranged.dice >= HEAVY)) return 'heavy';
  if (stances.every(({ ranged }) => !ranged)) return 'blade';
  return tags.includes('Mandalorian') ? 'jet' : undefined;
};
