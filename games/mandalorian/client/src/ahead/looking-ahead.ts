/** What a click would lead to, by the rules themselves: one part of the site, fetched after the table is drawn. */

export { hitsNobody } from '../explain/reckoning.js';
export { ReckoningBar } from '../explain/reckoning-bar.js';
export {
  attackAtOnce,
  attackableNow,
  dropOnSlot,
  gestureOf,
  goAlong,
  journeysFrom,
  playNextCard,
  traveller,
} from '../gestures.js';
export { besideSlots } from './beside-slots.js';
