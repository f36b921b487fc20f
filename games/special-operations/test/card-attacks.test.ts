import { expect } from 'vitest';
import { suppress } from '../src/harm.js';
import type { UnitId } from '../src/state.js';
import { BLANK, BLOCK, CRIT, HIT, MISS, type Placed, SURGE, unit } from './battle.js';
import {
  attackIn,
  carded,
  choices,
  choose,
  DROID,
  declines,
  dice,
  effect,
  goes,
  loaded,
  MAN,
  type Play,
  play,
  row,
  shoot,
  startPhase,
  tokens,
  uses,
} from './card-play.js';

const FOE = { x: 12, seat: 1 };
/** In base contact: a base is 27 mm wide. */
const TOUCHING = 1.063;
const BLACK2 = { 'black-attack': 2 };
/** The attacker rolls one of its dice again by a card: the first blank becomes a hit. */
const rerolls = (t: Play, most: number): void => {
  uses(t.chance(BLANK, BLANK)).asked('L-ATK-4', 0);
  t.refused(0, ...Array.from({ length: most + 1 }, (_, i) => i));
  t.seat(0)
    .answers(...Array.from({ length: most }, (_, i) => i))
    .chance(...Array.from({ length: most }, () => HIT));
  expect(dice(t.asked('L-ATK-7'))).toEqual({ 'white-defence': most });
};
const noOffer = (t: Play): Play => t.chance(BLANK, BLANK).over();

