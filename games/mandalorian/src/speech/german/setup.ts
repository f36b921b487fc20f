import type { SetupWords } from '../words.js';

export const setup: SetupWords = {
  labels: {
    mission: 'Mission',
    map: 'Karte',
    difficulty: 'Schwierigkeit',
    mode: 'Wer wen spielt',
    traitor: 'Verräter',
    players: 'Spieler',
    character1: 'Charakter von Spieler 1',
    character2: 'Charakter von Spieler 2',
    character3: 'Charakter von Spieler 3',
    character4: 'Charakter von Spieler 4',
    guide: 'Aufgedeckte Leitkarten',
    first: 'Wer beginnt',
    content: 'Eigene Missionen und Karten',
  },
  difficulties: {
    novice: 'Einsteiger: mehr Leben',
    standard: 'Normal',
    veteran: 'Veteranen: kleinere Hände',
  },
  modes: {
    normal: 'Je ein Charakter, wie die Mission sie nennt',
    sandbox: 'Je ein Charakter, beliebig aus der Schachtel',
    shared: 'Zwei Charaktere, von allen gemeinsam geführt',
    solo: 'Allein mit zwei Charakteren',
  },
  traitors: {
    none: 'Keiner',
    hidden: 'Vielleicht: Die Treue wird verdeckt ausgeteilt',
    certain: 'Sicher, aber niemand weiß, wer',
  },
  ownMap: 'Die eigene der Mission',
  anyCharacter: 'Wie die Mission sie nennt',
  chance: 'Der Zufall entscheidet',
  noFile: 'Keine',
  ownFile: 'Eine eigene Datei',
  guide: n => (n === 0 ? 'Keine: das Grundspiel' : `${n}`),
};
