import { grammarOf, type Logic, type Selector } from '@cadre/kit';
import type { Kind, Ref, ScriptFilter } from '../filter.js';
import type { UnitType } from '../types.js';
import { nameOf, type Wording } from './names.js';

const { and, or } = grammarOf('en');
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const TYPES: Readonly<Record<UnitType, string>> = {
  primary: 'Primary',
  secondary: 'Secondary',
  supporting: 'Supporting',
  legend: 'Legend',
  minion: 'minion',
};
/** A filter as an adjective before the noun, or as words after it; and as what somebody is or is not. */
interface Phrase {
  readonly adjective?: string;
  readonly after: string;
  readonly is: string;
  readonly isNot: string;
}
const adjective = (word: string): Phrase => ({ adjective: word, after: '', is: `is ${word}`, isNot: `is not ${word}` });
const place = (after: string): Phrase => ({ after, is: `is ${after}`, isNot: `is not ${after}` });
const verb = (is: string, isNot: string): Phrase => ({ after: `that ${is}`, is, isNot });

const whose = (ref: Ref, words: Wording): string =>
  ref === 'defender' || ref === 'attacker' ? `${nameOf(ref, words)}'s unit` : nameOf(ref, words);
const phraseOf = (f: ScriptFilter, words: Wording): Phrase => {
  switch (f.is) {
    case 'side':
      return adjective(f.side);
    case 'own':
      return place('of your own cadre');
    case 'the':
      return verb(`is ${nameOf(f.ref, words)}`, `is not ${nameOf(f.ref, words)}`);
    case 'other':
      return f.than === 'self' || nameOf(f.than, words) === 'this character'
        ? adjective('other')
        : place(`other than ${nameOf(f.than, words)}`);
    case 'inUnit':
      return verb(`is in ${whose(f.of, words)}`, `is not in ${whose(f.of, words)}`);
    case 'within': {
      const after = words.solo && f.of === 'moved' ? ' after its move' : ''; // without a move nothing follows
      const near = place(`within range ${f.range} of ${f.every ? 'every character of ' : ''}${nameOf(f.of, words)}${after}`);
      return f.another ? { ...near, adjective: 'other' } : near;
    }
    case 'inSight':
      return place(`in sight of ${nameOf(f.of, words)}`);
    case 'sees':
      return verb(`sees ${nameOf(f.what, words)}`, `does not see ${nameOf(f.what, words)}`);
    case 'tag':
      return {
        ...adjective(f.tags.join(' or ')),
        is: `has the tag ${f.tags.join(' or ')}`,
        isNot: `does not have the tag ${f.tags.join(' or ')}`,
      };
    case 'type':
      return adjective(or(f.types.map(type => TYPES[type])));
    case 'ordinary':
      return verb('is not unique', 'is unique');
    case 'condition':
      return f.condition
        ? verb(`is ${capital(f.condition)}`, `is not ${capital(f.condition)}`)
        : verb('has a condition', 'has no condition');
    case 'hunkered':
      return verb('has a hunker token', 'has no hunker token');
    case 'wounded':
      return adjective('wounded');
    case 'injured':
      return verb(`has ${f.atLeast && f.atLeast > 1 ? `${f.atLeast} injured tokens` : 'an injured token'}`, 'has no injured token');
    case 'damaged':
      return verb('has damage', 'has no damage');
    case 'defeated':
      return adjective('defeated');
    case 'engaged': {
      if (f.by) return place(`engaged with ${thing('character', f.by, words)}`);
      return f.with === undefined ? adjective('engaged') : place(`engaged with ${nameOf(f.with, words)}`);
    }
    case 'amid': {
      const what = f.atLeast === 1 ? thing('character', f.where, words) : `at least ${f.atLeast} ${things('character', f.where, words)}`;
      return verb(
        `has ${what} within range ${f.range}`,
        f.atLeast === 1
          ? `has no ${bare('character', f.where, words)} within range ${f.range}`
          : `does not have ${what} within range ${f.range}`,
      );
    }
    case 'contesting': {
      const what = f.objective
        ? nameOf(f.objective, words)
        : f.where
          ? thing('objective', f.where, words)
          : f.any
            ? 'an objective'
            : 'an active objective';
      return verb(`contests ${what}`, `does not contest ${what}`);
    }
    case 'targeted':
      return f.in === 'action'
        ? verb('was attacked in that action', 'was not attacked in that action')
        : verb('it has attacked in this activation', 'it has not attacked in this activation');
    case 'fresh':
      return verb('this ability has not chosen in this activation', 'this ability has chosen in this activation');
    case 'marked':
      return verb(`is the ${capital(f.mark)}`, `is not the ${capital(f.mark)}`);
    case 'active':
      return adjective('active');
    case 'controlled': {
      if (f.by === 'nobody') return { after: 'that nobody controls', is: 'is controlled by nobody', isNot: 'is controlled by a side' };
      const side = f.by === 'friendly' ? 'your side' : 'the other side';
      return { after: `that ${side} controls`, is: `is controlled by ${side}`, isNot: `is not controlled by ${side}` };
    }
    case 'contested': {
      const much = f.atMost === undefined ? `at least ${f.atLeast ?? 1}` : `at most ${f.atMost}`;
      return place(`contested by ${much} ${f.by} character${(f.atMost ?? f.atLeast ?? 1) === 1 ? '' : 's'}`);
    }
    case 'notOutnumbered':
      return place('where your side is present and not outnumbered');
  }
};
const isPlain = (f: Logic<ScriptFilter>): f is ScriptFilter => f.is !== 'all' && f.is !== 'any' && f.is !== 'not';
/** "is Exposed or Pinned" */
const sharingVerb = (text: string): string => text.replace(/^(is \w+) or is (?=\w+$)/, '$1 or ');
/** What somebody is, or is not, as a part of a sentence. */
export const predicate = (f: Logic<ScriptFilter>, words: Wording, isSo = true): string => {
  if (f.is === 'all') return (isSo ? and : or)(f.of.map(part => predicate(part, words, isSo)));
  if (f.is === 'any') return sharingVerb((isSo ? or : and)(f.of.map(part => predicate(part, words, isSo))));
  if (f.is === 'not') return predicate(f.of, words, !isSo);
  const phrase = phraseOf(f, words);
  return isSo ? phrase.is : phrase.isNot;
};
const partsOf = (where: Logic<ScriptFilter> | undefined): readonly Logic<ScriptFilter>[] =>
  where === undefined ? [] : where.is === 'all' ? where.of : [where];
