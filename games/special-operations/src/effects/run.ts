import { type Answer, type Call, type Go, order, pick, type Seat, thenAgain } from '@cadre/core';
import type { Op } from '../content/effect.js';
import { implement, OPTION, procedure } from '../options.js';
import type { BattleState, BattleView, UnitId } from '../state.js';
import { isOnTable, isWithin, unitOf } from '../table/queries.js';
import type { EffectContext } from './context.js';
import { effectNamed } from './names.js';
import type { Triggered } from './offers.js';
import { doOp } from './ops.js';
import { type EffectFrame, RUN_EFFECT, type Somebody } from './run-effect.js';
import { candidates, isToken, tokensNear } from './targets.js';

export const effectOf = (name: string): Triggered => {
  const found = effectNamed(name)?.effect;
  if (found?.kind !== 'triggered') throw new Error(`there is no effect "${name}" that happens at a moment`);
  return found;
};
export const contextIn = (f: EffectFrame): EffectContext => ({
  seat: f.seat,
  active: f.reference === 'nobody' ? f.active : f.reference,
  attacker: f.attacker,
  defender: f.defender,
  melee: false,
  aimSpent: 0,
  defeatedTarget: false,
  action: '',
  by: f.by,
  byAttack: false,
  moved: false,
});
const isByNumber = (f: EffectFrame): boolean => typeof effectOf(f.effect).target.count === 'number';
/** The neighbours of one ordered unit, or everybody who fits. */
const choices = (k: BattleView, f: EffectFrame): UnitId[] => {
  const { target } = effectOf(f.effect);
  const { reference } = f;
  if (reference === 'nobody') return candidates(k, target, contextIn(f));
  const { from: _from, within, ...rest } = target;
  return candidates(k, rest, contextIn(f)).filter(
    id => isOnTable(unitOf(k, id)) && (within === undefined || isWithin(k, id, reference, within)),
  );
};
const orderedBy = (k: BattleView, seat: Seat): UnitId[] =>
  k.public.units.flatMap((u, i) => (u.seat === seat && u.byCard && isOnTable(u) ? [i as UnitId] : []));
const isByToken = (f: EffectFrame): boolean => isToken(effectOf(f.effect).target.from);
/** Each of several tokens in reach does what it does. */
const timesOf = (k: BattleView, f: EffectFrame, id: UnitId): number =>
  isByToken(f) ? tokensNear(k, effectOf(f.effect).target, contextIn(f), id).length : 1;
const codesOf = (units: readonly UnitId[]): number[] => units.map(unit => OPTION.encode({ kind: 'unit', unit }));
const unitsIn = (answer: Answer): UnitId[] =>
  answer.map(code => {
    const option = OPTION.decode(code);
    if (option.kind !== 'unit') throw new Error(`expected a unit, got ${option.kind}`);
    return option.unit;
  });
/** Splash: everybody near the target, of either side, is a target too. */
const spread = (k: BattleView, targets: readonly UnitId[], inches: number): UnitId[] => [
  ...new Set(
    targets.flatMap(id => [
      id,
      ...k.public.units.flatMap((u, i) =>
        isOnTable(u) && isWithin(k, i as UnitId, id, inches) && u.card !== 'vehicle' ? [i as UnitId] : [],
      ),
    ]),
  ),
];

