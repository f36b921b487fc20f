import { expect, test } from 'vitest';
import { englishEffects } from '../src/effects/english/index.js';
import { a, several, the } from '../src/effects/german/index.js';
import { conditions, effects, effectValues, settle, type Wording } from '../src/index.js';
import { arena, type Condition, type G, type Moment, type Op } from './arena/game.js';
import { english, german, worth } from './arena/words.js';

const both = (...script: readonly Op[]) => [english.effects(script, {}), german.effects(script, {})];
const hitIt: Op = { op: 'damage', n: 2, to: 'it' };

test('a selection names what the rest is about', () => {
  const script: readonly Op[] = [{ op: 'select', as: 'it', of: { pick: 'one', of: 'enemy', where: { is: 'near', range: 2 } } }, hitIt];
  expect(both(...script)).toEqual([
    'choose an enemy within range 2, then deal 2 damage to that enemy',
    'wähle einen gegnerischen Kämpfer in Reichweite 2, dann verursache 2 Schaden bei diesem gegnerischen Kämpfer',
  ]);
});
test('each, up to, exactly and all in one place', () => {
  const shove = (of: Extract<Op, { op: 'shove' }>['of']): Op => ({ op: 'shove', by: 1, of });
  expect(both(shove({ pick: 'upTo', count: 2, of: 'ally', where: { is: 'not', of: { is: 'near', range: 1 } } }))).toEqual([
    'shove up to 2 allies not within range 1 by 1',
    'verschiebe bis zu 2 verbündete Figuren nicht in Reichweite 1 um 1',
  ]);
  expect(both(shove({ pick: 'each', of: 'enemy', where: { is: 'all', of: [{ is: 'near', range: 1 }, { is: 'unhurt' }] } }))).toEqual([
    'shove each enemy within range 1 and without wounds by 1',
    'verschiebe jeden gegnerischen Kämpfer in Reichweite 1 und ohne Wunden um 1',
  ]);
  expect(both(shove({ pick: 'place', of: 'enemy' }))).toEqual([
    'shove every enemy on one tile by 1',
    'verschiebe alle gegnerischen Kämpfer auf einem Feld um 1',
  ]);
  expect(both({ op: 'each', as: 'it', of: { pick: 'exactly', count: 2, of: 'ally' }, do: [hitIt] })).toEqual([
    'choose 2 allies, and for each: deal 2 damage to that ally',
    'wähle 2 verbündete Figuren, und jeweils: verursache 2 Schaden bei dieser verbündeten Figur',
  ]);
});
test('conditions, alternatives, what may be left out and what is repeated', () => {
  const script: readonly Op[] = [
    {
      op: 'if',
      if: { is: 'not', of: { is: 'any', of: [{ is: 'hurt' }, { is: 'enemyNear', range: 1 }] } },
      do: [{ op: 'guard', until: 'yourTurn' }],
      else: [{ op: 'end' }],
    },
    { op: 'may', do: [{ op: 'repeat', times: 2, do: [{ op: 'heal', n: 3 }] }] },
  ];
  expect(both(...script)).toEqual([
    'if you are not wounded and no enemy is within range 1, until your next turn, you take no damage; otherwise the fight ends, then if you wish, do this 2 times: heal up to 3 wounds',
    'wenn du nicht verwundet bist und kein Gegner in Reichweite 1 ist, erleidest du bis zu deinem nächsten Zug keinen Schaden; sonst endet der Kampf, dann, wenn du willst, führe dies 2-mal aus: heile bis zu 3 Wunden',
  ]);
  expect(both({ op: 'choose', between: [[{ op: 'end' }], [{ op: 'heal', n: 1 }]] })).toEqual([
    'the fight ends, or heal up to 1 wounds',
    'der Kampf endet, oder heile bis zu 1 Wunden',
  ]);
});
test('not both is one of them not, in both languages', () => {
  const c = { is: 'not', of: { is: 'all', of: [{ is: 'hurt' }, { is: 'not', of: { is: 'enemyNear', range: 1 } }] } } as const;
  expect([english.condition(c, {}), german.condition(c, {})]).toEqual([
    'you are not wounded or an enemy is within range 1',
    'du bist nicht verwundet oder ein Gegner ist in Reichweite 1',
  ]);
});
test('a condition is settled as soon as one part decides it', () => {
  const known = (c: Condition): boolean | undefined => (c.is === 'hurt' ? true : c.is === 'enemyNear' ? false : undefined);
  const [yes, no, open] = [{ is: 'hurt' }, { is: 'enemyNear', range: 1 }, { is: 'chosen', name: 'it' }] as const;
  const of = (is: 'all' | 'any', ...parts: readonly Condition[]) => settle<Condition>({ is, of: parts }, known);
  expect([of('all', yes, open), of('all', no, open), of('any', yes, open), of('any', no, open)]).toEqual([
    undefined,
    false,
    true,
    undefined,
  ]);
  expect([of('all', yes, yes), of('any', no, no), settle<Condition>({ is: 'not', of: no }, known)]).toEqual([true, false, true]);
});
test('German nouns and adjectives are declined', () => {
  const unit = { name: 'Einheit', gender: 'f', plural: 'Einheiten', adjective: 'eigen' } as const;
  const soldier = { name: 'Soldat', gender: 'm', oblique: 'Soldaten', adjective: 'eigen' } as const;
  expect([a(unit, 'dative'), the(soldier, 'accusative'), a(soldier, 'nominative')]).toEqual([
    'einer eigenen Einheit',
    'den eigenen Soldaten',
    'ein eigener Soldat',
  ]);
  expect([several(unit, 'accusative', '2'), several({ name: 'Feld', gender: 'n', plural: 'Felder' }, 'dative', '2')]).toEqual([
    '2 eigene Einheiten',
    '2 Feldern',
  ]);
});
test('a bot values a script by its ops, its chances and its choices', () => {
  const x = { foes: 3 };
  expect(worth.script([{ op: 'if', if: { is: 'hurt' }, do: [{ op: 'heal', n: 4 }], else: [{ op: 'guard', until: 'turn' }] }], x)).toBe(
    1.75,
  );
  expect(
    worth.script(
      [
        { op: 'choose', between: [[{ op: 'end' }], [{ op: 'guard', until: 'turn' }]] },
        { op: 'may', do: [{ op: 'end' }] },
      ],
      x,
    ),
  ).toBe(1);
  expect(
    worth.script(
      [
        { op: 'each', as: 'it', of: { pick: 'each', of: 'enemy' }, do: [hitIt] },
        { op: 'repeat', times: 2, do: [{ op: 'guard', until: 'turn' }] },
      ],
      x,
    ),
  ).toBe(8);
});

