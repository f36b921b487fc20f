import { codec, index } from './codec.js';
import { type DeepReadonly, type Known, known } from './known.js';
import { type Call, type Go, rulesOf, thenAgain } from './procedure.js';
import { pick } from './space.js';
import { type AnyState, type Seat, WINDOW } from './state.js';

/** The words of a game's keywords. Each quantity and each window names the frame in which it is asked. */
export interface Vocabulary {
  readonly holder: number;
  readonly quantities: object;
  readonly windows: object;
  /** What offers can cost. */
  readonly token: string;
  /** How long "once per …" and granted keywords last. */
  readonly duration: string;
}
/** A keyword says where it applies and what it does there. Shared code never asks which keyword it is. */
export interface Keyword<S extends AnyState, V extends Vocabulary> {
  /** Stands in records: never changed, never given again. */
  readonly id: number;
  readonly rule: string;
  /** Terms added to a quantity: pure queries, no choices, explainable. */
  readonly adds?: {
    readonly [Q in keyof V['quantities']]?: (s: Known<S>, f: DeepReadonly<V['quantities'][Q]>, me: V['holder'], x: number) => number;
  };
  /** What the holder may (or must) do in a window: an effect, or a procedure of its own. */
  readonly offers?: { readonly [W in keyof V['windows']]?: Offer<S, V, V['windows'][W]> };
}
export interface Offer<S extends AnyState, V extends Vocabulary, F> {
  /** It has to be taken, before all that may be. `in-any-order`: when makes no difference, so nobody is asked. */
  readonly must?: true | 'in-any-order';
  /** Of its exclusive offers a seat takes at most one in a window. */
  readonly exclusive?: true;
  /** At most once in this time. */
  readonly once?: V['duration'];
  readonly cost?: Readonly<Partial<Record<V['token'], number>>>;
  when?(s: Known<S>, f: DeepReadonly<F>, me: V['holder'], x: number): boolean;
  effect(s: S, f: F, me: V['holder'], x: number): void | Call;
}
/** Something that lasts until a moment; with `seat`, until that moment of this seat: "until your next turn". */
export interface Lasts<Moment extends string = string> {
  readonly until: Moment;
  readonly seat?: Seat;
}
export const endsAt = (e: Lasts, moment: string, seat?: Seat): boolean => e.until === moment && (e.seat === undefined || e.seat === seat);
/** A keyword that its holder has for a time. */
export interface Grant extends Lasts {
  readonly keyword: string;
  readonly x: number;
}
/** Anything that can hold keywords: each keyword's name with its number. Replaced, never changed in place: clones share it. */
export interface Holder<Id extends number = number> {
  readonly id: Id;
  readonly seat: Seat;
  readonly keywords: Readonly<Record<string, number>>;
  readonly granted?: readonly Grant[];
}
/** The terms of a quantity: the engine adds them, the screen prints them. */
export interface Term<Id extends number = number> {
  readonly rule: string;
  readonly holder: Id;
  readonly value: number;
}
/** What the terms of a quantity add up to. */
export const sumOf = (terms: readonly Term[]): number => terms.reduce((n, t) => n + t.value, 0);
/** Where the game keeps what keywords need. */
export interface KeywordStore<S extends AnyState, V extends Vocabulary> {
  /** Who on the table holds what. Roster and holders are replaced, never changed in place: clones share them, and each is indexed once. */
  roster(s: Known<S>): readonly Holder<V['holder']>[];
  setRoster(s: S, roster: readonly Holder<V['holder']>[]): void;
  /** How much of this the holder can pay with, and paying it. */
  balance(s: Known<S>, holder: V['holder'], token: V['token']): number;
  pay(s: S, holder: V['holder'], token: V['token'], n: number): void;
  /** The offers taken in each time; `endOf` empties a list when its time is up. */
  spent(s: S): Record<V['duration'], number[]>;
}

/** One offer of one holder as an integer: the same in every world and every version. */
export const OFFER = codec({ offer: { keyword: index<number>(4096), holder: index<number>(256) } });

const locals = (x: { at: string; seats: readonly Seat[] }) => ({ turn: 0, used: [] as number[], ...x });
type WindowLocals = ReturnType<typeof locals>;

/** Remembers the result for each object, as long as that object lives. */
const oncePer = <K extends object, T>(compute: (key: K) => T): ((key: K) => T) => {
  const results = new WeakMap<K, T>();
  return key => {
    let result = results.get(key);
    if (result === undefined) {
      result = compute(key);
      results.set(key, result);
    }
    return result;
  };
};
const EMPTY: readonly never[] = [];

