import { grammarOf, type Logic, type Selector } from '@cadre/kit';
import { type Case, type Clause, clause } from '@cadre/kit/effects/german';
import type { Kind, ScriptFilter } from '../filter.js';
import { TAG_NAMES } from '../tags.js';
import type { ConditionName, UnitType } from '../types.js';
import { genitive, nameOf, type Wording } from './names.js';

const { and, or, count } = grammarOf('de');
export const CONDITION_NAMES: Readonly<Record<ConditionName, string>> = {
  strained: 'Überlastet',
  disarmed: 'Entwaffnet',
  exposed: 'Entblößt',
  pinned: 'Niedergehalten',
};
/** The first part of "Primärfigur" and "Primäreinheit". */
const TYPES: Readonly<Record<UnitType, string>> = {
  primary: 'Primär',
  secondary: 'Sekundär',
  supporting: 'Unterstützungs',
  legend: 'Legenden',
  minion: 'Schergen',
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
    .replace(/^der /, 'die ')
    .replace('das Zustand', 'den Zustand')
    .replace('markern', 'marker'),
});
/** "Primär- oder Sekundärfigur" */
const typed = (single: string, types: readonly UnitType[]): string =>
  types.map((type, i) => (i < types.length - 1 ? `${TYPES[type]}-` : `${TYPES[type]}${single.toLowerCase()}`)).join(' oder ');
const SIDES = { friendly: 'deiner Seite', enemy: 'der Gegenseite' } as const;

const phraseOf = (f: ScriptFilter, words: Wording): Phrase => {
  switch (f.is) {
    case 'side':
      return adjective(f.side === 'friendly' ? 'befreundet' : 'feindlich');
    case 'own':
      return place('aus deinem Kader');
    case 'the':
      return place(nameOf(f.ref, 'nominative', words));
    case 'other':
      return adjective(f.than === 'attacker' || f.than === 'defender' ? 'weiter' : 'ander');
    case 'inUnit': {
      const isAttack = f.of === 'attacker' || f.of === 'defender';
      const [whose, to] = isAttack
        ? [`der Einheit ${nameOf(f.of, 'dative', words)}`, `der Einheit ${nameOf(f.of, 'dative', words)}`]
        : [genitive(f.of, words), nameOf(f.of, 'dative', words)];
      return { after: whose, verb: 'gehört', rest: `zu ${to}` };
    }
    case 'within': {
      const after = words.solo && f.of === 'moved' ? ' nach ihrer Bewegung' : ''; // without a move nothing follows
      const near = place(`in Reichweite ${f.range} zu ${f.every ? 'jeder Figur ' : ''}${nameOf(f.of, 'dative', words)}${after}`);
      return f.another ? { ...near, adjective: 'ander' } : near;
    }
    case 'inSight':
      return place(`in Sicht ${genitive(f.of, words)}`);
    case 'sees':
      return place(`mit Sicht auf ${nameOf(f.what, 'accusative', words)}`);
    case 'tag':
      return having(`dem Merkmal ${or(f.tags.map(tag => TAG_NAMES[tag].de))}`);
    case 'type':
      return { after: '', verb: 'ist', rest: `eine ${typed('Figur', f.types)}` };
    case 'ordinary':
      return adjective('nicht einzigartig');
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
      return adjective(f.in === 'action' ? 'in jener Aktion angegriffen' : 'in dieser Aktivierung angegriffen');
    case 'fresh':
      return adjective('in dieser Aktivierung noch nicht gewählt');
    case 'marked':
      return having('der Beutemarkierung');
    case 'active':
      return adjective('aktiv');
    case 'controlled':
      return place(f.by === 'nobody' ? 'unter niemandes Kontrolle' : `unter Kontrolle ${SIDES[f.by]}`);
    case 'contested':
      return place(
        `mit ${f.atMost === undefined ? 'mindestens' : 'höchstens'} ${count(f.atMost ?? f.atLeast ?? 1, { one: 'Figur', other: 'Figuren' })} ${SIDES[f.by]}`,
      );
    case 'notOutnumbered':
      return place('mit Figuren deiner Seite, die dort nicht in der Unterzahl sind');
  }
};
const partsOf = (where: Logic<ScriptFilter> | undefined): readonly Logic<ScriptFilter>[] =>
  where === undefined ? [] : where.is === 'all' ? where.of : [where];
