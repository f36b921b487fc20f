import type { Language } from '@cadre/core';

interface Labels {
  readonly table: string;
  readonly foreign: string;
  readonly figures: string;
  readonly rounds: (round: number, rounds: number) => string;
  readonly points: (name: string, points: number) => string;
  readonly health: (left: number, of: number) => string;
  readonly aim: string;
  readonly brace: string;
  readonly high: string;
  readonly terrain: string;
  readonly beacon: string;
  readonly cover: Readonly<Record<'none' | 'light' | 'heavy', string>>;
  readonly look: string;
  readonly asking: string;
  readonly failed: (why: string) => string;
  readonly chances: string;
  readonly wounds: (wounds: number, percent: string) => string;
}
const english: Labels = {
  table: 'The yard, 24 by 24 inches',
  foreign: 'This match cannot be shown here.',
  figures: 'Figures',
  rounds: (round, rounds) => (round === 0 ? 'Deployment' : `Round ${round} of ${rounds}`),
  points: (name, points) => `${name}: ${points} ${points === 1 ? 'point' : 'points'}`,
  health: (left, of) => `health ${left} of ${of}`,
  aim: 'aim token',
  brace: 'brace token',
  high: 'on top',
  terrain: 'Terrain',
  beacon: 'Beacon: figures within 3" hold it',
  cover: { none: 'no cover', light: 'cover 1', heavy: 'cover 2' },
  look: 'Point at a figure, or choose it here, to see its reach and its shots.',
  asking: 'Measuring …',
  failed: why => `Nothing to show: ${why}`,
  chances: 'Chance of each number of wounds',
  wounds: (wounds, percent) => `${wounds} ${wounds === 1 ? 'wound' : 'wounds'}: ${percent} %`,
};
const german: Labels = {
  table: 'Der Hof, 24 mal 24 Zoll',
  foreign: 'Diese Partie kann hier nicht gezeigt werden.',
  figures: 'Figuren',
  rounds: (round, rounds) => (round === 0 ? 'Aufstellung' : `Runde ${round} von ${rounds}`),
  points: (name, points) => `${name}: ${points} ${points === 1 ? 'Punkt' : 'Punkte'}`,
  health: (left, of) => `Leben ${left} von ${of}`,
  aim: 'Zielmarker',
  brace: 'Deckungsmarker',
  high: 'oben',
  terrain: 'Gelände',
  beacon: 'Leuchtfeuer: Figuren im Umkreis von 3" halten es',
  cover: { none: 'keine Deckung', light: 'Deckung 1', heavy: 'Deckung 2' },
  look: 'Zeige auf eine Figur oder wähle sie hier, um Reichweite und Schüsse zu sehen.',
  asking: 'Wird gemessen …',
  failed: why => `Keine Vorschau: ${why}`,
  chances: 'Wahrscheinlichkeit für jede Zahl von Wunden',
  wounds: (wounds, percent) => `${wounds} ${wounds === 1 ? 'Wunde' : 'Wunden'}: ${percent} %`,
};
export const LABELS: Readonly<Record<Language, Labels>> = { en: english, de: german };
