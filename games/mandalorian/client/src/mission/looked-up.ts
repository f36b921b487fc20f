export { LookedAt } from '../map/looked-at.js';
/** What is looked up now and then, and the end of a mission: one part of the site, fetched when it is wanted. */
export { SummaryPanel } from '../summary/summary-panel.js';
export { Legend } from './legend.js';
export { MissionPanel } from './mission-panel.js';
export { Piles } from './piles.js';
export { ThreatList } from './threat-list.js';
