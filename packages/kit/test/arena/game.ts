import { type Call, emit, type Known, type State } from '@cadre/core';
import {
  boundAs,
  type Choose,
  type Context,
  conditions,
  type Each,
  effects,
  type If,
  type LastingEffect,
  type Logic,
  lastingEffects,
  type May,
  type Repeat,
  type ScriptBook,
  type Select,
  type Selector,
  scriptBook,
  selectors,
} from '../../src/index.js';

/** A small arena: fighters on a row of tiles, two seats, everything that effects can do. */
export interface Fighter {
  readonly seat: number;
  tile: number;
  wounds: number;
}
export type Kind = 'enemy' | 'ally' | 'tile';
export type Filter = { readonly is: 'near'; readonly range: number } | { readonly is: 'unhurt' };
export type Sel = Selector<Kind, Filter>;
export type OwnCondition =
  | { readonly is: 'hurt' }
  | { readonly is: 'enemyNear'; readonly range: number }
  | { readonly is: 'chosen'; readonly name: string };
export type Condition = Logic<OwnCondition>;
export type OwnOp =
  | { readonly op: 'damage'; readonly n: number; readonly to: string }
  | { readonly op: 'shove'; readonly of: Sel; readonly by: number }
  | { readonly op: 'heal'; readonly n: number }
  | { readonly op: 'guard'; readonly until: Moment }
  | { readonly op: 'bet'; readonly win: readonly Op[]; readonly lose: readonly Op[] }
  | { readonly op: 'end' };
export type Op = OwnOp | If<Op, Condition> | Choose<Op> | May<Op> | Repeat<Op> | Each<Op, Sel> | Select<Sel>;
export type Moment = 'turn' | 'yourTurn';
export interface Guard extends LastingEffect<'guard' | 'curse' | 'mark', Moment> {
  readonly n: number;
}
export interface Arena {
  fighters: Fighter[];
  lasting: readonly Guard[];
  over: boolean;
}
export type Fact = { readonly type: 'hit' | 'shoved' | 'healed'; readonly rule: string; readonly who: number; readonly n: number };
export type ArenaState = State<Arena, null, Fact>;
export interface About {
  readonly you: number;
}
export interface G {
  readonly state: ArenaState;
  readonly op: Op;
  readonly condition: Condition;
  readonly about: About;
}
const inner = { bet: (op: Extract<Op, { op: 'bet' }>) => [op.win, op.lose] };
let book: ScriptBook<Op> = scriptBook<Op>([], inner);
/** Tests write one script each. */
export const open = (script: readonly Op[]): void => {
  book = scriptBook<Op>([script], inner);
};

const near = (s: Known<ArenaState>, a: number, b: number, range: number): boolean =>
  Math.abs(s.public.fighters[a]!.tile - s.public.fighters[b]!.tile) <= range;
const others = (s: Known<ArenaState>, you: number, same: boolean): number[] =>
  s.public.fighters.flatMap((f, i) => ((f.seat === s.public.fighters[you]!.seat) === same && f.wounds < 3 ? [i] : []));
export const holds = conditions<ArenaState, Condition, Context<G>>({
  hurt: (s, _, { you }) => s.public.fighters[you]!.wounds > 0,
  enemyNear: (s, c, { you }) => others(s, you, false).some(e => near(s, you, e, c.range)),
  chosen: (_, c, f) => boundAs(f, c.name).length > 0,
});
export const resolve = selectors<ArenaState, Kind, Filter, Context<G>>({
  kinds: {
    enemy: (s, { you }) => others(s, you, false),
    ally: (s, { you }) => others(s, you, true),
    tile: s => s.public.fighters.map((_, i) => i),
  },
  places: { enemy: (s, fighter) => s.public.fighters[fighter]!.tile },
  placeKind: 'tile',
  filters: {
    near: (s, filter, { you, candidate }) => near(s, you, candidate, filter.range),
    unhurt: (s, _, { candidate }) => s.public.fighters[candidate]!.wounds === 0,
  },
});
export const lasting = lastingEffects<ArenaState, Guard>({
  list: s => s.public.lasting,
  set: (s, list) => {
    s.public.lasting = list;
  },
  stacking: { guard: 'once', curse: 'add', mark: 'replace' },
  outlasts: (s, e) => e.kind === 'curse' && s.public.fighters.length === 1,
});
const hit = (s: ArenaState, who: number, n: number): void => {
  if (lasting.of(s, 'guard', who)) return;
  s.public.fighters[who]!.wounds += n;
  emit(s, { type: 'hit', rule: 'T-1', who, n });
};
export const arena = effects<G>({
  book: () => book,
  holds,
  resolve,
  chooser: (s, { you }) => s.public.fighters[you]!.seat,
  inScript: (script, at, { you }) => ({ script, at, you }),
  isOver: s => s.public.over,
  rules: { script: 'T-1', target: 'T-2', choose: 'T-3', end: 'T-4' },
  structure: { if: true, choose: true, may: true, repeat: true, each: true, select: true },
  handlers: () => ({
    damage: (s, f, op) => {
      for (const who of boundAs(f, op.to)) hit(s, who, op.n);
    },
    shove: {
      whom: (s, f, op) => resolve(s, op.of, f),
      apply: (s, _, op, who) => {
        s.public.fighters[who]!.tile += op.by;
        emit(s, { type: 'shoved', rule: 'T-5', who, n: op.by });
      },
    },
    heal: {
      asks: { id: 'heal', rule: 'T-6' },
      atOnce: true,
      whom: (s, f, op) => ({ kind: 'ally', from: others(s, f.you, true).filter(i => s.public.fighters[i]!.wounds > 0), min: 0, max: op.n }),
      apply: (s, _, __, who) => {
        s.public.fighters[who]!.wounds--;
        emit(s, { type: 'healed', rule: 'T-6', who, n: 1 });
      },
    },
    guard: (s, f, op) => {
      lasting.begin(s, {
        kind: 'guard',
        who: f.you,
        until: op.until,
        n: 1,
        ...(op.until === 'yourTurn' && { seat: s.public.fighters[f.you]!.seat }),
      });
    },
    bet: (s, f, op): Call => arena.call(s, holds(s, { is: 'hurt' }, f) ? op.lose : op.win, f),
    end: s => {
      s.public.over = true;
    },
  }),
});
