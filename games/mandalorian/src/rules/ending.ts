import type { Rule } from '@cadre/core';

export const ending: readonly Rule[] = [
  {
    id: 'MA-171',
    says: 'When any deck becomes empty its discard pile is shuffled at once to form a new deck.',
    source: 'seed 002, Running out of cards, p12',
    ruling: 'At once, without the cards just drawn and the event in progress; with an empty discard pile, when the next card is needed.',
  },
  {
    id: 'MA-172',
    says: 'If neither deck nor discard has skill cards, the missing draw is made as soon as cards become available.',
    source: 'seed 002, Running out of cards, p12',
  },
  {
    id: 'MA-173',
    says: 'The game ends when the objective is complete or a failure condition is met.',
    source: 'seed 002, Winning the game, p12',
  },
  {
    id: 'MA-174',
    says: "Most objectives are checked at the end of a player's turn, so the Event Step must be survived first.",
    source: 'seed 002, Winning the game, p12',
    ruling: 'The end of a turn is after its Draw Step.',
  },
  {
    id: 'MA-175',
    says: 'A failure condition ends the game with a loss immediately, at any time.',
    source: 'seed 002, Winning the game, p12',
    ruling: 'If objective and failure come together, the failure counts.',
  },
  {
    id: 'MA-176',
    says: "After win or loss, follow the guide deck's top card.",
    source: 'seed 002, End of game, p12',
    ruling: 'A mission of the players own that the guide deck does not name may be played at any STOP; the STOP stays in force.',
  },
  { id: 'MA-177', says: 'All damage is removed between games; nothing on the map carries over.', source: 'seed 002, End of game, p12' },
  { id: 'MA-178', says: 'Players, characters, difficulty and mode may change freely between games.', source: 'seed 002, End of game, p12' },
  { id: 'MA-179', says: 'Players may talk about their hand but never show cards of it.', source: 'seed 002, Communication, p12' },
  {
    id: 'MA-180',
    says: 'What was seen on a secretly viewed threat may be told, withheld or lied about, never shown.',
    source: 'seed 002, Communication, p12',
    ruling: 'What was seen is told to that player alone; nobody else receives it in any form.',
  },
  { id: 'MA-181', says: 'All discard piles are open and may be examined at any time.', source: 'seed 002, Communication, p12' },
  {
    id: 'MA-182',
    says: "Cards of the event deck may not be examined; only the top card's back is visible.",
    source: 'seed 002, Communication, p12',
  },
  {
    id: 'MA-183',
    says: 'Drawn planning cards are hidden from others until kept or discarded (both faceup); a card put back on top stays hidden.',
    source: 'seed 002, Plan, p7',
  },
];
