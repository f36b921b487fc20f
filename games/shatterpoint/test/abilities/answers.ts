import type { Tag } from '@cadre/shatterpoint/content/tags';
import { expect } from 'vitest';
import { moveAll, moveAny, moveOne, on, type Tests } from './common.js';
import { play } from './play.js';
import { foe, friend, nobody } from './positions.js';

const duo = { characters: 2 } as const;
/** A friend of the tag at x attacks an enemy; the unit stands at 10. */
const supporting =
  (tag: Tag, card: string) =>
  (x: number, { tags = [tag] as Tag[], combat = true, damage = 0 } = {}) =>
    play({ me: [card, 10], mate: [friend(tags), x, { damage, seat: 2 }], foe: [foe(), x + 7] }).attacks('mate', 'foe', { combat });
const isOnlyThen = (card: string, start: ReturnType<typeof supporting>, id: string): void => {
  expect([start(22.5), start(21, { tags: [] }), start(21, { combat: false })].map(t => t.isOffered(id))).toEqual([false, false, false]);
  const enemy = play({ me: [card, 10], mate: [friend(), 24], foe: [foe(), 18] }).attacks('foe', 'mate');
  expect(enemy.isOffered(id)).toBe(false);
};
/** What a combat action of a friend at 10 leads to; it attacks the first of two enemies. */
const afterCombat = (
  card: string,
  x: number,
  tags: readonly Tag[],
  given: { type?: 'supporting' | 'secondary'; wounded?: number; other?: number } = {},
) => {
  const t = play({
    me: [card, x, { wounded: given.wounded ?? 0 }],
    mate: [nobody(given.type ?? 'supporting', tags), 10],
    foe: [foe([], { stamina: 30 }), 17],
    other: [foe(), given.other ?? 18, { at: [[given.other ?? 19, 11]] }],
  });
  return t.acts('mate', 'combat').pick('foe.0 ranged');
};

