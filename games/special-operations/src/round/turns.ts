import { type Call, CHANCE, emit, enclosing, type Go, pick, type Reason, type Seat, thenAgain } from '@cadre/core';
import type { Rank } from '../content/types.js';
import { drawLocals, phaseLocals } from '../frames.js';
import { words } from '../keywords/keywords.js';
import { total } from '../keywords/quantities.js';
import { type BattleOption, OPTION, procedure } from '../options.js';
import type { BattleState, BattleView, UnitId } from '../state.js';
import { unitOf } from '../table/queries.js';
import { Activation } from './activation.js';
import { decided } from './outcome.js';
import { priorityFirst, whose } from './priority.js';
import { canActivate, unitsOfRank, unitsWhere } from './waiting.js';

/** L-ACT-2: with a faceup order. */
export const orderedUnits = (k: BattleView, seat: Seat): UnitId[] =>
  unitsWhere(k, seat, id => unitOf(k, id).order === 'faceup' && canActivate(k, id));
/** L-ACT-6: when nobody can, the phase is over. */
const canTakeTurn = (k: BattleView, seat: Seat): boolean => orderedUnits(k, seat).length > 0 || k.public.pools[seat]!.length > 0;

interface Turn {
  readonly turn: Seat;
  readonly lastPassed: Seat;
}
/** L-ACT-4: not on two own turns in a row. */
const canPass = (k: BattleView, { turn, lastPassed }: Turn): boolean => k.public.passes[turn]! > 0 && lastPassed !== turn;
const optionsOf = (k: BattleView, f: Turn): BattleOption[] => [
  ...orderedUnits(k, f.turn).map((unit): BattleOption => ({ kind: 'activate', unit })),
  ...(k.public.pools[f.turn]!.length > 0 ? [{ kind: 'draw' } as const] : []),
  ...(canPass(k, f) ? [{ kind: 'pass' } as const] : []),
];
/** Why a unit that a player may expect cannot be activated. */
const whyNot = (k: BattleView, f: Turn, code: number | undefined): Reason | null => {
  if (code === undefined || !OPTION.has(code)) return null;
  const option = OPTION.decode(code);
  if (option.kind === 'pass') return { rule: 'L-ACT-4', why: f.lastPassed === f.turn ? 'passed-last-turn' : 'no-pass-tokens' };
  if (option.kind !== 'activate' || !k.public.units[option.unit]) return null;
  const unit = unitOf(k, option.unit);
  const about = { unit: option.unit, kind: unit.type };
  if (unit.seat !== f.turn) return { rule: 'L-ACT-2', why: 'not-yours', about };
  if (unit.activated) return { rule: 'L-ACT-2', why: 'has-activated', about };
  return { rule: 'L-ACT-2', why: 'no-order', about };
};

/** L-ACT: turns, one activation each, from whoever has priority. */
export const ActivationPhase = procedure('activationPhase', {
  locals: phaseLocals,
  steps: {
    begin: {
      rule: 'L-ACT-1',
      run: (s, f) => {
        f.turn = s.public.priority;
        return words.open(s, 'activationPhase', f, priorityFirst(s));
      },
    },
    turn: {
      rule: 'L-ACT-2',
      when: (s, f) => {
        if (decided(s) !== null || ![0, 1].some(seat => canTakeTurn(s, seat))) return false;
        if (!canTakeTurn(s, f.turn)) f.turn = 1 - f.turn;
        return true;
      },
      seat: (_, f) => f.turn,
      options: optionsOf,
      whyNot: (s, f, [code]) => whyNot(s, f, code),
      take: (s, f, option): Go => {
        const seat = f.turn;
        switch (option.kind) {
          case 'pass':
            s.public.passes[seat]!--;
            f.lastPassed = seat;
            f.turn = 1 - seat;
            emit(s, { type: 'passed', rule: 'L-ACT-4', ...whose(s, seat), left: s.public.passes[seat]! });
            return 'again';
          case 'draw':
            return thenAgain(Draw.call({ seat }));
          case 'activate':
            endTurn(f, seat);
            return thenAgain(Activation.call({ unit: option.unit }));
          default:
            throw new Error(`expected an activation, got ${option.kind}`);
        }
      },
    },
  },
});
const endTurn = (f: { turn: Seat; lastPassed: Seat }, seat: Seat): void => {
  f.turn = 1 - seat;
  if (f.lastPassed === seat) f.lastPassed = -1;
};

const rankAt = (k: BattleView, seat: Seat, i: number): Rank => k.public.pools[seat]![i]!;
/** L-ACT-2, L-ACT-3: a random token of the own pool, and a unit of that rank. */
export const Draw = procedure('draw', {
  locals: drawLocals,
  steps: {
    token: {
      rule: 'L-ACT-2',
      seat: CHANCE,
      space: (s, f) => {
        const pool = s.public.pools[f.seat]!;
        const n = Math.min(pool.length, 1 + total(s, 'draws', { seat: f.seat }));
        return pick('draw', [...pool.keys()], n, n);
      },
      take: (s, f, drawn) => {
        f.drawn = drawn.slice();
        for (const i of drawn) emit(s, { type: 'drawn', rule: 'L-ACT-2', ...whose(s, f.seat), rank: rankAt(s, f.seat, i) });
      },
    },
    keep: {
      rule: 'L-ACT-2',
      when: (_, f) => f.drawn.length > 1,
      seat: (_, f) => f.seat,
      of: 'rank',
      options: (s, f) => [...new Set(f.drawn.map(i => rankAt(s, f.seat, i)))].map(rank => ({ kind: 'rank', rank })),
      take: (s, f, { rank }) => {
        f.drawn = [f.drawn.find(i => rankAt(s, f.seat, i) === rank)!];
      },
    },
    speak: { rule: 'L-GEN-2', run: (s, f) => words.open(s, 'draw', f, [f.seat]) },
    again: { rule: 'L-ACT-2', when: (_, f) => f.drawn.length === 0, run: (_, f): Call => Draw.call({ seat: f.seat }) },
    wasted: {
      rule: 'L-ACT-3',
      when: (s, f) => f.drawn.length > 0 && unitsOfRank(s, f.seat, rankAt(s, f.seat, f.drawn[0]!)).length === 0,
      run: (s, f): Go => {
        emit(s, { type: 'drawn-idle', rule: 'L-ACT-3', ...whose(s, f.seat), rank: rankAt(s, f.seat, f.drawn[0]!) });
        removeToken(s, f.seat, f.drawn[0]!);
        return 'return';
      },
    },
    activate: {
      rule: 'L-ACT-2',
      when: (_, f) => f.drawn.length > 0,
      seat: (_, f) => f.seat,
      of: 'activate',
      options: (s, f) => unitsOfRank(s, f.seat, rankAt(s, f.seat, f.drawn[0]!)).map(unit => ({ kind: 'activate', unit })),
      take: (s, f, { unit }): Call => {
        removeToken(s, f.seat, f.drawn[0]!);
        endTurn(enclosing(s, ActivationPhase), f.seat);
        return Activation.call({ unit });
      },
    },
  },
});
const removeToken = (s: BattleState, seat: Seat, i: number): void => {
  s.public.pools[seat] = s.public.pools[seat]!.filter((_, at) => at !== i);
};
