import { begin, machine } from '@cadre/core';
import { expect, test } from 'vitest';
import { lastingEffects } from '../src/index.js';
import { type ArenaState, arena, type Fact, type Guard, lasting, type Op, open } from './arena/game.js';

const rules = machine<ArenaState>(arena.procedures());
/** You (0) and an ally (1) of seat 0; three enemies of seat 1 on tiles 1, 2 and 5. */
const fight = (script: readonly Op[], wounds: readonly number[] = [0, 0, 0, 0, 0]): ArenaState => {
  open(script);
  const tiles = [0, 0, 1, 2, 5];
  const fighters = tiles.map((tile, i) => ({ seat: i < 2 ? 0 : 1, tile, wounds: wounds[i]! }));
  const s = begin<ArenaState['public'], null, Fact>({ fighters, lasting: [], over: false }, [null, null], {
    proc: 'none',
    step: '',
    locals: {},
  });
  s.stack = [];
  return rules.enter(s, arena.call(s, script, { you: 0 }));
};
const answer = (s: ArenaState, ...answers: readonly (readonly number[])[]): ArenaState => {
  for (const a of answers) {
    const refusal = rules.submit(s, 0, s.seq, a);
    if (refusal) throw new Error(refusal.message);
    expect(JSON.parse(JSON.stringify(s))).toEqual(s);
  }
  return s;
};
const asked = (s: ArenaState) => {
  const ask = s.pending!.asks[0]!;
  return { rule: s.pending!.rule, seat: ask.seat, space: ask.space };
};
const told = (s: ArenaState) => s.out!.map(({ fact }) => `${fact.type} ${fact.who} ${fact.n}`);
const at = (range: number) => ({ is: 'near', range }) as const;
const hitIt: Op = { op: 'damage', n: 1, to: 'it' };

