import type { Store } from '../store/store.js';
import type { Metrics } from './metrics.js';

/** The same store; what players wait for is measured. */
export const timedStore = (store: Store, { timed }: Metrics): Store => ({
  ...store,
  find: match => timed('find', () => store.find(match)),
  eventsAfter: (match, n) => timed('events', () => store.eventsAfter(match, n)),
  snapshots: match => timed('snapshots', () => store.snapshots(match)),
  saveSnapshot: (match, snapshot, keep) => timed('save-snapshot', () => store.saveSnapshot(match, snapshot, keep)),
  claim: (match, process) => timed('claim', () => store.claim(match, process)),
});
