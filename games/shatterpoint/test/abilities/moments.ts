import type { Tag } from '@cadre/shatterpoint/content/tags';
import { expect } from 'vitest';
import { cure, on, type Tests } from './common.js';
import { type Play, play } from './play.js';
import { foe, friend, nobody } from './positions.js';

/** A move action in which nobody moves. */
const idles = (t: Play, name: string): Play => t.acts(name, 'move');
const moveAction = (t: Play, name: string, x: number, y = 8.8): Play => {
  idles(t, name);
  t.rest(() => t.asks() === 'move' || t.asks() === 'moveAs');
  if (t.asks() === 'moveAs') t.choose({ kind: 'moveAs', move: 'advance' });
  return t.to(x, y);
};
/** The order cards of cadre 1 that were revealed, by their numbers. */
const revealed = (t: Play): number[] =>
  t.facts().flatMap(fact => (fact.type === 'revealed' && fact.order.is === 'unit' ? [(fact.order.unit as number) - 1] : []));
/** Abilities that answer activations, conditions, control, set-up and order cards. */
export const MOMENTS: Tests = {
  ...on('forward-planning', ['echo-and-tech', 'lando-and-r2-d2'], (card, id) => {
    const start = (type: 'secondary' | 'supporting', x: number, conditions: readonly 'pinned'[] = ['pinned']) =>
      play({ me: [card, 10], mate: [nobody(type), x, { conditions, seat: 2 }] }).starts('mate');
    const t = start('secondary', 19).reacts(id);
    expect([t.choose(cure(t.id('mate'), 'pinned')).conditions('mate'), t.spent()]).toEqual([[], 0]);
    expect([start('supporting', 19), start('secondary', 20.5), start('secondary', 19, [])].map(each => each.isOffered(id))).toEqual([
      false,
      false,
      false,
    ]);
  }),
  ...on('not-a-good-idea', 'c-3po-and-r2-d2', (card, id) => {
    const start = (tags: Tag[], x: number) => play({ me: [card, 10], mate: [friend(tags), x, { conditions: ['pinned'] }] }).starts('mate');
    const t = start(['Ewok'], 19).reacts(id);
    expect([t.choose(cure(t.id('mate'), 'pinned')).conditions('mate'), t.spent()]).toEqual([[], 0]);
    expect([start(['Rebel Alliance'], 19), start(['Ewok'], 20.5), start(['Endor'], 19)].map(each => each.isOffered(id))).toEqual([
      true,
      false,
      false,
    ]);
    expect(
      play({ me: [card, 10, { conditions: ['pinned'] }] })
        .starts('me')
        .isOffered(id),
    ).toBe(true);
  }),
  ...on('dead-or-alive', 'boba-fett', (card, id) => {
    const start = (type: 'legend' | 'minion') =>
      play({ me: [card, 10], foe: [nobody(type), 24] })
        .activates('foe')
        .does('end');
    const t = start('legend').reacts(id);
    expect(t.place()).toMatchObject({ how: 'jump', toward: true, character: t.characterId('me') });
    expect([t.spent(), start('minion').isOffered(id)]).toEqual([0, false]);
  }),
  ...on('the-power-within', 'darth-vader', (card, id) => {
    const end = () =>
      play(
        { me: [card, 10] },
        {
          objectives: [
            [17, 10],
            [19, 10],
          ],
        },
      )
        .activates('me')
        .does('end');
    const t = end().reacts(id);
    expect([t.conditions('me'), t.damage('me'), t.spent()]).toEqual([['strained'], 0, 1]);
    expect(t.state.public.objectives.map(each => each.control)).toEqual(['cadre', 'nobody']);
    expect(
      end()
        .declines()
        .state.public.objectives.map(each => each.control),
    ).toEqual(['nobody', 'nobody']);
    expect(
      play({ me: [card, 10], mate: [friend(), 20] })
        .activates('mate')
        .does('end')
        .isOver(),
    ).toBe(true); // the own activation only
  }),
  ...on('commanding-presence', 'commander-fil', card =>
    prevents(card, ['Galactic Republic', 'Trooper'], [['Galactic Republic'], ['Trooper']]),
  ),
  ...on('imperial-discipline', 'snowtrooper-lieutenant', card => {
    prevents(card, ['Galactic Empire', 'Trooper'], [['Galactic Empire'], ['Trooper']]);
    const hunkers = (tags: Tag[]) => {
      const t = play({ me: [card, 30], mate: [friend(tags), 10, { hunker: 1 }], foe: [foe(), 18] });
      return moveAction(t, 'foe', 13).rest().hunker('mate');
    };
    expect([hunkers(['Stormtrooper']), hunkers(['Trooper'])]).toEqual([1, 0]);
  }),
  ...on('greater-purpose', 'obi-wan-kenobi', card => {
    const t = play({ me: [card, 10, { damage: 3 }], foe: [foe([], { icons: ['exposed', 'pinned'] }), 18] })
      .attacks('foe', 'me')
      .next('c')
      .restHealing();
    expect([t.conditions('me'), t.damage('me')]).toEqual([['pinned'], 2]);
  }),
  ...on('guardians-of-the-whills', 'baze-malbus-and-chirrut-imwe', card => {
    const change = (stance: number, to: number) => play({ me: [card, 10, { stance }] }).changesStance('me', to);
    const t = change(0, 1).accepts();
    expect(t.focus('me.0')).toEqual([1, 2]); // Sharpshooter with I Am One With the Force
    expect(change(1, 0).accepts().focus('me.0')).toEqual([2, 1]); // Impact with The Force Is With Me
    expect(change(0, 0).asks()).not.toBe('use');
    expect(change(0, 1).declines().focus('me.0')).toEqual([0, 0]);
    const shoved = (stance: number) => {
      const s = play({ me: [card, 10, { stance }], foe: [foe([], { icons: ['shove'] }), 18] })
        .attacks('foe', 'me')
        .next('c')
        .untilPlace();
      return s.place().character === s.characterId('me');
    };
    const defence = (stance: number) => {
      const s = play({ me: [card, 10, { stance }], foe: [foe(), 18] }).attacks('foe', 'me');
      s.dice();
      return s.rolls('').dice() - cardDefence(stance);
    };
    const cardDefence = (stance: number): number => play({ me: [card, 10, { stance }] }).printed('me', 'ranged');
    expect([shoved(0), shoved(1), defence(0), defence(1)]).toEqual([false, true, 0, 1]);
  }),
  ...on('praying-for-the-door', 'baze-malbus-and-chirrut-imwe', card => {
    const settle = (given: { apart?: boolean; force?: number; control?: 'legend' | 'cadre' } = {}) => {
      const at = given.apart
        ? ([
            [10, 8.8],
            [20, 8.8],
          ] as const)
        : ([
            [10, 8.8],
            [10, 10.9],
          ] as const);
      const t = play(
        {
          me: [card, 10, { at }],
          foe: [
            foe([], { characters: given.apart ? 1 : 2 }),
            13,
            {
              at: [
                [13.5, 7.4],
                [13.5, 11],
              ].slice(0, given.apart ? 1 : 2) as never,
            },
          ],
        },
        { objectives: [[11.5, 9.5, given.control ?? 'legend']], force: [4, given.force ?? 4, 4] },
      );
      return t.activates('me').does('end');
    };
    const t = settle().accepts();
    expect([t.state.public.objectives[0]!.control, t.spent()]).toEqual(['nobody', 1]);
    const kept = settle().declines();
    expect([kept.state.public.objectives[0]!.control, kept.spent()]).toEqual(['legend', 0]);
    expect([settle({ apart: true }).isOver(), settle({ control: 'cadre' }).isOver()]).toEqual([true, true]);
  }),
  ...on('forest-dwellers', ['ewok-hunters', 'ewok-trappers'], card => {
    expect(
      play({ me: [card, 10] })
        .setUpEnds()
        .accepts()
        .hunker('me'),
    ).toBe(1);
    expect(
      play({ me: [card, 10] })
        .setUpEnds()
        .declines()
        .hunker('me'),
    ).toBe(0);
    expect(
      play({ me: [card, 10] })
        .activates('me')
        .does('end')
        .accepts()
        .hunker('me'),
    ).toBe(1);
  }),
  ...on('camouflage', ['rebel-commandos', 'rebel-pathfinders'], card => {
    expect(
      play({ me: [card, 10] })
        .setUpEnds()
        .accepts()
        .hunker('me'),
    ).toBe(1);
    expect(
      play({ me: [card, 10] })
        .activates('me')
        .does('end')
        .isOver(),
    ).toBe(true);
  }),
  ...on('uncertain-loyalties', 'agent-kallus', card => {
    const tags = (first: Tag) =>
      play({ me: [card, 10] })
        .setUpEnds()
        .tag(first)
        .unit('me').tags;
    expect([tags('Galactic Empire'), tags('Rebel Alliance')]).toEqual([
      ['Galactic Empire', 'Spy', 'Trooper'],
      ['Rebel Alliance', 'Scoundrel', 'Spectre'],
    ]);
  }),
  ...on('hired-hand', 'boba-fett', card => {
    const tags = (first: Tag) =>
      play({ me: [card, 10] })
        .setUpEnds()
        .tag(first)
        .unit('me').tags;
    expect([tags('Galactic Empire'), tags('Scoundrel')]).toEqual([
      ['Bounty Hunter', 'Mercenary', 'Galactic Empire'],
      ['Bounty Hunter', 'Mercenary', 'Scoundrel'],
    ]);
  }),
  ...on('payday', ['bossk', 'bounty-hunters', 'dengar', 'han-and-chewie'], (card, id) => {
    const t = play({ me: [card, 10], mate: [friend(), 20], ponds: ['commander-ponds', 3] }, { deck: ['mate'] })
      .reveals('mate')
      .reacts(id)
      .tag('Galactic Republic');
    expect([t.spent(), t.starts('ponds').choices().includes('me.0')]).toEqual([1, true]); // Charge may choose it now
    const other = play({ me: [card, 10], mate: [friend(), 20, { seat: 2 }] }, { deck: ['mate'] }).reveals('mate');
    expect(other.isOffered(id)).toBe(false); // cards of the own deck
  }),
  ...on('submerge', 'aqua-droids', (card, id) => {
    const start = (tags: Tag[], setting = {}) =>
      play(
        { me: [card, 10], mate: [friend(tags), 20], third: [friend(), 26] },
        { deck: ['me', 'third'], reserve: 'mate', ...setting },
      ).reveals('me');
    const top = start(['Aquatic']).reacts(id).does('yes');
    expect([top.state.public.reserve, revealed(top), top.spent()]).toEqual([{ seat: 1, card: 0 }, [0, 1], 0]); // from the top it is the next
    const bottom = start(['Aquatic']).reacts(id).does('no');
    expect([revealed(bottom), bottom.state.public.decks[1].bottom]).toEqual([[0, 2], [1]]);
    expect([start(['Jedi']).isOffered(id), start(['Aquatic'], { reserve: undefined }).isOffered(id)]).toEqual([false, false]);
  }),
  ...on('opportunistic-usurper', 'nossor-ri', card => {
    const start = () =>
      play({ me: [card, 10], mate: [friend(), 20], third: [friend(), 26] }, { deck: ['me', 'third'], reserve: 'mate' }).reveals('me');
    const t = start().accepts().does('yes');
    expect([t.state.public.reserve, revealed(t)]).toEqual([{ seat: 1, card: 0 }, [0, 1]]);
    expect(start().declines().state.public.reserve).toEqual({ seat: 1, card: 1 });
    const targets = (setting = {}) =>
      play({ me: [card, 10], mate: [friend(), 25], foe: [foe(), 18] }, setting)
        .acts('foe', 'combat')
        .choices();
    expect([
      targets().includes('me.0 ranged'),
      targets({ deck: ['me'] }).includes('me.0 ranged'),
      targets({ reserve: 'me' }).includes('me.0 ranged'),
    ]).toEqual([true, false, false]);
  }),
  ...on('in-charge-now', 'b1-battle-droids', card => {
    const start = () =>
      play({ me: [card, 10], mate: [friend(), 20] }, { deck: ['me', 'mate'] })
        .reveals('me')
        .does('reserve');
    const t = start().accepts();
    expect([t.state.public.reserve, t.state.public.decks[1].bottom, t.spent()]).toEqual(['empty', [0], 0]);
    expect(start().declines().state.public.reserve).toEqual({ seat: 1, card: 0 });
  }),
};
function prevents(card: string, tags: Tag[], wrong: readonly Tag[][]): void {
  const start = (of: readonly Tag[], x = 17) => {
    const t = play({ me: [card, 10], mate: [friend(of), x], foe: [foe([], { icons: ['pinned'] }), x + 8] })
      .attacks('foe', 'mate')
      .next('c');
    return t.rest(() => t.asks() === 'use');
  };
  const t = start(tags).accepts();
  expect([t.conditions('mate'), t.damage('mate')]).toEqual([[], 1]);
  const not = start(tags).declines();
  expect([not.conditions('mate'), not.damage('mate')]).toEqual([['pinned'], 0]);
  expect([start(tags, 18.5), ...wrong.map(each => start(each))].map(each => each.isOver())).toEqual([true, true, true]);
}
