/** The lessons of a guided first match, in the order in which they usually come up. */
export const english = {
  goal: {
    title: 'Your goal',
    text: 'You lead the blue squad, nine Rebels, against a red squad of the Empire. Each dotted circle on the table surrounds an objective: when a round ends, whoever has more units in a circle scores a point there. With three points or more and the lead you win. “Got it” takes you to your equipment.',
  },
  loadouts: {
    title: 'Pick your equipment',
    text: 'Three cards with two sides each. For your first match one side of each is chosen already: confirm them, or choose the other side. Underlined words are explained above the cards.',
  },
  deploy: {
    title: 'Deploy your squad',
    text: 'You and your opponent take turns placing one unit. Choose one in the bar at the bottom. Units of the same kind are listed only once.',
  },
  place: {
    title: 'Place the unit',
    text: 'Choose a spot in the outlined area, and the unit stands there; Undo takes it back. If a spot is not allowed, the table tells you why and offers the nearest one that is. The numbered circles are suggestions. Stand close to terrain: it gives cover. The number on a piece is its height; a mouse that points at it shows what it does.',
  },
  card: {
    title: 'Play a command card',
    text: 'Both of you choose a card in secret. Whoever plays fewer pips acts first, on a tie a die decides; cards with more pips often give more orders.',
  },
  round: {
    title: 'A new round',
    text: 'Aim, dodge, surge and standby tokens are gone; suppression stays. Above the cards you read who scored. A star marks the objective that gives two points this round.',
  },
  orders: {
    title: 'Give orders',
    text: 'A unit with an order acts whenever you like. All others wait until their token is drawn from the order pool. Small codes, such as L-CMD-5 beside the question and in the log, open the rule.',
  },
  activate: {
    title: 'Activate a unit',
    text: 'Choose a unit with an order, or draw a token and see who may act. Point at any unit to see how far it can move and what it can see.',
  },
  action: {
    title: 'Two actions',
    text: 'Every activation has two actions. Move towards an objective: whoever has more units near it at the end of the round scores. Aim and Dodge give tokens that help when dice are rolled.',
  },
  move: {
    title: 'Move',
    text: 'The outlined area is everywhere this unit can reach. Drag it: while you hold it, the table shows who would see it there and what cover it would have. Undo takes a move back.',
  },
  attack: {
    title: 'Attack',
    text: 'Point at an enemy: the table shows range, line of sight, cover and the chance of each number of wounds. An enemy in range and in sight can be attacked: choose it on the table or in the bar at the bottom. Beside it you read how many wounds to expect and the chance to defeat it.',
  },
  cover: {
    title: 'Cover',
    text: 'Terrain that hides part of a unit from its attacker gives it cover: when it rolls defence dice, light cover turns one surge into a block, heavy cover two. The chances beside the table count that already.',
  },
  suppression: {
    title: 'Suppression',
    text: 'A ranged attack that rolls a hit or crit leaves a suppression token. A unit with as many as its courage, a number on its card, rolls one attack die fewer. Any more, and it panics and may be wounded. Some tokens go when a unit activates; Recover removes all.',
  },
  reroll: {
    title: 'Use your aim',
    text: 'An aim token lets you reroll up to two dice. Choose the dice to roll again, usually the blanks, or keep the roll.',
  },
  surge: {
    title: 'Use your surges',
    text: 'A surge token turns a surge symbol into a hit.',
  },
  dodge: {
    title: 'Dodge',
    text: 'A dodge token cancels one hit before you roll defence dice. It cannot cancel crits.',
  },
  over: {
    title: 'That was your first match',
    text: 'The summary beside the table, on a phone below it, has a heat map of where it was fought. The replay shows every step, and how the dice fell. Next, try “Surprise me” on the setup page: “New game” leads there.',
  },
};
export type LessonTexts = Readonly<Record<keyof typeof english, { readonly title: string; readonly text: string }>>;
