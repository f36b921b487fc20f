import { nearest } from '@cadre/core';
import { INCH, piecesNear } from '@cadre/geometry';
import { weaponsOf } from '../attack/weapons.js';
import { boxOf } from '../box.js';
import { ACTIVATING } from '../frames.js';
import { total } from '../keywords/quantities.js';
import { OPTION } from '../options.js';
import { moveOf } from '../round/move-kinds.js';
import type { Spot, UnitId } from '../state.js';
import { isSuppressed } from '../suppression.js';
import type { MoveAs } from '../table/moves.js';
import { enemiesOf, typeOf, unitOf } from '../table/queries.js';
import { afterMove } from './after.js';
import { type Effort, roughWounds } from './estimate.js';
import { fairThrow, goalFacts, type SeatView, throwDice } from './goals.js';
import { isFreeLoadout, type SpecialName, specialName } from './names.js';
import { wayInches } from './paths.js';
import { type Reply, say } from './reasons.js';
import { bestShot, type Shot, shotAt } from './shots.js';
import { HELPING, specialNow } from './specials.js';
import { bestOf, calmWorth, type SpotValue, valueHere, valuesOf, worthOf, worthOfThrow } from './spots.js';

const ACTIONS = 2;
const LAST_ROUND = 4;
const MOVERS = ['jump', 'move', 'climb', 'dash'] as const;
type Mover = (typeof MOVERS)[number];
/** A move as the rules would ask for it. */
const moveAs = (k: SeatView, id: UnitId, kind: Mover): MoveAs => ({ ...moveOf(k, id, kind), intoMelee: 'nobody' });
const CLIMB_REACH = 5 * INCH;
/** L-MOV-8: whether there is something to climb onto, or down from, that a plain move does not reach. */
const canUseClimb = (k: SeatView, id: UnitId): boolean => {
  const { x, y, level } = unitOf(k, id).at as Spot;
  const { height } = typeOf(k, id);
  const near = { minX: x - CLIMB_REACH, minY: y - CLIMB_REACH, maxX: x + CLIMB_REACH, maxY: y + CLIMB_REACH };
  return level > height || piecesNear(boxOf(k).table, near).some(piece => piece.footing === 'top' && piece.top > level + height);
};
interface Plan {
  readonly reply: Reply;
  readonly worth: number;
}
const shotReply = (k: SeatView, shot: Shot): Reply =>
  say([OPTION.encode({ kind: 'attack', target: shot.target!, weapon: shot.weapon })], 'L-ACN-4', shot.defeats ? 'defeat' : 'best-attack', {
    unit: shot.target!,
    kind: unitOf(k, shot.target!).type,
    wounds: Math.round(shot.wounds * 10) / 10,
  });
