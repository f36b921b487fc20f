import { capital, type Noun, the } from '@cadre/kit/effects/german';
import type { Names } from '../names.js';
import type { EnemyClass } from '../types.js';

export const CLASS_NOUNS: Readonly<Record<EnemyClass, Noun>> = {
  melee: { name: 'Nahkämpfer', gender: 'm' },
  blaster: { name: 'Blasterschütze', gender: 'm', oblique: 'Blasterschützen' },
  sharpshooter: { name: 'Scharfschütze', gender: 'm', oblique: 'Scharfschützen' },
};
export const CHILD: Noun = { name: 'Kind', gender: 'n', is: 'one' };

/** The things that sentences decline. What is not here keeps the name it has, without an article. */
export const NOUNS = {
  character: {
    mandalorian: { name: 'Mandalorianer', gender: 'm', is: 'one' },
  },
  feature: {
    medpac: { name: 'Medpac', gender: 'n' },
    asset: { name: 'Zielobjekt', gender: 'n', is: 'one' },
    empty: { name: 'Niete', gender: 'f' },
    crate: { name: 'Kiste', gender: 'f' },
    speeder: { name: 'Speeder', gender: 'm' },
    keycard: { name: 'Schlüsselkarte', gender: 'f' },
    detonator: { name: 'Detonator', gender: 'm' },
    prisoner: { name: 'Gefangene', gender: 'm', oblique: 'Gefangenen', is: 'one' },
    salvage: { name: 'Bergungsgut', gender: 'n' },
  },
  special: {
    commander: { name: 'Kommandant', gender: 'm', oblique: 'Kommandanten', is: 'one' },
    beast: { name: 'Bestie', gender: 'f', is: 'one' },
    mark: { name: 'Zielperson', gender: 'f' },
  },
  enemy: {
    '1/melee': { name: 'Lagerschläger', gender: 'm' },
    '1/blaster': { name: 'Plünderer', gender: 'm' },
    '1/sharpshooter': { name: 'Dachposten', gender: 'm' },
    '2/melee': { name: 'Halsabschneider', gender: 'm' },
    '2/blaster': { name: 'Gildenschütze', gender: 'm', oblique: 'Gildenschützen' },
    '2/sharpshooter': { name: 'Dachjäger', gender: 'm' },
    '3/melee': { name: 'Fesseldroide', gender: 'm', oblique: 'Fesseldroiden' },
    '3/blaster': { name: 'Sicherheitsdroide', gender: 'm', oblique: 'Sicherheitsdroiden' },
    '3/sharpshooter': { name: 'Geschützdroide', gender: 'm', oblique: 'Geschützdroiden' },
    '4/melee': { name: 'Stoßtruppler', gender: 'm' },
    '4/blaster': { name: 'Garnisonssoldat', gender: 'm', oblique: 'Garnisonssoldaten' },
    '4/sharpshooter': { name: 'Dachschütze', gender: 'm', oblique: 'Dachschützen' },
  },
} as const satisfies Record<string, Readonly<Record<string, Noun>>>;

export const nounOf = (kind: keyof typeof NOUNS, id: string, names: Names): Noun => {
  const known: Readonly<Record<string, Noun>> = NOUNS[kind];
  const noun = Object.hasOwn(known, id) ? known[id] : undefined;
  const name = names(kind, id);
  return noun && titleOf(noun) === name ? noun : { name, gender: 'n', is: 'proper' }; // somebody may have named it anew
};
/** As it is written on the piece itself. */
export const titleOf = (noun: Noun): string => (noun.is === 'one' ? capital(the(noun, 'nominative')) : noun.name);