test('one target of choice: only those for which the filters hold, and it must be one', () => {
  const s = fight([{ op: 'select', as: 'it', of: { pick: 'one', of: 'enemy', where: at(2) } }, hitIt]);
  expect(asked(s)).toEqual({ rule: 'T-2', seat: 0, space: { kind: 'pick', of: 'enemy', options: [2, 3], min: 1, max: 1 } });
  expect(told(answer(s, [3]))).toEqual(['hit 3 1']);
  expect(s.stack).toEqual([]);
});
test('the only target is taken without a question; without one the rest of the script is left out', () => {
  const only: Op = { op: 'select', as: 'it', of: { pick: 'one', of: 'enemy', where: at(1) } };
  expect(told(fight([only, hitIt]))).toEqual(['hit 2 1']);
  const none: Op = { op: 'select', as: 'it', of: { pick: 'one', of: 'enemy', where: at(0) } };
  expect(told(fight([none, { op: 'shove', of: { pick: 'each', of: 'enemy' }, by: 1 }]))).toEqual([]);
});
test('a target that may be declined leaves the rest standing, about nothing', () => {
  const script: readonly Op[] = [
    { op: 'select', as: 'it', of: { pick: 'one', may: true, of: 'enemy' } },
    { op: 'if', if: { is: 'chosen', name: 'it' }, do: [hitIt], else: [{ op: 'guard', until: 'turn' }] },
  ];
  expect(answer(fight(script), []).public.lasting).toHaveLength(1);
  expect(told(answer(fight(script), [4]))).toEqual(['hit 4 1']);
});
test('up to two: one at a time, never the same twice, and one can stop', () => {
  const script: readonly Op[] = [{ op: 'each', as: 'it', of: { pick: 'upTo', count: 2, of: 'enemy' }, do: [hitIt] }];
  const s = answer(fight(script), [3]);
  expect(asked(s).space).toEqual({ kind: 'pick', of: 'enemy', options: [2, 4], min: 0, max: 1 });
  expect(told(s)).toEqual([]);
  expect(told(answer(s, [2]))).toEqual(['hit 3 1', 'hit 2 1']);
  expect(told(answer(fight(script), [3], []))).toEqual(['hit 3 1']);
});
test('exactly two means as many as possible', () => {
  const script = (range: number): readonly Op[] => [
    { op: 'shove', by: 1, of: { pick: 'exactly', count: 2, of: 'enemy', where: at(range) } },
  ];
  const s = answer(fight(script(5)), [4]);
  expect(asked(s).space).toMatchObject({ options: [2, 3], min: 1 });
  expect(told(answer(s, [2]))).toEqual(['shoved 4 1', 'shoved 2 1']);
  expect(told(fight(script(1)))).toEqual(['shoved 2 1']);
});
test('each in turn without a question; all in one place by the place', () => {
  expect(told(fight([{ op: 'each', as: 'it', of: { pick: 'each', of: 'enemy' }, do: [hitIt] }]))).toEqual([
    'hit 2 1',
    'hit 3 1',
    'hit 4 1',
  ]);
  const s = fight([{ op: 'shove', by: -1, of: { pick: 'place', of: 'enemy' } }]);
  expect(asked(s).space).toMatchObject({ of: 'tile', options: [1, 2, 5] });
  expect(told(answer(s, [5]))).toEqual(['shoved 4 -1']);
});
test('filters are put together with all, any and not', () => {
  const where = {
    is: 'any',
    of: [
      { is: 'not', of: at(2) },
      { is: 'all', of: [at(1), { is: 'unhurt' }] },
    ],
  } as const;
  expect(told(fight([{ op: 'shove', by: 1, of: { pick: 'each', of: 'enemy', where } }]))).toEqual(['shoved 2 1', 'shoved 4 1']);
  expect(told(fight([{ op: 'shove', by: 1, of: { pick: 'each', of: 'enemy', where } }], [0, 0, 1, 0, 0]))).toEqual(['shoved 4 1']);
});
test('what is dealt with at once is dealt with before the next question, and may be chosen again', () => {
  const s = fight([{ op: 'heal', n: 3 }], [2, 1, 0, 0, 0]);
  expect(asked(s)).toMatchObject({ rule: 'T-6', space: { options: [0, 1], min: 0 } });
  answer(s, [0], [0]);
  expect(told(s)).toEqual(['healed 0 1', 'healed 0 1']);
  expect(asked(s).space).toMatchObject({ options: [1] });
  expect(told(answer(s, [1]))).toHaveLength(3);
});
test('alternatives, what may be left out, and what is repeated', () => {
  const both: Op = {
    op: 'choose',
    between: [[{ op: 'guard', until: 'turn' }], [{ op: 'shove', by: 1, of: { pick: 'each', of: 'ally' } }]],
  };
  const s = fight([both]);
  expect(asked(s)).toMatchObject({ rule: 'T-3', space: { of: 'alternative', options: [0, 1], min: 1 } });
  expect(told(answer(s, [1]))).toEqual(['shoved 0 1', 'shoved 1 1']);
  const may: Op = { op: 'may', do: [{ op: 'repeat', times: 3, do: [{ op: 'shove', by: 1, of: { pick: 'each', of: 'ally' } }] }] };
  expect(answer(fight([may]), []).public.fighters[0]!.tile).toBe(0);
  expect(answer(fight([may]), [0]).public.fighters[0]!.tile).toBe(3);
});
test('a script inside an op of the game knows whom the script is about', () => {
  const bet: Op = { op: 'bet', win: [{ op: 'guard', until: 'turn' }], lose: [{ op: 'heal', n: 1 }] };
  expect(fight([bet]).public.lasting).toMatchObject([{ kind: 'guard', who: 0 }]);
  expect(told(answer(fight([bet], [1, 0, 0, 0, 0]), [0]))).toEqual(['healed 0 1']);
});
test('names are known in the script that gives them and inside it, not around it', () => {
  const inside: Op = { op: 'may', do: [{ op: 'select', as: 'it', of: { pick: 'one', of: 'enemy', where: at(1) } }] };
  expect(told(answer(fight([inside, hitIt]), [0]))).toEqual([]);
});
test('nothing more happens when the game is over', () => {
  expect(told(fight([{ op: 'end' }, { op: 'shove', by: 1, of: { pick: 'each', of: 'ally' } }]))).toEqual([]);
  const ends: Op = { op: 'each', as: 'it', of: { pick: 'each', of: 'enemy' }, do: [hitIt, { op: 'end' }] };
  expect(told(fight([ends, hitIt]))).toEqual(['hit 2 1']);
});
test('a script that is not part of the content is refused by name', () => {
  const s = fight([{ op: 'end' }]);
  expect(() => arena.call(s, [hitIt], { you: 0 })).toThrow('a script is not part of the content: [{"op":"damage"');
  expect(() => rules.enter(s, arena.Script.call({ script: 7, at: 0, you: 0 }))).toThrow('there is no script 7; expected -1 to 0');
});
test('effects last until their moment, of everybody or of one seat', () => {
  const s = fight([{ op: 'guard', until: 'yourTurn' }]);
  lasting.end(s, 'turn');
  lasting.end(s, 'yourTurn', 1);
  expect(lasting.on(s, 0)).toHaveLength(1);
  lasting.end(s, 'yourTurn', 0);
  expect(lasting.on(s, 0)).toEqual([]);
});
test('a second one of a kind adds up, is ignored or replaces the first', () => {
  const s = fight([{ op: 'end' }]);
  const of = (kind: 'guard' | 'curse' | 'mark', n: number) => ({ kind, who: 1, until: 'turn', n }) as const;
  expect([1, 2].map(n => lasting.begin(s, of('guard', n)))).toEqual([true, false]);
  for (const kind of ['curse', 'mark'] as const) for (const n of [1, 2]) lasting.begin(s, of(kind, n));
  expect(lasting.on(s, 1).map(e => `${e.kind} ${e.n}`)).toEqual(['guard 1', 'curse 1', 'curse 2', 'mark 2']);
  lasting.remove(s, lasting.of(s, 'curse', 1)!);
  lasting.forget(s, e => e.kind === 'mark');
  expect(lasting.on(s, 1).map(e => `${e.kind} ${e.n}`)).toEqual(['guard 1', 'curse 2']);
});
test('a rule of the game lets an effect outlast its moment', () => {
  const s = fight([{ op: 'end' }]);
  lasting.begin(s, { kind: 'curse', who: 0, until: 'turn', n: 1 });
  s.public.fighters.length = 1;
  lasting.end(s, 'turn');
  expect(lasting.on(s, 0)).toHaveLength(1);
});
test('one moment ends effects and granted keywords alike', () => {
  const ended: unknown[] = [];
  const store: { effects: Guard[] } = { effects: [{ kind: 'mark', who: 0, until: 'turn', n: 1 }] };
  const both = lastingEffects<ArenaState, Guard>({
    list: () => store.effects,
    set: (_, effects) => {
      store.effects = effects;
    },
    stacking: { guard: 'once', curse: 'add', mark: 'replace' },
    endOf: (_, moment, seat) => ended.push([moment, seat]),
  });
  both.end(fight([{ op: 'end' }]), 'turn', 1);
  expect([store.effects, ended]).toEqual([[], [['turn', 1]]]);
});
