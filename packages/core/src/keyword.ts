import { type Call, type Procedure, procedure, thenAgain } from './procedure.js';
import { pick } from './space.js';
import type { AnyState, Frame, Seat } from './state.js';

/** A keyword says where it applies and what it does there. Shared code never asks which keyword it is. */
export interface Keyword<S, F> {
  readonly rule: string;
  /** Terms added to a named quantity: pure, no choices, explainable. */
  readonly adds?: Readonly<Record<string, (s: S, f: F, me: number, x: number) => number>>;
  /** What the holder may (or must) do in a named window: an effect, or a procedure of its own. */
  readonly offers?: Readonly<Record<string, Offer<S, F>>>;
}
export interface Offer<S, F> {
  readonly must?: true;
  when(s: S, f: F, me: number, x: number): boolean;
  effect(s: S, f: F, me: number, x: number): void | Call;
}
export type Glossary<S, F> = Readonly<Record<string, Keyword<S, F>>>;
/** Anything that can hold keywords. `keywords` is data: each keyword's name with its number. */
export interface Holder {
  readonly id: number;
  readonly seat: Seat;
  readonly keywords: Readonly<Record<string, number>>;
}

/** The terms of a quantity: the engine adds them, the screen prints them. */
export interface Term {
  readonly rule: string;
  readonly holder: number;
  readonly value: number;
}
export const terms = <S, F>(glossary: Glossary<S, F>, quantity: string, holders: readonly Holder[], s: S, f: F): Term[] => {
  const found: Term[] = [];
  for (const name in glossary) {
    const { rule, adds } = glossary[name]!,
      add = adds?.[quantity];
    if (!add) continue;
    for (const h of holders) {
      const x = h.keywords[name];
      if (x === undefined) continue;
      const value = add(s, f, h.id, x);
      if (value !== 0) found.push({ rule, holder: h.id, value });
    }
  }
  return found;
};
export const total = (ts: readonly Term[]): number => ts.reduce((n, t) => n + t.value, 0);

export interface Window extends Frame {
  at: string;
  seats: Seat[];
  turn: number;
  /** The offers that were taken, by `offerId`. */
  used: number[];
}
export const openWindow = (at: string, seats: Seat[]): Call => ({
  call: { proc: 'window', step: 'offer', at, seats, turn: 0, used: [] } as Window,
});

/** One number for a holder's offer of a keyword: the same in every world, so that a search does not confuse two offers. */
const HOLDERS = 1 << 16;
export const offerId = (glossary: Glossary<never, never>, name: string, holder: number): number =>
  Object.keys(glossary).indexOf(name) * HOLDERS + holder;
export const offerOf = (glossary: Glossary<never, never>, id: number): { name: string; holder: number } => ({
  name: Object.keys(glossary)[Math.floor(id / HOLDERS)]!,
  holder: id % HOLDERS,
});

/** The one timing window of the system: seats act in the given order, must before may, until each has passed. */
export const windowProcedure = <S extends AnyState, F extends Frame>(
  glossary: Glossary<S, F>,
  holdersOf: (s: S, f: F) => readonly Holder[],
): Procedure<S, Window> => {
  const caller = (s: S): F => s.stack[s.stack.length - 2] as F;
  const live = (s: S, w: Window) => {
    const f = caller(s);
    const found: { id: number; holder: Holder; x: number; offer: Offer<S, F> }[] = [];
    for (const name in glossary) {
      const offer = glossary[name]!.offers?.[w.at];
      if (!offer) continue;
      for (const holder of holdersOf(s, f)) {
        const x = holder.keywords[name];
        if (x === undefined || holder.seat !== w.seats[w.turn]) continue;
        const id = offerId(glossary as never, name, holder.id);
        if (!w.used.includes(id) && offer.when(s, f, holder.id, x)) found.push({ id, holder, x, offer });
      }
    }
    return found;
  };
  return procedure<S, Window>('window', {
    offer: {
      rule: 'CORE.WINDOW',
      when: (_, w) => w.turn < w.seats.length,
      seat: (_, w) => w.seats[w.turn]!,
      space: (s, w) => {
        const all = live(s, w);
        const must = all.filter(o => o.offer.must);
        return pick(
          w.at,
          (must.length > 0 ? must : all).map(o => o.id),
          must.length > 0 ? 1 : 0,
        );
      },
      take: (s, w, [chosen]) => {
        if (chosen === undefined) {
          w.turn++;
          return 'again';
        }
        const { id, holder, x, offer } = live(s, w).find(o => o.id === chosen)!;
        w.used.push(id);
        const go = offer.effect(s, caller(s), holder.id, x);
        return go ? thenAgain(go) : 'again';
      },
    },
  });
};
