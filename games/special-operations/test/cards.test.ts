import { describe, expect, test } from 'vitest';
import {
  CARDS,
  type Condition,
  type Effect,
  FACTIONS,
  KEYWORD_IDS,
  LOADOUTS,
  type LoadoutFace,
  type Named,
  type Op,
  RANKS,
  SQUADS,
  type Static,
  type Target,
  TIMINGS,
  UNIT_TYPES,
  type UnitType,
  WEAPONS,
} from '../src/index.js';

const typeOf = (id: string): UnitType => UNIT_TYPES.find(each => each.id === id)!;
const faces = LOADOUTS.flatMap(({ id, a, b }): readonly (readonly [string, LoadoutFace])[] => [
  [`${id} a`, a],
  [`${id} b`, b],
]);
const effects: readonly (readonly [string, Effect])[] = [
  ...CARDS.flatMap(card => card.effects.map(effect => [card.id, effect] as const)),
  ...faces.flatMap(([id, face]) => face.effects.map(effect => [id, effect] as const)),
];
const isSentence = (text: string): boolean => /^[A-ZÄÖÜ„“].*[.!]$/.test(text) && !/ {2}|\bTODO\b/.test(text);
const checkTexts = (id: string, name: Named, text: Named): void => {
  expect(name.en, id).toMatch(/\S/);
  expect(name.de, id).toMatch(/\S/);
  expect([id, isSentence(text.en), isSentence(text.de)]).toEqual([id, true, true]);
  expect(text.en, id).not.toBe(text.de);
};

describe('command cards', () => {
  test('36 with one id each, and codec numbers that stay', () => {
    expect(CARDS).toHaveLength(36);
    expect(new Set(CARDS.map(card => card.id)).size).toBe(36);
    expect(CARDS[0]!.id).toBe('standing-orders');
    expect(CARDS.map(card => card.id)).toMatchSnapshot();
  });

  test.each(CARDS.map(card => [card.id, card] as const))('%s: pips, orders, texts in both languages, an effect', (id, card) => {
    checkTexts(id, card.name, card.text);
    expect(card.pips).toBeGreaterThanOrEqual(1);
    expect(card.pips).toBeLessThanOrEqual(4);
    expect(card.orders).toBeGreaterThanOrEqual(1);
    expect(card.effects.length).toBeGreaterThan(0);
  });

  test.each(SQUADS.map(squad => [squad.id, squad] as const))('%s: six cards of 1, 2 and 3 pips that it can issue in full', (_, squad) => {
    const hand = squad.hand.map(id => CARDS.find(card => card.id === id)!);
    expect(hand.map(card => card?.id)).toEqual(squad.hand);
    expect(new Set(hand.map(card => card.pips))).toEqual(new Set([1, 2, 3, 4]));
    for (const { id, limit, orders } of hand) {
      const fits = squad.units.filter(unit => {
        const type = typeOf(unit.type);
        return (limit.ranks?.includes(type.rank) ?? true) && (limit.kinds?.includes(type.kind) ?? true);
      });
      expect(fits.length, `${squad.id} ${id}`).toBeGreaterThanOrEqual(orders);
    }
  });

  test('squads of one faction share three cards and have two of their own', () => {
    for (const faction of FACTIONS) {
      const squads = SQUADS.filter(squad => squad.faction === faction);
      if (squads.length < 2) continue;
      const [first, ...others] = squads.map(squad => squad.hand);
      expect(first!.filter(id => others.every(hand => hand.includes(id)))).toHaveLength(4);
    }
    const used = new Set(SQUADS.flatMap(squad => squad.hand));
    expect(CARDS.filter(card => !used.has(card.id))).toEqual([]);
  });
});

describe('loadouts', () => {
  test('30 cards with two sides, three to a squad', () => {
    expect(LOADOUTS).toHaveLength(30);
    expect(SQUADS.flatMap(squad => squad.loadouts).sort()).toEqual(LOADOUTS.map(loadout => loadout.id).sort());
    expect(faces).toHaveLength(60);
  });

  test.each(faces)('%s: texts in both languages, an effect', (id, face) => {
    checkTexts(id, face.name, face.text);
    expect(face.effects.length).toBeGreaterThan(0);
  });

  test('the same name is the same effect, and different effects have different names', () => {
    const byName = new Map<string, LoadoutFace>();
    for (const [id, face] of faces) {
      const known = byName.get(face.name.de);
      if (known) expect(face, id).toEqual(known);
      byName.set(face.name.de, face);
    }
    expect(new Set([...byName.values()].map(face => face.name.en)).size).toBe(byName.size);
  });

  test('every side finds units of its squad', () => {
    for (const squad of SQUADS)
      for (const loadout of LOADOUTS.filter(each => squad.loadouts.includes(each.id)))
        for (const face of [loadout.a, loadout.b])
          for (const { target } of face.effects)
            expect(
              squad.units.some(unit => fits(typeOf(unit.type), target)),
              `${loadout.id} ${face.name.en}`,
            ).toBe(true);
  });
});

