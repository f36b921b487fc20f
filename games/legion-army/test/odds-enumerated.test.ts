import { chances, seeded } from '@cadre/kit';
import { expect, test } from 'vitest';
import { type Attack, type Bettered, type Defence, meanResults, withBetterDice, woundOdds } from '../src/odds/index.js';

/** The attack once more, die by die and side by side, without any of the sums of the odds. */
const SIDES = { red: 'chhhhhs-', black: 'chhhs---', white: 'chs-----' } as const;
const DEFENCE_SIDES = { red: 'bbbs--', white: 'bs----' } as const;
type Colour = keyof typeof SIDES;
const COLOURS = ['red', 'black', 'white'] as const;
type Dist = Map<string, number>;
const count = (dice: string, face: string): number => dice.split(face).length - 1;
const add = (to: Dist, key: string, chance: number): void => void to.set(key, (to.get(key) ?? 0) + chance);
/** Every roll of these dice, in their order. */
const everyRoll = (all: readonly string[]): [roll: string, chance: number][] => {
  let rolls: [string, number][] = [['', 1]];
  for (const sides of all)
    rolls = rolls.flatMap(([roll, chance]) =>
      [...new Set(sides)].map((face): [string, number] => [roll + face, (chance * count(sides, face)) / sides.length]),
    );
  return rolls;
};
const coloursOf = (dice: Attack['dice']): Colour[] => COLOURS.flatMap(colour => new Array<Colour>(dice[colour] ?? 0).fill(colour));
const attackRolls = (a: Attack): Dist => {
  const colours = coloursOf(a.dice);
  const isMiss = (face: string): boolean => face === '-' || (face === 's' && !a.surge && a.critical === 0 && !a.surges);
  let rolls: Dist = new Map(everyRoll(colours.map(colour => SIDES[colour])));
  for (let aim = 0; aim < a.aims; aim++) {
    const next: Dist = new Map();
    for (const [roll, chance] of rolls) {
      const again = [...roll].flatMap((face, i) => (isMiss(face) ? [i] : [])).slice(0, 2 + a.precise);
      for (const [fresh, share] of everyRoll(again.map(i => SIDES[colours[i]!])))
        add(next, [...roll].map((face, i) => (again.includes(i) ? fresh[again.indexOf(i)]! : face)).join(''), chance * share);
    }
    rolls = next;
  }
  return rolls;
};
const enumerated = (a: Attack, d: Defence): number[] => {
  const wounds: number[] = [];
  const landed = (hits: number, crits: number, chance: number): void => {
    let [h, c, dodges] = [hits, crits, a.ignoresDodge ? 0 : d.dodges];
    while (dodges-- > 0) {
      if (d.outmaneuver && c > 0) c--;
      else if (h > 0) h--;
    }
    if (d.armor > 0) {
      const sharpened = Math.min(a.impact, h);
      [h, c] = [Math.max(0, h - sharpened - d.armor), c + sharpened];
    }
    defended(Math.max(0, h + c - (a.isMelee ? 0 : (d.shields ?? 0))), chance);
  };
  const defended = (results: number, chance: number): void => {
    const sides = DEFENCE_SIDES[d.die];
    const converts = d.surge || (d.block && d.dodges > 0 && !a.ignoresDodge) || (d.deflect && !a.isMelee && !a.ignoresDodge);
    const tokens = converts ? 0 : (d.surges ?? 0);
    const dice = results === 0 ? 0 : results + (d.moreDice ?? 0);
    const blocks = (rolled: string): number => count(rolled, 'b') + (converts ? count(rolled, 's') : 0);
    const isImmune = d.immunePierce || (d.immuneMeleePierce && a.isMelee);
    const pierce = isImmune ? 0 : Math.max(0, a.pierce - (d.impervious ? 1 : 0));
    for (const [roll, share] of everyRoll(new Array<string>(dice).fill(sides))) {
      const kept = converts ? 0 : Math.min(tokens, count(roll, 's'));
      const again = Math.min(d.luck, dice - blocks(roll) - kept);
      for (const [fresh, part] of everyRoll(new Array<string>(again).fill(sides))) {
        const spent = converts ? 0 : Math.min(tokens, kept + count(fresh, 's'));
        const n = Math.max(0, results - Math.max(0, blocks(roll) + blocks(fresh) + spent - pierce));
        wounds[n] = (wounds[n] ?? 0) + chance * share * part;
      }
    }
  };
  for (const [roll, chance] of attackRolls(a)) {
    const sharpened = Math.min(a.critical, count(roll, 's'));
    const surges = count(roll, 's') - sharpened;
    const crits = count(roll, 'c') + sharpened + (a.surge === 'crit' ? surges : 0);
    const hits = count(roll, 'h') + (a.surge === 'hit' ? surges : a.surge ? 0 : Math.min(a.surges ?? 0, surges));
    const cover = a.ignoresCover ? 0 : Math.max(0, d.cover - a.sharpshooter);
    const covered = cover > 0 ? Math.max(0, hits - (d.lowProfile ? 1 : 0)) : 0;
    if (cover === 0) landed(hits, crits, chance);
    else
      for (const [dice, share] of everyRoll(new Array<string>(covered).fill(DEFENCE_SIDES.white)))
        landed(covered - count(dice, 'b') - (cover === 2 ? count(dice, 's') : 0), crits, chance * share);
  }
  return Array.from(wounds, chance => chance ?? 0);
};
/** The most results of all ways to make so many dice of each weapon one colour better. */
const mostResults = (weapons: readonly Bettered[], roll: Omit<Attack, 'dice'>): number => {
  const ways = (w: Bettered): Colour[][] => {
    const dice = coloursOf(w.dice);
    const able = dice.flatMap((colour, i) => (colour === 'red' ? [] : [i]));
    const n = Math.min(w.better, able.length);
    return Array.from({ length: 2 ** able.length }, (_, bits) => able.filter((_, i) => (bits >> i) % 2 === 1))
      .filter(({ length }) => length === n)
      .map(chosen => dice.map((colour, i) => (chosen.includes(i) ? COLOURS[COLOURS.indexOf(colour) - 1]! : colour)));
  };
  const pools = weapons.reduce<Colour[][]>((all, w) => all.flatMap(pool => ways(w).map(way => [...pool, ...way])), [[]]);
  const results = (pool: readonly Colour[]): number => {
    const numberOf = (colour: Colour): number => pool.filter(each => each === colour).length;
    const dice = { red: numberOf('red'), black: numberOf('black'), white: numberOf('white') };
    let sum = 0;
    for (const [rolled, chance] of attackRolls({ ...roll, dice })) {
      const surges = count(rolled, 's');
      sum +=
        chance * (count(rolled, 'c') + count(rolled, 'h') + (roll.surge ? surges : Math.min(roll.critical + (roll.surges ?? 0), surges)));
    }
    return sum;
  };
  return Math.max(...pools.map(results));
};

