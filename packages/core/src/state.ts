import type { Answer, Space } from './space.js';

export type Seat = number;
export const CHANCE: Seat = -1;

/** One procedure in progress. Its locals sit beside `proc` and `step` as plain data, and everybody may see them. */
export interface Frame {
  readonly proc: string;
  step: string;
}
/** One seat that is being asked. `answer` is its sealed answer while others are still thinking. */
export interface Asked {
  readonly seat: Seat;
  readonly space: Space;
  readonly answer: Answer | null;
}
/** Never changed in place: clones share it. */
export interface Pending {
  readonly seq: number;
  readonly rule: string;
  readonly asks: readonly Asked[];
}
export interface Fact {
  readonly type: string;
  readonly rule: string;
  readonly [key: string]: unknown;
}
/** A fact and its audience: one seat, or everybody when `to` is absent. */
export interface Told {
  readonly to?: Seat;
  readonly fact: Fact;
}

/** Everything there is to know about a match. Plain data: clone it, compare it, store it. */
export interface State<Public, Secret> {
  public: Public;
  /** secret[seat] is known to that seat alone. What nobody knows is not decided yet, so it is nowhere. */
  secret: Secret[];
  stack: Frame[];
  pending: Pending | null;
  /** How many answers have been given. */
  seq: number;
  /** Nothing before this answer can be undone freely: at it, somebody learned something. */
  floor: number;
  /** What has been said since somebody last listened. Null while searching: then nobody listens. */
  out: Told[] | null;
}
export type AnyState = State<unknown, unknown>;

export const begin = <P, X>(pub: P, secret: X[], first: Frame): State<P, X> => ({
  public: pub,
  secret,
  stack: [first],
  pending: null,
  seq: 0,
  floor: 0,
  out: [],
});
export const emit = (s: AnyState, fact: Fact): void => {
  s.out?.push({ fact });
};
export const tell = (s: AnyState, to: Seat, fact: Fact): void => {
  s.floor = s.seq;
  s.out?.push({ to, fact });
};