/** An effect of a card that happens at a moment: whom it is about, then what it does, one unit after the other. */
export const RunEffect = implement(RUN_EFFECT, {
  neighbours: {
    rule: 'SO-H5',
    when: (s, f) => f.reference === 'nobody' && effectOf(f.effect).target.perOrdered === true && f.turns < orderedBy(s, f.seat).length,
    run: (s, f): Go => {
      const reference = orderedBy(s, f.seat)[f.turns++]!;
      const { effect, seat, active, attacker, defender } = f;
      return thenAgain(RUN_EFFECT.call({ effect, seat, active, attacker, defender, reference }));
    },
  },
  done: {
    rule: 'SO-H5',
    when: (_, f) => f.reference === 'nobody' && effectOf(f.effect).target.perOrdered === true,
    run: (): Go => 'return',
  },
  choose: {
    rule: 'SO-H16',
    when: (s, f) => isByNumber(f) && choices(s, f).length > 0,
    seat: (_, f) => f.seat,
    space: (s, f) => {
      const units = choices(s, f);
      const most = Math.min(units.length, effectOf(f.effect).target.count as number);
      return pick('target', codesOf(units), effectOf(f.effect).may ? 1 : most, most);
    },
    take: (_, f, answer) => {
      f.targets = unitsIn(answer);
    },
  },
  all: {
    rule: 'SO-H16',
    when: (_, f) => !isByNumber(f),
    run: (s, f) => {
      f.targets = choices(s, f).flatMap(id => Array<UnitId>(timesOf(s, f, id)).fill(id));
    },
  },
  order: {
    rule: 'SO-H14',
    when: (_, f) => f.targets.length > 1 && effectOf(f.effect).ops.some(op => op.op === 'area-attack'),
    seat: (_, f) => f.seat,
    space: (_, f) => order('target', codesOf(f.targets)),
    take: (_, f, answer) => {
      f.targets = unitsIn(answer);
    },
  },
  splash: {
    rule: 'SO-H16',
    when: (_, f) => effectOf(f.effect).target.splash !== undefined,
    run: (s, f) => {
      f.targets = spread(s, f.targets, effectOf(f.effect).target.splash!);
    },
  },
  token: {
    rule: 'SO-H16',
    when: (_, f) => f.token === '' && choiceOf(f) !== undefined,
    seat: (_, f) => f.seat,
    of: 'token',
    options: (_, f) => choiceOf(f)!.tokens.map(token => ({ kind: 'token', token: token as 'aim' | 'dodge' | 'surge' })),
    take: (_, f, { token }) => {
      f.token = token;
    },
  },
  once: {
    rule: 'SO-H11',
    when: (_, f) => effectOf(f.effect).target.pick === 'none',
    run: (_, f): Call => Ops.call({ target: 'nobody', ...opsOf(f) }),
  },
  each: {
    rule: 'SO-H11',
    when: (_, f) => f.targets.length > 0,
    run: (s, f): Go => {
      const target = f.targets[0]!;
      f.targets = f.targets.slice(1);
      if (isByToken(f) && !isOnTable(unitOf(s, target))) return 'again';
      return thenAgain(Ops.call({ target, ...opsOf(f) }));
    },
  },
});
const choiceOf = (f: EffectFrame) => effectOf(f.effect).ops.find((op): op is Extract<Op, { op: 'gain-choice' }> => op.op === 'gain-choice');
const opsOf = (f: EffectFrame) => ({
  effect: f.effect,
  seat: f.seat,
  active: f.active,
  attacker: f.attacker,
  defender: f.defender,
  token: f.token,
});
/** The ops of an effect for one unit, in their order. */
export const Ops = procedure('effectOps', {
  locals: (x: {
    target: Somebody;
    effect: string;
    seat: Seat;
    active: Somebody;
    attacker: Somebody;
    defender: Somebody;
    token: string;
  }) => ({
    at: 0,
    over: false,
    ...x,
  }),
  steps: {
    next: {
      rule: 'SO-H11',
      when: (s, f) => f.at < effectOf(f.effect).ops.length && !f.over && isStill(s, f.target),
      run: (s, f): Go => {
        const go = doOp(s, f, effectOf(f.effect).ops[f.at++]!);
        return go ? thenAgain(go) : 'again';
      },
    },
  },
});
/** SO-H11: what has left the game is passed over; a card may bring it back. */
const isStill = (s: BattleState, target: Somebody): boolean => target === 'nobody' || s.public.units[target] !== undefined;