const random = seeded(20_263);
const oneIn = (n: number): boolean => random(n) === 0;
const oneOf = <T>(list: readonly T[]): T => list[random(list.length)]!;
const some = (most: number): number => (oneIn(3) ? 1 + random(most) : 0);
const weaponOf = (dice: number): Bettered => {
  const pool = { red: 0, black: 0, white: 0 };
  for (let i = 0; i < dice; i++) pool[oneOf(COLOURS)]++;
  return { dice: pool, better: some(2) };
};
const ATTACKS = process.env['CADRE_FULL'] ? 50_000 : 5000;
const BATCH = 500;
test.each(Array.from({ length: ATTACKS / BATCH }, (_, i) => i + 1))('as when every side of every die is counted, batch %i', () => {
  const wrong: string[] = [];
  for (let i = 0; i < BATCH; i++) {
    const weapons = oneIn(4) ? [weaponOf(1), weaponOf(1 + random(2))] : [weaponOf(1 + random(2))];
    const rest: Omit<Attack, 'dice'> = {
      surge: oneOf(['hit', 'crit', undefined]),
      critical: some(2),
      aims: random(3),
      precise: some(1),
      impact: some(2),
      pierce: some(2),
      sharpshooter: some(1),
      isMelee: oneIn(4),
      ignoresCover: oneIn(4),
      ignoresDodge: oneIn(6),
      surges: some(2),
    };
    const a: Attack = { ...rest, dice: withBetterDice(weapons, rest) };
    const d: Defence = {
      die: oneOf(['red', 'white']),
      surge: oneIn(2),
      cover: oneOf([0, 1, 2]),
      lowProfile: oneIn(4),
      dodges: some(2),
      armor: oneOf([0, 0, 1, 2, Number.POSITIVE_INFINITY]),
      immunePierce: oneIn(6),
      immuneMeleePierce: oneIn(6),
      impervious: oneIn(6),
      outmaneuver: oneIn(6),
      block: oneIn(6),
      deflect: oneIn(6),
      luck: some(2),
      shields: some(2),
      surges: some(2),
      moreDice: oneIn(6) ? 1 : 0,
    };
    const about = `${JSON.stringify(weapons)} ${JSON.stringify(a)} ${JSON.stringify(d)}`;
    const [found, expected] = [chances(woundOdds(a, d)), enumerated(a, d)];
    for (let n = 0; n < Math.max(found.length, expected.length); n++)
      if (Math.abs((found[n] ?? 0) - (expected[n] ?? 0)) > 1e-12)
        wrong.push(`${found[n]} instead of ${expected[n]} for ${n} wounds: ${about}`);
    const [results, most] = [meanResults(a), mostResults(weapons, rest)];
    if (Math.abs(results - most) > 1e-12) wrong.push(`${results} results instead of ${most}: ${about}`);
  }
  expect(wrong.slice(0, 3)).toEqual([]);
});