effect.rule('SO-H10', 'for-the-empire#1', 'an ordered unit may gain a suppression token for a red die', () => {
  const pool = (ordered: number[]) => shoot(carded('for-the-empire', row({ x: 4 }, FOE), ordered));
  const t = uses(pool([0]));
  expect([dice(t), tokens(t, 'suppression')]).toEqual([{ 'red-attack': 1, 'black-attack': 2 }, [1, 0]]);
  expect(dice(declines(pool([0])))).toEqual(BLACK2);
  expect(dice(pool([]))).toEqual(BLACK2);
  const panics = uses(shoot(carded('for-the-empire', row({ x: 4, suppression: 2, wounds: 2 }, FOE))));
  panics.asked('SO-G26').chance(HIT).over(); // defeated by panic, it does not attack
  expect(panics.state.public.units[0]!.at).toBe('defeated');
});
effect.rule('SO-H10', 'iron-and-fire#1', 'a red die against enemies within 6 inches, in melee too', () => {
  const pool = (x: number, weapon = 0, ordered = [0]) =>
    dice(shoot(carded('iron-and-fire', row({ x: 4 }, { x, seat: 1 }), ordered), { weapon }));
  expect(pool(11)).toEqual({ 'red-attack': 1, 'black-attack': 2 });
  expect(pool(11.2)).toEqual(BLACK2);
  expect(pool(11, 0, [])).toEqual(BLACK2);
  expect(pool(4 + TOUCHING, 1)).toEqual({ 'red-attack': 1, 'black-attack': 1 });
});
effect.rule('SO-H10', 'drums-of-the-hunt#2', 'melee attacks of the ordered units add a black die', () => {
  const pool = (x: number, weapon: number, ordered = [0]) =>
    dice(shoot(carded('drums-of-the-hunt', row({ x: 4 }, { x, seat: 1 }), ordered), { weapon }));
  expect(pool(4 + TOUCHING, 1)).toEqual(BLACK2);
  expect(pool(4 + TOUCHING, 1, [])).toEqual({ 'black-attack': 1 });
  expect(pool(12, 0)).toEqual(BLACK2);
});
effect.rule('SO-H10', 'BT-L2-a#1', 'a white die against an enemy within 3 inches of another friend', () => {
  const pool = (x: number) => dice(shoot(loaded('BT-L2-a', row({ x: 4 }, FOE, { x }))));
  expect(pool(16)).toEqual({ 'black-attack': 2, 'white-attack': 1 });
  expect(pool(16.2)).toEqual(BLACK2);
  expect(dice(shoot(loaded('BT-L2-a', row({ x: 8.5 }, FOE, { x: 30 }))))).toEqual(BLACK2); // the attacker itself does not count
});
effect.rule('SO-H10', 'DC-L1-b#1', 'a black die in melee against an enemy within 3 inches of another friend', () => {
  const pool = (x: number, friend: number, weapon: number) =>
    dice(shoot(loaded('DC-L1-b', row({ x: 4 }, { x, seat: 1 }, { x: friend })), { weapon }));
  expect(pool(4 + TOUCHING, 9, 1)).toEqual(BLACK2);
  expect(pool(4 + TOUCHING, 9.3, 1)).toEqual({ 'black-attack': 1 });
  expect(pool(12, 16, 0)).toEqual(BLACK2);
});
effect.rule('SO-G32', 'shock-and-awe#1', 'ranged attacks have Suppressive 1 against enemies that have not activated', () => {
  const suppressive = (foe: object, weapon = 0) =>
    attackIn(shoot(carded('shock-and-awe', row({ x: 4 }, { ...FOE, ...foe })), { weapon })).suppressive;
  expect([suppressive({}), suppressive({ activated: true }), suppressive({ x: 4 + TOUCHING }, 1)]).toEqual([1, 0, 0]);
});
effect.rule('SO-G32', 'II-L1-a#1', 'ranged attacks have Suppressive 1 against enemies within 6 inches', () => {
  const suppressive = (x: number, weapon = 0) => attackIn(shoot(loaded('II-L1-a', row({ x: 4 }, { x, seat: 1 })), { weapon })).suppressive;
  expect([suppressive(11), suppressive(11.2), suppressive(4 + TOUCHING, 1)]).toEqual([1, 0, 0]);
});
effect.rule('SO-H11', 'analyze-and-annihilate#1', 'an enemy is marked', () => {
  const t = startPhase(carded('analyze-and-annihilate', row({ x: 4 }, FOE, { x: 16, seat: 1 })));
  choose(choices(t, 1, 2), 2);
  expect(t.state.public.marks).toEqual([{ mark: 'analyze', seat: 0, unit: 2 }]);
});
effect.rule('SO-G30', 'analyze-and-annihilate#2', 'attacks of ordered units against the marked enemy have Pierce 1', () => {
  const pierce = (marked: number, ordered: number[]) => {
    const s = carded('analyze-and-annihilate', row({ x: 4 }, FOE, { x: 16, seat: 1 }), ordered);
    s.public.marks = [{ mark: 'analyze', seat: 0, unit: unit(marked) }];
    return attackIn(shoot(s)).pierce;
  };
  expect([pierce(1, [0]), pierce(2, [0]), pierce(1, [])]).toEqual([1, 0, 0]);
});
effect.rule('SO-G30', 'IS-L1-b#1', 'the first ranged attack of a round that spends an aim token has Pierce 1', () => {
  const aims = (s: ReturnType<typeof loaded>, places: number[]) => {
    const t = shoot(s)
      .chance(BLANK, BLANK)
      .asked('L-ATK-4', 0)
      .seat(0)
      .answers(...places);
    return places.length > 0 ? t.chance(HIT) : t;
  };
  const aimed = () => loaded('IS-L1-b', row({ x: 4, aim: 1 }, FOE));
  const t = aims(aimed(), [0]);
  expect(attackIn(t.asked('L-ATK-7')).pierce).toBe(1);
  aims(aimed(), []).over(); // no token spent
  const { state } = t.chance(BLOCK).over();
  state.public.units[0]!.aim = 1;
  expect(attackIn(aims(state, [0]).asked('L-ATK-7')).pierce).toBe(0);
});
effect.rule('SO-H9', 'teamwork#1', 'a reroll against an enemy that another friend has attacked', () => {
  const attackedBy = (ids: number[]) => shoot(carded('teamwork', row({ x: 4 }, { ...FOE, attackedBy: ids as UnitId[] }, { x: 6 })));
  rerolls(attackedBy([2]), 1);
  noOffer(attackedBy([0]));
  noOffer(attackedBy([]));
});
effect.rule('SO-H9', 'AR-L1-b#1', 'a reroll for an attacker within 3 inches of an objective', () => {
  const at = (y: number) =>
    shoot(
      loaded('AR-L1-b', [
        { type: MAN, at: [18, y] },
        { type: MAN, at: [18, y - 4], seat: 1 },
      ]),
    );
  rerolls(at(11.6), 1);
  noOffer(at(11.4));
});
for (const label of ['IV-L1-a#1', 'DC-L1-a#1'])
  effect.rule('SO-H9', label, 'a reroll for a droid if another droid within 6 inches sees the defender', face => {
    const shot = (types: [string, string], x = 11) =>
      shoot(loaded(face, row({ x: 4, type: types[0] }, { x: 16, seat: 1 }, { x, type: types[1] })));
    rerolls(shot([DROID, DROID]), 1);
    noOffer(shot([DROID, DROID], 11.2));
    noOffer(shot([DROID, MAN]));
    noOffer(shot([MAN, DROID]));
    const blind: Placed[] = [
      { type: DROID, at: [8.5, 12] },
      { type: MAN, at: [8, 16], seat: 1 },
      { type: DROID, at: [12, 9.5] }, // behind a building
    ];
    noOffer(shoot(loaded(face, blind)));
  });
