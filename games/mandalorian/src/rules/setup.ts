import type { Rule } from '@cadre/core';

export const setup: readonly Rule[] = [
  {
    id: 'MA-9',
    says: 'Before the game, resolve guide cards from the top: read, follow, permanently remove, reveal next; stop at a card that says STOP.',
    source: 'seed 002, Setup 1A, p2',
  },
  { id: 'MA-10', says: 'The guide deck names the mission; the first game is mission 1.', source: 'seed 002, Setup 1B, p2' },
  {
    id: 'MA-11',
    says: "Open that mission's map, read briefing and map rules, and carry out every SETUP instruction printed there (mission 1 has none).",
    source: 'seed 002, Setup 1C-D, p2',
  },
  { id: 'MA-12', says: 'Shuffle the planning deck.', source: 'seed 002, Setup 2, p2' },
  { id: 'MA-13', says: 'Shuffle all 12 event cards into one deck, ignoring the back icons.', source: 'seed 002, Setup 3, p2' },
  { id: 'MA-14', says: 'All damage tokens form a pool.', source: 'seed 002, Setup 4A, p2' },
  {
    id: 'MA-15',
    says: 'There are exactly 5 disrupt tokens with a white face; place 1 of them at random, faceup, on every slot of the map (4 or 5 slots).',
    source: 'seed 002, Setup 4B, p2',
  },
  {
    id: 'MA-16',
    says: 'All other disrupt tokens, including white ones left over from the previous step, form a facedown random pool.',
    source: 'seed 002, Setup 4C, p2',
  },
  {
    id: 'MA-17',
    says: 'Use only threat tokens whose back number equals the mission number; split them by shape (three shapes, plus orange reinforcements) and randomize each stack; every other token stays in the box.',
    source: 'seed 002, Setup 5, p3',
  },
  {
    id: 'MA-18',
    says: 'A map icon with a question mark receives a random token of that shape facedown.',
    source: 'seed 002, Setup 5A, p3',
  },
  { id: 'MA-19', says: 'A map icon without question mark receives a random token of that shape faceup.', source: 'seed 002, Setup 5B, p3' },
  { id: 'MA-20', says: 'Orange tokens form the facedown reinforcement pile beside the map.', source: 'seed 002, Setup 5C, p3' },
  { id: 'MA-21', says: "Each player picks a different character from the mission's list.", source: 'seed 002, Setup 6, p3' },
  {
    id: 'MA-22',
    says: 'Use the novice side (higher health) of the character card on novice difficulty, the standard side (lower health) otherwise.',
    source: 'seed 002, Setup 6A, p3',
  },
  { id: 'MA-23', says: 'Every standee begins in the start space unless the mission says otherwise.', source: 'seed 002, Setup 6B, p3' },
  {
    id: 'MA-24',
    says: 'Each player shuffles their own 12-card skill deck and draws 4 cards (3 on veteran); hands are hidden from other players.',
    source: 'seed 002, Setup 6C, p3',
  },
  { id: 'MA-25', says: 'The group agrees on a first player; if it cannot agree, decide at random.', source: 'seed 002, Setup 7, p3' },
  {
    id: 'MA-26',
    says: 'With more players than listed characters the group uses sandbox or shared character mode; a solo player controls two characters.',
    source: 'seed 002, Setup 6 / Playing solo or with extra players, p3',
  },
  { id: 'MA-27', says: 'Novice: novice side of the character cards, hand size 4.', source: 'seed 002, Difficulty levels, p2' },
  { id: 'MA-28', says: 'Standard: standard side, hand size 4.', source: 'seed 002, Difficulty levels, p2' },
  { id: 'MA-29', says: 'Veteran: standard side, hand size 3.', source: 'seed 002, Difficulty levels, p2' },
  {
    id: 'MA-30',
    says: 'Difficulty is chosen before each game and may differ from game to game.',
    source: 'seed 002, Difficulty levels, p2; End of game, p12',
  },
];
