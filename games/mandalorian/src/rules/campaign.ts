import type { Rule } from '@cadre/core';

export const campaign: readonly Rule[] = [
  {
    id: 'MA-223',
    says: 'The guide deck is never shuffled; cards have ID numbers; cards it adds (skill, planning, event, rules) are used in all future games.',
    source: 'seed 002, Guide deck, p1/p2/p12',
  },
  {
    id: 'MA-224',
    says: 'Two envelopes stay closed until the guide deck opens them; they add game modes, some with a hidden traitor. The rulebook gives no traitor rules.',
    source: 'seed 002, Guide deck, p1',
    ruling:
      'Envelopes bind campaigns: there, what a closed one holds, missions and the traitor, is refused. A single game may be set up with anything.',
  },
  {
    id: 'MA-225',
    says: 'Guide deck state (position, opened envelopes, cards added) is the only thing that persists between games.',
    source: 'seed 002, End of game, p12',
    ruling: 'How a mission ended is remembered in words, and changes nothing in later games.',
  },
];
