import type { Rule } from '@cadre/core';

export const turn: readonly Rule[] = [
  {
    id: 'MA-31',
    says: 'A turn has three steps in this order: Action Step, Event Step, Draw Step.',
    source: 'seed 002, Playing the game, p5',
  },
  {
    id: 'MA-32',
    says: 'After a turn the player to the left takes the next turn, clockwise, until the objective is completed or failed.',
    source: 'seed 002, Playing the game, p5',
  },
  {
    id: 'MA-33',
    says: 'In the Draw Step draw from your own deck until you hold your hand size (4, or 3 on veteran).',
    source: 'seed 002, Draw Step, p5',
  },
  { id: 'MA-34', says: 'If your hand is already full (or over-full) you neither draw nor discard.', source: 'seed 002, Draw Step, p5' },
  {
    id: 'MA-35',
    says: 'In your Action Step you must perform exactly two different actions by playing skill cards from your hand.',
    source: 'seed 002, Action Step, p5',
    ruling: 'Whoever holds fewer than two cards plays as many as possible, and the turn goes on.',
  },
  {
    id: 'MA-36',
    says: 'Performing an action = put one skill card from your hand on a slot, on top of any cards there with all numbers visible, then resolve that action.',
    source: 'seed 002, Action Step, p5',
  },
  { id: 'MA-37', says: 'At most one card per slot per turn is played by you.', source: 'seed 002, Action Step, p5' },
  { id: 'MA-38', says: "The card's printed number (1-4) is its strength and scales the action.", source: 'seed 002, Action Step, p5' },
  {
    id: 'MA-39',
    says: "You may play a card and decline the action's ability; the card still counts in the Event Step.",
    source: 'seed 002, Action Step note, p5',
    ruling: 'The text of the card may be used although the ability of the action is declined.',
  },
  {
    id: 'MA-40',
    says: 'Cards already lying in the slot never add to the strength of your action; only the card you play does.',
    source: 'seed 002, Action Step, p5',
  },
  { id: 'MA-41', says: 'The first action is resolved completely before the second card is played.', source: 'seed 002, Action Step, p5' },
];
