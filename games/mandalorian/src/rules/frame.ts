import type { Rule } from '@cadre/core';

export const frame: readonly Rule[] = [
  {
    id: 'MA-1',
    says: 'The game is cooperative: all players win together or lose together. Only a traitor of the envelopes may change that.',
    source: 'seed 002, Introduction, p1',
  },
  {
    id: 'MA-2',
    says: 'One game = one mission. A mission has a map, an objective, at least one failure condition, a crisis box, optional setup instructions, optional map rules and a list of allowed characters.',
    source: 'seed 002, Missions, p1',
  },
  {
    id: 'MA-3',
    says: 'Fixed component counts: 8 character cards, 8 standees, 96 skill cards (12 per character), 20 planning cards, 12 event cards, 71 guide cards, 2 envelopes, 4 reference cards, 106 threat tokens (24 with back number 1, 29 with 2, 28 with 3, 25 with 4), 25 damage tokens (19 of value 1/2, 6 of value 3/4).',
    source: 'seed 002, Component list, p4',
  },
  {
    id: 'MA-4',
    says: 'Damage is a number, not a limited resource: tokens of different values may be exchanged freely (19x 1/2 and 6x 3/4 are only denominations).',
    source: 'seed 002, Component list, p4',
  },
  {
    id: 'MA-5',
    says: 'A card or mission rule that contradicts the rulebook wins over the rulebook.',
    source: 'seed 002, Golden rules, p12',
  },
  {
    id: 'MA-6',
    says: 'When two cards contradict each other, the current player decides which one is applied.',
    source: 'seed 002, Golden rules, p12',
  },
  { id: 'MA-7', says: 'The current player breaks every tie.', source: 'seed 002, Golden rules, p12; back cover' },
  {
    id: 'MA-8',
    says: 'When two effects happen at the same time the current player chooses the order, and the first is resolved completely before the second starts.',
    source: 'seed 002, Golden rules, p12',
    ruling:
      'Of all enemies that move or attack the current player says who goes first, as far as it can matter: where something watches or lasts, or a card can answer. The current player also says whether a card of another player that answers an event comes before what the mission does then; whoever holds such a card in their own turn says it by using it or not.',
  },
];