const moveReason = (v: SpotValue) => (v.shot.target !== null && v.reached < 1 ? 'move-to-attack' : 'move-to-goal');
/** A Dash and a Move, in inches between bases; ways are measured roughly. */
const RUN_UP = 10.5;
/** SO-K5: what it is worth to dash first and then to charge. */
const runUp = (k: SeatView, id: UnitId): number => {
  if (total(k, 'meleeAfterMove', { unit: id }) === 0) return 0;
  const { at } = unitOf(k, id);
  const near = enemiesOf(k, id).filter(
    enemy => wayInches(k, at as Spot, unitOf(k, enemy).at as Spot) <= RUN_UP + typeOf(k, id).base / INCH,
  );
  const charges = near.flatMap(enemy =>
    weaponsOf(k, id).map(({ kind }, weapon) => (kind === 'ranged' ? 0 : shotAt(k, id, enemy, weapon, roughWounds).worth)),
  );
  return Math.max(0, ...charges);
};
/** Less than this far is no move, unless it leads to a goal or to a better attack. */
const NUDGE = 0.6 * INCH;
const NOTICEABLE = 0.2;
const isNudge = (k: SeatView, id: UnitId, to: SpotValue, here: SpotValue, shot: Shot | null): boolean => {
  const { x, y, level } = unitOf(k, id).at as Spot;
  const [dx, dy] = [to.spot.x - x, to.spot.y - y];
  const isNear = level === to.spot.level && dx * dx + dy * dy < NUDGE * NUDGE;
  return isNear && to.reached - here.reached < NOTICEABLE && to.shot.worth - (shot?.worth ?? 0) < NOTICEABLE;
};
const AIMED = 1.35;
const DODGED = 0.35;
/** What the unit that acts may do next, the best first. */
export const actionReplies = (k: SeatView, codes: readonly number[], effort: Effort): readonly [Reply, ...Reply[]] => {
  const f = nearest(k, ACTIVATING)!;
  const id = f.unit;
  const options = codes.map(code => ({ code, option: OPTION.decode(code) }));
  const codeOf = (kind: string): number | undefined => options.find(({ option }) => option.kind === kind)?.code;
  const ends = codeOf('end');
  // L-ACN-5: any other action would take the token away again
  if (ends !== undefined && f.done.includes('standby') && unitOf(k, id).standby > 0) return [say([ends], 'L-ACN-5', 'waits')];
  const specials = new Map<SpecialName, number>();
  for (const { code, option } of options)
    if (option.kind === 'special') {
      const name = specialName(option.action);
      if (name === 'loadout' && isFreeLoadout(option.action)) return [say([code], 'L-ACN-8', 'free-action')];
      specials.set(name, code);
    }
  const left = Math.max(1, ACTIONS + total(k, 'actions', { unit: id }) - f.taken);
  const offered = MOVERS.filter(kind => codeOf(kind) !== undefined);
  const special = specialNow(k, { unit: id, left, canMove: offered.length > 0 }, specials);
  if (special) return [special];

  const canAttack = codes.some(code => OPTION.decode(code).kind === 'attack');
  const shot = canAttack ? bestShot(k, id, effort.expected) : null;
  const here = valueHere(k, id, { attacks: 'none', acts: false });
  const still = worthOf(here);
  const plans: Plan[] = [];
  const code = { aim: codeOf('aim'), dodge: codeOf('dodge'), standby: codeOf('standby'), recover: codeOf('recover'), end: codeOf('end')! };
  const walk = offered.find(kind => kind !== 'climb');
  const movers = offered.filter(kind => kind === walk || (kind === 'climb' && walk !== 'jump' && canUseClimb(k, id)));
  let [attacksSoon, closingIn, calm] = [shot?.target != null, still, still];
  for (const kind of movers) {
    const as = moveAs(k, id, kind);
    const moves = valuesOf(k, { kind: 'move', unit: id, ...as }, afterMove(k, id, as.how, left - 1), effort);
    if (left > 1) calm = Math.max(calm, calmWorth(moves));
    const best = bestOf(moves);
    if (!best || isNudge(k, id, best, here, shot)) continue;
    attacksSoon ||= best.shot.target !== null;
    if (best.goal?.name === 'close-in') closingIn = Math.max(closingIn, worthOf(best));
    const why = kind === 'climb' ? 'climb' : moveReason(best);
    plans.push({ reply: say([codeOf(kind)!], 'L-ACN-2', why, goalFacts(k, best.goal)), worth: worthOf(best) });
    if (shot?.target != null && left > 1) plans.push({ reply: shotReply(k, shot), worth: shot.worth + calmWorth(moves) - 0.02 });
  }
  const dash = codeOf('dash');
  const charge = left > 1 && dash !== undefined && codeOf('move') !== undefined && !attacksSoon ? runUp(k, id) : 0;
  const [thrown, dice] = [specials.get('detonator'), throwDice(k, id)];
  if (k.isExpert && thrown !== undefined && dice >= fairThrow(k))
    plans.push({ reply: say([thrown], 'L-ACN-7', 'detonator', { dice }), worth: calm + worthOfThrow(k, dice) });
  if (charge > 0) plans.push({ reply: say([dash!], 'SO-G17', 'run-up'), worth: closingIn + charge });
  if (shot?.target != null) {
    const aims = left > 1 && code.aim !== undefined && unitOf(k, id).aim === 0;
    if (aims)
      plans.push({
        reply: say([code.aim!], 'L-ACN-3', 'aim-first', { kind: unitOf(k, shot.target).type }),
        worth: still + shot.worth * AIMED,
      });
    plans.push({ reply: shotReply(k, shot), worth: still + shot.worth });
  }
  if (code.recover !== undefined && isSuppressed(k, id))
    plans.push({ reply: say([code.recover], 'L-ACN-6', 'recover'), worth: still + 0.5 });
  if (code.dodge !== undefined && unitOf(k, id).dodge === 0)
    plans.push({
      reply: say([code.dodge], 'L-ACN-3', 'take-dodge'),
      worth: still + 0.05 + DODGED * Math.min(1, here.danger().wounds) * 0.5,
    });
  // whoever stands by does nothing after it, so it aims first
  if (code.standby !== undefined && here.danger().by === 0) {
    const first = left > 1 ? (code.aim ?? code.dodge) : undefined;
    const waits = first === undefined ? say([code.standby], 'L-ACN-5', 'wait-for-enemy') : say([first], 'L-ACN-3', 'aim-and-wait');
    plans.push({ reply: waits, worth: still + 0.12 });
  }
  const enters = specials.get('enter-network');
  if (enters !== undefined && unitOf(k, id).detonator === 0 && k.public.round < LAST_ROUND)
    plans.push({ reply: say([enters], 'SO-V5', 'enter-network'), worth: still + 0.8 });
  for (const name of HELPING) {
    const helps = specials.get(name);
    if (helps !== undefined) plans.push({ reply: say([helps], 'L-ACN-7', 'help-friends'), worth: still + 0.2 });
  }
  const [first, ...others] = plans.filter(({ worth }) => worth > still).sort((a, b) => b.worth - a.worth);
  if (first) return [first.reply, ...others.map(({ reply }) => reply)];
  const idle = code.dodge ?? code.aim;
  return [
    idle === undefined
      ? say([code.end], 'L-ACT-5', 'nothing-better')
      : say([idle], 'L-ACN-3', idle === code.dodge ? 'take-dodge' : 'take-aim'),
  ];
};
