import {
  begin,
  type Call,
  codec,
  type Holder,
  type Id,
  idOf,
  index,
  type Keyword,
  keywords,
  machine,
  OFFER,
  rulesOf,
  type State,
  sumOf,
} from '@cadre/core';
import { expect, test } from 'vitest';

/** A blow that keywords change: enough of a fight to prove quantities and windows. */
type FighterId = Id<'fighter'>;
interface Fight {
  roster: readonly Holder<FighterId>[];
  stamina: number[];
  spent: { blow: number[]; fight: number[] };
  done: string[];
}
type FightState = State<Fight, null>;
const { procedure } = rulesOf<FightState>();
const locals = (x: { attacker: FighterId; defender: FighterId; hits: number }) => x;
type Blow = ReturnType<typeof locals>;
interface Words {
  readonly holder: FighterId;
  readonly quantities: { hits: Blow; weight: Blow };
  readonly windows: { modify: Blow };
  readonly token: 'stamina';
  readonly duration: 'blow' | 'fight';
}
const says = (word: string) => (s: FightState) => {
  s.public.done.push(word);
};
const glossary: Record<string, Keyword<FightState, Words>> = {
  sharp: { id: 1, rule: 'T-1', adds: { hits: (_, f, me, x) => (me === f.attacker ? x : 0) } },
  heavy: { id: 2, rule: 'T-2', adds: { hits: (_, f, me, x) => (me === f.attacker ? x : 0), weight: () => 1 } },
  tough: { id: 3, rule: 'T-3', offers: { modify: { must: true, when: (_, f, me) => me === f.defender, effect: says('tough') } } },
  parry: {
    id: 4,
    rule: 'T-4',
    offers: {
      modify: {
        when: (_, f, me) => me === f.defender && f.hits > 0,
        effect: (s, f, _me, x) => {
          f.hits -= x;
          s.public.done.push('parry');
        },
      },
    },
  },
  riposte: { id: 5, rule: 'T-5', offers: { modify: { when: (_, f, me) => me === f.defender, effect: (): Call => Counter.call({}) } } },
  press: { id: 6, rule: 'T-6', offers: { modify: { when: (_, f, me) => me === f.attacker, effect: says('press') } } },
  breathe: { id: 8, rule: 'T-8', offers: { modify: { must: 'in-any-order', effect: says('breathe') } } },
  brace: { id: 9, rule: 'T-10', offers: { modify: { must: 'in-any-order', effect: says('brace') } } },
  surge: { id: 7, rule: 'T-7', offers: { modify: { once: 'fight', cost: { stamina: 2 }, effect: says('surge') } } },
};
const words = keywords<FightState, Words>(glossary, {
  roster: s => s.public.roster,
  setRoster: (s, roster) => {
    s.public.roster = roster;
  },
  balance: (s, holder) => s.public.stamina[holder]!,
  pay: (s, holder, _, n) => {
    s.public.stamina[holder]! -= n;
  },
  spent: s => s.public.spent,
});
const Counter = procedure('counter', { locals: () => ({}), steps: { strike: { rule: 'T-9', run: says('counter') } } });
const Blows = procedure('blow', {
  locals,
  steps: {
    modify: { rule: 'T-0', run: (s, f) => words.open(s, 'modify', f, [0, 1]) },
    end: {
      rule: 'T-0',
      run: (s, f) => {
        s.public.done.push(`hits ${f.hits + words.total(s, 'hits', f)}`);
      },
    },
  },
});
const rules = machine<FightState>([Blows, Counter, words.Window]);
const [A, B] = [idOf<FighterId>(0), idOf<FighterId>(1)];
const blow = Blows.call({ attacker: A, defender: B, hits: 3 });
const fight = (attacker: Record<string, number>, defender: Record<string, number>, stamina = [0, 0]): FightState =>
  rules.start(
    begin<Fight, null>(
      {
        roster: [
          { id: A, seat: 0, keywords: attacker },
          { id: B, seat: 1, keywords: defender },
        ],
        stamina,
        spent: { blow: [], fight: [] },
        done: [],
      },
      [null, null],
      Blows.frame({ attacker: A, defender: B, hits: 3 }),
    ),
  );
const offer = (name: string, holder: number): number => OFFER.encode({ kind: 'offer', keyword: glossary[name]!.id, holder });

