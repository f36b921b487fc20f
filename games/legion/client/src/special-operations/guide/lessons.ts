import type { Language } from '@cadre/core';
import type { Lesson, TableQuestion } from '@cadre/table-client';
import type { OperationsView } from '../view.js';
import { topProcedure } from '../view.js';
import { english } from './english.js';
import { german } from './german.js';

const TEXTS = { en: english, de: german };
type LessonId = keyof typeof english;
export const LESSONS = Object.keys(english) as readonly LessonId[];

/** What each question teaches, by what is asked and the procedure that asks it. */
const AT: Readonly<Record<string, LessonId>> = {
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
};
const lesson = (id: LessonId, language: Language): Lesson => ({ id, ...TEXTS[language][id] });
/** What the guide has to say now; null where it has nothing. */
export const lessonAt = (
  view: OperationsView,
  question: TableQuestion | null,
  seen: readonly string[],
  language: Language,
): Lesson | null => {
  if (view.public.winner !== 'open') return lesson('over', language);
  if (!question) return null;
  const id = AT[`${question.space.of}@${topProcedure(view)}`];
  if (id === undefined) return null;
  // The second action of a match is the time to talk about attacks and sight.
  return lesson(id === 'action' && seen.includes('action') ? 'attack' : id, language);
};
