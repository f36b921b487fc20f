import type { Rule } from '@cadre/core';

export const eventStep: readonly Rule[] = [
  {
    id: 'MA-116',
    says: 'After the Action Step, check every slot from left to right.',
    source: 'seed 002, Event Step, p9',
    ruling: 'After each finished event all slots are checked again from the left.',
  },
  { id: 'MA-117', says: 'Total 4 or less: nothing happens, cards and tokens stay.', source: 'seed 002, Event Step, p9' },
  {
    id: 'MA-118',
    says: 'Total exactly 5: resolve one event, then discard all cards and tokens of that slot.',
    source: 'seed 002, Event Step, p9',
    ruling: 'A tactical card makes its slot count as exactly 5, whatever else lies there, until it is emptied.',
  },
  {
    id: 'MA-119',
    says: 'Total 6 or more: resolve a crisis, then one event, then discard all cards and tokens of that slot.',
    source: 'seed 002, Event Step, p9',
    ruling:
      'The total counts as it is when the slot begins to be resolved; a disruption of the same slot meanwhile adds no crisis and is discarded with the slot.',
  },
  {
    id: 'MA-120',
    says: 'Discarded skill cards go faceup to the discard pile of the deck they belong to; disrupt tokens go to a faceup token discard.',
    source: 'seed 002, Event Step, p9',
  },
  {
    id: 'MA-121',
    says: 'All slots are checked, also those nobody played to this turn; several events and crises in one turn are possible.',
    source: 'seed 002, Event Step, p9',
  },
  {
    id: 'MA-122',
    says: 'Only printed numbers and disrupt tokens count; bonus icons and abilities do not.',
    source: 'seed 002, Event Step, p9',
  },
  { id: 'MA-123', says: 'If every slot is at 4 or less the step is skipped.', source: 'seed 002, Event Step, p5' },
  { id: 'MA-124', says: "A crisis = carry out the mission's crisis box.", source: 'seed 002, Resolving a crisis, p9' },
  { id: 'MA-125', says: 'For one slot the crisis is resolved before the event card is drawn.', source: 'seed 002, Sample event step, p11' },
  {
    id: 'MA-126',
    says: 'Draw the top event card and resolve its abilities one at a time from top to bottom.',
    source: 'seed 002, Resolving an event, p9',
  },
  { id: 'MA-127', says: 'The current player makes all choices of that card.', source: 'seed 002, Resolving an event, p9' },
  {
    id: 'MA-128',
    says: 'After resolution the event card is discarded, then the slot is emptied.',
    source: 'seed 002, Sample event step, p11',
  },
  { id: 'MA-129', says: 'Text abilities on events are followed as printed.', source: 'seed 002, Other event abilities, p11' },
  {
    id: 'MA-130',
    says: 'A "6+" ability is resolved only if the slot that caused the event has a total of 6 or more.',
    source: 'seed 002, Other event abilities, p11',
    ruling: 'An event that another event causes comes from the same slot, with the same total.',
  },
  {
    id: 'MA-131',
    says: 'The back of the top event card is public and tells what class or kind it concerns.',
    source: 'seed 002, Event card backs, p11',
  },
  { id: 'MA-132', says: 'Shuffling the event deck is purely random and ignores back icons.', source: 'seed 002, Event card backs, p11' },
];
