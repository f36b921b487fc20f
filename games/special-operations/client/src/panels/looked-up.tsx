import type { UnitId } from '@cadre/special-operations/state';
import { SummaryPanel } from '@cadre/table-client';
import type { ComponentProps, ReactNode } from 'react';

/** What no match begins with: one part of the site, fetched when it is wanted. */
export { AttackPanel } from './attack-panel.js';
export { UnitCard } from './unit-card.js';
export const MatchSummary = (props: ComponentProps<typeof SummaryPanel<UnitId>>): ReactNode => <SummaryPanel {...props} />;
