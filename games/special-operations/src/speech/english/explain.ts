/** What a screen shows before anybody answers. */
export const explain = {
  reach: (unit: string) => `Where a Move can take ${unit}`,
  dash: (unit: string) => `Where a Dash can take ${unit}: it has already moved`,
  sight: (from: string, to: string) => `${from} sees ${to}`,
  hidden: (from: string, to: string, pieces: string) => `${from} does not see ${to}: ${pieces} in the way`,
  touching: 'In base contact',
  distance: (inches: string) => `${inches}" away`,
  sees: (enemies: readonly string[]) => (enemies.length === 0 ? 'Sees no enemy from here' : `Sees ${enemies.join(', ')}`),
  seesOf: (seen: readonly string[], all: number) =>
    seen.length === 0 ? 'Sees no enemy from here' : `Sees ${seen.length} of ${all} ${all === 1 ? 'enemy' : 'enemies'}: ${seen.join(', ')}`,
  couldAttack: (n: number, seen: number) =>
    n === 0
      ? 'Cannot attack from here'
      : n === seen
        ? n === 1
          ? 'Could attack it from here'
          : 'Could attack any of them from here'
        : `Could attack ${n} of them from here`,
  tool: (speed: number, inches: string | null, isUp: boolean) =>
    `Gets there with the movement tool of speed ${speed}${inches === null ? '' : `, ${inches}" ${isUp ? 'up' : 'down'}`}`,
  unseen: 'No enemy sees this spot',
  coverHere: (cover: 0 | 1 | 2, enemy: string) => `${['No cover', 'Light cover', 'Heavy cover'][cover]} from ${enemy}`,
  odds: (mean: string, defeat: string) => `${mean} · ${defeat} %`,
  oddsOf: (mean: string, defeat: string) => `${mean} wounds, ${defeat} % to defeat`,
  oddsThen: (enemy: string, odds: string) => `then at ${enemy}: ${odds}`,
  about: '≈ about: too many dice to weigh every choice',
  bestPlay: 'Both sides make the best of this attack: most wounds for one, fewest for the other',
  target: (enemy: string, weapon: string, mean: string, defeat: string) =>
    `${enemy}: ${mean} wounds expected, ${defeat} % to defeat (${weapon})`,
  noTargets: (unit: string) => `${unit} has no target`,
  threat: (unit: string) => `How far the weapons of ${unit} reach`,
  meleeOnly: (unit: string) => `${unit} has only melee weapons: it attacks enemies it touches`,
  canHit: (enemy: string, weapons: string) => `Can attack ${enemy}: ${weapons}`,
  noCover: 'No cover from terrain',
  covers: { 1: 'light cover', 2: 'heavy cover' },
  tokensOn: (tokens: readonly string[], unit: string) => `${tokens.join(' and ')} of ${unit}`,
  counted: (all: readonly string[]) => `Already counted: ${all.join(', ')}`,
  wounds: (weapon: string, mean: string, defeat: string) => `${weapon}: ${mean} wounds expected, ${defeat} % to defeat`,
};
