/** What can be wrong with a set-up as a whole. Missions, maps and characters are named as `PlanNames` has them. */
export const PLAN_PROBLEMS = {
  wrongMap: (mission: string, own: string, given: string) => `mission ${mission} is played on its own map ${own}, not on ${given}`,
  soloPlayers: (players: number) => `solo is for 1 player, not for ${players}`,
  needsSolo: '1 player plays with mode solo',
  nobodyBegins: (first: number, players: number) => `player ${first} cannot begin: there are ${players}`,
  tooFewCharacters: (mission: string, characters: number, players: number) =>
    `mission ${mission} lists ${characters} characters for ${players} players: choose mode sandbox or shared`,
  notListed: (character: string, mission: string, listed: readonly string[]) =>
    `${character} is not listed for mission ${mission} (${listed.join(', ')}): choose mode sandbox`,
  chosenTwice: (character: string) => `${character} is chosen twice; every character is there once`,
  traitorPlayers: (min: number, max: number) => `a traitor needs ${min} to ${max} players and mode normal or sandbox`,
  noTraitor: (mission: string) => `mission ${mission} has no traitor version`,
  missionPlayers: (mission: string, min: number, max: number, players: number) =>
    `mission ${mission} is for ${min} to ${max} players, not for ${players}`,
};
export type PlanWords = typeof PLAN_PROBLEMS;
/** How sentences about a set-up name things: by id on the command line, by name on a page. */
export type PlanNames = (of: 'mission' | 'map' | 'character', id: string) => string;
