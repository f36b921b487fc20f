import { cardNamed } from '@cadre/shatterpoint/box';
import { ABILITIES } from '@cadre/shatterpoint/effects/book';
import { rule } from '@cadre/testkit';
import { describe, expect, test } from 'vitest';
import { decisionsIn } from './decisions.js';
import { play } from './play.js';
import { foe, friend, withPartners } from './positions.js';
import { TESTS } from './tests.js';

/** Abilities whose questions are not all answered by their own player, who answers them, and what says so. */
const ASKS_OTHERS: Readonly<Record<string, { readonly who: 'unit' | 'enemy'; readonly source: string }>> = {
  'commanding-presence': { who: 'unit', source: 'the card: the trooper may take the damage instead (LE-P39)' },
  'imperial-discipline': { who: 'unit', source: 'the card: the trooper may take the damage instead (LE-P39)' },
  'bring-it-on-clankers': { who: 'unit', source: 'the card: one character of the unit that gained the token may heal (LE-P39)' },
  defiance: { who: 'unit', source: 'the card: the attacker may change a result (LE-P39)' },
  'feigned-retreat': { who: 'enemy', source: 'the card: the enemy may dash (LE-P39)' },
  'look-out-hes-loose': { who: 'enemy', source: 'the card: each character may dash (LE-P39)' },
};
/** Abilities about the own order cards: LE-A24 gives the partner no part in them, so these tests come out differently. */
const OWN_CARDS = [
  'aqua-droids/submerge',
  'b1-battle-droids/in-charge-now',
  'bossk/payday',
  'bounty-hunters/payday',
  'dengar/being-underestimated',
  'dengar/payday',
  'han-and-chewie/payday',
  'kalani/cheaper-reserve',
  'kraken/cheaper-reserve',
  'night-troopers/undying-loyalty',
  'nossor-ri/opportunistic-usurper',
  'paz-vizsla/great-house-vizsla',
  'wing-guard/cheaper-reserve',
  'zeb-orrelios/karabast',
];
/** Names seats in what it compares. */
const NAMES_SEATS = ['es-04/prescribed-fire'];

const IS_CADRE = (name: string): boolean => !name.startsWith('legend-') && !name.startsWith('minion-');
/** Everything that `me`, of seat 1, does, with friends of seat 2: who answers the questions of each ability. */
const tried = TESTS.filter(([name]) => IS_CADRE(name)).map(([name, body]) => {
  const [, ability] = name.split('/') as [string, string];
  try {
    const seats = decisionsIn(() => withPartners(body)).flatMap(each => (each.startsWith(`${ability}: `) ? [each.at(-1)!] : []));
    return { name, ability, seats };
  } catch (error) {
    return { name, ability, seats: [], error };
  }
});
describe('who decides about the units of a partner', () => {
  test('every ability is tried with friends in the cadre of the partner, except those about the own cards', () => {
    const failed = tried.flatMap(({ name, error }) => (error ? [name] : []));
    expect(failed.toSorted()).toEqual([...OWN_CARDS, ...NAMES_SEATS].toSorted());
  });
  test('the player who has the ability, unless the table says otherwise', () => {
    const strangers = new Set(tried.flatMap(({ ability, seats }) => (seats.some(seat => seat !== '1') ? [ability] : [])));
    expect([...strangers].toSorted()).toEqual(Object.keys(ASKS_OTHERS).toSorted());
    expect(new Set(tried.flatMap(({ ability, seats }) => (seats.length > 0 ? [ability] : []))).size).toBeGreaterThan(120);
  });
  test.each(Object.entries(ASKS_OTHERS))('%s: as the table says', (id, { who }) => {
    const asked = new Set(tried.flatMap(({ ability, seats }) => (ability === id ? seats : [])));
    expect(asked.has(who === 'enemy' ? '0' : '2')).toBe(true);
    if (who === 'unit') expect([asked, ABILITIES.get(id)!.decides]).toEqual([new Set(['2']), 'subject']);
  });
});

rule(['LE-P40', 'S-ATK-11'], 'an attack whose target falls before the dice is resolved all the same', () => {
  const units = {
    me: ['republic-clone-commandos', 10],
    scouts: ['arf-clone-troopers', 12],
    mate: [friend(['Galactic Republic']), 15],
    foe: [foe(), 18, { damage: 4 }],
  } as const;
  const t = play(units, { objectives: [] });
  const left = t.unit('foe');
  left.damage = cardNamed(left.card).stamina - 1;
  t.attacks('mate', 'foe').reacts('coordinated-fire-damage-republic');
  expect(t.isOffered('supporting-fire-dash-republic')).toBe(true);
  expect(t.facts().map(({ type }) => type)).toContain('attackLost');
  t.reacts('supporting-fire-dash-republic');
  expect(t.place()).toMatchObject({ kind: 'move', character: t.characterId('mate') });
});
rule('LE-P39', 'a trooper of the partner takes the damage only if the partner says so', () => {
  for (const [card, tags] of [
    ['commander-fil', ['Galactic Republic', 'Trooper']],
    ['snowtrooper-lieutenant', ['Galactic Empire', 'Trooper']],
  ] as const) {
    const start = () => {
      const t = play({ me: [card, 10], mate: [friend(tags), 13, { seat: 2 }], foe: [foe([], { icons: ['exposed'] }), 21] });
      t.attacks('foe', 'mate').next('c');
      return t.rest(() => t.asks() === 'use');
    };
    expect(start().seat()).toBe(2);
    const [taken, declined] = [start().accepts().rest(), start().declines().rest()];
    expect([taken.conditions('mate'), taken.damage('mate'), declined.conditions('mate'), declined.damage('mate')]).toEqual([
      [],
      1,
      ['exposed'],
      0,
    ]);
  }
});
rule(['LE-P39', 'S-EFF-4'], 'Bring It On, Clankers heals the own unit, too, if its player wants it', () => {
  const start = () => play({ me: ['captain-rex', 10, { damage: 3 }] }).acts('me', 'take-cover');
  const [healed, declined] = [start().heals(), start().does('end')];
  expect([healed.damage('me'), healed.isOver(), declined.damage('me'), declined.isOver()]).toEqual([2, true, 3, true]);
});
