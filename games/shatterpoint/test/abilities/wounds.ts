import type { Tag } from '@cadre/shatterpoint/content/tags';
import { expect } from 'vitest';
import { cure, moveOne, on, type Tests } from './common.js';
import { type Play, play } from './play.js';
import { foe, friend, nobody } from './positions.js';

const HARD = { icons: Array.from({ length: 9 }, () => 'damage' as const), stamina: 30 };
/** An enemy 8 inches (3 in melee) away wounds the unit at 10 by an attack. */
const fallen = (
  card: string,
  {
    melee = false,
    conditions = [] as readonly ('pinned' | 'disarmed')[],
    seat = 1,
    ...more
  }: { melee?: boolean; conditions?: readonly ('pinned' | 'disarmed')[]; seat?: number } & Record<string, unknown> = {},
): Play =>
  play({ me: [card, 10, { conditions, seat }], foe: [foe([], HARD), melee ? 13 : 18], ...more })
    .attacks('foe', 'me')
    .next('ccc');
const tokens = (t: Play, name = 'me') => [t.damage(name), t.unit(name).wounded, t.unit(name).injured];
/** A friend at x is wounded by an enemy. */
const friendFallen = (card: string, tags: readonly Tag[], x: number, given: { by?: 'attack' | 'ability' } = {}): Play => {
  const t = play({ me: [card, 10], mate: [friend(tags, { stamina: 1 }), x], foe: [foe([], HARD), x + 7], yoda: ['legend-yoda', 30] });
  if (given.by === 'ability') {
    const s = play({ me: [card, 10], mate: [friend(tags, { stamina: 1 }), x], foe: [foe([], HARD), x + 7], yoda: ['legend-yoda', x + 3] });
    return s.uses('yoda', 'tidal-push');
  }
  return t.attacks('foe', 'mate').next('ccc');
};
/** The unit at 10 wounds an enemy by an attack. */
const victory = (
  card: string,
  type: 'legend' | 'minion',
  given: { durability?: '-' | 'U' | 4; damage?: number; force?: number; more?: object } = {},
): Play =>
  play(
    {
      me: [card, 10, { damage: given.damage ?? 0 }],
      foe: [nobody(type, [], { durability: given.durability ?? (type === 'legend' ? 4 : 'U'), stamina: 1 }), 13],
      ...given.more,
    },
    { force: [4, given.force ?? 4, 4] },
  )
    .attacks('me', 'foe')
    .next('ccccc');