/** Abilities that answer an attack that is resolved, or a combat action that is over. */
export const ANSWERS: Tests = {
  ...on('supporting-fire-dash-republic', 'arf-clone-troopers', (card, id) => {
    const start = supporting('Galactic Republic', card);
    const t = start(21).reacts(id);
    moveOne(t, 'mate', 'dash', -1);
    expect(t.spent()).toBe(0);
    isOnlyThen(card, start, id);
  }),
  ...on('supporting-fire-dash-empire', 'death-troopers', (card, id) => {
    const start = supporting('Galactic Empire', card);
    moveOne(start(21).reacts(id), 'mate', 'dash', -1);
    isOnlyThen(card, start, id);
  }),
  ...on('supporting-fire-heal-republic', 'fils-clones', (card, id) => {
    const start = supporting('Galactic Republic', card);
    expect(start(21, { damage: 2 }).reacts(id).heals().damage('mate')).toBe(1);
    expect(start(21, { damage: 2 }).reacts(id).does('end').damage('mate')).toBe(2);
    isOnlyThen(card, start, id);
  }),
  ...on('supporting-fire-heal-empire', 'elite-squad-troopers', (card, id) => {
    const start = supporting('Galactic Empire', card);
    expect(start(21, { damage: 2 }).reacts(id).heals().damage('mate')).toBe(1);
    expect(start(21, { damage: 2 }).reacts(id).does('end').damage('mate')).toBe(2);
    isOnlyThen(card, start, id);
  }),
  ...on('supporting-fire-hunker-empire', 'elite-squad-troopers', (card, id) => {
    const start = supporting('Galactic Empire', card);
    const t = start(21).reacts(id).accepts();
    expect([t.hunker('mate'), t.offers()]).toEqual([1, []]); // one Reactive a player
    expect(start(21).reacts(id).declines().hunker('mate')).toBe(0);
    isOnlyThen(card, start, id);
  }),
  ...on('feel-of-their-helmets', 'zeb-orrelios', (card, id) => {
    const start = (combat = true) =>
      play({ me: [card, 10], foe: [foe([], { ...duo, stamina: 30 }), 13], other: [foe(), 8] }).attacks('me', 'foe', { combat });
    const t = start().reacts(id);
    expect([t.choices(), t.spent()]).toEqual([['end', 'foe.0 melee', 'foe.1 melee'], 1]);
    expect([t.pick('foe.1 melee').dice(), start(false).isOffered(id)]).toEqual([5, false]);
  }),
  ...on('multithread-targeting', 'ig-11', (card, id) => {
    const start = (combat = true) =>
      play({ me: [card, 10], foe: [foe([], { ...duo, stamina: 30 }), 17], other: [foe(), 6, { at: [[3, 8.8]] }] }).attacks('me', 'foe', {
        combat,
      });
    const t = start().reacts(id);
    expect([t.choices(), t.spent()]).toEqual([['end', 'other.0 ranged'], 0]);
    expect([t.pick('other.0 ranged').dice(), start(false).isOffered(id)]).toEqual([5, false]);
  }),
  ...on('double-the-contract', ['aurra-sing', 'death-trooper-specialist'], (card, id) => {
    const start = (combat = true) =>
      play({ me: [card, 10], foe: [foe([], { ...duo, stamina: 30 }), 17], other: [foe(), 6, { at: [[3, 8.8]] }] }).attacks('me', 'foe', {
        combat,
      });
    const t = start().reacts(id);
    expect([t.choices(), t.spent()]).toEqual([['end', 'other.0 ranged'], 1]);
    expect([t.pick('other.0 ranged').dice(), start(false).isOffered(id)]).toEqual([5, false]);
  }),
  ...on('hit-and-run', 'aurra-sing', (card, id) => {
    const start = (combat = true) => play({ me: [card, 10], foe: [foe(), 13] }).attacks('me', 'foe', { combat });
    const t = start().reacts(id);
    moveOne(t, 'me', 'reposition', -6);
    expect([t.spent(), start(false).isOffered(id)]).toEqual([1, false]);
  }),
  ...on('deflect-for-force', 'padawan-learners', (card, id) => {
    const start = (roll: string, x = 18) =>
      play({ me: [card, 10], foe: [foe(), x] })
        .attacks('foe', 'me')
        .next(roll);
    const t = start('ss').reacts(id);
    expect([t.damage('foe'), t.spent()]).toEqual([2, 1]);
    expect([start('sss').isOffered(id), start('ss', 13).isOffered(id)]).toEqual([false, false]);
  }),
  ...on('deflect', ['ahsoka-tano', 'third-sister'], (card, id) => {
    const start = (roll: string, x = 18) =>
      play({ me: [card, 10], foe: [foe(), x] })
        .attacks('foe', 'me', { combat: false })
        .next(roll);
    const t = start('ss').reacts(id);
    expect([t.damage('foe'), t.spent()]).toEqual([2, 0]);
    expect([start('sss').isOffered(id), start('ss', 13).isOffered(id)]).toEqual([false, false]);
  }),
  ...on('riposte', 'shin-hati', (card, id) => {
    const start = (roll: string, x = 13) =>
      play({ me: [card, 10], foe: [foe(), x] })
        .attacks('foe', 'me')
        .next(roll);
    const t = start('ss').reacts(id);
    expect([t.damage('foe'), t.spent()]).toEqual([2, 0]);
    expect([start('sss').isOffered(id), start('ss', 18).isOffered(id)]).toEqual([false, false]);
  }),
  ...on('avoidance-protocols', 'hk-87-assassin-droids', (card, id) => {
    const start = (hunker: number) => play({ me: [card, 10, { hunker }], foe: [foe(), 18] }).attacks('foe', 'me');
    const t = start(2).reacts(id);
    expect([t.hunker('me'), t.spent()]).toEqual([0, 0]);
    moveAll(t, 'me', 'dash');
    expect(start(0).isOffered(id)).toBe(false);
  }),
  ...on('disciplined', 'death-trooper-escort', (card, id) => {
    const start = (damage = 0) =>
      play({ me: [card, 10, { damage }], foe: [foe([], { icons: ['damage', 'damage'] }), 13] }, { objectives: [[2, 9]] })
        .attacks('foe', 'me')
        .next('ccc');
    const t = start().reacts(id);
    expect(t.place()).toMatchObject({ how: 'reposition', toward: true });
    t.to(6);
    expect([t.hunker('me'), t.spent()]).toEqual([1, 1]);
    const engaged = start().reacts(id).declines();
    expect(engaged.hunker('me')).toBe(0);
    expect(start(6).isOffered(id)).toBe(false); // Wounded by it
  }),
  ...on('cover-the-rear', 'paz-vizsla', (card, id) => {
    const start = (x: number, stance = 0) =>
      play({ me: [card, x, { stance }], mate: [friend(), 10], foe: [foe(), 18] }).attacks('foe', 'mate');
    const t = start(6).reacts(id);
    moveOne(t, 'me', 'jump');
    expect([t.choices(), t.spent()]).toEqual([['end', 'foe.0 ranged'], 1]);
    expect(t.pick('foe.0 ranged').dice()).toBe(5);
    expect([start(5).isOffered(id), start(6, 1).isOffered(id)]).toEqual([false, false]);
    expect(
      play({ me: [card, 10], foe: [foe(), 18] })
        .attacks('foe', 'me')
        .isOffered(id),
    ).toBe(true);
  }),
  ...on('making-entrances', 'commander-fil', (card, id) => {
    const start = ({ tags = ["Fil's Squad"] as Tag[], x = 20, combat = true } = {}) =>
      play({ me: [card, 3], mate: [friend(tags), 10], jedi: [friend(['Jedi']), 6], foe: [foe(), 17] }, { objectives: [[x, 10]] }).attacks(
        'mate',
        'foe',
        { combat },
      );
    const t = start().reacts(id);
    expect(t.place()).toMatchObject({ how: 'advance', toward: true, character: t.characterId('jedi') });
    expect([start({ tags: [] }), start({ x: 24 }), start({ combat: false })].map(each => each.isOffered(id))).toEqual([
      false,
      false,
      false,
    ]);
    expect([t.to(8).at('jedi'), t.spent()]).toEqual([[8, 8.8], 1]);
    const killed = play(
      { me: [card, 3], mate: [friend(["Fil's Squad"]), 10], jedi: [friend(['Jedi']), 6], foe: [foe([], { stamina: 1 }), 17] },
      { objectives: [[20, 10]] },
    )
      .attacks('mate', 'foe')
      .next('ccc');
    expect([killed.reacts(id).place(), killed.unit('foe').defeated]).toMatchObject([{ toward: true }, true]); // from where it stood
    expect(
      play({ me: [card, 10], jedi: [friend(['Jedi']), 4], foe: [foe(), 14.2] }, { objectives: [[16, 10]] })
        .attacks('me', 'foe')
        .isOffered(id),
    ).toBe(true);
  }),
  ...on('rule-17', 'sev-and-scorch', (card, id) => {
    const t = afterCombat(card, 14, ['Galactic Republic']).reacts(id);
    moveAny(t, 'me', 'dash', 0.5);
    expect([t.choices(), t.spent()]).toEqual([['end', 'foe.0 melee'], 1]); // the one that moved, on the one that was attacked
    expect(t.pick('foe.0 melee').dice()).toBe(5);
    const stays = afterCombat(card, 14, ['Galactic Republic']).reacts(id).does('end');
    expect(stays.isOver()).toBe(true); // no attack without the dash
    expect([afterCombat(card, 2, ['Galactic Republic']), afterCombat(card, 14, ['Jedi'])].map(each => each.isOffered(id))).toEqual([
      false,
      false,
    ]);
  }),
  ...on('always-first', 'captain-rex', (card, id) => {
    const t = afterCombat(card, 6, ['Clone Trooper']).reacts(id);
    moveOne(t, 'me', 'dash', 2);
    expect([t.choices(), t.spent()]).toEqual([['end', 'foe.0 ranged'], 1]);
    expect(t.pick('foe.0 ranged').dice()).toBe(5);
    expect(afterCombat(card, 6, ['Clone Trooper']).reacts(id).declines().isOver()).toBe(true);
    expect(
      [
        afterCombat(card, 2, ['Clone Trooper']),
        afterCombat(card, 6, ['Clone Trooper'], { type: 'secondary' }),
        afterCombat(card, 6, ['Trooper']),
        afterCombat(card, 6, ['Clone Trooper'], { wounded: 1 }),
      ].map(each => each.isOffered(id)),
    ).toEqual([false, false, false, false]);
  }),
  ...on('getting-ahead-of-yourself', 'ahsoka-tano', (card, id) => {
    const t = afterCombat(card, 14, ['Galactic Republic'], { other: 24 }).reacts(id);
    expect(t.place()).toMatchObject({ how: 'jump' });
    t.declines(); // the attack does not need the jump
    expect([t.choices(), t.spent()]).toEqual([['end', 'foe.0 melee'], 0]);
    expect(t.pick('foe.0 melee').dice()).toBe(5);
    expect(
      [
        afterCombat(card, 2, ['Galactic Republic']),
        afterCombat(card, 14, ['Galactic Republic'], { type: 'secondary' }),
        afterCombat(card, 14, ['Jedi']),
      ].map(each => each.isOffered(id)),
    ).toEqual([false, false, false]);
  }),
  ...on('trained-to-be-more', 'shin-hati', (card, id) => {
    const t = afterCombat(card, 14, ['Force User'], { other: 24 }).reacts(id).accepts().takes(0);
    moveOne(t, 'me', 'reposition', 1);
    expect([t.choices(), t.spent()]).toEqual([['end', 'foe.0 melee'], 1]);
    expect(t.pick('foe.0 melee').dice()).toBe(5);
    const hunkered = afterCombat(card, 2, ['Force User'], { other: 24 }).reacts(id).accepts().takes(1);
    expect(hunkered.hunker('me')).toBe(1);
    expect(afterCombat(card, 14, ['Jedi']).isOffered(id)).toBe(false);
  }),
  ...on('boring-conversation', 'han-and-chewie', (card, id) => {
    const t = play({ me: [card, 10], foe: [foe([], { stamina: 30 }), 13] })
      .acts('me', 'combat')
      .reacts(id);
    moveAny(t, 'me', 'reposition', -5);
    expect([t.spent(), t.isOver()]).toEqual([1, true]);
  }),
  ...on('dogged-assault', 'snowtrooper-lieutenant', (card, id) => {
    const t = afterCombat(card, 20, ['Stormtrooper']).reacts(id).accepts();
    expect([t.hunker('mate'), t.spent()]).toEqual([1, 0]);
    expect([afterCombat(card, 22, ['Stormtrooper']), afterCombat(card, 20, ['Trooper'])].map(each => each.isOffered(id))).toEqual([
      false,
      false,
    ]);
  }),
  ...on('combat-ai-protocols', 'b1-battle-droids', card => {
    const ask = (x: number, tags: Tag[] = ['Battle Droid']) => {
      const t = afterCombat(card, x, tags);
      return t.rest(() => t.asks() === 'alternative');
    };
    expect(ask(25).takes(0).conditions('foe')).toEqual(['strained']);
    expect(ask(25).takes(1).conditions('foe')).toEqual(['exposed']);
    expect([ask(28).conditions('foe'), ask(25, ['Droid']).conditions('foe')]).toEqual([[], []]);
    expect(afterCombat(card, 25, ['Battle Droid']).rest().conditions('foe')).toHaveLength(1); // not optional
    const own = play({ me: [card, 10], foe: [foe([], { stamina: 30 }), 16] })
      .acts('me', 'combat')
      .pick('foe.0 ranged');
    own.rest(() => own.asks() === 'alternative').takes(0);
    expect(own.conditions('foe')).toEqual(['strained']);
    const apart = play({
      me: [
        card,
        10,
        {
          at: [
            [10, 8.8],
            [5, 8.8],
          ],
        },
      ],
      foe: [foe([], { stamina: 30 }), 16],
    })
      .acts('me', 'combat')
      .pick('foe.0 ranged');
    expect(apart.rest().conditions('foe')).toEqual([]); // within range 4 of every member
  }),
};
