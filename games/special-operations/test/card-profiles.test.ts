import { expect } from 'vitest';
import { weaponsOf } from '../src/attack/targets.js';
import { available } from '../src/attack/tokens.js';
import type { UnitType, Weapon } from '../src/content/types.js';
import { attackLocals } from '../src/frames.js';
import { capacityOf, xOf } from '../src/keywords/holders.js';
import { words } from '../src/keywords/keywords.js';
import { profileOf } from '../src/profile.js';
import { actionsOf } from '../src/round/actions.js';
import { CommandPhase } from '../src/round/command.js';
import type { BattleState } from '../src/state.js';
import { BLANK, typeNamed, unit } from './battle.js';
import {
  act,
  activate,
  CLONE,
  carded,
  choices,
  choose,
  DROID,
  dice,
  effect,
  goes,
  loaded,
  MAN,
  plain,
  play,
  row,
  uses,
} from './card-play.js';
import { cardCode } from './stage.js';

const FAR = { x: 34, seat: 1 };
const ranked = (rank: UnitType['rank'], keywords: UnitType['keywords'] = []): string =>
  plain(`${rank} ${keywords.length}`, { rank, keywords });
/** One unit of each of these types, and an enemy far away. */
const squad = (face: string, types: readonly string[], given = {}): BattleState =>
  loaded(face, row(...types.map((type, i) => ({ x: 2 + 3 * i, type })), FAR), given);
const strengths = (s: BattleState, keyword: string): number[] =>
  s.public.units.flatMap((u, i) => (u.seat === 0 && u.card !== 'vehicle' ? [xOf(s, unit(i), keyword)] : []));

const RANKED = ['commander', 'operative', 'corps', 'special-forces', 'support', 'heavy'].map(rank => ranked(rank as UnitType['rank']));
/** What units of every rank have of a keyword. */
const BY_RANK = [
  ['AR-L3-b#1', 'reliable', [1, 1, 1, 1, 1, 1]],
  ['IV-L3-b#1', 'armor', [1, 0, 0, 1, 0, 0]],
  ['II-L3-a#1', 'sentinel', [0, 0, 1, 0, 0, 0]],
  ['II-L3-a#1', 'ready', [0, 0, 1, 0, 0, 0]],
  ['MS-L2-a#1', 'shielded', [1, 0, 1, 0, 0, 0]],
  ['MS-L2-a#1', 'recharge', [1, 0, 1, 0, 0, 0]],
  ['DC-L3-a#1', 'scout', [1, 1, 1, 1, 1, 1]],
] as const;
for (const [label, keyword, expected] of BY_RANK)
  effect.rule('SO-G15', label, `${keyword} by rank`, face => {
    expect(strengths(squad(face, RANKED), keyword)).toEqual(expected);
  });
const withKeyword = (keyword: 'precise' | 'scout' | 'jump' | 'ai', x: number): string =>
  plain(`${keyword} ${x}`, { keywords: [{ keyword, x, of: ['attack'] }] });
for (const label of ['AR-L2-a#1', 'IS-L3-b#1', 'MS-L3-b#1'])
  effect.rule('SO-G15', label, 'Precise 1 more for everybody but droids', face => {
    expect(strengths(squad(face, [MAN, DROID, CLONE, withKeyword('precise', 2)]), 'precise')).toEqual([1, 0, 1, 3]);
  });
effect.rule('SO-G15', 'RT-L1-b#1', 'Indomitable for everybody but droids: they rally with red dice', () => {
  expect(strengths(squad('RT-L1-b', [MAN, DROID]), 'indomitable')).toEqual([1, 0]);
  expect(dice(activate(loaded('RT-L1-b', row({ x: 4, suppression: 1 }, FAR))))).toEqual({ 'red-defence': 1 });
});
effect.rule('SO-G15', 'DC-L3-a#1', 'Scout 1 more, at most 2', () => {
  expect(strengths(squad('DC-L3-a', [MAN, withKeyword('scout', 1), withKeyword('scout', 2)]), 'scout')).toEqual([1, 2, 2]);
});
effect.rule('SO-G15', 'DC-L3-a#2', 'who can jump has Jump 2', () => {
  expect(strengths(squad('DC-L3-a', [MAN, withKeyword('jump', 1), withKeyword('jump', 2)]), 'jump')).toEqual([0, 2, 2]);
});
effect.rule('SO-G15', 'IV-L3-a#1', 'nobody has AI', () => {
  expect(strengths(squad('IV-L3-a', [withKeyword('ai', 1)]), 'ai')).toEqual([0]);
});
effect.rule('L-DIE-2', 'IV-L3-a#2', 'corps units turn attack surges into hits', () => {
  const s = squad('IV-L3-a', RANKED);
  expect(RANKED.map((_, i) => profileOf(s, unit(i)).attackSurge)).toEqual(['none', 'none', 'hit', 'none', 'none', 'none']);
});
effect.rule('SO-G15', 'II-L2-a#1', 'the officer has Inspire 3 instead of its own', () => {
  expect(strengths(squad('II-L2-a', ['imperial-officer', MAN]), 'inspire')).toEqual([3, 0]);
});
effect.rule('SO-G15', 'CT-L2-b#1', 'the medic has Treat 2 with capacity 4', () => {
  const s = squad('CT-L2-b', ['clone-trooper-medic', MAN]);
  expect([strengths(s, 'treat'), capacityOf(s, unit(0), 'treat')]).toEqual([[2, 0], 4]);
});