/** Abilities that answer a wound. */
export const WOUNDS: Tests = {
  ...on('sometimes-you-do-it-right', 'chopper', (card, id) => {
    const more = (x: number, tags: Tag[]) => ({
      more: { mate: [friend(tags), x], other: [friend(['Spectre']), 12, { at: [[11, 11.5]] }] },
    });
    const t = victory(card, 'minion', more(7, ['Rebel Alliance'])).reacts(id);
    expect([t.choices(), t.spent()]).toEqual([['mate.0', 'me.0'], 0]);
    moveOne(t.pick('mate'), 'mate', 'dash');
    const spectre = victory(card, 'minion', more(7, ['Rebel Alliance', 'Spectre']))
      .reacts(id)
      .pick('mate');
    moveOne(spectre, 'mate', 'reposition', -5);
    moveOne(victory(card, 'minion', more(5, ['Rebel Alliance'])).reacts(id), 'me', 'reposition', -1); // too far: only itself
    const saved = play({ me: [card, 10], foe: [foe([], { stamina: 30 }), 13] })
      .attacks('me', 'foe')
      .next('ccccc');
    expect(saved.isOffered(id)).toBe(false);
  }),
  ...on('lasan-honor-guard', 'zeb-orrelios', (card, id) => {
    const t = fallen(card, { conditions: ['disarmed', 'pinned'] }).reacts(id);
    t.choose(cure(t.id('me'), 'pinned'));
    expect([tokens(t), t.conditions('me')]).toEqual([[0, 0, 2], ['disarmed']]);
    const not = fallen(card);
    expect([not.isOffered(id), not.declines().unit('me').wounded]).toEqual([true, 1]);
  }),
  ...on('countless', 'b1-battle-droids', (card, id) => {
    const t = fallen(card, { conditions: ['disarmed', 'pinned'] }).reacts(id);
    t.choose(cure(t.id('me'), 'pinned'));
    expect([tokens(t), t.conditions('me')]).toEqual([[0, 0, 1], ['disarmed']]);
  }),
  ...on('go-there-are-too-many', 'paz-vizsla', (card, id) => {
    const t = fallen(card, { conditions: ['pinned'], melee: true }).reacts(id);
    expect([tokens(t), t.conditions('me'), t.choices()]).toEqual([[0, 0, 2], [], ['end', 'foe.0 melee']]);
    expect(t.pick('foe.0 melee').dice()).toBe(5);
  }),
  ...on('undying-loyalty', 'night-troopers', card => {
    const start = (given: object) =>
      play({ me: [card, 10, { conditions: ['pinned'] }], mate: [friend(), 25], foe: [foe([], HARD), 18] }, given)
        .attacks('foe', 'me')
        .next('ccc');
    const t = start({ reserve: 'me' }).rest(); // not optional
    expect([tokens(t), t.conditions('me'), t.state.public.reserve, t.state.public.decks[1].unknown]).toEqual([[0, 0, 1], [], 'empty', [0]]);
    const used = start({}).rest();
    expect([tokens(used), used.state.public.decks[1].unknown, used.state.public.decks[1].discard]).toEqual([[0, 0, 1], [], [0, 1, 2]]); // only from the reserve
    const reserve = (injured: number) =>
      play({ me: [card, 10, { injured }], mate: [friend(), 25] }, { deck: ['me', 'mate'] })
        .reveals('me')
        .choices();
    expect([reserve(0).includes('reserve'), reserve(1).includes('reserve')]).toEqual([true, false]);
  }),
  ...on('were-all-fine-here', 'han-and-chewie', card => {
    const t = victory(card, 'minion', { damage: 3, force: 1 });
    t.restHealing();
    expect([t.damage('me'), t.spent()]).toEqual([2, 2]);
    const again = play(
      { me: [card, 10, { damage: 3 }], foe: [foe([], { stamina: 1 }), 13] },
      { force: [4, 1, 4], given: { used: { activation: {}, turn: { [`1:were-all-fine-here`]: 1 }, game: {} } } },
    )
      .attacks('me', 'foe')
      .next('ccccc')
      .restHealing();
    expect([again.damage('me'), again.spent()]).toEqual([3, 3]); // once a turn
  }),
  ...on('looking-to-get-paid', 'jango-fett', card => {
    const after = (type: 'legend' | 'minion', durability: '-' | 'U' | 4) => {
      const t = victory(card, type, { durability, damage: 3, force: 1 }).restHealing();
      return [t.damage('me'), t.spent()];
    };
    expect([after('legend', 4), after('minion', 'U'), after('minion', '-')]).toEqual([
      [1, 2],
      [1, 2],
      [3, 3],
    ]);
  }),
  ...on('we-have-a-job-to-do', 'bossk', (card, id) => {
    const t = friendFallen(card, ['Bounty Hunter'], 14).reacts(id);
    expect(t.place()).toMatchObject({ how: 'dash', toward: true });
    t.to(11);
    expect([t.choices(), t.spent()]).toEqual([['end', 'foe.0 ranged'], 0]);
    expect(t.pick('foe.0 ranged').dice()).toBe(5);
    expect(
      [friendFallen(card, ['Scoundrel'], 14), friendFallen(card, ['Bounty Hunter'], 14, { by: 'ability' }), fallen(card)].map(each =>
        each.isOffered(id),
      ),
    ).toEqual([false, false, false]);
  }),
  ...on('explosive-regards', 'dengar', (card, id) => {
    const t = fallen(card, { melee: true }).reacts(id).rolls('csse');
    expect([t.damage('foe'), t.spent()]).toEqual([3, 1]); // 0 Force, and 1 for its Wounded token
    expect(fallen(card).isOffered(id)).toBe(false);
  }),
  ...on('live-up-to-our-name', 'gideon-hask', card => {
    const t = fallen(card);
    t.rest(() => t.asks() === 'move');
    moveOne(t, 'me', 'dash');
    expect([t.choices(), t.spent()]).toEqual([['end', 'foe.0 ranged'], 0]);
    expect(t.pick('foe.0 ranged').dice()).toBe(5);
    const byAbility = play({ me: [card, 10, { damage: 7 }], yoda: ['legend-yoda', 13] }).uses('yoda', 'tidal-push');
    byAbility.rest(() => byAbility.asks() === 'move' || byAbility.asks() === 'option');
    expect([byAbility.unit('me').wounded, byAbility.asks()]).toEqual([1, 'option']); // only an attack
  }),
  ...on('you-are-being-rescued', 'k-2so', (card, id) => {
    const t = friendFallen(card, ['Rebel Alliance'], 13).reacts(id);
    expect(t.place()).toMatchObject({ how: 'dash', toward: true });
    t.to(11.2, 10.8);
    expect([t.choices(), t.spent()]).toEqual([['end', 'foe.0 ranged'], 1]);
    expect(t.pick('foe.0 ranged').dice()).toBe(5);
    expect(
      [
        friendFallen(card, ['Spy'], 14),
        friendFallen(card, ['Rebel Alliance'], 20.5),
        friendFallen(card, ['Rebel Alliance'], 14, { by: 'ability' }),
        fallen(card),
      ].map(each => each.isOffered(id)),
    ).toEqual([false, false, false, false]);
  }),
  ...on('goodbye', 'k-2so', card => {
    const t = fallen(card, { mate: [friend(['Spy']), 4], far: [friend(['Spy']), 1], other: [friend(['Rebel Alliance']), 7] });
    t.rest(() => t.asks() === 'character');
    expect([t.conditions('foe'), t.choices()]).toEqual([
      ['strained', 'pinned'],
      ['mate.0', 'me.0'],
    ]);
    moveOne(t.pick('mate'), 'mate', 'dash');
  }),
};
