export const CASES = ['nominative', 'accusative', 'dative'] as const;
export type Case = (typeof CASES)[number];
export type Declined = Readonly<Record<Case, string>>;
export type Gender = 'm' | 'f' | 'n';

export interface Noun {
  readonly name: string;
  readonly gender: Gender;
  /** The form of all other cases and of the plural, where it is not the name itself. */
  readonly oblique?: string;
  /** The plural, where it is not the oblique form. */
  readonly plural?: string;
  /** `one`: there is only one of it, "der Kommandant". `proper`: a name without an article. */
  readonly is?: 'one' | 'proper';
  /** An adjective that belongs to it, without an ending: "gegnerisch". */
  readonly adjective?: string;
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
const DIESER: Article = {
  m: declined('dieser', 'diesen', 'diesem'),
  f: declined('diese', 'diese', 'dieser'),
  n: declined('dieses', 'dieses', 'diesem'),
};
/** What stands for a noun that has just been named. */
export const PRONOUNS: Article = { m: declined('er', 'ihn', 'ihm'), f: declined('sie', 'sie', 'ihr'), n: declined('es', 'es', 'ihm') };
/** The endings of adjectives after der, jeder and dieser, and after ein. */
const WEAK: Article = { m: declined('e', 'en', 'en'), f: declined('e', 'e', 'en'), n: declined('e', 'e', 'en') };
const MIXED: Article = { m: declined('er', 'en', 'en'), f: declined('e', 'e', 'en'), n: declined('es', 'es', 'en') };

const formOf = (noun: Noun, wanted: Case): string => (wanted === 'nominative' ? noun.name : (noun.oblique ?? noun.name));
const adjectiveOf = (noun: Noun, ending: string): string => (noun.adjective ? `${noun.adjective}${ending} ` : '');
const withArticle =
  (article: Article, endings: Article) =>
  (noun: Noun, wanted: Case): string =>
    noun.is === 'proper'
      ? noun.name
      : `${article[noun.gender][wanted]} ${adjectiveOf(noun, endings[noun.gender][wanted])}${formOf(noun, wanted)}`;

export const the = withArticle(DER, WEAK);
export const that = withArticle(DIESER, WEAK);
const any = withArticle(EIN, MIXED);
export const a = (noun: Noun, wanted: Case): string => (noun.is === 'one' ? the(noun, wanted) : any(noun, wanted));
const each = withArticle(JEDER, WEAK);
export const every = (noun: Noun, wanted: Case): string => (noun.is === 'one' ? the(noun, wanted) : each(noun, wanted));
export const plural = (noun: Noun): string => noun.plural ?? noun.oblique ?? noun.name;
/** "2 gegnerische Einheiten", "bei 2 gegnerischen Einheiten", "alle gegnerischen Einheiten" */
export const several = (noun: Noun, wanted: Case, lead: string): string => {
  const name = plural(noun);
  const form = wanted === 'dative' && !/[ns]$/.test(name) ? `${name}n` : name;
  const isStrong = wanted !== 'dative' && !lead.startsWith('alle');
  return `${lead} ${adjectiveOf(noun, isStrong ? 'e' : 'en')}${form}`;
};
export const articleOf = (noun: Noun): string => DER[noun.gender].nominative;
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
/** "beim Ziel", "bei dir" */
export const bei = (dative: string): string => (dative.startsWith('dem ') ? `beim ${dative.slice('dem '.length)}` : `bei ${dative}`);
