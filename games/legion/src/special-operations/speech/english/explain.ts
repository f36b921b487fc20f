/** What a screen shows before anybody answers. */
export const explain = {
  reach: (unit: string) => `Where ${unit} can move`,
  sight: (from: string, to: string) => `${from} sees ${to}`,
  hidden: (from: string, to: string, pieces: string) => `${from} does not see ${to}: ${pieces} in the way`,
  distance: (inches: string) => `${inches}" away`,
  sees: (enemies: readonly string[]) => (enemies.length === 0 ? 'Sees no enemy from here' : `Sees ${enemies.join(', ')}`),
  unseen: 'No enemy sees this spot',
  coverHere: (cover: 0 | 1 | 2, enemy: string) => `${['No cover', 'Light cover', 'Heavy cover'][cover]} from ${enemy}`,
  odds: (mean: string, defeat: string) => `${mean} · ${defeat} %`,
  oddsOf: (mean: string, defeat: string) => `${mean} wounds, ${defeat} % to defeat`,
  oddsThen: (enemy: string, odds: string) => `then at ${enemy}: ${odds}`,
  sampled: 'Too many dice to count every result: estimated from a sample',
  target: (enemy: string, weapon: string, mean: string, defeat: string) =>
    `${enemy}: ${mean} wounds expected, ${defeat} % to defeat (${weapon})`,
  noTargets: (unit: string) => `${unit} has no target`,
  threat: (unit: string) => `How far the weapons of ${unit} reach`,
  canHit: (enemy: string, weapons: string) => `${enemy}: ${weapons}`,
  noCover: 'No cover',
  wounds: (weapon: string, mean: string, defeat: string) => `${weapon}: ${mean} wounds expected, ${defeat} % to defeat`,
};
