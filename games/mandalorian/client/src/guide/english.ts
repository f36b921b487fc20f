/** The lessons of a guided first mission, in the order in which they usually come up. */
export const english = {
  card: {
    title: 'Your goal, and your cards',
    text: 'Find the Asset: it is one of the facedown tokens on the numbered spaces. Each turn you play two cards, each to a different slot. Choose a card: the big number is how strong the action will be.',
  },
  slot: {
    title: 'Choose an action',
    text: 'Each slot is an action. Strength means steps in Move, damage in Attack, range in Intel, cards drawn in Plan. The card stays in the slot and adds its number to the total. Five or more means trouble: an event at the end of your turn. Start with Move and stay below five.',
  },
  step: {
    title: 'Move',
    text: 'Choose any bright space, even several steps away: the dotted line shows the way. Enemies and facedown tokens end the move. A red number is damage you would take there. You can undo as long as nothing new was revealed.',
  },
  attack: {
    title: 'Attack',
    text: 'The number on a red token is its health; your strength is the damage you deal. Most enemies do nothing in your Action Step, so you can also walk past. Careful with sentries (the eye): they hurt you if you stop beside them.',
  },
  intel: {
    title: 'Look before you walk',
    text: 'Choose a facedown token: only you see what it is. Or push an enemy one space away. Finding the Asset this way is safer than walking into a token.',
  },
  plan: {
    title: 'Plan',
    text: 'Keep one of the drawn cards. It lies in front of your character until you use it, for example to block damage or to add strength.',
  },
  text: {
    title: 'Card abilities',
    text: 'Most cards have an ability that works in one action only. You played this one in the right slot, so you may use it in addition.',
  },
  trigger: {
    title: 'Use a kept card?',
    text: 'One of your planning cards fits this moment. Use it now or save it; it will be offered again.',
  },
  enemies: {
    title: 'Events',
    text: 'A slot reached five: an event card is drawn and the slot is cleared. Enemies move and attack; where the rules leave a choice, you make it. At six or more a crisis comes first: in this mission, the alarm rises.',
  },
  won: {
    title: 'You won your first mission',
    text: 'Next, try it again on a higher difficulty, or start the campaign: it unlocks characters, cards and missions one by one. The replay shows every step.',
  },
  lost: {
    title: 'Not this time',
    text: 'The replay shows what went wrong. Play the mission again: watch your health, keep a card that blocks damage, and look at facedown tokens with Intel before you walk into them.',
  },
};
export type LessonTexts = Readonly<Record<keyof typeof english, { readonly title: string; readonly text: string }>>;