/** What somebody is, without a verb: filters that are made of others. */
const described = (f: Logic<ScriptFilter>, words: Wording): string => {
  if (f.is === 'all') return and(f.of.map(part => described(part, words)));
  if (f.is === 'any') return joinedOr(f.of.map(part => described(part, words)));
  if (f.is === 'not') return denied(f.of, words);
  const { after, rest } = phraseOf(f, words);
  return after || rest;
};
/** "mit dem Zustand Entblößt oder Niedergehalten" */
const joinedOr = (parts: readonly string[]): string => {
  const same = 'mit dem Zustand ';
  return parts.every(part => part.startsWith(same)) ? `${same}${or(parts.map(part => part.slice(same.length)))}` : or(parts);
};
const denied = (f: Logic<ScriptFilter>, words: Wording): string => {
  if (f.is === 'inUnit') return `außerhalb ${described(f, words)}`;
  if (f.is === 'condition') return `ohne ${f.condition ? `den Zustand ${CONDITION_NAMES[f.condition]}` : 'Zustand'}`;
  if (f.is === 'amid' && f.atLeast === 1) return `ohne ${noun('character', f.where, 'accusative', words)} in Reichweite ${f.range}`;
  return `nicht ${described(f, words)}`;
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
/** Filters of where something is, though they begin with "mit". */
const WHERE: readonly string[] = ['sees', 'amid', 'contested', 'notOutnumbered'];
interface Around {
  readonly before: readonly string[];
  readonly types: readonly UnitType[];
  readonly owner: string;
  readonly after: string;
}
/** Adjectives before the noun; after it whose it is, what it has, and where it is. */
const around = (where: Logic<ScriptFilter> | undefined, end: string, words: Wording): Around => {
  const [first, before, tags, things, places]: [string[], string[], string[], string[], string[]] = [[], [], [], [], []];
  let owner = '';
  let types: readonly UnitType[] = [];
  for (const part of partsOf(where)) {
    if (part.is === 'not' && part.of.is === 'wounded') before.unshift(`unverwundet${end}`);
    else if (part.is === 'not' && part.of.is === 'targeted') before.push(`in dieser Aktivierung noch nicht angegriffen${end}`);
    else if (part.is === 'not' && part.of.is === 'engaged' && part.of.with)
      before.push(`nicht mit ${nameOf(part.of.with, 'dative', words)} im Nahkampf stehend${end}`);
    else if (part.is === 'not' && part.of.is === 'controlled' && part.of.by !== 'nobody')
      before.push(`nicht von ${SIDES[part.of.by]} kontrolliert${end}`);
    else if (part.is === 'not' || part.is === 'any' || part.is === 'all') places.push(described(part, words));
    else if (part.is === 'type') types = part.types;
    else if (part.is === 'tag') tags.push(or(part.tags.map(tag => TAG_NAMES[tag].de)));
    else {
      const { adjective: word, after } = phraseOf(part, words);
      if (word === 'ander' || word === 'weiter') {
        first.push(`${word}${end}`);
        if (part.is === 'within') places.push(after);
      } else if (word) before.push(`${word}${end}`);
      else if (part.is === 'inUnit') owner = ` ${after}`;
      else if (after.startsWith('mit ') && !WHERE.includes(part.is)) things.push(after.slice('mit '.length));
      else places.push(after);
    }
  }
  const tagged = tags.length === 0 ? [] : [tags.length === 1 ? `dem Merkmal ${tags[0]}` : `den Merkmalen ${and(tags)}`];
  const has = [...tagged, ...things];
  return {
    before: [...first, ...before],
    types,
    owner,
    after: [has.length > 0 ? `mit ${and(has)}` : '', and(places)].filter(part => part !== '').join(' '),
  };
};
/** "unverwundete, in dieser Aktivierung noch nicht gewählte": a comma before an adjective of several words. */
const adjectives = (before: readonly string[]): string =>
  before.reduce((text, word) => (text === '' ? word : `${text}${word.includes(' ') ? ',' : ''} ${word}`), '');
export const noun = (
  kind: Kind,
  where: Logic<ScriptFilter> | undefined,
  wanted: Case,
  words: Wording,
  many = false,
  ending?: string,
): string => {
  const [single, plural, gender] = NOUNS[kind];
  const end = ending ?? (many ? (wanted === 'dative' ? 'en' : 'e') : ENDINGS[gender][wanted]);
  const { before, types, owner, after } = around(where, end, words);
  const plain = many ? (wanted === 'dative' && !plural.endsWith('n') ? `${plural}n` : plural) : single;
  const name = types.length > 0 ? typed(plain, types) : plain;
  return [adjectives(before), `${name}${owner}`, after].filter(part => part !== '').join(' ');
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
const isLegend = (where: Logic<ScriptFilter> | undefined): boolean =>
  partsOf(where).some(part => part.is === 'type' && part.types.every(type => type === 'legend'));
/** "eine befreundete Figur mit dem Merkmal Ewok in Reichweite 3 zu dieser Einheit" */
export const thing = (
  kind: Kind,
  where: Logic<ScriptFilter> | undefined,
  wanted: Case,
  words: Wording,
  article: 'a' | 'each' = 'a',
): string => {
  if (where?.is === 'any') return or(where.of.map(part => thing(kind, part, wanted, words, article)));
  if (where?.is === 'the') return nameOf(where.ref, wanted, words);
  if (where?.is === 'inUnit' && where.of === 'self' && words.solo && article === 'a')
    return wanted === 'dative' ? 'dieser Figur' : 'diese Figur';
  if (isLegend(where)) return `${nameOf('legend', wanted, words)} ${around(where, '', words).after}`;
  const [, , gender] = NOUNS[kind];
  const ending = article === 'each' ? (wanted === 'dative' || (gender === 'm' && wanted === 'accusative') ? 'en' : 'e') : undefined;
  return `${ARTICLES[article][gender][wanted]} ${noun(kind, where, wanted, words, false, ending)}`;
};
export const selected = (selector: Selector<Kind, ScriptFilter>, words: Wording, wanted: Case): string => {
  const { of, where } = selector;
  switch (selector.pick) {
    case 'one':
      return thing(of, where, wanted, words);
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
/** The same of one thing that is said of somebody. */
export const whatIs = (f: Logic<ScriptFilter>, words: Wording): { readonly verb: string; readonly rest: string } => {
  if (f.is === 'not') {
    const { verb, rest } = whatIs(f.of, words);
    return { verb, rest: `nicht ${rest}` };
  }
  return f.is === 'all' || f.is === 'any' ? { verb: 'ist', rest: described(f, words) } : phraseOf(f, words);
};
export const isWhat = (ref: string, kind: Kind, where: Logic<ScriptFilter>, words: Wording): Clause => {
  const who = nameOf(ref, 'nominative', words);
  if (where.is === 'all') return clause(who, 'ist', thing(kind, where, 'nominative', words));
  if (where.is === 'any') return clause(who, 'ist', described(where, words));
  if (where.is === 'not') {
    const { verb, rest } = whatIs(where, words);
    return clause(who, verb, rest);
  }
  if (where.is === 'type') return clause(who, 'ist', thing(kind, where, 'nominative', words));
  const { verb, rest } = phraseOf(where, words);
  return clause(who, verb, rest);
};
