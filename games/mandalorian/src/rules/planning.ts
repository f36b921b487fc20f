import type { Rule } from '@cadre/core';

export const planning: readonly Rule[] = [
  {
    id: 'MA-83',
    says: 'Draw as many planning cards as the strength, hidden from the others (talking about them is allowed).',
    source: 'seed 002, Plan, p7',
    ruling: 'If deck and discards hold fewer cards, all there are get drawn.',
  },
  {
    id: 'MA-84',
    says: 'You may keep one of the drawn cards, faceup below your character card.',
    source: 'seed 002, Plan, p7',
    ruling: 'There is no limit to different planning cards.',
  },
  { id: 'MA-85', says: 'A card named Bad Luck can never be kept and has no effect.', source: 'seed 002, Plan, p7' },
  {
    id: 'MA-86',
    says: 'A character never holds two planning cards of the same name.',
    source: 'seed 002, Plan, p7',
    ruling: 'A card of a name that is held already can still be put on top of the deck.',
  },
  {
    id: 'MA-87',
    says: 'You may additionally put one of the drawn cards back on top of the planning deck.',
    source: 'seed 002, Plan, p7',
    ruling: 'A single drawn card can be kept or put back, not both.',
  },
  { id: 'MA-88', says: 'All other drawn cards go to the faceup planning discard pile.', source: 'seed 002, Plan, p7' },
  {
    id: 'MA-89',
    says: 'A kept planning card stays faceup until used; the card itself says when and how it is used, and it is discarded then.',
    source: 'seed 002, Plan, p7',
    ruling: 'Also in turns of other players, if the card fits: Defend whenever its owner would be dealt damage.',
  },
  {
    id: 'MA-90',
    says: 'The planning card Defend can be discarded to block 1 damage to its owner.',
    source: 'seed 002, Threat tokens strategy tip, p7',
  },
  {
    id: 'MA-91',
    says: 'At least one kind of planning card grants an additional action.',
    source: 'seed 002, Additional actions picture, p8',
  },
];