test('an offer’s code says which keyword of which holder it is', () => {
  expect(words.offerOf(offer('parry', 7))).toEqual({ keyword: 'parry', holder: 7 });
});
test('a quantity is a list of terms that name their rule and their holder', () => {
  const s = fight({ sharp: 2, heavy: 1, press: 0 }, { sharp: 5 });
  const f = s.stack[0]!.locals as Blow;
  const found = words.terms(s, 'hits', f);
  expect(found).toEqual([
    { rule: 'T-1', holder: 0, value: 2 },
    { rule: 'T-2', holder: 0, value: 1 },
  ]);
  expect([sumOf(found), words.total(s, 'hits', f), words.total(s, 'weight', f)]).toEqual([3, 3, 1]);
});
test('in a window must comes before may, seats act in the given order, and each offer once', () => {
  const s = fight({ press: 0 }, { parry: 1, tough: 0 });
  expect(s.pending).toMatchObject({
    rule: 'CORE.WINDOW',
    asks: [{ seat: 0, space: { of: 'modify', options: [offer('press', 0)], min: 0 } }],
  });
  rules.advance(s, 0, [offer('press', 0)]); // the attacker presses; then the defender must be tough before the parry is offered
  expect([s.public.done, s.pending!.asks[0]!.seat]).toEqual([['press', 'tough'], 1]);
  rules.advance(s, 1, [offer('parry', 1)]);
  expect([s.public.done, s.pending]).toEqual([['press', 'tough', 'parry', 'hits 2'], null]);
});
test('what must happen in any order happens without a question, before everything else', () => {
  const s = fight({}, { parry: 1, tough: 0, breathe: 0, brace: 0 });
  expect([s.public.done, s.pending?.asks[0]?.space]).toMatchObject([
    ['breathe', 'brace', 'tough'],
    { options: [offer('parry', 1)], min: 0 },
  ]);
});
test('a seat with nothing to offer is not asked, a window that nobody can use is not opened, and passing ends a seat’s part', () => {
  expect(fight({}, {}).public.done).toEqual(['hits 3']);
  const s = fight({}, { parry: 1 });
  expect(s.stack.map(f => f.proc)).toEqual(['blow', 'window']);
  rules.advance(s, 1, []);
  expect(s.public.done).toEqual(['hits 3']);
});
test('an offer can be a procedure of its own, and the window goes on after it', () => {
  const s = fight({}, { riposte: 0, parry: 2 });
  rules.advance(s, 1, [offer('riposte', 1)]);
  expect([s.public.done, s.pending?.asks[0]?.space]).toMatchObject([['counter'], { options: [offer('parry', 1)] }]);
  rules.advance(s, 1, [offer('parry', 1)]);
  expect(s.public.done).toEqual(['counter', 'parry', 'hits 1']);
});
test('an offer is there while it can be paid and its time allows it', () => {
  expect(fight({ surge: 0 }, {}, [1, 9]).public.done).toEqual(['hits 3']);
  const s = fight({ surge: 0 }, {}, [5, 0]);
  rules.advance(s, 0, [offer('surge', 0)]);
  expect([s.public.done, s.public.stamina[0]]).toEqual([['surge', 'hits 3'], 3]);
  expect(rules.enter(s, blow).pending).toBeNull(); // once per fight
  words.endOf(s, 'blow');
  expect(rules.enter(s, blow).pending).toBeNull();
  words.endOf(s, 'fight');
  expect(rules.enter(s, blow).pending?.asks[0]?.seat).toBe(0);
});
test('a keyword can be granted for a time; its number adds to what the holder has', () => {
  const s = fight({ sharp: 1, surge: 0 }, {}, [2, 0]);
  const f = s.stack[0]!.locals as Blow;
  const shared = s.public.roster;
  words.grant(s, A, 'sharp', 2, 'blow');
  words.grant(s, A, 'heavy', 1, 'fight');
  expect(words.total(s, 'hits', f)).toBe(4);
  words.endOf(s, 'blow');
  expect(words.total(s, 'hits', f)).toBe(2);
  words.endOf(s, 'fight');
  expect(words.total(s, 'hits', f)).toBe(1);
  expect(shared[0]).toEqual({ id: A, seat: 0, keywords: { sharp: 1, surge: 0 } }); // clones share it
});
test('a keyword that lasts until a moment of one seat outlasts the same moment of another', () => {
  const s = fight({ surge: 0 }, {}, [2, 0]);
  const f = s.stack[0]!.locals as Blow;
  words.grant(s, A, 'sharp', 2, 'blow', 1);
  words.endOf(s, 'blow', 0);
  expect(words.total(s, 'hits', f)).toBe(2);
  words.endOf(s, 'blow', 1);
  expect(words.total(s, 'hits', f)).toBe(0);
});
test('a roster that comes from a store works like the one it was written from', () => {
  const s = JSON.parse(JSON.stringify(fight({ sharp: 2, press: 0 }, {}))) as FightState;
  expect(words.total(s, 'hits', s.stack[0]!.locals as Blow)).toBe(2);
  rules.advance(s, 0, [offer('press', 0)]);
  expect(s.public.done).toEqual(['press', 'hits 5']);
});
test('mistakes in a glossary or a roster are named', () => {
  const store = { roster: () => [], setRoster: () => {}, balance: () => 0, pay: () => {}, spent: () => ({ blow: [], fight: [] }) };
  expect(() => keywords<FightState, Words>({ a: { id: 1, rule: 'T-1' }, b: { id: 1, rule: 'T-2' } }, store)).toThrow(
    'keywords "a" and "b" have the same id 1',
  );
  expect(() => fight({ sharp: 1, unheard: 1 }, {})).toThrow('holder 0 has "unheard", which is not in the glossary');
});
test('what does not fit a keyword does not compile', () => {
  const wrong: Keyword<FightState, Words>[] = [
    // @ts-expect-error a quantity that the game does not have
    { id: 1, rule: 'T-1', adds: { range: () => 1 } },
    // @ts-expect-error a window that the game does not have
    { id: 2, rule: 'T-1', offers: { later: { effect: () => undefined } } },
    // @ts-expect-error a token that the game does not have
    { id: 3, rule: 'T-1', offers: { modify: { cost: { gold: 1 }, effect: () => undefined } } },
    {
      id: 4,
      rule: 'T-1',
      adds: {
        hits: (s, f) => {
          // @ts-expect-error a query writes nothing
          s.public.done = [];
          // @ts-expect-error a frame of another procedure has no such local
          return f.range;
        },
      },
    },
  ];
  expect(wrong).toHaveLength(4);
  expect(codec({ a: { x: index<number>(2) } }).has(2)).toBe(false);
});