/** As far as a card can tell before the game. */
const fits = (type: UnitType, { types, ranks, kinds, notKinds, hasKeyword }: Target): boolean =>
  (types?.includes(type.id) ?? true) &&
  (ranks?.includes(type.rank) ?? true) &&
  (kinds?.includes(type.kind) ?? true) &&
  !(notKinds?.includes(type.kind) ?? false) &&
  (hasKeyword === undefined || type.keywords.some(each => each.keyword === hasKeyword));

describe('effects', () => {
  const ops = (op: Op): readonly Op[] => (op.op === 'roll' ? [op, ...op.per.flatMap(result => result.ops.flatMap(ops))] : [op]);
  const allOps = effects.flatMap(([id, effect]) =>
    (effect.kind === 'triggered' ? effect.ops : effect.is.flatMap(each => (each.op === 'add-action' ? each.action.ops : []))).flatMap(op =>
      ops(op).map(each => [id, each] as const),
    ),
  );
  const statics = effects.flatMap(([id, effect]) => (effect.kind === 'static' ? effect.is.map(each => [id, each] as const) : []));

  test('name units, weapons, keywords and ranks that exist', () => {
    const keywordsOf = (each: Op | Static): readonly string[] => [
      ...('keyword' in each ? [each.keyword] : []),
      ...('keywords' in each ? (each.keywords ?? []).map(on => on.keyword) : []),
    ];
    for (const [id, each] of [...allOps, ...statics]) for (const keyword of keywordsOf(each)) expect(KEYWORD_IDS, id).toContain(keyword);
    for (const [id, { target, when }] of effects) {
      for (const type of target.types ?? []) expect(typeOf(type)?.id, id).toBe(type);
      for (const rank of target.ranks ?? []) expect(RANKS, id).toContain(rank);
      for (const each of when) if (each.is === 'action') for (const type of each.types ?? []) expect(typeOf(type)?.id, id).toBe(type);
    }
    for (const [id, each] of statics) {
      if (each.op === 'weapon' && each.weapons !== 'ranged') expect(Object.keys(WEAPONS), id).toContain(each.weapons);
      if (each.op !== 'weapon' || each.weapons === 'ranged') continue;
      expect(
        UNIT_TYPES.some(type => type.weapons.some(weapon => weapon.id === each.weapons)),
        id,
      ).toBe(true);
    }
  });

  test('every mark that is asked for is put on somebody by the same card', () => {
    const put = new Set(allOps.flatMap(([id, op]) => (op.op === 'mark' ? [`${id} ${op.mark}`] : [])));
    const asked = effects.flatMap(([id, { when, target }]) => [
      ...when.flatMap((each: Condition) => (each.is === 'target-marked' ? [`${id} ${each.mark}`] : [])),
      ...(target.ifMarkGone ? [`${id} ${target.ifMarkGone}`] : []),
    ]);
    expect(asked.length).toBeGreaterThan(0);
    for (const each of asked) expect(put).toContain(each);
  });

  test('tokens that are placed are also removed', () => {
    for (const token of ['charge', 'trap'] as const) {
      const cards = (op: 'place-token' | 'remove-token') =>
        allOps.filter(([, each]) => each.op === op && each.token === token).map(([id]) => id);
      expect(cards('place-token')).toHaveLength(1);
      expect(cards('remove-token')).toEqual(cards('place-token'));
    }
  });

  test('every moment that is named for cards has a card or a keyword that speaks in it', () => {
    const used = new Set(effects.flatMap(([, effect]) => (effect.kind === 'triggered' ? [effect.at] : [])));
    const ofKeywords = ['rallied', 'converted', 'modifyAttack'] as const;
    expect(TIMINGS.filter(at => !used.has(at))).toEqual(TIMINGS.filter(at => (ofKeywords as readonly string[]).includes(at)));
  });

  test('what a card commands cannot be declined', () => {
    const commands = [
      'feel-like-a-hundred',
      'endless-legions',
      'good-intel',
      'target-designation',
      'swinging-logs',
      'orbital-ship-command',
      'brothers-in-arms',
    ];
    for (const [id, effect] of effects)
      if (commands.includes(id)) expect([id, effect.kind === 'triggered' && effect.may]).toEqual([id, false]);
  });
});

describe('what may be declined', () => {
  /** What "may" is about lasts for a time: an action, or tokens that can be spent. */
  const LASTING = ['surprise-attack', 'elite-troopers', 'CT-L1 b', 'CT-L2 a'];
  const MAY = { en: /\bmay\b|\bup to \d+(?![\d"])/, de: /\bd(arf|arfst|ürfen)\b|\bbis zu \d+(?![\d"])/ };
  const all = [...CARDS.map(({ id, text, effects }) => [id, { text, effects }] as const), ...faces];
  test.each(all.filter(([id]) => !LASTING.includes(id)))('%s: the text says so exactly where the effect can be declined', (_, face) => {
    const isOptional = face.effects.some(effect => effect.kind === 'triggered' && effect.may);
    expect([MAY.en.test(face.text.en), MAY.de.test(face.text.de)]).toEqual([isOptional, isOptional]);
  });
  test('some effects may be declined, and some may not', () => {
    const triggered = effects.flatMap(([, effect]) => (effect.kind === 'triggered' ? [effect.may] : []));
    expect([triggered.includes(true), triggered.includes(false)]).toEqual([true, true]);
    for (const id of LASTING) expect(all.some(([each]) => each === id)).toBe(true);
  });
});
