import { fetched } from '@cadre/table-client';

const part = fetched(() => import('./looked-up.js'));
export const AttackPanel = part('AttackPanel');
export const MatchSummary = part('MatchSummary');
export const UnitCard = part('UnitCard');
