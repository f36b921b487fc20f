import type { SetupValues } from '@cadre/table-client';

/** A short encounter to learn by: two devices in the middle, few tokens, open ground. */
const MISSION = {
  missions: [
    {
      id: 'first-encounter',
      name: { en: 'First Encounter', de: 'Erste Begegnung' },
      story: {
        en: 'Two charges lie in the middle of the hangar. Hold them at the end of the Legend’s turns, and each loses a token. Take all tokens to win.',
        de: 'Mitten im Hangar liegen zwei Sprengsätze. Wer sie am Ende der Legendenzüge hält, nimmt ihnen je eine Marke. Ohne Marken gewinnen die Kader.',
      },
      points: 16,
      force: 4,
      layouts: ['hangar-floor'],
      objectives: [
        { id: 'charge-west', name: { en: 'West Charge', de: 'Westlicher Sprengsatz' }, role: 'charge', x: 9, y: 16 },
        { id: 'charge-east', name: { en: 'East Charge', de: 'Östlicher Sprengsatz' }, role: 'charge', x: 27, y: 16 },
      ],
      tracker: { last: 6 },
      pools: [{ name: { en: 'Charges', de: 'Sprengsätze' }, tokens: 4, objectives: ['charge-west', 'charge-east'] }],
      endOfLegendTurn: [{ do: 'drain pools', name: { en: 'Disarm the Charges', de: 'Sprengsätze entschärfen' } }],
      goal: 'pools empty',
    },
  ],
};
export const FIRST_MATCH: SetupValues = {
  mission: 'first-encounter',
  layout: 'hangar-floor',
  legend: 'legend-grievous',
  minions: 'grievous-set-a',
  content: JSON.stringify(MISSION),
};