const keywordsOf = ({ keywords }: Weapon): Record<string, number> => Object.fromEntries(keywords.map(on => [on.keyword, on.x]));
const weaponIn = (s: BattleState, id: string, of = 0): Weapon => {
  const found = weaponsOf(s, unit(of)).find(weapon => weapon.id === id);
  expect(found, `unit ${of} has no ${id}`).toBeDefined();
  return found!;
};
const printed = (type: string, id: string): Weapon => typeNamed(type).weapons.find(weapon => weapon.id === id)!;
const WOOKIEE = 'wookiee-warrior-bowcaster';
effect.rule('SO-G15', 'RC-L3-a#1', 'the Wookiee has Charge and a red die more in its fists', () => {
  const s = squad('RC-L3-a', [WOOKIEE, MAN]);
  const before = printed(WOOKIEE, 'wookiee-fists').dice;
  expect(weaponIn(s, 'wookiee-fists').dice).toEqual({ ...before, red: before.red + 1 });
  expect(strengths(s, 'charge')).toEqual([1, 0]);
  expect(weaponIn(s, 'bowcaster')).toEqual(printed(WOOKIEE, 'bowcaster'));
});
effect.rule('SO-G15', 'RC-L3-b#1', 'the bowcaster has a black die more and Suppressive 1', () => {
  const s = squad('RC-L3-b', [WOOKIEE, MAN]);
  const before = printed(WOOKIEE, 'bowcaster');
  expect(weaponIn(s, 'bowcaster').dice).toEqual({ ...before.dice, black: before.dice.black + 1 });
  expect(keywordsOf(weaponIn(s, 'bowcaster'))).toEqual({ ...keywordsOf(before), suppressive: 1 });
  expect(weaponIn(s, 'wookiee-fists')).toEqual(printed(WOOKIEE, 'wookiee-fists'));
});
effect.rule('SO-G32', 'RT-L2-b#1', 'ranged weapons of the heavy unit have Suppressive 1', () => {
  const s = squad('RT-L2-b', [ranked('heavy'), MAN]);
  expect(weaponsOf(s, unit(0)).map(keywordsOf)).toEqual([{ suppressive: 1 }, {}]);
  expect(weaponsOf(s, unit(1)).map(keywordsOf)).toEqual([{}, {}]);
});
/** A weapon that a loadout adds, as it is printed on the loadout. */
const ADDED = [
  ['MS-L1-a#1', MAN, { id: 'he-grenade', kind: 'ranged', range: 6, dice: { red: 1, black: 1, white: 1 } }, { blast: 1, impact: 1 }],
  [
    'MS-L1-b#1',
    MAN,
    { id: 'wrist-flamethrower', kind: 'ranged', range: 6, dice: { red: 0, black: 0, white: 4 } },
    { blast: 1, suppressive: 1 },
  ],
  [
    'DC-L2-b#1',
    'ig-100-magnaguard',
    { id: 'electro-whip', kind: 'both', range: 6, dice: { red: 2, black: 0, white: 0 } },
    { immobilize: 1, versatile: 1 },
  ],
  [
    'DC-L2-a#1',
    ranked('corps'),
    { id: 'e-5s-sniper-rifle', kind: 'ranged', range: 30, dice: { red: 0, black: 2, white: 1 } },
    { lethal: 1, cumbersome: 1 },
  ],
] as const;
for (const [label, type, weapon, keywords] of ADDED)
  effect.rule('SO-G15', label, `adds ${weapon.id}`, face => {
    const added = weaponIn(squad(face, [type]), weapon.id);
    expect([added, keywordsOf(added)]).toMatchObject([weapon, keywords]);
  });
