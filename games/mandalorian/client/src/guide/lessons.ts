import type { Language } from '@cadre/core';
import { type Lesson, lessonsOf, type SetupValues, type TableQuestion } from '@cadre/table-client';
import type { Seen } from '../seen.js';
import { english } from './english.js';
import { german } from './german.js';

/** A short mission to learn by, at the easiest difficulty, with one partner. */
export const FIRST_MISSION: SetupValues = { mission: 'm1', map: 'own', difficulty: 'novice', mode: 'normal', players: 2 };

const LESSONS_OF = lessonsOf(
  { en: english, de: german },
  {
    'deed@turn': 'card',
    'slot@play': 'slot',
    'step@movement': 'step',
    'threat@attack': 'attack',
    'threat@intel': 'intel',
    'planning@plan': 'plan',
    'text@perform': 'text',
    'trigger-card@perform': 'trigger',
    'trigger-card@hurt': 'trigger',
    'trigger-card@strike': 'trigger',
  },
);
export const LESSONS = LESSONS_OF.all;
/** What a newcomer learns now: about the question that is asked, about an event, or that it is over. */
export const lessonAt = ({ table, stack }: Seen, question: TableQuestion | null, language: Language): Lesson | null => {
  const id =
    table.result !== ''
      ? 'over'
      : table.turn.step === 'event' && !(question && question.space.of === 'trigger-card')
        ? 'enemies'
        : LESSONS_OF.idAt(question, stack.at(-1)?.proc ?? '');
  return id === undefined ? null : LESSONS_OF.lesson(id, language);
};
