import type { Reason } from '@cadre/core';
import {
  ANYWHERE,
  allOf,
  type Body,
  bodyOf as bodyOfFigure,
  CONTACT,
  INCH,
  isEmpty,
  LEGION_TOOLS,
  longestMove,
  type MoveRules,
  movement,
  type Placing,
  type Region,
  reachMemory,
} from '@cadre/geometry';
import { boxOf } from '../box.js';
import type { MoveFrame, Speed } from '../frames.js';
import { total } from '../keywords/quantities.js';
import { profileOf } from '../profile.js';
import type { BattleView, UnitId } from '../state.js';
import { bodyOf, enemiesOf, engagedWith, gap, isEngaged, isOnTable, standing, tokenAt, typeOf, unitOf, vehicleOf } from './queries.js';
import { problem } from './reasons.js';

/** L-MOV-5, SO-K47: the speed of any move: what raises it comes first, then each immobilize token takes 1, down to 0. */
export const speedOf = (k: BattleView, id: UnitId, raised: number): Speed => Math.max(0, raised - unitOf(k, id).immobilize) as Speed;
/** L-MOV-8, L-MOV-10: no faster than this tool, whatever the speed is. */
export const atMost = (speed: Speed, tool: number): Speed => Math.min(tool, speed) as Speed;
export type MoveAs = Readonly<Pick<MoveFrame, 'how' | 'speed' | 'intoMelee'>>;
const { speed1, speed2, speed3 } = LEGION_TOOLS;
/** The tool of a speed and every slower one. The longest first: in the open it reaches whatever the others do. */
const TOOLS = [[], [speed1], [speed2, speed1], [speed3, speed2, speed1]] as const;
const HEIGHT = 6 * INCH;
/** SO-K34 */
const SCOUT_INCHES = 6;

/** L-TER-3, L-TER-5: over and onto what is lower than the silhouette, never into the impassable. L-MOV-3: across bases. L-MOV-1, L-GEO-1, L-GEO-2, L-GEO-3: with the tool of the speed. */
const standard = (speed: number, silhouette: number): MoveRules => ({
  tools: TOOLS[speed] ?? TOOLS[3],
  level: 'height',
  impassable: 'never',
  over: silhouette,
  rise: silhouette,
  drop: silhouette,
  bases: 'crossed',
});
/** L-MOV-8; L-TER-4: up and down from where the mover stands. */
const climb = (silhouette: number, most: number): MoveRules => ({
  ...standard(1, silhouette),
  over: most + silhouette,
  rise: most,
  drop: most,
});
/** SO-K22: terrain up to the height of the jump is ignored on the way, impassable or not; it may end on it where a base can stand. */
const jump = (speed: number, silhouette: number, most: number): MoveRules => ({
  ...standard(speed, silhouette),
  impassable: 'always',
  over: most,
  rise: most,
  drop: most,
});
/** The ways in which a move may go: any one of them will do. */
const rulesFor = (k: BattleView, id: UnitId, { how, speed }: MoveAs): readonly MoveRules[] => {
  const { height } = typeOf(k, id);
  const climbing = (): MoveRules => climb(height, HEIGHT + total(k, 'climb', { unit: id }) * INCH);
  switch (how) {
    case 'move':
    case 'granted':
      return [standard(speed, height)];
    case 'withdraw':
      return [standard(1, height)];
    case 'climb':
      return [climbing()];
    case 'jump':
      return [jump(speed, height, total(k, 'jump', { unit: id }) * HEIGHT)];
    case 'scout':
      return [standard(speed, height), climbing()];
    case 'dash': // SO-D-2
      return boxOf(k).edition.dashClimbs ? [standard(speed, height), climbing()] : [standard(speed, height)];
  }
};

