/** What a screen shows before anybody answers. */
export const explain = {
  reach: (unit: string) => `Where ${unit} can move`,
  sight: (from: string, to: string) => `${from} sees ${to}`,
  hidden: (from: string, to: string, pieces: string) => `${from} does not see ${to}: ${pieces} in the way`,
  distance: (inches: string) => `${inches}" away`,
  noCover: 'No cover',
  wounds: (weapon: string, mean: string, defeat: string) => `${weapon}: ${mean} wounds expected, ${defeat} % to defeat`,
};
