import type { Game } from './game.js';
import { type Answer, type Random, type Space, sample } from './space.js';
import type { AnyState, Frame, Seat, State } from './state.js';

/** A seat number that nobody sits on: sees what is public and nothing else. */
export const SPECTATOR: Seat = -2;

/** One seat that is asked, as another sees it: who, and whether the answer is in; the space and the answer only of oneself. */
export interface Question {
  readonly seq: number;
  readonly rule: string;
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
export type ViewOf<S> = S extends State<infer P, infer X> ? View<P, X> : never;

export const viewOf = <P, X>(s: State<P, X>, seat: Seat): View<P, X> => ({
  seat,
  seq: s.seq,
  floor: s.floor,
  public: s.public,
  mine: s.secret[seat] ?? null,
  stack: s.stack,
  pending: s.pending && {
    seq: s.pending.seq,
    rule: s.pending.rule,
    asks: s.pending.asks.map(a => {
      const own = a.seat === seat;
      return { seat: a.seat, answered: a.answer !== null, space: own ? a.space : null, answer: own ? a.answer : null };
    }),
  },
});
/** What this seat is asked and has not answered yet. */
export const askedOf = (view: { readonly seat: Seat; readonly pending: Question | null }): Space | null =>
  view.pending?.asks.find(a => a.seat === view.seat && !a.answered)?.space ?? null;

/** Some full state that the seat cannot tell from the truth. Only secrets are guessed: everything else is in the view. */
export const imagine = <S extends AnyState>(game: Game<S>, view: ViewOf<S>, random: Random): S => {
  const { public: pub, stack, seq, floor, pending, seat } = view as View<unknown, unknown>;
  const s = game.clone({ public: pub, secret: game.imagine(view, random), stack, pending: null, seq, floor, out: null } as unknown as S);
  if (!pending) return s;
  const asks = game.machine.ask(s).asks.map((a, i) => {
    const seen = pending.asks[i];
    if (!seen?.answered) return a;
    return { ...a, answer: a.seat === seat ? seen.answer : sample(a.space, random, game.machine.ground(s)) };
  });
  s.pending = { seq: pending.seq, rule: pending.rule, asks };
  return s;
};
