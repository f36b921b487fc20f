import type { AlertLevel, Mission } from '../mission-types.js';

/** LE-74: on both published dashboards. */
export const PUBLISHED_ALERTS: readonly AlertLevel[] = [
  { name: { en: 'Condition Green', de: 'Alarmstufe Grün' }, from: 0, refresh: 0 },
  { name: { en: 'Yellow Alert', de: 'Alarmstufe Gelb' }, from: 3, refresh: 1 },
  { name: { en: 'Red Alert', de: 'Alarmstufe Rot' }, from: 6, refresh: 2 },
];
/** LE-M3. */
export const PUBLISHED_DEPLOYMENT: Mission['deployment'] = { anchor: 2, rest: 1, legend: 2, minions: 1 };
/** LE-M4. */
export const PUBLISHED_REDEPLOYMENT: Mission['redeployment'] = { most: 'all', spots: [{ within: 2, of: 'legend' }], engaged: true };