effect.rule('SO-H9', 'AR-L2-b#1', 'up to two attack dice again, once a round', () => {
  const t = shoot(loaded('AR-L2-b', row({ x: 4 }, FOE)));
  rerolls(t, 2);
  noOffer(shoot(t.chance(BLOCK, BLOCK).over().state));
});
effect.rule('SO-H9', 'AR-L2-b#2', 'or up to two defence dice of a friend', () => {
  const s = loaded('AR-L2-b', row({ x: 4, seat: 1 }, { x: 12 }));
  const t = uses(shoot(s).chance(HIT, HIT).chance(MISS, MISS));
  t.asked('L-ATK-7', 0).seat(0).answers(0, 1).chance(BLOCK, BLOCK).over();
  expect(tokens(t, 'wounds')).toEqual([0, 0]);
  const mine = shoot(t.state, { attacker: 1, target: 0 });
  noOffer(mine); // one reroll a round, of either kind
});
effect.rule('SO-H9', 'IS-L2-b#3', 'a reroll against the primary target', () => {
  const marked = (id: number) => {
    const s = loaded('IS-L2-b', row({ x: 4 }, FOE, { x: 16, seat: 1 }));
    s.public.marks = [{ mark: 'primary', seat: 0, unit: unit(id) }];
    return shoot(s);
  };
  rerolls(marked(1), 1);
  noOffer(marked(2));
});

/** How many surges of the defender its cover turns into blocks. */
const coverOf = (t: Play): number => attackIn(t.chance(HIT, HIT).asked('L-ATK-7')).cover;
effect.rule('SO-G28', 'hold-at-any-cost#2', 'cover 1 for an ordered unit that has not moved', () => {
  const cover = (of: object, ordered: number[]) =>
    coverOf(shoot(carded('hold-at-any-cost', row({ x: 12, ...of }, { x: 4, seat: 1 }), ordered), { attacker: 1, target: 0 }));
  expect([cover({}, [0]), cover({ moved: true }, [0]), cover({}, [])]).toEqual([1, 0, 0]);
});
for (const label of ['RT-L3-a#1', 'BT-L1-a#1'])
  effect.rule('SO-G28', label, 'cover 1 in rounds 1 and 2 for those who have not attacked', face => {
    const cover = (of: object, round: number) =>
      coverOf(shoot(loaded(face, row({ x: 12, ...of }, { x: 4, seat: 1 }), { round }), { attacker: 1, target: 0 }));
    expect([cover({}, 1), cover({}, 2), cover({}, 3), cover({ hasAttacked: true }, 1)]).toEqual([1, 1, 0, 0]);
  });
