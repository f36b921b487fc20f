import type { Mission, ObjectiveDef, TargetDef } from '../mission-types.js';
import { chart } from '../notation.js';
import { CONDITIONS } from '../types.js';
import { PUBLISHED_ALERTS, PUBLISHED_DEPLOYMENT, PUBLISHED_REDEPLOYMENT } from './published.js';

const generator = (number: number, y: number): ObjectiveDef => ({
  id: `generator-${number}`,
  name: { en: `Shield Generator ${number}`, de: `Schildgenerator ${number}` },
  role: 'generator',
  x: 18,
  y,
  active: true,
});
const junction = (letter: string, x: number, y: number): ObjectiveDef => ({
  id: `junction-${letter}`,
  name: { en: `Power Junction ${letter.toUpperCase()}`, de: `Energieknoten ${letter.toUpperCase()}` },
  role: 'junction',
  x,
  y,
  active: true,
});
const GENERATORS = [generator(1, 10), generator(2, 18), generator(3, 26)];
/** LE-M7: 4 dice against ranged attacks, 3 against melee attacks, and its chart. */
const target = ({ id, name }: ObjectiveDef): TargetDef => ({
  name,
  objective: id,
  defence: { ranged: 4, melee: 3 },
  tracks: [
    {
      name: { en: 'Shield', de: 'Schild' },
      spaces: [
        ['damage', 'shove'],
        ['damage', 'shove'],
        ['damage', 'shove'],
        ['damage'],
        CONDITIONS,
        ['shove'],
        CONDITIONS,
        ['damage', 'shove'],
        ['damage', 'shove'],
      ],
      chart: chart('Plating', '1 block, 3 block block'),
    },
  ],
});

/** LE-M1 to LE-M4, LE-M6 to LE-M9. */
export const UNINVITED_GUESTS: Mission = {
  id: 'uninvited-guests',
  name: { en: 'Uninvited Guests', de: 'Ungebetene Gäste' },
  story: {
    en: 'The cadres storm a base and knock out its three shield generators, one after the other.',
    de: 'Die Kader stürmen einen Stützpunkt und schalten seine drei Schildgeneratoren aus, einen nach dem anderen.',
  },
  points: 17,
  force: 4,
  objectives: [
    ...GENERATORS,
    junction('a', 13, 10),
    junction('b', 23, 10),
    junction('c', 8, 18),
    junction('d', 28, 18),
    junction('e', 10, 26),
    junction('f', 26, 26),
  ],
  tracker: { last: 8, alerts: PUBLISHED_ALERTS, cadreWounded: 1, legendWounded: -1 },
  deployment: PUBLISHED_DEPLOYMENT,
  redeployment: PUBLISHED_REDEPLOYMENT,
  pools: [],
  counters: [],
  targets: GENERATORS.map(target),
  assault: { when: 'end of turn' },
  endOfLegendTurn: [{ do: 'roll for damage', name: { en: 'Wrench in the Gears', de: 'Sand im Getriebe' }, role: 'junction' }],
  goal: 'targets destroyed',
  provenance: {
    from: 'published',
    note: 'Positions follow from the printed chains of range tools; three junctions without a chain are mirrored.',
  },
};
