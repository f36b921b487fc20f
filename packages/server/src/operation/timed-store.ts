import type { Store } from '../store/store.js';
import type { Metrics } from './metrics.js';

/** The same store; what players wait for is measured. */
export const timedStore = (store: Store, { timed }: Metrics): Store => ({
  ...store,
  find: match => timed('find', () => store.find(match)),
  eventsAfter: (match, n) => timed('events', () => store.eventsAfter(match, n)),
  claim: (match, process) => timed('claim', () => store.claim(match, process)),
});