effect.rule('SO-G28', 'CT-L3-a#1', 'cover 1 against ranged attacks from more than 12 inches away', () => {
  const cover = (x: number) => coverOf(shoot(loaded('CT-L3-a', row({ x }, { x: 4, seat: 1 })), { attacker: 1, target: 0 }));
  expect([cover(17.2), cover(17)]).toEqual([1, 0]);
});
effect.rule('SO-G38', 'CT-L3-a#2', 'friends ignore the condition chart', () => {
  const chart = { weather: 'weather', rounds: 'early' } as const;
  expect(coverOf(shoot(loaded('CT-L3-a', row({ x: 4 }, FOE), { chart })))).toBe(0);
  expect(coverOf(shoot(loaded('CT-L3-a', row({ x: 4 }, FOE), { chart }), { attacker: 1, target: 0 }))).toBe(1);
});
effect.rule(
  ['SO-G23', 'SO-G26'],
  'hero-of-the-rebellion#2',
  'the ordered unit loses no die when suppressed, and instead of panic only the surplus',
  () => {
    const pool = (ordered: number[]) => dice(shoot(carded('hero-of-the-rebellion', row({ x: 4, suppression: 2 }, FOE), ordered)));
    expect([pool([0]), pool([])]).toEqual([BLACK2, { 'black-attack': 1 }]);
    const calm = play(carded('hero-of-the-rebellion', row({ x: 4 }, FOE)), suppress(unit(0), 4)!).over();
    expect(calm.state.public.units[0]).toMatchObject({ suppression: 2, wounds: 0 });
    play(carded('hero-of-the-rebellion', row({ x: 4 }, FOE), []), suppress(unit(0), 4)!).asked('SO-G26');
  },
);
effect.rule(
  'SO-H11',
  'feel-like-a-hundred#1',
  'after a ranged attack of an ordered unit another enemy within 18 inches in sight is suppressed',
  () => {
    const foes = [FOE, { x: 14, seat: 1 }, { x: 23, seat: 1 }, { x: 23.3, seat: 1, type: DROID }];
    const t = shoot(carded('feel-like-a-hundred', row({ x: 4 }, ...foes))).chance(BLANK, BLANK);
    choose(choices(t, 2, 3), 3).over();
    expect(tokens(t, 'suppression')).toEqual([0, 0, 0, 1, 0]);
    noOffer(shoot(carded('feel-like-a-hundred', row({ x: 4 }, ...foes), [])));
    const theirs = row({ x: 4 }, { ...FOE, byCard: true }, { x: 14, seat: 1 });
    noOffer(shoot(carded('feel-like-a-hundred', theirs), { attacker: 1, target: 0 })); // ordered by the card of the other side
  },
);
effect.rule('SO-H11', 'no-witnesses#1', 'an ordered unit that defeated an enemy may lose all suppression and move at speed 1', () => {
  const kills = (wounds: number) =>
    shoot(carded('no-witnesses', row({ x: 4, suppression: 1 }, { ...FOE, wounds }, { x: 30, seat: 1 })))
      .chance(HIT, BLANK)
      .chance(MISS);
  const t = goes(uses(kills(2)), 8);
  expect([tokens(t, 'suppression'), t.state.public.units[0]!.at]).toEqual([[0, 0, 0], expect.objectContaining({ x: 8 * 254 })]);
  kills(0).over();
});
effect.rule(
  'SO-H11',
  'last-stand#1',
  'who is defeated by an attack may attack back, unhindered and without aim tokens, twice a round',
  () => {
    const units = row(
      { x: 4, seat: 1 },
      { x: 12, wounds: 2, aim: 1, suppression: 1 },
      { x: 14, wounds: 2 },
      { x: 16, wounds: 2 },
      { x: 18 },
    );
    const falls = (s: ReturnType<typeof carded>, target: number) => shoot(s, { attacker: 0, target }).chance(HIT, BLANK).chance(MISS);
    const t = uses(falls(carded('last-stand', units), 1));
    expect(dice(t)).toEqual(BLACK2); // suppressed by the attack, it loses no die
    t.chance(BLANK, BLANK).over(); // no question for its aim token
    expect(t.state.public.units[1]!.at).toBe('defeated');
    const second = uses(falls(t.state, 2)).chance(HIT, HIT).chance(BLOCK, MISS).over();
    expect(tokens(second, 'wounds')[0]).toBe(1);
    falls(second.state, 3).over();
  },
);
effect.rule(
  'SO-H14',
  'swinging-logs#1',
  'an enemy within 12 inches of a friend is attacked with a red, a black and a white die, Blast and no surges',
  () => {
    const far = { x: 18.3, seat: 1 };
    const t = startPhase(carded('swinging-logs', row({ x: 4 }, { x: 10, seat: 1 }, { x: 17, seat: 1 }, far)));
    choose(choices(t, 1, 2), 2);
    expect(dice(t)).toEqual({ 'red-attack': 1, 'black-attack': 1, 'white-attack': 1 });
    t.chance(HIT, SURGE, SURGE);
    expect(attackIn(t.asked('L-ATK-7')).cover).toBe(0);
    t.chance(MISS);
    expect([tokens(t, 'wounds'), tokens(t, 'suppression')]).toEqual([
      [0, 0, 1, 0],
      [0, 0, 1, 0],
    ]);
  },
);
effect.rule(
  'SO-H11',
  'orbital-ship-command#1',
  'two black dice for an enemy in sight without friends within 6 inches, and for everybody within 3 inches of it',
  () => {
    const units = row({ x: 4 }, { x: 10, seat: 1 }, { x: 20, seat: 1 }, { x: 24, seat: 1 }, { x: 15.9, seat: 1 });
    const t = startPhase(carded('orbital-ship-command', units));
    choose(choices(t, 2, 3, 4), 2);
    expect(dice(t.asked('SO-H11'))).toEqual(BLACK2);
    t.chance(CRIT, HIT).chance(SURGE, HIT);
    expect([tokens(t, 'wounds'), tokens(t, 'suppression')]).toEqual([
      [0, 0, 1, 0, 0],
      [0, 0, 2, 1, 0],
    ]);
    const atVehicle: Placed[] = [
      { type: MAN, at: [10, 4] },
      { type: MAN, at: [18, 14.4], seat: 1 },
    ];
    const beside = startPhase(carded('orbital-ship-command', atVehicle)).chance(BLANK, BLANK);
    expect(beside.state.stack.map(f => f.proc)).not.toContain('effect'); // no dice for the vehicle
  },
);
