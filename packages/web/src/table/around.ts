/** What is around a table and not needed for its first question: one part of the site, fetched after the table is drawn. */
export { HintRow } from './hint-row.js';
export { JointProposals } from './joint-proposals.js';
export { KeysDialog, ReportDialog, TableMenu } from './menu.js';
export { Over } from './over.js';
export { ProposalStrip } from './proposal-strip.js';
export { RuleDialog } from './rule-dialog.js';
export { SidePanel } from './side-panel.js';
