import type { Game } from './game.js';
import { known } from './known.js';
import { type Answer, type Random, type Space, sample } from './space.js';
import type { AnyState, Frame, Pending, Seat, State } from './state.js';

/** A seat number that nobody sits on: sees what is public and nothing else. */
export const SPECTATOR: Seat = -2;

/** One seat that is asked, as another sees it: who, and whether the answer is in; the space and the answer only of oneself, and of partners. */
export interface Question {
  readonly seq: number;
  readonly rule: string;
  /** Everybody asked must give the same answer: how many proposals there have been. The first of `asks` has the last word. */
  readonly joint?: number;
  readonly asks: readonly {
    readonly seat: Seat;
    readonly answered: boolean;
    readonly space: Space | null;
    readonly answer: Answer | null;
  }[];
}
/** What one seat may know. There is no filter to forget: a view is assembled from the branches that seat owns. */
export interface View<Public, Secret> {
  readonly seat: Seat;
  readonly seq: number;
  readonly floor: number;
  readonly public: Public;
  readonly mine: Secret | null;
  readonly stack: readonly Frame[];
  readonly pending: Question | null;
}
/** What one seat of a game sees. */
export type ViewOf<S> = S extends State<infer P, infer X, infer _F> ? View<P, X> : never;

/** What this seat sees: the table and its own secrets, nothing else. */
export const viewOf = <P, X>(s: State<P, X, unknown>, seat: Seat): View<P, X> => ({
  seat,
  seq: s.seq,
  floor: s.floor,
  public: s.public,
  mine: s.secret[seat] ?? null,
  stack: s.stack,
  pending: s.pending && questionFor(s.pending, seat),
});
const questionFor = ({ seq, rule, asks, joint }: Pending, seat: Seat): Question => {
  const partner = joint !== undefined && asks.some(a => a.seat === seat);
  return {
    seq,
    rule,
    asks: asks.map(a => {
      const open = partner || a.seat === seat;
      return { seat: a.seat, answered: a.answer !== null, space: open ? a.space : null, answer: open ? a.answer : null };
    }),
    ...(joint !== undefined && { joint }),
  };
};
/** What this seat is asked and can still answer: what it has not answered yet, or a joint question on which it may change its mind. */
export const askedOf = ({ seat, pending }: { readonly seat: Seat; readonly pending: Question | null }): Space | null =>
  pending?.asks.find(a => a.seat === seat && (!a.answered || pending.joint !== undefined))?.space ?? null;

/** Some full state that the seat cannot tell from the truth. Only secrets are guessed: everything else is in the view. */
export const imagine = <S extends AnyState>(game: Game<S>, view: ViewOf<S>, random: Random): S => {
  const { public: pub, stack, seq, floor, pending } = view as View<unknown, unknown>;
  const s = game.clone({ public: pub, secret: game.imagine(view, random), stack, pending: null, seq, floor, out: null } as unknown as S);
  if (!pending) return s;
  const asks = game.machine.ask(s).asks.map((a, i) => {
    const seen = pending.asks[i];
    if (!seen?.answered) return a;
    return { ...a, answer: seen.answer ?? sample(a.space, random, game.machine.ground(known<S>(s))) };
  });
  s.pending = { seq: pending.seq, rule: pending.rule, asks, ...(pending.joint !== undefined && { joint: pending.joint }) };
  return s;
};