const UNWOUNDED = 'unwounded';
interface Noun {
  readonly before: readonly string[];
  readonly after: string;
  readonly isOther: boolean;
}
const nounOf = (where: Logic<ScriptFilter> | undefined, words: Wording): Noun => {
  const before: string[] = [];
  const [owners, places, clauses]: [string[], string[], string[]] = [[], [], []];
  let isOther = false;
  for (const part of partsOf(where)) {
    if (part.is === 'not' && part.of.is === 'wounded') before.unshift(UNWOUNDED);
    else if (part.is === 'defeated') before.unshift('defeated');
    else if (part.is === 'engaged' && !part.by && part.with === undefined) before.unshift('engaged');
    else if (!isPlain(part)) clauses.push(`that ${predicate(part, words)}`);
    else {
      const { adjective: word, after } = phraseOf(part, words);
      if (word === 'other') {
        isOther = true;
        if (part.is === 'within') places.push(after);
      } else if (word) before.push(word);
      else if (part.is === 'inUnit') owners.push(`of ${whose(part.of, words)}`);
      else if (part.is === 'other' || part.is === 'controlled' || part.is === 'targeted') owners.push(after);
      else if (part.is === 'notOutnumbered') clauses.push(after);
      else (after.startsWith('that ') ? clauses : places).push(after);
    }
  }
  const after = [...owners, and(places), clauses.join(' and ')].filter(part => part !== '').map(part => ` ${part}`);
  return { before, after: after.join(''), isOther };
};
const KINDS: Readonly<Record<Kind, readonly [string, string]>> = {
  character: ['character', 'characters'],
  unit: ['unit', 'units'],
  objective: ['objective', 'objectives'],
  cadre: ['cadre player', 'cadre players'],
};
export const bare = (kind: Kind, where: Logic<ScriptFilter> | undefined, words: Wording, many = false): string => {
  const { before, after, isOther } = nounOf(where, words);
  return [...(isOther ? ['other'] : []), ...before, `${KINDS[kind][many ? 1 : 0]}${after}`].join(' ');
};
export const things = (kind: Kind, where: Logic<ScriptFilter> | undefined, words: Wording): string => bare(kind, where, words, true);
/** "another friendly Ewok character within range 3 of this unit" */
export const thing = (kind: Kind, where: Logic<ScriptFilter> | undefined, words: Wording, article: 'a' | 'each' | 'no' = 'a'): string => {
  if (where?.is === 'any') return or(where.of.map(part => thing(kind, part, words, article)));
  if (where?.is === 'the') return nameOf(where.ref, words);
  if (where?.is === 'inUnit' && where.of === 'self' && words.solo && article === 'a') return 'this character';
  if (partsOf(where).some(part => part.is === 'type' && part.types.every(type => type === 'legend')))
    return `the Legend while${nounOf(where, words).after}`;
  const noun = bare(kind, where, words);
  if (article !== 'a') return `${article} ${noun}`;
  if (noun.startsWith('other ')) return `an${noun}`;
  return `${/^[aeiouAEIOU]/.test(noun) && !noun.startsWith('un') ? 'an' : noun.startsWith('unwounded') ? 'an' : 'a'} ${noun}`;
};
export const selected = (selector: Selector<Kind, ScriptFilter>, words: Wording): string => {
  const { of, where } = selector;
  switch (selector.pick) {
    case 'one':
      return thing(of, where, words);
    case 'upTo':
      return `up to ${selector.count} ${things(of, where, words)}`;
    case 'exactly':
      return `${selector.count} ${things(of, where, words)}`;
    case 'each':
    case 'place':
      return thing(of, where, words, 'each');
  }
};
