import { fetched } from '@cadre/table-client';

const part = fetched(() => import('./looked-up.js'));
export const Legend = part('Legend');
export const LookedAt = part('LookedAt');
export const MissionPanel = part('MissionPanel');
export const Piles = part('Piles');
export const SummaryPanel = part('SummaryPanel');
export const ThreatList = part('ThreatList');
