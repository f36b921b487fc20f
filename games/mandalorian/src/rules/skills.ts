import type { Rule } from '@cadre/core';

export const skills: readonly Rule[] = [
  {
    id: 'MA-101',
    says: 'A card with a bonus icon has +1 strength when played to the slot with that icon.',
    source: 'seed 002, Bonus icon, p8',
  },
  {
    id: 'MA-102',
    says: 'The bonus never changes the printed number used in the Event Step.',
    source: 'seed 002, Bonus icon, p8; Event Step, p9',
    ruling: 'The table shows strength and event value apart.',
  },
  { id: 'MA-103', says: 'On any other slot the icon does nothing.', source: 'seed 002, Bonus icon, p8' },
  {
    id: 'MA-104',
    says: 'A text ability may be used only when the card is played to the slot named in the text.',
    source: 'seed 002, Skill abilities, p8',
  },
  { id: 'MA-105', says: "It is used in addition to the action's own ability.", source: 'seed 002, Skill abilities, p8' },
  {
    id: 'MA-106',
    says: "Unless the text says when, it is used before or after the action's ability, never in the middle (no interrupting a movement).",
    source: 'seed 002, Skill abilities, p8; back cover',
    ruling:
      'A text that changes strength, range or manner of the action is declared with the card and holds from the start of that action.',
  },
  {
    id: 'MA-107',
    says: 'On a non-matching slot the text is ignored; the action is performed normally with the strength.',
    source: 'seed 002, Skill abilities, p8',
  },
  {
    id: 'MA-108',
    says: 'Using the text is optional; once used, all of it must be done except parts saying "may".',
    source: 'seed 002, Skill abilities, p8',
    ruling:
      'It is not asked where nobody could do better without it: it finds nobody, a longer range reaches no further target, it only adds choices (range, ways to move, planning cards to keep), or it is a shield or healing for yourself or everybody beside Plan.',
  },
  {
    id: 'MA-109',
    says: 'An ability that affects "any character" may affect yourself; one that says "another character" may not.',
    source: 'seed 002, back cover',
  },
  { id: 'MA-110', says: 'Cards that exist twice in a deck are marked with two lights.', source: 'seed 002, Skill abilities, p8' },
  {
    id: 'MA-111',
    says: 'An additional action needs a further skill card from the hand.',
    source: 'seed 002, Additional actions, p8',
    ruling: 'Additional and free actions are optional, unless the text says otherwise: the Action Step may end without them.',
  },
  { id: 'MA-112', says: 'It cannot use a slot to which you already played a card this turn.', source: 'seed 002, Additional actions, p8' },
  {
    id: 'MA-113',
    says: 'Additional and free actions do not count toward the two mandatory actions.',
    source: 'seed 002, Additional actions, p8; Free actions, p8',
  },
  {
    id: 'MA-114',
    says: 'A free action is resolved without playing a skill card, at the stated strength; nothing is added to a slot.',
    source: 'seed 002, Free actions, p8',
  },
  {
    id: 'MA-115',
    says: 'A free action may repeat an action already performed and does not block that slot for later cards this turn.',
    source: 'seed 002, Free actions, p8',
  },
];
