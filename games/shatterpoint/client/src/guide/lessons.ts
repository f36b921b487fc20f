import type { Language } from '@cadre/core';
import { type Lesson, lessonsOf, type TableQuestion } from '@cadre/table-client';
import { type EncounterTableView, topProcedure } from '../table/view.js';
import { english } from './english.js';
import { german } from './german.js';

const LESSONS_OF = lessonsOf(
  { en: english, de: german },
  {
    'seat@deployment': 'first',
    'unit@deployment': 'squad',
    'deploy@deploySquad': 'deploy',
    'rest@deploySquad': 'rest',
    'seat@cycle': 'turn',
    'option@reveal': 'order',
    'option@cadreTurn': 'order',
    'stance@activation': 'stance',
    'option@activation': 'action',
    'move@move': 'move',
    'moveAs@advanceOrClimb': 'how',
    'option@action': 'target',
    'beforeDice@window': 'window',
    'attackResolved@window': 'window',
    'branch@attack': 'tree',
    'push@push': 'push',
  },
);
export const LESSONS = LESSONS_OF.all;
/** What the guide has to say now; null where it has nothing. */
export const lessonAt = (
  view: EncounterTableView,
  question: TableQuestion | null,
  seen: readonly string[],
  language: Language,
): Lesson | null => {
  const { lesson, idAt } = LESSONS_OF;
  if (view.public.winner !== 'open') return lesson('over', language);
  const id = idAt(question, topProcedure(view));
  if (id === undefined) return null;
  // The second action of a match is the time to talk about attacks.
  return lesson(id === 'action' && seen.includes('action') ? 'combat' : id, language);
};