/** Mistakes that must not compile. */
export const mistakes = (): void => {
  const own = {} as Parameters<typeof effects<G>>[0];
  const { end: _, ...withoutEnd } = own.handlers();
  // @ts-expect-error: an op without a handler
  effects<G>({ ...own, handlers: () => withoutEnd });
  const { may: ____, ...spoken } = own.structure;
  // @ts-expect-error: an op of structure that content may use and nobody runs
  effects<G>({ ...own, structure: spoken });
  // @ts-expect-error: scripts that select, and nobody who says what there is
  effects<G>({ ...own, resolve: undefined });
  // @ts-expect-error: a condition without a predicate
  conditions<G['state'], Condition, object>({ hurt: () => true, enemyNear: () => true });
  const said = {} as Parameters<typeof englishEffects<Op, Condition, Moment, Wording>>[0];
  const { heal: __, ...silent } = said.ops;
  // @ts-expect-error: an op without a sentence
  englishEffects<Op, Condition, Moment, Wording>({ ...said, ops: silent });
  // @ts-expect-error: a moment without a sentence
  englishEffects<Op, Condition, Moment, Wording>({ ...said, moments: { turn: 'until the end of the turn' } });
  const worths = {} as Parameters<typeof effectValues<Op, Condition, number>>[0];
  const { heal: ___, ...priceless } = worths.ops;
  // @ts-expect-error: an op that no bot values
  effectValues<Op, Condition, number>({ ...worths, ops: priceless });
  // @ts-expect-error: a script about nobody
  arena.call({} as G['state'], [], {});
};
