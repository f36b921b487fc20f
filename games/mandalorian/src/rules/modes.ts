import type { Rule } from '@cadre/core';

export const modes: readonly Rule[] = [
  {
    id: 'MA-210',
    says: 'With more players than listed characters: sandbox or shared mode; both work with the guide deck and may be changed between games.',
    source: 'seed 002, Character limitations, p13',
  },
  {
    id: 'MA-211',
    says: 'In sandbox mode each player picks any character, listed or not; The Mandalorian is not compulsory.',
    source: 'seed 002, Sandbox, p13',
    ruling: 'Outside sandbox mode, too, The Mandalorian is compulsory only where a mission says so.',
  },
  {
    id: 'MA-212',
    says: 'A character not mentioned in the briefing has no special setup: it begins in the start space.',
    source: 'seed 002, Sandbox, p13',
  },
  {
    id: 'MA-213',
    says: 'All players together control exactly two characters from the briefing; no others are used.',
    source: 'seed 002, Shared, p13',
  },
  {
    id: 'MA-214',
    says: 'Both skill decks are shuffled into one; every player draws the starting hand from it.',
    source: 'seed 002, Shared, p13',
  },
  { id: 'MA-215', says: 'The action is performed by the character shown on the played card.', source: 'seed 002, Shared, p13' },
  { id: 'MA-216', says: 'On a turn the two cards may belong to the same character or to both.', source: 'seed 002, Shared, p13' },
  { id: 'MA-217', says: "One card per slot per turn, whoever's card it is.", source: 'seed 002, Shared, p13' },
  {
    id: 'MA-218',
    says: 'A gained planning card is placed at the character that gained it; one of each name per character.',
    source: 'seed 002, Shared, p13',
  },
  {
    id: 'MA-219',
    says: 'The current player makes all decisions of their turn, including the use of planning cards of both characters.',
    source: 'seed 002, Shared, p13',
    ruling:
      'Features and The Child are for the character that performs the action; between actions for either, as the current player decides.',
  },
  { id: 'MA-220', says: '"You" is the character performing the current action.', source: 'seed 002, Shared, p13' },
  {
    id: 'MA-221',
    says: 'While resolving an event, "you" is the character whose card lies on top of that slot; "nearest ..." is measured from it.',
    source: 'seed 002, Shared, p13',
    ruling: 'If only tokens lie in the slot, the current player names the character.',
  },
  {
    id: 'MA-222',
    says: 'Solo = shared mode with one player, one hand, two characters; everything else unchanged, guide deck included.',
    source: 'seed 002, Playing solo, p13',
    ruling: 'House rule: what lasts until your next turn lasts one turn longer, as long as it does at a table of two.',
  },
];
