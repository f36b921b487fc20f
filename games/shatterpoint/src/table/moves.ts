import type { Reason } from '@cadre/core';
import {
  ANYWHERE,
  allOf,
  type Body,
  isEmpty,
  longestMove,
  type MoveRules,
  movement,
  type Placing,
  type Region,
  reachMemory,
  SHATTERPOINT_TOOLS,
} from '@cadre/geometry';
import { boxOf } from '../box.js';
import type { MoveName } from '../content/types.js';
import { total } from '../keywords/quantities.js';
import type { CharacterId, EncounterView } from '../state.js';
import type { Heading } from './place-args.js';
import {
  bodyOf,
  bodyOfThing,
  characterOf,
  charactersOn,
  figureOf,
  isHindered,
  isOnTable,
  radiusOf,
  spotOf,
  unitOf,
  unitOfCharacter,
} from './queries.js';
import { problem } from './reasons.js';

const { advance, dash } = SHATTERPOINT_TOOLS;
/** Higher than any Elevation. */
const ANY = 9;
/** S-TOOL-2, S-MOVE-2, S-MOVE-3, LE-T3, LE-T6; LE-T5: on one Elevation; S-MOVE-6: across bases. */
const walk = (tool: MoveRules['tools'][number]): MoveRules => ({
  tools: [tool],
  level: 'elevation',
  impassable: 'from-above',
  over: ANY,
  rise: 0,
  drop: ANY,
  bases: 'crossed',
});
const ADVANCE = walk(advance);
const DASH = walk(dash);
const CLIMB: MoveRules = { ...DASH, impassable: 'always', rise: ANY };

/** S-MOVE-2: who is hindered dashes instead of advancing. */
const rulesFor = (k: EncounterView, id: CharacterId, how: MoveName): MoveRules => {
  switch (how) {
    case 'advance':
      return isHindered(k, id) ? DASH : ADVANCE;
    case 'reposition': // S-EFF-6
      return ADVANCE;
    case 'dash':
      return DASH;
    case 'climb': // S-MOVE-4
    case 'jump': // S-MOVE-5
      return CLIMB;
  }
};
/** Everybody who could stand in the way of a base that ends up to `most` from here. */
const near = (k: EncounterView, id: CharacterId, most: number): Body[] => {
  const at = spotOf(k, id);
  const found: Body[] = [];
  for (const other of charactersOn(k)) {
    if (other === id) continue;
    const spot = spotOf(k, other);
    const reach = most + radiusOf(k, id) + radiusOf(k, other);
    if ((spot.x - at.x) * (spot.x - at.x) + (spot.y - at.y) * (spot.y - at.y) < reach * reach) found.push(bodyOf(k, other));
  }
  return found;
};
/** S-EFF-8: it must end nearer than it began, or farther away. */
const regionFor = (k: EncounterView, id: CharacterId, { toward = 'anywhere', away = 'anywhere' }: Heading): Region => {
  if (toward === 'anywhere' && away === 'anywhere') return ANYWHERE;
  const start = bodyOf(k, id).outline;
  return allOf(
    ...(toward === 'anywhere' ? [] : [{ kind: 'toward', to: bodyOfThing(k, toward), start } as const]),
    ...(away === 'anywhere' ? [] : [{ kind: 'away', from: bodyOfThing(k, away), start } as const]),
  );
};

const recall = reachMemory(300);
/** Where this move may end. S-COH-1: the other characters of the unit bind nobody. */
export const movementOf = (k: EncounterView, id: CharacterId, how: MoveName, heading: Heading = {}): Placing => {
  const figure = figureOf(k, id);
  const rules = rulesFor(k, id, how);
  const others = near(k, id, longestMove(rules.tools[0]!, figure.base));
  return movement(boxOf(k).table, figure, spotOf(k, id).elevation, rules, others, regionFor(k, id, heading), recall);
};
/** Why this character cannot move so at all, wherever to. S-MOVE-5: who is engaged may jump. A Pinned unit is not refused: its move does not happen (S-COND-4). */
export const moveProblem = (k: EncounterView, id: CharacterId, how: MoveName): Reason | null => {
  const about = { character: id, card: unitOf(k, unitOfCharacter(k, id)).card };
  if (!isOnTable(k, id)) return problem('S-MOVE-1', 'not-on-the-table', { ...about, at: String(characterOf(k, id).at) });
  return how === 'climb' && isHindered(k, id) && total(k, 'climbEngaged', { character: id }) <= 0
    ? problem('S-MOVE-4', 'engaged', about)
    : null;
};
export const canMove = (k: EncounterView, id: CharacterId, how: MoveName, heading: Heading = {}): boolean => {
  if (moveProblem(k, id, how)) return false;
  const isBound = (heading.toward ?? 'anywhere') !== 'anywhere' || (heading.away ?? 'anywhere') !== 'anywhere';
  return !isBound || !isEmpty(movementOf(k, id, how, heading)); // who may stay where it is can always move
};
