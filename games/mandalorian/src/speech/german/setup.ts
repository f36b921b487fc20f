import type { Words } from '../words.js';
import { planProblems } from './plan-problems.js';

export const setup: Words['setup'] = {
  labels: {
    mission: 'Mission',
    map: 'Karte',
    difficulty: 'Schwierigkeit',
    mode: 'Modus',
    traitor: 'Verräter',
    players: 'Spieler',
    character1: 'Charakter von Spieler 1',
    character2: 'Charakter von Spieler 2',
    character3: 'Charakter von Spieler 3',
    character4: 'Charakter von Spieler 4',
    guide: 'Aufgedeckte Leitkarten',
    first: 'Startspieler',
    content: 'Eigene Missionen und Karten',
  },
  difficulties: {
    novice: 'Einsteiger (mehr Leben)',
    standard: 'Normal',
    veteran: 'Veteranen (kleinere Hände)',
  },
  modes: {
    normal: 'Je ein Charakter, von der Mission vorgegeben',
    sandbox: 'Je ein Charakter, frei gewählt',
    shared: 'Zwei Charaktere, von allen gemeinsam gespielt',
    solo: 'Solo mit zwei Charakteren',
  },
  traitors: {
    none: 'Keiner',
    hidden: 'Möglich: Die Loyalität wird verdeckt ausgeteilt',
    certain: 'Sicher: Jemand von euch ist der Verräter',
  },
  problems: planProblems,
  ownMap: 'Die Karte der Mission',
  anyCharacter: 'Von der Mission vorgegeben',
  chance: 'Zufällig',
  noFile: 'Keine',
  ownFile: 'Eigene Datei',
  guide: cards => (cards === 0 ? 'Keine (Grundspiel)' : `${cards}`),
};
