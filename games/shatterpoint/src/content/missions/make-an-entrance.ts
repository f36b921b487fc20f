import type { Mission, ObjectiveDef } from '../mission-types.js';
import { PUBLISHED_ALERTS, PUBLISHED_DEPLOYMENT, PUBLISHED_REDEPLOYMENT } from './published.js';

const device = (tier: number, at: string, x: number, y: number): ObjectiveDef => ({
  id: `tier-${tier}-${at}`,
  name: { en: `Tier ${tier} device ${at.toUpperCase()}`, de: `Sprengsatz ${tier}${at.toUpperCase()}` },
  role: `tier-${tier}`,
  x,
  y,
  active: true,
});
const tier = (number: number, objectives: readonly ObjectiveDef[]) => ({
  name: { en: `Security Tier ${number}`, de: `Sicherheitsstufe ${number}` },
  tokens: 5,
  objectives: objectives.map(each => each.id),
});
const FIRST = [device(1, 'a', 8, 10), device(1, 'b', 28, 10)];
const SECOND = [device(2, 'a', 9, 18), device(2, 'b', 18, 18), device(2, 'c', 27, 18)];
const THIRD = [device(3, 'a', 3, 30), device(3, 'b', 13, 30), device(3, 'c', 23, 30), device(3, 'd', 33, 30)];

/** LE-M1 to LE-M5. */
export const MAKE_AN_ENTRANCE: Mission = {
  id: 'make-an-entrance',
  name: { en: 'Make an Entrance', de: 'Großer Auftritt' },
  story: {
    en: 'Charges are hidden all over the ship. The cadres secure tier after tier before the Legend stops them.',
    de: 'Überall im Schiff sind Sprengsätze versteckt. Die Kader sichern Stufe um Stufe, ehe die Legende sie aufhält.',
  },
  points: 16,
  force: 4,
  objectives: [...FIRST, ...SECOND, ...THIRD],
  tracker: { last: 8, alerts: PUBLISHED_ALERTS, cadreWounded: 1, legendWounded: -1 },
  deployment: PUBLISHED_DEPLOYMENT,
  redeployment: PUBLISHED_REDEPLOYMENT,
  pools: [tier(1, FIRST), tier(2, SECOND), tier(3, THIRD)],
  counters: [],
  targets: [],
  endOfLegendTurn: [{ do: 'drain pools', name: { en: 'Sabotage the Supplies', de: 'Vorräte sabotieren' } }],
  goal: 'pools empty',
  provenance: {
    from: 'published',
    note: 'Positions follow from the printed chains of range tools; the right device of tier 1 is the mirror of the left one.',
  },
};
