import type { SetupValues } from '@cadre/table-client';

/** A short match to learn by: Shifting Priorities that three points win, on open ground, with two plain squads. */
const MISSION = {
  missions: [
    {
      rules: 'priorities',
      name: { en: 'First Steps', de: 'Erste Schritte' },
      story: {
        en: 'Both sides fight for three objectives, and a die decides each round which of them counts more. Whoever leads with at least three points at the end of a round wins.',
        de: 'Beide Seiten kämpfen um drei Missionsziele, und ein Würfel bestimmt jede Runde, welches mehr zählt. Wer am Ende einer Runde mit mindestens drei Punkten führt, gewinnt.',
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
