import type { Language } from '@cadre/core';

interface Labels {
  readonly table: string;
  readonly foreign: string;
  readonly rounds: (round: number, rounds: number) => string;
  readonly points: (name: string, points: number) => string;
  readonly health: (left: number, of: number) => string;
  readonly aim: string;
  readonly brace: string;
  readonly high: string;
  readonly zone: (seat: number) => string;
  readonly beacon: string;
  readonly cover: Readonly<Record<'none' | 'light' | 'heavy', string>>;
  readonly look: string;
  readonly chances: string;
  readonly wounds: (wounds: number, percent: string) => string;
}
const english: Labels = {
  table: 'The yard, 24 by 24 inches',
  foreign: 'This match cannot be shown here.',
  rounds: (round, rounds) => (round === 0 ? 'Deployment' : `Round ${round} of ${rounds}`),
  points: (name, points) => `${name}: ${points} ${points === 1 ? 'point' : 'points'}`,
  health: (left, of) => `health ${left} of ${of}`,
  aim: 'aim token',
  brace: 'brace token',
  high: 'on top',
  zone: seat => `Deployment zone of seat ${'AB'[seat]}`,
  beacon: 'Beacon: figures within 3" hold it',
  cover: { none: 'no cover', light: 'cover 1', heavy: 'cover 2' },
  look: 'Point at a figure, or choose it here, to see its reach and its shots.',
  chances: 'Chance of each number of wounds',
  wounds: (wounds, percent) => `${wounds} ${wounds === 1 ? 'wound' : 'wounds'}: ${percent} %`,
};
const german: Labels = {
  table: 'Der Hof, 24 mal 24 Zoll',
  foreign: 'Diese Partie kann hier nicht gezeigt werden.',
  rounds: (round, rounds) => (round === 0 ? 'Aufstellung' : `Runde ${round} von ${rounds}`),
  points: (name, points) => `${name}: ${points} ${points === 1 ? 'Punkt' : 'Punkte'}`,
  health: (left, of) => `Leben ${left} von ${of}`,
  aim: 'Zielmarker',
  brace: 'Deckungsmarker',
  high: 'oben',
  zone: seat => `Aufstellungszone von Platz ${'AB'[seat]}`,
  beacon: 'Leuchtfeuer: Figuren im Umkreis von 3" halten es',
  cover: { none: 'keine Deckung', light: 'Deckung 1', heavy: 'Deckung 2' },
  look: 'Zeige auf eine Figur oder wähle sie hier, um Reichweite und Schüsse zu sehen.',
  chances: 'Wahrscheinlichkeit für jede Zahl von Wunden',
  wounds: (wounds, percent) => `${wounds} ${wounds === 1 ? 'Wunde' : 'Wunden'}: ${percent} %`,
};
export const LABELS: Readonly<Record<Language, Labels>> = { en: english, de: german };