/** L-MEL-2: a base between two enemies that stand so near to each other could touch both. */
const notBoth = (k: BattleView, id: UnitId, enemies: readonly UnitId[]): Region => {
  const most = typeOf(k, id).base + 2 * CONTACT;
  const pairs = enemies.flatMap((a, i) => enemies.slice(i + 1).flatMap(b => (gap(k, a, b) <= most ? [[a, b] as const] : [])));
  if (pairs.length === 0) return ANYWHERE;
  const contact = (enemy: UnitId): Region => ({ kind: 'contact', with: bodyOfFigure(bodyOf(k, enemy)) });
  return allOf(...pairs.map(([a, b]): Region => ({ kind: 'not', of: allOf(contact(a), contact(b)) })));
};
const apartFrom = (bodies: readonly Body[]): Region => (bodies.length === 0 ? ANYWHERE : { kind: 'apart', from: bodies });
/** SO-G12: tokens that nobody has claimed. */
export const unclaimedTokens = (k: BattleView): Body[] =>
  k.public.objectives.flatMap((o, i) => (o.claimed ? [] : [bodyOfFigure(tokenAt(`objective-${i}`, o.at))]));
export const bodiesOf = (k: BattleView, units: readonly UnitId[]): Body[] => units.map(id => bodyOfFigure(bodyOf(k, id)));
export const hasMeleeWeapon = (k: BattleView, id: UnitId): boolean => profileOf(k, id).weapons.some(weapon => weapon.kind !== 'ranged');

/** L-BAS-4: who may be touched at the end of the move. `near` are the enemies that it could touch. */
const regionFor = (k: BattleView, id: UnitId, { how, intoMelee }: MoveAs, near: readonly UnitId[]): Region => {
  switch (how) {
    case 'move':
    case 'climb':
    case 'jump':
    case 'dash':
      return hasMeleeWeapon(k, id) ? notBoth(k, id, near) : apartFrom(bodiesOf(k, near));
    case 'granted': // SO-H7
      return apartFrom(bodiesOf(k, hasMeleeWeapon(k, id) ? near.filter(enemy => enemy !== intoMelee) : near));
    case 'withdraw':
      return apartFrom(bodiesOf(k, near));
    case 'scout':
      return allOf({ kind: 'beyond', of: bodiesOf(k, enemiesOf(k, id)), distance: SCOUT_INCHES * INCH }, apartFrom(unclaimedTokens(k)));
  }
};

const recall = reachMemory();
/** Every way in which a unit can move so: a spot that is legal in one of them is legal. */
export const movementsOf = (k: BattleView, id: UnitId, move: MoveAs): readonly Placing[] => {
  const body = bodyOf(k, id);
  const ways = rulesFor(k, id, move);
  const most = Math.max(0, ...ways.flatMap(({ tools }) => tools.map(tool => longestMove(tool, body.base))));
  const near = standing(k).filter(other => other !== id && gap(k, id, other) <= most + CONTACT);
  const { seat } = unitOf(k, id);
  const vehicle = vehicleOf(k);
  const enemies = near.filter(other => unitOf(k, other).seat !== seat && other !== vehicle);
  const region = regionFor(k, id, move, enemies);
  const others = bodiesOf(k, near);
  return ways.map(rules => movement(boxOf(k).table, body, body.bottom, rules, others, region, recall));
};
/** The first of these ways: without the climb, where a move may also be one. */
export const movementOf = (k: BattleView, id: UnitId, move: MoveAs): Placing => movementsOf(k, id, move)[0]!;

/** Why this unit cannot move so at all, wherever to. */
export const moveProblem = (k: BattleView, id: UnitId, { how, speed }: MoveAs): Reason | null => {
  const unit = unitOf(k, id);
  const about = { unit: id, kind: unit.type };
  if (!isOnTable(unit)) return problem('L-MSR-6', 'not-on-the-table', about);
  if (typeOf(k, id).kind === 'vehicle') return problem('SO-X-3', 'immobilised', about);
  if (speed < 1) return problem('L-MOV-5', 'no-speed', about);
  if (how === 'withdraw') return isEngaged(k, id) ? null : problem('L-MOV-10', 'not-engaged', about);
  const [enemy] = engagedWith(k, id);
  if (enemy !== undefined && total(k, 'disengage', { unit: id }) === 0)
    return problem('L-MEL-3', 'engaged', { ...about, enemy, enemyKind: unitOf(k, enemy).type });
  return how === 'jump' && total(k, 'jump', { unit: id }) === 0 ? problem('SO-K22', 'cannot-jump', about) : null;
};
export const canMoveAs = (k: BattleView, id: UnitId, move: MoveAs): boolean =>
  moveProblem(k, id, move) === null && movementsOf(k, id, move).some(placing => !isEmpty(placing));
