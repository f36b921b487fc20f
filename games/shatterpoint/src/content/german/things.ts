import { grammarOf, type Logic, type Selector } from '@cadre/kit';
import { type Case, type Clause, clause } from '@cadre/kit/effects/german';
import type { Filter, Kind } from '../filter.js';
import { TAG_NAMES } from '../tags.js';
import type { ConditionName, UnitType } from '../types.js';
import { nameOf, type Wording } from './names.js';

const { and, or } = grammarOf('de');
export const CONDITION_NAMES: Readonly<Record<ConditionName, string>> = {
  strained: 'Überlastet',
  disarmed: 'Entwaffnet',
  exposed: 'Entblößt',
  pinned: 'Niedergehalten',
};
const TYPES: Readonly<Record<UnitType, string>> = {
  primary: 'Primär',
  secondary: 'Sekundär',
  supporting: 'Unterstützung',
  legend: 'Legende',
  minion: 'Scherge',
};
/** A filter as an adjective without its ending, as words after the noun, and as what somebody is. */
interface Phrase {
  readonly adjective?: string;
  readonly after: string;
  readonly verb: string;
  readonly rest: string;
}
const adjective = (word: string): Phrase => ({ adjective: word, after: '', verb: 'ist', rest: word });
const place = (rest: string): Phrase => ({ after: rest, verb: 'ist', rest });
const having = (rest: string): Phrase => ({
  after: `mit ${rest}`,
  verb: 'hat',
  rest: rest
    .replace(/^einem /, 'einen ')
    .replace(/^dem /, 'das ')
    .replace('das Zustand', 'den Zustand')
    .replace('markern', 'marker'),
});
const SIDES = { friendly: 'deiner Seite', enemy: 'der Gegenseite' } as const;

const phraseOf = (f: Filter, words: Wording): Phrase => {
  switch (f.is) {
    case 'side':
      return adjective(f.side === 'friendly' ? 'befreundet' : 'feindlich');
    case 'own':
      return place('aus deinem eigenen Kader');
    case 'the':
      return place(nameOf(f.ref, 'nominative', words));
    case 'other':
      return f.than === 'self' ? adjective('ander') : place(`außer ${nameOf(f.than, 'dative', words)}`);
    case 'inUnit': {
      const whose =
        f.of === 'attacker' || f.of === 'defender' ? `der Einheit ${nameOf(f.of, 'dative', words)}` : nameOf(f.of, 'dative', words);
      return { after: whose, verb: 'gehört', rest: `zu ${whose}` };
    }
    case 'within':
      return place(`in Reichweite ${f.range} zu ${f.every ? 'jeder Figur ' : ''}${nameOf(f.of, 'dative', words)}`);
    case 'inSight':
      return place(`in Sicht von ${nameOf(f.of, 'dative', words)}`);
    case 'sees':
      return place(`mit Sicht auf ${nameOf(f.what, 'accusative', words)}`);
    case 'tag':
      return having(`dem Merkmal ${or(f.tags.map(tag => TAG_NAMES[tag].de))}`);
    case 'type':
      return place(`des Typs ${or(f.types.map(type => TYPES[type]))}`);
    case 'ordinary':
      return place('ohne Namen');
    case 'condition':
      return f.condition ? having(`dem Zustand ${CONDITION_NAMES[f.condition]}`) : having('einem Zustand');
    case 'hunkered':
      return having('einem Deckungsmarker');
    case 'wounded':
      return adjective('verwundet');
    case 'injured':
      return having(f.atLeast && f.atLeast > 1 ? `${f.atLeast} Verletzungsmarkern` : 'einem Verletzungsmarker');
    case 'damaged':
      return having('Schaden');
    case 'defeated':
      return adjective('besiegt');
    case 'engaged':
      return place(
        f.by
          ? `im Nahkampf mit ${thing('character', f.by, 'dative', words)}`
          : f.with === undefined
            ? 'im Nahkampf'
            : `im Nahkampf mit ${nameOf(f.with, 'dative', words)}`,
      );
    case 'amid':
      return place(`mit mindestens ${f.atLeast} ${noun('character', f.where, 'dative', words, f.atLeast > 1)} in Reichweite ${f.range}`);
    case 'contesting':
      return place(
        `an ${f.objective ? nameOf(f.objective, 'dative', words) : f.where ? thing('objective', f.where, 'dative', words) : f.any ? 'einem Missionsziel' : 'einem aktiven Missionsziel'}`,
      );
    case 'targeted':
      return place(f.in === 'action' ? 'unter den Zielen jener Aktion' : 'unter den Zielen dieser Aktivierung');
    case 'fresh':
      return place('ohne frühere Wahl durch diese Fähigkeit');
    case 'marked':
      return place('unter der Beutemarkierung');
    case 'active':
      return adjective('aktiv');
    case 'controlled':
      return place(f.by === 'nobody' ? 'unter niemandes Kontrolle' : `unter Kontrolle ${SIDES[f.by]}`);
    case 'contested':
      return place(`mit ${f.atMost === undefined ? `mindestens ${f.atLeast ?? 1}` : `höchstens ${f.atMost}`} Figuren ${SIDES[f.by]}`);
    case 'notOutnumbered':
      return place('mit mindestens so vielen Figuren deiner Seite wie der Gegenseite');
  }
};
const partsOf = (where: Logic<Filter> | undefined): readonly Logic<Filter>[] =>
  where === undefined ? [] : where.is === 'all' ? where.of : [where];
