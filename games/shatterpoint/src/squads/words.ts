import type { Language } from '@cadre/core';
import { grammarOf } from '@cadre/kit';
import type { Era } from '../content/types.js';
import { cardWith, type Role } from './cadre.js';
import type { SquadProblem } from './encounter.js';
import { english } from './english.js';
import { german } from './german.js';

const SPT_FORM = 'spt[00010106,00010101,00060102,00060101]';
const ENCOUNTER_FORM = 'le1:mission/layout/legend/minions/era:unit+unit+unit+unit/era:unit+unit+unit+unit';
const WORDS = { en: english, de: german } as const;
/** The names of eras and roles, and problems in sentences that name the rule and what would be right. */
export const squadWords = (language: Language) => {
  const words = WORDS[language];
  const { and, or } = grammarOf(language);
  const name = (id: string): string => cardWith(id)?.name[language] ?? `"${id}"`;
  const names = (ids: readonly string[]): string => and([...new Set(ids)].map(name));
  const problem = (p: SquadProblem): string => {
    switch (p.why) {
      case 'missing':
        return words.missing(p.role);
      case 'unknown':
        return words.unknown(p.cards[0]!, p.role);
      case 'type':
        return words.type(name(p.cards[0]!), p.role);
      case 'tooMany':
        return words.tooMany(names(p.cards));
      case 'primary':
        return words.primary(and(p.cards), p.cards.length);
      case 'encounter':
        return words.encounter(name(p.cards[0]!));
      case 'era':
        return 'rule' in p
          ? words.era(names(p.cards), p.cards.length, words.eras[p.era])
          : words.noEra(p.id, p.cadre, or(Object.values(words.eras)));
      case 'points':
        return words.points(p.cost, p.points);
      case 'twice':
        return words.twice(name(p.cards[0]!));
      case 'name':
        return words.name(p.name, names(p.cards), new Set(p.cards).size === 1);
      case 'sptForm':
        return words.sptForm(SPT_FORM);
      case 'sptCut':
        return words.sptCut(SPT_FORM);
      case 'sptNumber':
        return words.sptNumber(p.text);
      case 'sptUnknown':
        return words.sptUnknown(p.text);
      case 'sptUnnumbered':
        return words.sptUnnumbered(name(p.card));
      case 'encounterForm':
        return words.encounterForm(ENCOUNTER_FORM);
      case 'encounterVersion':
        return words.encounterVersion(p.version);
      case 'encounterParts':
        return words.encounterParts(p.parts, ENCOUNTER_FORM);
      case 'units':
        return words.units(p.units, p.cadre);
      case 'unit':
        return words.unit(p.id, p.cadre);
      case 'mission':
      case 'layout':
      case 'legend':
      case 'minions':
        return words.unknownId[p.why](p.id, p.known.join(', '));
    }
  };
  return {
    era: (era: Era): string => words.eras[era],
    role: (role: Role): string => words.roles[role],
    /** With the rule before it, where it breaks one. */
    problem: (p: SquadProblem): string => ('rule' in p ? `${p.rule}: ${problem(p)}` : problem(p)),
    /** The sentence alone. */
    sentence: problem,
  };
};
export type SquadWords = ReturnType<typeof squadWords>;