/** The keywords of a game: their quantities and windows, asked by what holders on the table have. */
export const keywords = <S extends AnyState, V extends Vocabulary>(
  glossary: Readonly<Record<string, Keyword<S, V>>>,
  store: KeywordStore<S, V>,
  /** The rule of the game's rulebook by which windows are opened and passed. */
  windowRule = 'CORE.WINDOW',
  /** `mustFirst`: what must be taken is taken by all seats before any seat is asked for what may be. */
  { mustFirst = false }: { readonly mustFirst?: boolean } = {},
) => {
  type Id = V['holder'];
  type Roster = readonly Holder<Id>[];
  type AnyOffer = Offer<S, V, object>;
  type Add = { readonly rule: string; readonly me: Id; readonly x: number; add(s: Known<S>, f: unknown, me: Id, x: number): number };
  type Open = {
    readonly code: number;
    readonly me: Id;
    readonly x: number;
    readonly cost: readonly (readonly [token: V['token'], count: number])[];
    readonly offer: AnyOffer;
  };
  type Index<T> = Map<string, readonly T[]>;
  type OfHolder = { readonly adds: Index<Add>; readonly offers: Index<Open> };

  const names = new Map<number, string>();
  for (const [name, { id }] of Object.entries(glossary)) {
    const other = names.get(id);
    if (other !== undefined) throw new Error(`keywords "${other}" and "${name}" have the same id ${id}`);
    names.set(id, name);
  }
  const strengths = ({ id, keywords, granted = EMPTY }: Holder<Id>): Map<string, number> => {
    const all = new Map(Object.entries(keywords));
    for (const { keyword, x } of granted) all.set(keyword, (all.get(keyword) ?? 0) + x);
    for (const name of all.keys()) if (!glossary[name]) throw new Error(`holder ${id} has "${name}", which is not in the glossary`);
    return all;
  };
  const indexOf = oncePer((holder: Holder<Id>): OfHolder => {
    const adds = new Map<string, Add[]>(),
      offers = new Map<string, Open[]>(),
      me = holder.id;
    const push = <T>(lists: Map<string, T[]>, name: string, entry: T) => lists.get(name)?.push(entry) ?? lists.set(name, [entry]);
    for (const [name, x] of strengths(holder)) {
      const keyword = glossary[name]!;
      const code = OFFER.encode({ kind: 'offer', keyword: keyword.id, holder: me });
      for (const [q, add] of Object.entries(keyword.adds ?? {})) push(adds, q, { rule: keyword.rule, me, x, add: add as Add['add'] });
      for (const [w, offer] of Object.entries(keyword.offers ?? {}) as [string, AnyOffer][])
        push(offers, w, { code, me, x, cost: Object.entries(offer.cost ?? {}) as unknown as Open['cost'], offer });
    }
    return { adds, offers };
  });
  /** The entries of one quantity or window, gathered when first asked: a unit that leaves the table costs next to nothing. */
  const gatheredAdds = oncePer((_: Roster): Index<Add> => new Map());
  const gatheredOffers = oncePer((_: Roster): Map<string, Map<Seat, Open[]>> => new Map());
  const addsTo = (roster: Roster, quantity: string): readonly Add[] => {
    const lists = gatheredAdds(roster);
    let list = lists.get(quantity);
    if (!list) {
      list = roster.flatMap(holder => indexOf(holder).adds.get(quantity) ?? EMPTY);
      lists.set(quantity, list);
    }
    return list;
  };
  const offersAt = (roster: Roster, window: string): ReadonlyMap<Seat, readonly Open[]> => {
    const lists = gatheredOffers(roster);
    let bySeat = lists.get(window);
    if (!bySeat) {
      bySeat = new Map();
      for (const holder of roster) {
        const offers = indexOf(holder).offers.get(window);
        if (offers) bySeat.set(holder.seat, [...(bySeat.get(holder.seat) ?? EMPTY), ...offers]);
      }
      lists.set(window, bySeat);
    }
    return bySeat;
  };

  const canPay = (s: Known<S>, { me, cost }: Open): boolean => cost.every(([token, n]) => store.balance(s, me, token) >= n);
  const callerOf = (s: S): object => s.stack[s.stack.length - 2]!.locals;
  const live = (s: S, w: WindowLocals): Open[] => {
    const f = callerOf(s),
      k = known<S>(s);
    const offers = offersAt(store.roster(k), w.at).get(w.seats[w.turn]!) ?? EMPTY;
    const onlyMust = mustFirst && w.turn < w.seats.length / 2;
    const tookExclusive = offers.some(o => o.offer.exclusive && w.used.includes(o.code));
    const isOpen = (o: Open): boolean =>
      !w.used.includes(o.code) &&
      !(onlyMust && !o.offer.must) &&
      !(tookExclusive && o.offer.exclusive) &&
      !(o.offer.once && store.spent(s)[o.offer.once].includes(o.code)) &&
      canPay(k, o) &&
      (o.offer.when?.(k, f, o.me, o.x) ?? true);
    return offers.filter(isOpen);
  };
  /** The one timing window of the system: seats act in the given order, must before may, until each has passed. */
  const Window = rulesOf<S>().procedure(WINDOW.id, {
    locals,
    steps: {
      offer: {
        rule: windowRule,
        when: (_, w) => w.turn < w.seats.length,
        seat: (_, w) => w.seats[w.turn]!,
        space: (s, w) => {
          const all = live(s, w);
          const plain = all.find(o => o.offer.must === 'in-any-order');
          if (plain) return pick(w.at, [plain.code]);
          const must = all.filter(o => o.offer.must);
          const codes = (must.length > 0 ? must : all).map(o => o.code);
          return pick(w.at, codes, must.length > 0 ? 1 : 0, Math.min(1, codes.length));
        },
        take: (s, w, [code]): Go => {
          const taken = code === undefined ? undefined : live(s, w).find(o => o.code === code);
          if (!taken) {
            w.turn++;
            return 'again';
          }
          const { me, x, cost, offer } = taken;
          for (const [token, n] of cost) store.pay(s, me, token, n);
          if (offer.once) store.spent(s)[offer.once].push(taken.code);
          w.used.push(taken.code);
          const go = offer.effect(s, callerOf(s), me, x);
          return go ? thenAgain(go) : 'again';
        },
      },
    },
  });

  type Q = V['quantities'];
  const replace = (s: S, change: (h: Holder<Id>) => Holder<Id>): void => store.setRoster(s, store.roster(known<S>(s)).map(change));
  return {
    Window,
    /**
     * Open a window from the step of a procedure; nothing when no keyword on the table has anything to offer there. The frame is passed
     * only so that its type is checked: it lies under the window.
     */
    open: <W extends keyof V['windows'] & string>(s: S, at: W, _caller: V['windows'][W], seats: readonly Seat[]): Call | void =>
      offersAt(store.roster(known<S>(s)), at).size > 0 ? Window.call({ at, seats: mustFirst ? [...seats, ...seats] : seats }) : undefined,
    /** What the engine adds up. */
    total: <N extends keyof Q & string>(s: Known<S>, quantity: N, f: DeepReadonly<Q[N]>): number => {
      let sum = 0;
      for (const { add, me, x } of addsTo(store.roster(s), quantity)) sum += add(s, f, me, x);
      return sum;
    },
    /** What the screen prints. */
    terms: <N extends keyof Q & string>(s: Known<S>, quantity: N, f: DeepReadonly<Q[N]>): Term<Id>[] =>
      addsTo(store.roster(s), quantity)
        .map(({ rule, add, me, x }) => ({ rule, holder: me, value: add(s, f, me, x) }))
        .filter(t => t.value !== 0),
    /** The keyword and the holder that an offer's code stands for: what speech names. */
    offerOf: (code: number): { readonly keyword: string; readonly holder: Id } => {
      const { keyword, holder } = OFFER.decode(code);
      return { keyword: names.get(keyword) ?? `keyword ${keyword}`, holder: holder as Id };
    },
    /** A keyword for a time, or until that time of one seat: numbers of the same keyword add up. */
    grant: (s: S, holder: Id, keyword: keyof typeof glossary & string, x: number, until: V['duration'], seat?: Seat): void => {
      const grant: Grant = { keyword, x, until, ...(seat !== undefined && { seat }) };
      replace(s, h => (h.id === holder ? { ...h, granted: [...(h.granted ?? EMPTY), grant] } : h));
    },
    /** A time is up, for one seat or for all: what was once per that time may be used again, and what lasted until then is gone. */
    endOf: (s: S, duration: V['duration'], seat?: Seat): void => {
      store.spent(s)[duration] = [];
      const isOver = (g: Grant): boolean => endsAt(g, duration, seat);
      if (store.roster(known<S>(s)).some(h => h.granted?.some(isOver)))
        replace(s, h => (h.granted?.some(isOver) ? { ...h, granted: h.granted.filter(g => !isOver(g)) } : h));
    },
  };
};
