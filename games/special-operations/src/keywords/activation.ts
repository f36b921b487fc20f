import type { BattleView, UnitId } from '../state.js';
import { friendsOf, isWithin, typeOf, unitOf } from '../table/queries.js';
import type { Chapter } from './chapter.js';
import { isHolder, whomOf } from './holders.js';

/** Range 3. */
const COMMANDER_INCHES = 18;
const isLed = (k: BattleView, id: UnitId): boolean =>
  friendsOf(k, id).some(friend => typeOf(k, friend).rank === 'commander' && isWithin(k, id, friend, COMMANDER_INCHES));
/** Keywords of activations and of the start of the Activation phase. */
export const ACTIVATION = {
  agile: { id: 1, rule: 'SO-K1' },
  ai: {
    id: 2,
    rule: 'SO-K2',
    adds: {
      firstAction: (k, { unit, action }, me) =>
        isHolder(me, unit) && whomOf(k, unit, 'ai').includes(action) && unitOf(k, unit).order !== 'faceup' && !isLed(k, unit) ? 1 : 0,
    },
  },
  charge: { id: 5, rule: 'SO-K5', adds: { meleeAfterMove: (_, { unit }, me) => (isHolder(me, unit) ? 1 : 0) } },
  dauntless: { id: 9, rule: 'SO-K9' },
  independent: { id: 18, rule: 'SO-K18' },
  indomitable: { id: 19, rule: 'SO-K19', adds: { redRally: (_, { unit }, me) => (isHolder(me, unit) ? 1 : 0) } },
  inspire: { id: 21, rule: 'SO-K21' },
  ready: { id: 28, rule: 'SO-K28' },
  recharge: { id: 29, rule: 'SO-K29' },
  reliable: { id: 30, rule: 'SO-K30' },
  retinue: { id: 32, rule: 'SO-K32' },
  sentinel: { id: 35, rule: 'SO-K35', adds: { standbyRange: (_, { unit }, me) => (isHolder(me, unit) ? 6 : 0) } },
  steady: { id: 39, rule: 'SO-K39' },
  tactical: { id: 40, rule: 'SO-K40' },
  // what they do is an action, see `actions.ts`
  bolster: { id: 4, rule: 'SO-K4' },
  observe: { id: 26, rule: 'SO-K26' },
  repair: { id: 31, rule: 'SO-K31' },
  spotter: { id: 38, rule: 'SO-K38' },
  treat: { id: 42, rule: 'SO-K42' },
} as const satisfies Chapter;
