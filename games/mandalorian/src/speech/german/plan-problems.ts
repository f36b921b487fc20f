import type { PlanWords } from '../../box/plan-words.js';

export const planProblems: PlanWords = {
  wrongMap: (mission, own, given) => `„${mission}“ wird auf der Karte „${own}“ gespielt, nicht auf „${given}“`,
  soloPlayers: players => `Solo spielt nur eine Person, nicht ${players}`,
  needsSolo: 'Allein spielst du im Modus Solo',
  nobodyBegins: (first, players) => `Spieler ${first} kann nicht beginnen: Es spielen nur ${players} mit`,
  tooFewCharacters: (mission, characters, players) =>
    `„${mission}“ hat ${characters} Charaktere, ihr seid zu ${players}: Wählt Charaktere frei oder spielt zwei gemeinsam`,
  notListed: (character, mission, listed) =>
    `${character} gehört nicht zu „${mission}“ (${listed.join(', ')}): Wählt den Modus mit freier Charakterwahl`,
  chosenTwice: character => `${character} ist doppelt gewählt; jeden Charakter gibt es nur einmal`,
  traitorPlayers: (min, max) => `Mit Verräter spielen ${min} bis ${max} Personen, jede mit einem eigenen Charakter`,
  noTraitor: mission => `„${mission}“ gibt es nicht mit Verräter`,
  missionPlayers: (mission, min, max, players) => `„${mission}“ ist für ${min} bis ${max} Personen, nicht für ${players}`,
};
