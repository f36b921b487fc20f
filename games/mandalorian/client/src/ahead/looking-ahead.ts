/** What a click would lead to, by the rules themselves: one part of the site, fetched after the table is drawn. */
export { blowOf, harmOf, harmOfStopping, hitsNobody, reckoningOf } from '../explain/reckoning.js';
export {
  attackAtOnce,
  attackableNow,
  cardsAlong,
  dropOnSlot,
  gestureOf,
  goAlong,
  journeysFrom,
  playNextCard,
  traveller,
} from '../gestures.js';
