/** The set-up, and whoever sits where. */
export const setup = {
  seat: (letter: string) => `Seat ${letter}`,
  /** A player in a sentence: "Blue has priority". */
  sides: { blue: 'Blue', red: 'Red' },
  colours: { blue: 'blue', red: 'red' },
  /** The letter stands before the numbers of its units. */
  squadOf: (side: string, squad: string, letter: string) => `${side}: ${squad} (${letter})`,
  options: {
    edition: 'Edition',
    mission: 'Mission',
    layout: 'Battlefield',
    blue: 'Blue side',
    conditions: 'Condition chart',
    consoles: 'Console actions',
    content: 'Custom layouts and missions',
    'squad.0': 'Squad of seat A',
    'squad.1': 'Squad of seat B',
  },
  values: {
    random: 'random',
    roll: 'by a roll',
    first: 'seat A',
    second: 'seat B',
    no: 'no',
    yes: 'yes',
    'each-die': 'a token for each die',
    'one-token': 'one token',
  },
  noSquad: (squad: string, squads: string) => `"${squad}" is not a squad of this edition; expected one of ${squads}`,
  wrongLayout: (layout: string, mission: string, layouts: string) =>
    `the battlefield ${layout} does not fit the mission ${mission}; expected one of ${layouts}`,
};
