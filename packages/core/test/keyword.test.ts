import {
  begin,
  call,
  enter,
  type Frame,
  type Glossary,
  type Holder,
  machine,
  offerId,
  offerOf,
  openWindow,
  procedure,
  type State,
  terms,
  total,
  windowProcedure,
} from '@cadre/core';
import { expect, test } from 'vitest';

/** A blow that keywords change: enough of a fight to prove quantities and windows. */
interface Blow extends Frame {
  attacker: number;
  defender: number;
  hits: number;
}
interface Fight {
  holders: Holder[];
  done: string[];
}
type FightState = State<Fight, null>;
const counter = procedure<FightState, Frame>('counter', {
  strike: {
    rule: 'T-9',
    run: s => {
      s.public.done.push('counter');
    },
  },
});
const glossary: Glossary<FightState, Blow> = {
  sharp: { rule: 'T-1', adds: { hits: (_, f, me, x) => (me === f.attacker ? x : 0) } },
  heavy: { rule: 'T-2', adds: { hits: (_, f, me, x) => (me === f.attacker ? x : 0), weight: () => 1 } },
  tough: {
    rule: 'T-3',
    offers: {
      modify: {
        must: true,
        when: (_, f, me) => me === f.defender,
        effect: s => {
          s.public.done.push('tough');
        },
      },
    },
  },
  parry: {
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
  riposte: { rule: 'T-5', offers: { modify: { when: (_, f, me) => me === f.defender, effect: () => call(counter, {}) } } },
  press: {
    rule: 'T-6',
    offers: {
      modify: {
        when: (_, f, me) => me === f.attacker,
        effect: s => {
          s.public.done.push('press');
        },
      },
    },
  },
};
const blow = procedure<FightState, Blow>('blow', {
  modify: { rule: 'T-0', run: () => openWindow('modify', [0, 1]) },
  end: {
    rule: 'T-0',
    run: (s, f) => {
      s.public.done.push(`hits ${f.hits}`);
    },
  },
});
const rules = machine<FightState>([blow, counter, windowProcedure(glossary, (s: FightState) => s.public.holders)]);
const fight = (attacker: Record<string, number>, defender: Record<string, number>): FightState =>
  rules.start(
    begin<Fight, null>(
      {
        holders: [
          { id: 0, seat: 0, keywords: attacker },
          { id: 1, seat: 1, keywords: defender },
        ],
        done: [],
      },
      [null, null],
      enter(blow, { attacker: 0, defender: 1, hits: 3 }),
    ),
  );
const id = (name: string, holder: number): number => offerId(glossary as never, name, holder);

test('an offer’s number says which keyword of which holder it is', () => {
  expect(offerOf(glossary as never, id('parry', 7))).toEqual({ name: 'parry', holder: 7 });
});
test('a quantity is a list of terms that name their rule and their holder', () => {
  const s = fight({ sharp: 2, heavy: 1, press: 0 }, { sharp: 5 });
  const found = terms(glossary, 'hits', s.public.holders, s, s.stack[0] as Blow);
  expect(found).toEqual([
    { rule: 'T-1', holder: 0, value: 2 },
    { rule: 'T-2', holder: 0, value: 1 },
  ]);
  expect(total(found)).toBe(3);
});
test('in a window must comes before may, seats act in the given order, and each offer once', () => {
  const s = fight({ press: 0 }, { parry: 1, tough: 0 });
  expect(s.pending).toMatchObject({ rule: 'CORE.WINDOW', asks: [{ seat: 0, space: { of: 'modify', options: [id('press', 0)], min: 0 } }] });
  rules.advance(s, 0, [id('press', 0)]); // the attacker presses; then the defender must be tough before the parry is offered
  expect([s.public.done, s.pending!.asks[0]!.seat]).toEqual([['press', 'tough'], 1]);
  rules.advance(s, 1, [id('parry', 1)]);
  expect([s.public.done, s.pending]).toEqual([['press', 'tough', 'parry', 'hits 2'], null]);
});
test('nobody who has nothing to offer is asked, and passing ends a seat’s part', () => {
  expect(fight({}, {}).public.done).toEqual(['hits 3']);
  const s = fight({}, { parry: 1 });
  rules.advance(s, 1, []);
  expect(s.public.done).toEqual(['hits 3']);
});
test('an offer can be a procedure of its own, and the window goes on after it', () => {
  const s = fight({}, { riposte: 0, parry: 2 });
  rules.advance(s, 1, [id('riposte', 1)]);
  expect([s.public.done, s.pending?.asks[0]?.space]).toMatchObject([['counter'], { options: [id('parry', 1)] }]);
  rules.advance(s, 1, [id('parry', 1)]);
  expect(s.public.done).toEqual(['counter', 'parry', 'hits 1']);
});
