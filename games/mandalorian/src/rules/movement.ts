import type { Rule } from '@cadre/core';

export const movement: readonly Rule[] = [
  { id: 'MA-42', says: 'Move up to as many spaces as the strength, 0 included.', source: 'seed 002, Move, p5' },
  { id: 'MA-43', says: 'Movement goes one space at a time to an adjacent space (MOVE graph).', source: 'seed 002, Move, p5' },
  { id: 'MA-44', says: 'You must stop when you enter a space that contains an enemy.', source: 'seed 002, Move, p5; back cover' },
  {
    id: 'MA-45',
    says: 'You must stop when you enter a space that contains a facedown threat token.',
    source: 'seed 002, Move, p5; back cover',
  },
  { id: 'MA-46', says: 'Other characters do not stop movement.', source: 'seed 002, Move, p5' },
  {
    id: 'MA-47',
    says: 'A feature that was faceup when your move began does not stop movement; a feature that was facedown when your move began does.',
    source: 'seed 002, Move, p5; back cover',
  },
  {
    id: 'MA-48',
    says: "Starting a move in an enemy's space does not hinder leaving it (grapple damage apart, MA-196).",
    source: 'seed 002, Move, p5; back cover',
    ruling: 'Every move that a text grants is a movement of its own and may leave such a space again.',
  },
  {
    id: 'MA-49',
    says: 'Whenever your character shares a space with a facedown token, reveal it immediately, whatever the reason for sharing it.',
    source: 'seed 002, Move, p5',
    ruling: 'A facedown token in a start space is turned up before the first turn, without harm by a sentry.',
  },
  {
    id: 'MA-50',
    says: 'All movement rules apply to every movement of your character, not only to the move action.',
    source: 'seed 002, Move, p5',
    ruling: 'A character that is moved by somebody else is subject to all of it, sentries included.',
  },
  {
    id: 'MA-51',
    says: 'A space holds any number of characters, enemies and other tokens.',
    source: 'seed 002, Move, p5; Enemy movement, p10',
  },
];
