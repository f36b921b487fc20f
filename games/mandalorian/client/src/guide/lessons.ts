import { type Lesson, lessonIdAt, type SetupValues, type TableQuestion } from '@cadre/table-client';
import type { Seen } from '../seen.js';
import type { LessonTexts } from './english.js';

/** A short mission to learn by, at the easiest difficulty, with one partner. */
export const FIRST_MISSION: SetupValues = { mission: 'm1', map: 'own', difficulty: 'novice', mode: 'normal', players: 2 };

const idAt = lessonIdAt<keyof LessonTexts>({
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
});
/** How many lessons there are: a mission ends in one way only. */
export const lessonCount = (texts: LessonTexts): number => Object.keys(texts).length - 1;
/** What a newcomer learns now: about the question that is asked, about an event, or that it is over. */
export const lessonAt = ({ table, stack }: Seen, question: TableQuestion | null, texts: LessonTexts): Lesson | null => {
  const id =
    table.result !== ''
      ? table.result
      : table.turn.step === 'event' && !(question && question.space.of === 'trigger-card')
        ? 'enemies'
        : idAt(question, stack.at(-1)?.proc ?? '');
  return id === undefined ? null : { id, ...texts[id] };
};
