import { type Answer, type Call, emit, type Go, pick } from '@cadre/core';
import { ISSUE_ORDER } from '../frames.js';
import { about, gain, lose } from '../harm.js';
import { OPTION, procedure } from '../options.js';
import { canBeOrdered } from '../round/orderable.js';
import type { BattleState, BattleView, UnitId } from '../state.js';
import { enemiesOf, friendsOf, isWithin, seesUnit, typeOf, unitOf, vehicleOf } from '../table/queries.js';
import { isNamedBy, whomOf, xOf } from './holders.js';
import { total } from './quantities.js';

/** What units are chosen for: who can be, how many at once, and what happens to each. */
interface Choice {
  readonly rule: string;
  candidates(k: BattleView, by: UnitId): UnitId[];
  effect(s: BattleState, unit: UnitId, by: UnitId): Call | undefined | void;
}
/** Ranges 1, 2 and 3. */
const [ONE, TWO, THREE] = [6, 12, 18];
/** SO-O-8 */
const friendsWithin = (k: BattleView, by: UnitId, inches: number): UnitId[] => friendsOf(k, by).filter(id => isWithin(k, by, id, inches));
const othersInSight = (k: BattleView, by: UnitId): UnitId[] => friendsWithin(k, by, ONE).filter(id => id !== by && seesUnit(k, by, id));
const isHurt = (k: BattleView, id: UnitId): boolean => unitOf(k, id).wounds > 0;
const isDroid = (k: BattleView, id: UnitId): boolean => typeOf(k, id).kind === 'droid-trooper';
const ownVehicle = (k: BattleView, by: UnitId): UnitId[] => {
  const vehicle = vehicleOf(k);
  return vehicle !== undefined &&
    unitOf(k, vehicle).seat === unitOf(k, by).seat &&
    isWithin(k, by, vehicle, ONE) &&
    seesUnit(k, by, vehicle)
    ? [vehicle]
    : [];
};
const heal =
  (keyword: string, rule: string) =>
  (s: BattleState, unit: UnitId, by: UnitId): void => {
    const n = Math.min(xOf(s, by, keyword), unitOf(s, unit).wounds);
    s.public.units[unit]!.wounds -= n;
    s.public.units[by]!.treated++;
    emit(s, { type: 'healed', n, by, byCard: unitOf(s, by).card, byKind: unitOf(s, by).type, ...about(s, unit, rule) });
  };
const ordering = (keyword: string, inches: (k: BattleView, by: UnitId) => number, rule: string): Choice => ({
  rule,
  candidates: (k, by) =>
    friendsWithin(k, by, inches(k, by)).filter(id => id !== by && canBeOrdered(k, id) && isNamedBy(k, id, whomOf(k, by, keyword))),
  effect: (_, unit) => ISSUE_ORDER.call({ unit, by: keyword }),
});
export const CHOICES = {
  bolster: { rule: 'SO-K4', candidates: (k, by) => friendsWithin(k, by, TWO), effect: (s, unit) => gain(s, unit, 'surge', 1, 'SO-K4') },
  spotter: { rule: 'SO-K38', candidates: (k, by) => friendsWithin(k, by, TWO), effect: (s, unit) => gain(s, unit, 'aim', 1, 'SO-K38') },
  observe: {
    rule: 'SO-K26',
    candidates: (k, by) => enemiesOf(k, by).filter(id => isWithin(k, by, id, THREE) && seesUnit(k, by, id)),
    effect: (s, unit, by) => gain(s, unit, 'observation', xOf(s, by, 'observe'), 'SO-K26'),
  },
  treat: {
    rule: 'SO-K42',
    candidates: (k, by) => othersInSight(k, by).filter(id => !isDroid(k, id) && isHurt(k, id)),
    effect: heal('treat', 'SO-K42'),
  },
  repair: {
    rule: 'SO-K31',
    candidates: (k, by) => [...othersInSight(k, by).filter(id => isDroid(k, id)), ...ownVehicle(k, by)].filter(id => isHurt(k, id)),
    effect: heal('repair', 'SO-K31'),
  },
  inspire: {
    rule: 'SO-K21',
    candidates: (k, by) => friendsWithin(k, by, TWO).filter(id => id !== by && unitOf(k, id).suppression > 0),
    effect: (s, unit) => lose(s, unit, 'suppression', 1, 'SO-K21'),
  },
  direct: ordering('direct', () => TWO, 'SO-K11'),
  coordinate: ordering('coordinate', (k, by) => ONE + total(k, 'coordinateRange', { unit: by }), 'SO-K6'),
} as const satisfies Readonly<Record<string, Choice>>;
export type ChoiceName = keyof typeof CHOICES;
export const canChoose = (k: BattleView, choice: ChoiceName, by: UnitId): boolean => CHOICES[choice].candidates(k, by).length > 0;

export const unitIn = (code: number): UnitId => {
  const option = OPTION.decode(code);
  if (option.kind !== 'unit') throw new Error(`expected a unit, got ${option.kind}`);
  return option.unit;
};
/** Up to `most` units, and what is done with them; `times` over, where the same one may be chosen again. */
export const ChooseUnits = procedure('choose-units', {
  locals: (x: { choice: ChoiceName; by: UnitId; min: number; most: number; times?: number }) => ({ times: 1, ...x }),
  steps: {
    choose: {
      rule: 'L-ACN-7',
      when: (s, f) => f.times > 0 && canChoose(s, f.choice, f.by),
      seat: (s, f) => unitOf(s, f.by).seat,
      space: (s, f) => {
        const units = CHOICES[f.choice].candidates(s, f.by);
        return pick(
          f.choice,
          units.map(unit => OPTION.encode({ kind: 'unit', unit })),
          Math.min(f.min, units.length),
          Math.min(f.most, units.length),
        );
      },
      take: (s, f, codes: Answer): Go => {
        f.times = codes.length === 0 ? 0 : f.times - 1;
        f.min = 0;
        let call: Call | undefined;
        for (const chosen of codes) call = CHOICES[f.choice].effect(s, unitIn(chosen), f.by) ?? call;
        if (!call) return 'again';
        call.stay = true;
        return call;
      },
    },
  },
});