effect.rule('SO-G15', 'DC-L2-b#1', 'only MagnaGuards have the whip', () => {
  const s = squad('DC-L2-b', ['ig-100-magnaguard', MAN]);
  expect([0, 1].map(i => weaponsOf(s, unit(i)).some(({ id }) => id === 'electro-whip'))).toEqual([true, false]);
});
effect.rule('SO-G15', 'DC-L2-a#1', 'corps units lose their blaster and keep their shields', () => {
  const s = squad('DC-L2-a', ['bx-deflector-shield', 'bx-command-droid']);
  expect([0, 1].map(i => weaponsOf(s, unit(i)).some(({ id }) => id === 'commando-e-5-blaster'))).toEqual([false, true]);
  expect(s.public.units[0]!.shield).toBe(1);
});
effect.rule('SO-G30', 'DC-L3-b#1', 'vibroswords have Pierce 1 and commando blasters Critical 1', () => {
  const s = squad('DC-L3-b', ['bx-vibrosword', MAN]);
  expect([keywordsOf(weaponIn(s, 'vibrosword')), keywordsOf(weaponIn(s, 'commando-e-5-blaster'))]).toMatchObject([
    { pierce: 1 },
    { critical: 1 },
  ]);
  expect(weaponsOf(s, unit(1)).map(keywordsOf)).toEqual([{}, {}]);
});

/** How many aim tokens of the clone at 4 inches the one at `x` can spend. */
const shared = (at: readonly [number, number], aim = 1): number => {
  const s = loaded('CT-L1-b', [...row({ x: 4, type: CLONE, aim }), { type: CLONE, at }, ...row({ x: 30, seat: 1 })]);
  return available(s, attackLocals({ attacker: unit(1), target: unit(2), weapon: 0, melee: false, seat: 0 }), unit(1), 'aim');
};
effect.rule('L-UNT-1', 'CT-L1-b#1', 'clones share within 18 inches, without line of sight, up to two tokens', () => {
  expect([shared([23, 0.7]), shared([23.2, 0.7]), shared([8, 0.7], 3)]).toEqual([1, 0, 2]);
  expect(shared([14, 14])).toBe(1); // behind a building
});
effect.rule('SO-K6', 'IV-L1-b#1', 'Coordinate reaches 12 inches', () => {
  const CHIEF = plain('coordinator', { keywords: [{ keyword: 'coordinate', x: 1, of: ['trooper'] }] });
  const s = loaded('IV-L1-b', row({ x: 4, type: CHIEF }, { x: 17 }, { x: 8 }, { x: 17.2, type: DROID }, FAR));
  const t = play(s, CommandPhase.call({}))
    .seat(0)
    .answers(cardCode(s, 'standing-orders'))
    .seat(1)
    .answers(cardCode(s, 'standing-orders'))
    .chance(0);
  choices(uses(choose(t.asked('L-CMD-5', 0), 0)), 1, 2);
});
const kindsOf = (s: BattleState, id = 0): string[] => [
  ...new Set(
    actionsOf(s, { unit: unit(id), done: [], taken: 0, moved: false, attacked: false, withdrew: false, arrived: false }).map(o => o.kind),
  ),
];
effect.rule('SO-K2', 'combat-protocols#2', 'friends ignore AI for the round', () => {
  const units = row({ x: 4, type: withKeyword('ai', 1) }, { x: 12, seat: 1 });
  expect(kindsOf(carded('combat-protocols', units, []))).toContain('aim');
  expect(kindsOf(carded('standing-orders', units, []))).toEqual(['attack']);
});
effect.rule('L-ACN-1', 'surprise-attack#1', 'the ordered unit takes three actions, none of them twice', () => {
  const t = activate(carded('surprise-attack', row({ x: 4 }, { x: 8 }, FAR)));
  act(act(act(t, 'aim').asked('L-ACN-1', 0), 'dodge').asked('L-ACN-1', 0), 'standby').over();
  act(act(activate(t.state, 1), 'aim'), 'dodge').over();
});
effect.rule('SO-H6', 'elite-troopers#1', 'the ordered units have Steady for the round: a free ranged attack after a Move', () => {
  const s = carded('elite-troopers', row({ x: 4 }, { x: 8 }, { x: 20, seat: 1 }));
  expect(strengths(s, 'steady')).toEqual([1, 0]);
  const t = uses(goes(act(activate(s), 'move'), 6.4)).chance(BLANK, BLANK);
  expect(t.asked('L-ACN-1', 0).facts('attack')).toHaveLength(1);
  words.endOf(t.state, 'round');
  expect(strengths(t.state, 'steady')).toEqual([0, 0]);
});