test('compulsory offers of all seats come first, and a seat takes one exclusive offer in a window', () => {
  const own = (must?: true): NonNullable<Keyword<FightState, Words>['offers']> => ({
    modify: must ? { must, effect: says('must') } : { exclusive: true, effect: says('may') },
  });
  const exclusive: Record<string, Keyword<FightState, Words>> = {
    one: { id: 1, rule: 'T-1', offers: own() },
    two: { id: 2, rule: 'T-2', offers: own() },
    must: { id: 3, rule: 'T-3', offers: own(true) },
  };
  const store = {
    roster: (s: { readonly public: { readonly roster: readonly Holder<FighterId>[] } }) => s.public.roster,
    setRoster: () => undefined,
    balance: () => 0,
    pay: () => undefined,
    spent: () => ({ blow: [], fight: [] }),
  };
  const ordered = keywords<FightState, Words>(exclusive, store, 'T-0', { mustFirst: true });
  const Once = procedure('once', { locals, steps: { modify: { rule: 'T-0', run: (s, f) => ordered.open(s, 'modify', f, [0, 1]) } } });
  const rules = machine<FightState>([Once, ordered.Window]);
  const fight: Fight = {
    roster: [
      { id: idOf<FighterId>(0), seat: 0, keywords: { one: 1, two: 1 } },
      { id: idOf<FighterId>(1), seat: 1, keywords: { must: 1, one: 1 } },
    ],
    stamina: [0, 0],
    spent: { blow: [], fight: [] },
    done: [],
  };
  const s = rules.start(begin(fight, [], Once.frame({ attacker: idOf<FighterId>(0), defender: idOf<FighterId>(1), hits: 0 })));
  expect(s.public.done).toEqual(['must']); // of seat 1, before seat 0 is asked
  expect(s.pending!.asks[0]!.seat).toBe(0);
  rules.advance(s, 0, [OFFER.encode({ kind: 'offer', keyword: 1, holder: 0 })]);
  expect(s.pending!.asks[0]!.seat).toBe(1); // seat 0 has had its one
  rules.advance(s, 1, [OFFER.encode({ kind: 'offer', keyword: 1, holder: 1 })]);
  expect(s.public.done).toEqual(['must', 'may', 'may']);
  expect(s.pending).toBeNull();
});
