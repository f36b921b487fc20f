/** The lessons of a guided first encounter, in the order in which they usually come up. */
export const english = {
  first: {
    title: 'You play both cadres',
    text: 'Two cadres stand together against the Legend, which a bot plays. You win when all tokens of the mission are gone, the Legend when the victory tracker is full.',
  },
  squad: {
    title: 'Deploy your squads',
    text: 'Each cadre has two squads of a leader and a supporting unit. Choose below which squad comes first.',
  },
  deploy: {
    title: 'Place the first character',
    text: 'Click anywhere in the outlined area. If a spot is not allowed, the table says why and offers the nearest one that is. The numbered circles are suggestions.',
  },
  rest: {
    title: 'The others stay close',
    text: 'The other characters of a unit are placed beside the first. What you play is the unit: its characters share damage and tokens.',
  },
  turn: {
    title: 'Whose turn is it?',
    text: 'The cadres choose which of them goes next; then the Legend has a turn of its own. Pick the cadre that is closer to an objective.',
  },
  order: {
    title: 'An order card',
    text: 'The top card of the order deck says which unit acts. Activate it, or put it into the shared reserve and take the next one.',
  },
  stance: {
    title: 'Choose a stance',
    text: 'Some units have two stances with different dice and combat trees. The cards over the table show what the other one changes.',
  },
  action: {
    title: 'Two actions',
    text: 'A unit has two different actions. First move towards an objective: whoever has more characters within 3 inches of it controls it.',
  },
  move: {
    title: 'Move',
    text: 'The outlined area is everywhere this character can reach. Drag it: while you hold it, the panel beside the table lists whom it could attack from there and which objective it would contest. Undo takes a move back.',
  },
  how: {
    title: 'Advance or climb',
    text: 'Advance along the ground. Climb takes a character up or down one piece of terrain that is climbable.',
  },
  combat: {
    title: 'Attack',
    text: 'Point at an enemy: the panel shows the line of sight and the odds of each amount of damage. If an attack is possible, choose Combat.',
  },
  target: {
    title: 'Choose a target',
    text: 'The numbers beside the enemies are the expected damage and the chance to Wound. Click the enemy that you want to attack.',
  },
  window: {
    title: 'Abilities',
    text: 'Here an ability can be used, for Force or for free. The panel beside the table explains what it does. If in doubt, pass.',
  },
  tree: {
    title: 'Walk the combat tree',
    text: 'Each success is one step through the tree, from left to right. Follow the lines to the icons you want: damage, a shove, a condition.',
  },
  push: {
    title: 'Shove the enemy',
    text: 'A shove pushes an enemy away. Push it out of reach of an objective, and it no longer contests it. Then the attacker may follow.',
  },
  over: {
    title: 'That was your first encounter',
    text: 'The summary can be saved as a picture, the replay shows every step. Next, try “Surprise me” on the setup page.',
  },
};
export type LessonTexts = Readonly<Record<keyof typeof english, { readonly title: string; readonly text: string }>>;
