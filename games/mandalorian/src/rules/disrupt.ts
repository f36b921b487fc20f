import type { Rule } from '@cadre/core';

export const disrupt: readonly Rule[] = [
  {
    id: 'MA-155',
    says: '"Disrupt an action": take a random token from the facedown pool and put it number side up on that slot.',
    source: 'seed 002, Disrupt tokens, p11',
  },
  { id: 'MA-156', says: 'A disrupt token adds its number to the slot total.', source: 'seed 002, Disrupt tokens, p11' },
  {
    id: 'MA-157',
    says: 'If a disruption in the Event Step lifts a slot to 5 or more, that slot is resolved (event, with crisis at 6+) after the current event is finished.',
    source: 'seed 002, Disrupt tokens, p11',
    ruling: 'A disruption in the Action Step that lifts a slot to 5 waits for the Event Step.',
  },
  { id: 'MA-158', says: 'A slot may hold any number of disrupt tokens.', source: 'seed 002, Disrupt tokens, p11' },
  {
    id: 'MA-159',
    says: 'When the pool is empty, all discarded tokens, white and yellow, are flipped and mixed to form a new pool.',
    source: 'seed 002, Disrupt tokens, p11',
  },
  {
    id: 'MA-160',
    says: 'If a token is needed and all are in use, a substitute with strength 1 is placed.',
    source: 'seed 002, Disrupt tokens, p11',
    ruling: 'A stand-in leaves the game when it is discarded.',
  },
];
