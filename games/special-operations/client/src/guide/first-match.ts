import type { SetupValues } from '@cadre/table-client';

/** A short match to learn by: Shifting Priorities that three points win, on open ground, with two plain squads. */
const MISSION = {
  missions: [
    {
      rules: 'priorities',
      name: { en: 'First Steps', de: 'Erste Schritte' },
      story: {
        en: 'Each round, every objective gives a point to the side with more units within 3" (support units count twice); from round 2 a die names one that gives two. A side with at least three points that leads at the end of a round wins. After round 4 whoever leads wins.',
        de: 'In jeder Runde gibt jedes Ziel der Seite einen Siegpunkt, die in 3" Umkreis mehr Einheiten hat (Support zählt doppelt); ab Runde 2 gibt das Primärziel des Würfels zwei. Wer am Ende einer Runde mit mindestens drei Punkten führt, gewinnt, nach Runde 4 auch mit weniger.',
      },
      numbers: { pointsToWin: 3 },
      layouts: ['relay-station'],
    },
  ],
};
export const FIRST_MATCH: SetupValues = {
  edition: 'v1.1',
  mission: 'priorities',
  layout: 'relay-station',
  'squad.0': 'rebel-troopers',
  'squad.1': 'imperial-infantry',
  blue: 'first',
  content: JSON.stringify(MISSION),
};
