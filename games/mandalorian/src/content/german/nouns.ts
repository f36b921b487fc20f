import type { Names } from '../names.js';
import type { EnemyClass } from '../types.js';

export const CASES = ['nominative', 'accusative', 'dative'] as const;
export type Case = (typeof CASES)[number];
export type Declined = Readonly<Record<Case, string>>;
const GENDERS = ['m', 'f', 'n'] as const;
type Gender = (typeof GENDERS)[number];

export interface Noun {
  readonly name: string;
  readonly gender: Gender;
  /** The form of all other cases and of the plural, where it is not the name itself. */
  readonly oblique?: string;
  /** `one`: there is only one of it, "der Kommandant". `proper`: a name without an article. */
  readonly is?: 'one' | 'proper';
}
type Article = Readonly<Record<Gender, Declined>>;
const declined = (nominative: string, accusative: string, dative: string): Declined => ({ nominative, accusative, dative });
const DER: Article = { m: declined('der', 'den', 'dem'), f: declined('die', 'die', 'der'), n: declined('das', 'das', 'dem') };
const EIN: Article = { m: declined('ein', 'einen', 'einem'), f: declined('eine', 'eine', 'einer'), n: declined('ein', 'ein', 'einem') };
const JEDER: Article = {
  m: declined('jeder', 'jeden', 'jedem'),
  f: declined('jede', 'jede', 'jeder'),
  n: declined('jedes', 'jedes', 'jedem'),
};
/** What stands for a noun that has just been named. */
export const PRONOUNS: Article = { m: declined('er', 'ihn', 'ihm'), f: declined('sie', 'sie', 'ihr'), n: declined('es', 'es', 'ihm') };

const formOf = (noun: Noun, wanted: Case): string => (wanted === 'nominative' ? noun.name : (noun.oblique ?? noun.name));
const withArticle =
  (article: Article) =>
  (noun: Noun, wanted: Case): string =>
    noun.is === 'proper' ? noun.name : `${article[noun.gender][wanted]} ${formOf(noun, wanted)}`;

export const the = withArticle(DER);
const any = withArticle(EIN);
export const a = (noun: Noun, wanted: Case): string => (noun.is === 'one' ? the(noun, wanted) : any(noun, wanted));
const each = withArticle(JEDER);
export const every = (noun: Noun, wanted: Case): string => (noun.is === 'one' ? the(noun, wanted) : each(noun, wanted));
export const plural = (noun: Noun): string => noun.oblique ?? noun.name;
export const articleOf = (noun: Noun): string => DER[noun.gender].nominative;
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const bei = (dative: string): string => (dative.startsWith('dem ') ? `beim ${dative.slice('dem '.length)}` : `bei ${dative}`);

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
