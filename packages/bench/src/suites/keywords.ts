import { begin, type Holder, type Keyword, keywords, machine, rulesOf, type State } from '@cadre/core';
import type { Contestant, Suite } from '../suite.js';

/** As many keywords and holders as a large miniatures game has: 480 keywords, 24 holders with 20 each. */
const KEYWORDS = 480;
const HOLDERS = 24;
const EACH = 20;
/** Every keyword adds to one of these, and some have an offer in one of as many windows. */
const TOPICS = 24;

interface Field {
  roster: readonly Holder[];
  spent: { round: number[] };
}
type FieldState = State<Field, null>;
const locals = (x: { attacker: number }) => x;
type Blow = ReturnType<typeof locals>;
type Topics = Readonly<Record<string, Blow>>;
interface Words {
  readonly holder: number;
  readonly quantities: Topics;
  readonly windows: Topics;
  readonly token: 'none';
  readonly duration: 'round';
}
const topic = (n: number): string => `topic${n % TOPICS}`;
const glossary: Readonly<Record<string, Keyword<FieldState, Words>>> = Object.fromEntries(
  Array.from({ length: KEYWORDS }, (_, n): [string, Keyword<FieldState, Words>] => [
    `keyword${n}`,
    {
      id: n,
      rule: `K-${n}`,
      adds: { [topic(n)]: (_s, f, me, x) => (f.attacker === me ? x : 0) },
      offers: { [topic(n)]: { when: (_s, f, me) => f.attacker === me, effect: () => undefined } },
    },
  ]),
);
const roster: readonly Holder[] = Array.from({ length: HOLDERS }, (_, id) => ({
  id,
  seat: id % 2,
  keywords: Object.fromEntries(Array.from({ length: EACH }, (_x, k) => [`keyword${(id * 37 + k * 23) % KEYWORDS}`, 1 + (k % 3)])),
}));
const words = keywords<FieldState, Words>(glossary, {
  roster: k => k.public.roster,
  setRoster: (s, next) => {
    s.public.roster = next;
  },
  balance: () => 0,
  pay: () => undefined,
  spent: s => s.public.spent,
});
const Blows = rulesOf<FieldState>().procedure('blow', {
  locals,
  steps: { window: { rule: 'B-1', run: (s, f) => words.open(s, 'topic1', f, [0, 1]) } },
});
const rules = machine<FieldState>([Blows, words.Window]);
const field = (): FieldState => ({
  ...begin<Field, null>({ roster, spent: { round: [] } }, [null, null], Blows.frame({ attacker: 0 })),
  stack: [],
});
const f: Blow = { attacker: 3 };

/** The plain way: every keyword of the game asked for every holder. */
const scan = (quantity: string): number => {
  let sum = 0;
  for (const name in glossary) {
    const add = glossary[name]!.adds?.[quantity];
    if (!add) continue;
    for (const h of roster) {
      const x = h.keywords[name];
      if (x !== undefined) sum += add({} as never, f, h.id, x);
    }
  }
  return sum;
};
const scanOffers = (window: string): number => {
  let open = 0;
  for (const seat of [0, 1])
    for (const name in glossary) {
      const offer = glossary[name]!.offers?.[window];
      if (!offer) continue;
      for (const h of roster) if (h.keywords[name] !== undefined && h.seat === seat && offer.when!({} as never, f, h.id, 1)) open++;
    }
  return open;
};

const TIMES = 200;
const many = (name: string, once: () => unknown): Contestant => ({
  name,
  prepare: async () => () => {
    for (let i = 0; i < TIMES; i++) once();
    return TIMES;
  },
});
/** Answer nothing until the window is closed. */
const passWindow = (s: FieldState): FieldState => {
  rules.enter(s, Blows.call({ attacker: -1 }));
  while (s.pending) rules.advance(s, s.pending.asks[0]!.seat, []);
  return s;
};
const TIMING = { group: 'keywords', rounds: 5, roundMilliseconds: 300, warmUpMilliseconds: 200 } as const;
const state = field();
export const keywordSuites: readonly Suite[] = [
  {
    id: 'keywords:quantity',
    title: `One quantity, ${KEYWORDS} keywords, ${HOLDERS} holders with ${EACH} each`,
    unit: 'quantities',
    contestants: [many('by index', () => words.total(state, 'topic1', f)), many('all keywords asked', () => scan('topic1'))],
    ...TIMING,
  },
  {
    id: 'keywords:window',
    title: 'One window that both seats pass',
    unit: 'windows',
    contestants: [many('by index', () => passWindow(state)), many('all keywords asked', () => scanOffers('topic1'))],
    ...TIMING,
  },
];
