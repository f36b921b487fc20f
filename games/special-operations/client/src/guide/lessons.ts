import { lessonIn, lessonsOf } from '@cadre/table-client';
import { answerOf } from '../offers.js';
import { type OperationsView, topProcedure } from '../view.js';
import { english } from './english.js';
import { german } from './german.js';

const LESSONS_OF = lessonsOf(
  { en: english, de: german },
  {
    'loadouts@chooseLoadouts': 'goal',
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
export const lessonAt = lessonIn(LESSONS_OF, {
  // What the match is about comes before its first choice.
  sequels: { goal: 'loadouts' },
  // The second action of a match is the time to talk about attacks and sight, the next ones about what shots do.
  again: { action: 'attack', attack: 'cover', cover: 'suppression', card: 'round' },
  when: {
    round: ({ public: { round } }) => round > 1,
    attack: (view, question) => answerOf(view, question, 'attack') !== undefined,
  },
  over: 'over',
  isOver: (view: OperationsView) => view.public.winner !== 'open',
  procedure: topProcedure,
});
