import { CARD_ACTIONS } from '../effects/names.js';
import { MISSION_ACTION_IDS, type MissionActionId } from '../missions/action-ids.js';
import { SPECIALS_FROM } from '../options.js';
import type { BattleView } from '../state.js';

/** What the numbers of special actions stand for. A bot reaches no procedures, so the names stand here; a test compares them. */
const CARD = ['bolster', 'spotter', 'observe', 'treat', 'repair'] as const;
export type SpecialName = (typeof CARD)[number] | MissionActionId | 'loadout';
export const specialName = (number: number): SpecialName => {
  const { loadouts, missions } = SPECIALS_FROM;
  const found = number >= missions ? MISSION_ACTION_IDS[number - missions] : number >= loadouts ? 'loadout' : CARD[number];
  if (!found) throw new Error(`there is no special action ${number}`);
  return found;
};
/** Whether an action of a loadout costs no action. */
export const isFreeLoadout = (number: number): boolean => CARD_ACTIONS[number - SPECIALS_FROM.loadouts]?.action.free ?? false;
/** The procedure that asks. */
export const asking = (k: BattleView): string => k.stack.at(-1)?.proc ?? '';
/** Its locals, by name. */
export const localsOf = (k: BattleView): Readonly<Record<string, unknown>> =>
  (k.stack.at(-1)?.locals ?? {}) as Readonly<Record<string, unknown>>;
