import type { Language } from '@cadre/core';
import { type Lesson, lessonsOf, type TableQuestion } from '@cadre/table-client';
import type { OperationsView } from '../view.js';
import { topProcedure } from '../view.js';
import { english } from './english.js';
import { german } from './german.js';

const LESSONS_OF = lessonsOf(
  { en: english, de: german },
  {
    'loadouts@chooseLoadouts': 'loadouts',
    'unit@deployOne': 'deploy',
    'deploy@deployUnit': 'place',
    'card@commandPhase': 'card',
    'unit@orders': 'orders',
    'option@activationPhase': 'activate',
    'option@activation': 'action',
    'move@move': 'move',
    'aim@attack-reroll': 'reroll',
    'attack-surge@attack': 'surge',
    'dodge@attack': 'dodge',
  },
);
export const LESSONS = LESSONS_OF.all;
/** What the guide has to say now; null where it has nothing. */
export const lessonAt = (
  view: OperationsView,
  question: TableQuestion | null,
  seen: readonly string[],
  language: Language,
): Lesson | null => {
  const { lesson, idAt } = LESSONS_OF;
  if (view.public.winner !== 'open') return lesson('over', language);
  const id = idAt(question, topProcedure(view));
  if (id === undefined) return null;
  // The second action of a match is the time to talk about attacks and sight.
  return lesson(id === 'action' && seen.includes('action') ? 'attack' : id, language);
};
