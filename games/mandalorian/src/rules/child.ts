import type { Rule } from '@cadre/core';

export const child: readonly Rule[] = [
  { id: 'MA-184', says: 'The mission says how The Child enters the game.', source: 'seed 002, The Child, p14' },
  {
    id: 'MA-185',
    says: 'It is either carried (on one character card, or on an enemy token where the mission allows) or lies in a space.',
    source: 'seed 002, The Child, p14',
    ruling: 'An enemy takes a Child that lies in its space only where the mission says so.',
  },
  {
    id: 'MA-186',
    says: "Whenever you perform any action in The Child's space you may rescue it, at any time during that action, also while moving through.",
    source: 'seed 002, Rescuing, p14',
  },
  { id: 'MA-187', says: 'It cannot be rescued while another character or an enemy carries it.', source: 'seed 002, Rescuing, p14' },
  {
    id: 'MA-188',
    says: 'When an enemy carrying The Child is defeated, The Child is dropped in that space.',
    source: 'seed 002, Rescuing, p14',
  },
  { id: 'MA-189', says: 'A character can neither drop The Child on purpose nor hand it over.', source: 'seed 002, Rescuing, p14' },
  {
    id: 'MA-190',
    says: 'The Child cannot be rescued in a turn in which it fled.',
    source: 'seed 002, Rescuing, p14',
    ruling: 'Nobody can rescue it until that turn is over.',
  },
  {
    id: 'MA-191',
    says: 'If the carrier is dealt damage that is not blocked, The Child flees: it is placed in a space adjacent to the carrier.',
    source: 'seed 002, Flees, p14',
    ruling: 'Beside means adjacent on foot, so not across a dotted line; where there is no such space it stays in that of its carrier.',
  },
  {
    id: 'MA-192',
    says: 'The chosen adjacent space must contain an enemy or a facedown token if any such adjacent space exists; features do not count.',
    source: 'seed 002, Flees, p14',
  },
  {
    id: 'MA-193',
    says: 'If all damage is blocked The Child stays.',
    source: 'seed 002, Flees, p14',
    ruling: 'If some of the damage is left, it flees.',
  },
  { id: 'MA-194', says: 'Some events make The Child flee without damage, with the same placement rule.', source: 'seed 002, Flees, p14' },
  { id: 'MA-195', says: 'A Child that is not carried does not flee.', source: 'seed 002, Flees, p14' },
];
