import type { Answer, Space } from '@cadre/core';
import { type BattleOption, OPTION } from '../options.js';
import type { Spot, UnitId } from '../state.js';
import { isOnTable, typeOf, unitOf } from '../table/queries.js';
import { roughWounds } from './estimate.js';
import { codeChance, coveredSlots, neededSlots, objectivesOf, type SeatView, throwDice } from './goals.js';
import { asking } from './names.js';
import { wayInches } from './paths.js';
import { type Reply, say } from './reasons.js';
import { bestShot } from './shots.js';

export type Pick = Extract<Space, { readonly kind: 'pick' }>;
export const optionsOf = ({ options }: Pick): { readonly code: number; readonly option: BattleOption }[] =>
  options.filter(code => OPTION.has(code)).map(code => ({ code, option: OPTION.decode(code) }));

export const best = <T>(all: readonly T[], worth: (each: T) => number): T => all.reduce((a, b) => (worth(b) > worth(a) ? b : a));

/** Attackers of the shields: whoever is at a console first, and whoever can send as soon as enough slots are covered. */
const sending = (k: SeatView, at: Spot): number => {
  const isNear = (kind: 'console' | 'transmitter', inches: number): boolean =>
    objectivesOf(k, kind).some(o => wayInches(k, at, k.public.objectives[o]!.at) < inches);
  const isReady = coveredSlots(k) >= neededSlots(k);
  if (isNear('transmitter', 7)) return isReady ? 4 : isNear('console', 1.5) ? 0.5 : asking(k) === 'orders' ? 1 : -1;
  return isNear('console', 7) && !isReady ? 1 : 0;
};
/** So many dice from where a unit is are nearly all of them after a move. */
const SOON_NEAR = 4;
/** The Codes!: the later a carrier shows itself, the fewer can answer. An expert gives it an order, and acts with it last of all. */
const carries = (k: SeatView, id: UnitId): number => {
  const chance = k.public.mission === 'codes' ? codeChance(k, id) : 0;
  if (!k.isExpert || chance < 1) return -chance;
  return asking(k) === 'orders' ? 4 : -5;
};
/** How useful it is that this own unit acts now. */
export const urgency = (k: SeatView, id: UnitId): number => {
  const unit = unitOf(k, id);
  if (!isOnTable(unit)) return unit.at === 'network' ? 0.4 : 0;
  const shot = bestShot(k, id, roughWounds);
  const sends = k.public.mission === 'shields' && k.public.blue !== k.seat ? sending(k, unit.at) : 0;
  const throws = unit.detonator > 0 ? (k.isExpert && throwDice(k, id) >= SOON_NEAR ? 2.5 : 0.8) : 0;
  return shot.worth + (shot.defeats ? 0.5 : 0) + sends + carries(k, id) + throws + (unit.suppression > 0 ? -0.2 : 0);
};
/** Units that can still act this round. */
const unitsLeft = (k: SeatView, isMine: boolean): UnitId[] =>
  k.public.units.flatMap((u, i) =>
    (u.seat === k.seat) === isMine && !u.activated && typeof u.at === 'object' && typeOf(k, i as UnitId).kind !== 'vehicle'
      ? [i as UnitId]
      : [],
  );
/** L-ACT-4: whoever has nothing pressing lets the other side come nearer first. */
const wantsToPass = (k: SeatView): boolean => unitsLeft(k, false).length > 0 && unitsLeft(k, true).every(id => urgency(k, id) < PRESSING);
const PRESSING = 1;
/** An ordered unit that can do no more than this may wait for a better moment. */
const DRAW = 0.5;
interface Ranked {
  readonly code: number;
  readonly option: BattleOption;
  readonly worth: number;
}
const worthOf = (k: SeatView, option: BattleOption): number => {
  switch (option.kind) {
    case 'activate':
      return urgency(k, option.unit);
    case 'pass':
      return PRESSING;
    default:
      return DRAW;
  }
};
/** The best first. */
const ranked = (k: SeatView, space: Pick): Ranked[] =>
  optionsOf(space)
    .map(each => ({ ...each, worth: worthOf(k, each.option) }))
    .sort((a, b) => b.worth - a.worth);
/** Whether somebody who has the code is kept back. */
const keepsCarrier = (k: SeatView, { option }: Ranked): boolean =>
  k.isExpert === true && option.kind === 'activate' && unitOf(k, option.unit).seat === k.seat && carries(k, option.unit) < -1;
export const chooseTurn = (k: SeatView, space: Pick): Reply => {
  const all = ranked(k, space);
  const codeOf = (kind: 'pass' | 'draw'): number | undefined => all.find(({ option }) => option.kind === kind)?.code;
  const [pass, draw] = [codeOf('pass'), codeOf('draw')];
  const units = all.filter(({ option }) => option.kind === 'activate');
  const [first] = units;
  const carrier = units.find(each => each !== first && keepsCarrier(k, each))?.option;
  const kept = carrier?.kind === 'activate' ? { kind: unitOf(k, carrier.unit).type } : null;
  const because = (rule: string, why: 'pass' | 'draw' | 'can-act', code: number): Reply =>
    kept ? say([code], rule, 'carrier-last', kept) : say([code], rule, why);
  if (pass !== undefined && wantsToPass(k)) return because('L-ACT-4', 'pass', pass);
  if (draw !== undefined && (!first || first.worth < DRAW)) return because('L-ACT-2', 'draw', draw);
  return first ? because('L-ACT-2', 'can-act', first.code) : say([space.options[0]!], 'L-ACT-4', 'hold-on');
};
/** Who acts next, or whether anybody does: what a search compares, the best first. Of all other questions nothing. */
export const turnAnswers = (k: SeatView, space: Space): Answer[] =>
  space.kind === 'pick' && (asking(k) === 'activationPhase' || space.of === 'activate') ? ranked(k, space).map(({ code }) => [code]) : [];
/** What to say when another answer than the usual one went better in imagined matches. */
export const foreseen = (k: SeatView, usual: Answer, better: Answer): Reply => {
  const [waits, instead] = [usual, better].map(([code]) => OPTION.decode(code!));
  if (instead!.kind === 'pass') return say(better, 'L-ACT-4', 'foresees-pass');
  if (waits!.kind !== 'activate') return say(better, 'L-ACT-2', 'foresees-hurry');
  return say(better, 'L-ACT-2', instead!.kind === 'draw' ? 'foresees-draw' : 'foresees-wait', { kind: unitOf(k, waits!.unit).type });
};
export const chooseRank = (k: SeatView, space: Pick): Reply => {
  const worth = (rank: string): number =>
    Math.max(
      0,
      ...k.public.units.flatMap((u, i) =>
        u.seat === k.seat && !u.activated && typeOf(k, i as UnitId).rank === rank ? [urgency(k, i as UnitId)] : [],
      ),
    );
  const { code } = best(optionsOf(space), ({ option }) => (option.kind === 'rank' ? worth(option.rank) : 0));
  return say([code], 'L-ACT-2', 'can-act');
};
