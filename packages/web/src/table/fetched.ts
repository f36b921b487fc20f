import { fetched } from '@cadre/table-client';
import { useEffect, useState } from 'react';

const part = fetched(() => import('./around.js'));
export const HintRow = part('HintRow');
export const JointProposals = part('JointProposals');
export const KeysDialog = part('KeysDialog');
export const Over = part('Over');
export const ProposalStrip = part('ProposalStrip');
export const ReportDialog = part('ReportDialog');
export const RuleDialog = part('RuleDialog');
export const SidePanel = part('SidePanel');
export const TableMenu = part('TableMenu');

/** Milliseconds after the table is drawn: its first question is open. */
const SETTLED = 1000;
export const useSettled = (isDrawn: boolean): boolean => {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (!isDrawn) return;
    const timer = setTimeout(() => setSettled(true), SETTLED);
    return () => clearTimeout(timer);
  }, [isDrawn]);
  return isSettled;
};