/** What somebody is, without a verb: filters that are made of others. */
const described = (f: Logic<Filter>, words: Wording): string => {
  if (f.is === 'all') return and(f.of.map(part => described(part, words)));
  if (f.is === 'any') return or(f.of.map(part => described(part, words)));
  if (f.is === 'not') return f.of.is === 'inUnit' ? `außerhalb ${described(f.of, words)}` : `nicht ${described(f.of, words)}`;
  const { after, rest } = phraseOf(f, words);
  return after || rest;
};
const NOUNS: Readonly<Record<Kind, readonly [one: string, many: string, gender: 'm' | 'f' | 'n']>> = {
  character: ['Figur', 'Figuren', 'f'],
  unit: ['Einheit', 'Einheiten', 'f'],
  objective: ['Missionsziel', 'Missionsziele', 'n'],
  cadre: ['Kaderspieler', 'Kaderspieler', 'm'],
};
const ENDINGS = {
  f: { nominative: 'e', accusative: 'e', dative: 'en' },
  n: { nominative: 'es', accusative: 'es', dative: 'en' },
  m: { nominative: 'er', accusative: 'en', dative: 'en' },
} as const;
export const noun = (kind: Kind, where: Logic<Filter> | undefined, wanted: Case, words: Wording, many = false, ending?: string): string => {
  const [single, plural, gender] = NOUNS[kind];
  const end = ending ?? (many ? (wanted === 'dative' ? 'en' : 'e') : ENDINGS[gender][wanted]);
  const before: string[] = [];
  const after: string[] = [];
  let owner = '';
  for (const part of partsOf(where)) {
    if (part.is === 'not' && part.of.is === 'wounded') before.push(`unverwundet${end}`);
    else if (part.is === 'not' || part.is === 'any' || part.is === 'all') after.push(described(part, words));
    else {
      const phrase = phraseOf(part, words);
      if (phrase.adjective === 'ander') before.unshift(`ander${end}`);
      else if (phrase.adjective) before.push(`${phrase.adjective}${end}`);
      else if (part.is === 'inUnit') owner = ` ${phrase.after}`;
      else after.push(phrase.after);
    }
  }
  return [
    ...before,
    many ? (wanted === 'dative' && !plural.endsWith('n') ? `${plural}n` : plural) + owner : `${single}${owner}`,
    and(after),
  ]
    .filter(part => part !== '')
    .join(' ');
};
const ARTICLES = {
  a: {
    f: { nominative: 'eine', accusative: 'eine', dative: 'einer' },
    n: { nominative: 'ein', accusative: 'ein', dative: 'einem' },
    m: { nominative: 'ein', accusative: 'einen', dative: 'einem' },
  },
  each: {
    f: { nominative: 'jede', accusative: 'jede', dative: 'jeder' },
    n: { nominative: 'jedes', accusative: 'jedes', dative: 'jedem' },
    m: { nominative: 'jeder', accusative: 'jeden', dative: 'jedem' },
  },
} as const;
/** "eine befreundete Figur mit dem Merkmal Ewok und in Reichweite 3 zu dieser Einheit" */
export const thing = (kind: Kind, where: Logic<Filter> | undefined, wanted: Case, words: Wording, article: 'a' | 'each' = 'a'): string => {
  if (where?.is === 'any') return or(where.of.map(part => thing(kind, part, wanted, words, article)));
  if (where?.is === 'the') return nameOf(where.ref, wanted, words);
  if (where?.is === 'inUnit' && where.of === 'self' && words.solo && article === 'a')
    return wanted === 'dative' ? 'dieser Figur' : 'diese Figur';
  const [, , gender] = NOUNS[kind];
  const ending = article === 'each' ? (wanted === 'dative' || (gender === 'm' && wanted === 'accusative') ? 'en' : 'e') : undefined;
  return `${ARTICLES[article][gender][wanted]} ${noun(kind, where, wanted, words, false, ending)}`;
};
export const selected = (selector: Selector<Kind, Filter>, words: Wording, wanted: Case): string => {
  const { of, where } = selector;
  switch (selector.pick) {
    case 'one':
      return `${selector.may ? 'höchstens ' : ''}${thing(of, where, wanted, words)}`;
    case 'upTo':
      return `bis zu ${selector.count} ${noun(of, where, wanted, words, true)}`;
    case 'exactly':
      return `${selector.count} ${noun(of, where, wanted, words, true)}`;
    case 'each':
    case 'place':
      return thing(of, where, wanted, words, 'each');
  }
};
/** "die angreifende Figur ist eine befreundete Figur …" */
export const isWhat = (ref: string, kind: Kind, where: Logic<Filter>, words: Wording): Clause => {
  const who = nameOf(ref, 'nominative', words);
  if (where.is === 'all') return clause(who, 'ist', thing(kind, where, 'nominative', words));
  if (where.is === 'any' || where.is === 'not') return clause(who, 'ist', described(where, words));
  const { verb, rest } = phraseOf(where, words);
  return clause(who, verb, rest);
};
