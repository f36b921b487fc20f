import type { Mission, ObjectiveDef } from '../mission-types.js';
import { chart, HOUSE, tree } from '../notation.js';
import { CONDITIONS } from '../types.js';
import { PUBLISHED_DEPLOYMENT } from './published.js';

const coupling = (letter: string, x: number, y: number): ObjectiveDef => ({
  id: `coupling-${letter}`,
  name: { en: `Coupling ${letter.toUpperCase()}`, de: `Kupplung ${letter.toUpperCase()}` },
  role: 'coupling',
  x,
  y,
  active: true,
});
const CASING = chart('Reinforced Casing', '1 block, 3 block block');

export const SILENCE_THE_BATTERY: Mission = {
  id: 'silence-the-battery',
  name: { en: 'Silence the Battery', de: 'Bringt die Batterie zum Schweigen' },
  story: {
    en: 'A planetary battery rakes the last open landing field. The cadres cut its power couplings and take the gun apart; the Legend holds them off.',
    de: 'Eine planetare Batterie beherrscht das letzte offene Landefeld. Die Kader kappen ihre Energiekupplungen und zerlegen das Geschütz; die Legende hält sie auf.',
  },
  points: 17,
  force: 5,
  objectives: [
    { id: 'battery', name: { en: 'Battery', de: 'Batterie' }, role: 'battery', x: 18, y: 21, active: false },
    coupling('a', 8, 13),
    coupling('b', 28, 13),
    coupling('c', 9, 26),
    coupling('d', 27, 26),
  ],
  tracker: {
    last: 10,
    alerts: [
      { name: { en: 'Quiet Watch', de: 'Ruhige Wache' }, from: 0, refresh: 0 },
      { name: { en: 'Raised Guns', de: 'Gezogene Waffen' }, from: 3, refresh: 1 },
      { name: { en: 'Open Siege', de: 'Offene Belagerung' }, from: 6, refresh: 2 },
      { name: { en: 'Last Stand', de: 'Letztes Gefecht' }, from: 9, refresh: 3 },
    ],
    cadreWounded: 1,
    legendWounded: -1,
  },
  deployment: PUBLISHED_DEPLOYMENT,
  redeployment: {
    most: 2,
    spots: [
      { within: 2, of: 'legend' },
      { within: 2, of: 'free objective', role: 'coupling' },
    ],
    engaged: false,
  },
  pools: [],
  counters: [{ name: { en: 'Charge', de: 'Ladung' }, last: 3 }],
  targets: [
    {
      name: { en: 'Planetary Battery', de: 'Planetare Batterie' },
      objective: 'battery',
      defence: { ranged: 2, melee: 2 },
      diePerUncontrolled: 'coupling',
      tracks: [
        {
          name: { en: 'Outer Plating', de: 'Außenpanzerung' },
          spaces: [['damage', 'shove'], ['damage', 'shove'], ['damage'], CONDITIONS, ['damage', 'shove']],
          chart: CASING,
          guns: { ranged: 5, melee: 4 },
        },
        {
          name: { en: 'Targeting Array', de: 'Zielerfassung' },
          spaces: [['damage'], ['shove', ...CONDITIONS], ['damage'], ['damage', 'shove'], ['damage']],
          guns: { ranged: 5, melee: 4 },
        },
        {
          name: { en: 'Reactor', de: 'Reaktor' },
          spaces: [['damage', 'shove'], ['damage'], CONDITIONS, ['damage'], ['damage', 'shove']],
          guns: { ranged: 4, melee: 3 },
        },
      ],
      guns: {
        name: { en: 'Point-Defense Protocol', de: 'Nahverteidigungsprotokoll' },
        ranged: { range: 5, dice: 5, chart: chart('Point-Defense Guns', '1 pinned, 2 strike pinned, 4 critical strike pinned') },
        melee: { dice: 4, chart: chart('Arc Emitters', '1 strike, 3 strike damage') },
        defence: { ranged: 1, melee: 1, chart: CASING },
        tree: tree('M1* damage, M2 damage, T3 strained, B3 damage damage, M4 pinned damage', 'M1-M2 M2-T3 M2-B3 T3-M4 B3-M4'),
      },
    },
  ],
  assault: { when: 'combat action' },
  endOfLegendTurn: [
    { do: 'repair', name: { en: 'Field Repairs', de: 'Feldreparatur' }, target: 0 },
    { do: 'count', name: { en: 'Bombardment', de: 'Bombardement' }, counter: 0, role: 'coupling', fewerThan: 3, tracker: 1 },
  ],
  goal: 'targets destroyed',
  provenance: HOUSE,
};
