import { fetched } from '../contract/fetched.js';

/** Looked at after a match, if at all: tables are drawn without it. */
const part = fetched(() => import('./heat.js'));
export const HeatLegend = part('HeatLegend');
export const HeatMap = part('HeatMap');
