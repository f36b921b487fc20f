import type { Language } from '@cadre/core';
import { grammarOf } from '@cadre/kit';
import { FIGURES, MOST_POINTS, SEPARATOR, type SquadProblem, UNIT_KINDS, UNITS, type UnitKind } from './units.js';
import { WORDS } from './words.js';

/** What the set-up page says about squads. */
interface SquadWords {
  unit(kind: UnitKind): string;
  problem(problem: SquadProblem): string;
}
const EN = grammarOf('en');
const DE = grammarOf('de');

const english: SquadWords = {
  unit: kind => `${WORDS.en.units[kind]} (${EN.count(UNITS[kind].points, { one: 'point', other: 'points' })})`,
  problem: problem => {
    switch (problem.why) {
      case 'not-a-unit':
        return `"${problem.name}" is not a unit; expected ${UNIT_KINDS.join(', ')}, joined by ${SEPARATOR}`;
      case 'figures':
        return `a squad has ${FIGURES} figures, this one has ${problem.got}`;
      case 'points':
        return `a squad costs at most ${MOST_POINTS} points, this one costs ${problem.got}`;
    }
  },
};
const german: SquadWords = {
  unit: kind => `${WORDS.de.units[kind]} (${DE.count(UNITS[kind].points, { one: 'Punkt', other: 'Punkte' })})`,
  problem: problem => {
    switch (problem.why) {
      case 'not-a-unit':
        return `„${problem.name}“ ist keine Einheit; möglich sind ${UNIT_KINDS.join(', ')}, verbunden mit ${SEPARATOR}`;
      case 'figures':
        return `Ein Trupp hat ${FIGURES} Figuren, dieser hat ${problem.got}`;
      case 'points':
        return `Ein Trupp kostet höchstens ${MOST_POINTS} Punkte, dieser kostet ${problem.got}`;
    }
  },
};
export const SQUAD_WORDS: Readonly<Record<Language, SquadWords>> = { en: english, de: german };
