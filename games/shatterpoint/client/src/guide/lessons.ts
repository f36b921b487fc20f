import { lessonIn, lessonsOf } from '@cadre/table-client';
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
export const lessonAt = lessonIn(LESSONS_OF, {
  // The second action of a match is the time to talk about attacks.
  again: { action: 'combat' },
  over: 'over',
  isOver: (view: EncounterTableView) => view.public.winner !== 'open',
  procedure: topProcedure,
});
