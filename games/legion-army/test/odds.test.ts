import { chances, mapOdds, mean, type Odds, seeded } from '@cadre/kit';
import type { KeywordOn } from '@cadre/special-operations/content/types';
import { attackForecast } from '@cadre/special-operations/forecast';
import { describe, expect, test } from 'vitest';
import { duel, fixture, typeNamed, unit } from '../../special-operations/test/battle.js';
import { catalogue, unitById } from '../src/data/index.js';
import type { KeywordName } from '../src/glossary/keywords.js';
import {
  ATTACK_DICE,
  ATTACK_FACES,
  type Attack,
  againstOf,
  attackOdds,
  attackOf,
  bestPool,
  betterDice,
  critsOf,
  DEFENCE_FACES,
  type Defence,
  defenceOf,
  deflectChance,
  hitsOf,
  meanResults,
  reachesOf,
  woundOdds,
} from '../src/odds/index.js';
import { deploy, weaponsOf } from '../src/table/index.js';
import { line, VADER } from './fixtures.js';

const calm = {
  critical: 0,
  aims: 0,
  precise: 0,
  impact: 0,
  pierce: 0,
  sharpshooter: 0,
  isMelee: false,
  ignoresCover: false,
  ignoresDodge: false,
};
const attack = (dice: Attack['dice'], more: Partial<Attack> = {}): Attack => ({ ...calm, dice, ...more });
const open: Defence = {
  die: 'white',
  surge: false,
  cover: 0,
  lowProfile: false,
  dodges: 0,
  armor: 0,
  immunePierce: false,
  immuneMeleePierce: false,
  impervious: false,
  outmaneuver: false,
  block: false,
  deflect: false,
  luck: 0,
};
const results = (odds: Odds): Odds => mapOdds(odds, roll => hitsOf(roll) + critsOf(roll));
const wounds = (a: Attack, d: Partial<Defence> = {}): number => mean(woundOdds(a, { ...open, ...d }));

test('dice have eight and six sides', () => {
  for (const die of ATTACK_DICE) expect(Object.values(ATTACK_FACES[die]).reduce((a, b) => a + b)).toBe(8);
  for (const faces of Object.values(DEFENCE_FACES)) expect(Object.values(faces).reduce((a, b) => a + b)).toBe(6);
});

describe('an attack roll', () => {
  test('by the sides of its dice', () => {
    expect(meanResults(attack({ red: 1 }))).toBeCloseTo(6 / 8, 12);
    expect(meanResults(attack({ black: 1, white: 1 }))).toBeCloseTo(6 / 8, 12);
    expect(meanResults(attack({ white: 8 }, { surge: 'hit' }))).toBeCloseTo(3, 12);
    expect(chances(results(attackOdds(attack({ red: 2 }))))[0]).toBeCloseTo(1 / 16, 12);
  });
  test('surges become what the chart says, critical results first', () => {
    const crits = (a: Attack): number => mean(mapOdds(attackOdds(a), critsOf));
    expect(crits(attack({ white: 4 }))).toBeCloseTo(0.5, 12);
    expect(crits(attack({ white: 4 }, { surge: 'crit' }))).toBeCloseTo(1, 12);
    expect(crits(attack({ white: 1 }, { critical: 1, surge: 'hit' }))).toBeCloseTo(0.25, 12);
    expect(crits(attack({ white: 2 }, { critical: 1 }))).toBeCloseTo(0.25 + 2 * (7 / 64) + 1 / 64, 12);
  });
  test('an aim rolls two misses again, with Precise more', () => {
    expect(meanResults(attack({ white: 1 }, { aims: 1 }))).toBeCloseTo(0.25 + 0.75 * 0.25, 12);
    expect(meanResults(attack({ white: 3 }, { aims: 1 }))).toBeLessThan(meanResults(attack({ white: 3 }, { aims: 1, precise: 1 })));
    expect(meanResults(attack({ white: 3 }, { aims: 1, precise: 1 }))).toBeCloseTo(3 * (0.25 + 0.75 * 0.25), 12);
  });
});

describe('wounds', () => {
  test('what the defence dice do not block', () => {
    expect(wounds(attack({ red: 4 }))).toBeCloseTo(4 * 0.75 * (5 / 6), 12);
    expect(wounds(attack({ red: 4 }), { die: 'red', surge: true })).toBeCloseTo(4 * 0.75 * (2 / 6), 12);
  });
  test('cover is for hits only', () => {
    const one = (cover: Defence['cover'], more: Partial<Attack> = {}): number => wounds(attack({ red: 1 }, more), { cover });
    expect(one(1)).toBeCloseTo((5 / 8) * (5 / 6) * (5 / 6) + (1 / 8) * (5 / 6), 12);
    expect(one(2)).toBeCloseTo((5 / 8) * (4 / 6) * (5 / 6) + (1 / 8) * (5 / 6), 12);
    expect(one(2, { sharpshooter: 1 })).toBeCloseTo(one(1), 12);
    expect(one(2, { ignoresCover: true })).toBeCloseTo(one(0), 12);
    expect(wounds(attack({ red: 1 }), { cover: 1, lowProfile: true })).toBeCloseTo((1 / 8) * (5 / 6), 12);
  });
  test('dodge, armour, impact and pierce', () => {
    expect(wounds(attack({ red: 1 }), { dodges: 1 })).toBeCloseTo((1 / 8) * (5 / 6), 12);
    expect(wounds(attack({ red: 1 }, { ignoresDodge: true }), { dodges: 1 })).toBeCloseTo(0.75 * (5 / 6), 12);
    expect(wounds(attack({ red: 3 }), { armor: Number.POSITIVE_INFINITY })).toBeCloseTo((3 / 8) * (5 / 6), 12);
    expect(wounds(attack({ red: 1 }, { impact: 1 }), { armor: 5 })).toBeCloseTo(0.75 * (5 / 6), 12);
    expect(wounds(attack({ red: 3 }, { pierce: 3 }), { die: 'red' })).toBeCloseTo(3 * 0.75, 12);
    expect(wounds(attack({ red: 3 }, { pierce: 3 }), { die: 'red', immunePierce: true })).toBeCloseTo(3 * 0.75 * 0.5, 12);
    expect(wounds(attack({ red: 1 }, { pierce: 1 }), { die: 'red', impervious: true })).toBeCloseTo(0.75 * 0.5, 12);
  });
  test('Outmaneuver: dodge tokens cancel critical results, before armour would stop hits', () => {
    expect(wounds(attack({ red: 1 }), { dodges: 1, outmaneuver: true })).toBeCloseTo(0, 12);
    const armoured = { dodges: 1, armor: Number.POSITIVE_INFINITY, outmaneuver: true };
    expect(wounds(attack({ red: 2 }), armoured)).toBeCloseTo((1 / 64) * (5 / 6), 12);
  });
  test('Block and Deflect: surges are blocks after a dodge, or against ranged attacks', () => {
    const surge = wounds(attack({ red: 3 }), { surge: true, dodges: 1 });
    expect(wounds(attack({ red: 3 }), { block: true, dodges: 1 })).toBeCloseTo(surge, 12);
    expect(wounds(attack({ red: 3 }), { block: true })).toBeCloseTo(wounds(attack({ red: 3 })), 12);
    expect(wounds(attack({ red: 3 }, { ignoresDodge: true }), { block: true, dodges: 1 })).toBeCloseTo(wounds(attack({ red: 3 })), 12);
    expect(wounds(attack({ red: 3 }), { deflect: true })).toBeCloseTo(wounds(attack({ red: 3 }), { surge: true }), 12);
    expect(wounds(attack({ red: 3 }, { isMelee: true }), { deflect: true })).toBeCloseTo(wounds(attack({ red: 3 })), 12);
    expect(deflectChance(attack({ red: 1 }), { ...open, deflect: true })).toBeCloseTo(0.75 / 6, 12);
    expect(deflectChance(attack({ red: 1 }, { ignoresDodge: true }), { ...open, deflect: true })).toBe(0);
  });
  test('Uncanny Luck rolls failed dice again; Immune: Melee Pierce holds in melee alone', () => {
    expect(wounds(attack({ red: 1 }), { die: 'red', luck: 1 })).toBeCloseTo(0.75 * 0.25, 12);
    expect(wounds(attack({ red: 2 }), { die: 'red', luck: 1 })).toBeGreaterThan(wounds(attack({ red: 2 }), { die: 'red', luck: 2 }));
    const pierced = (isMelee: boolean): number =>
      wounds(attack({ red: 1 }, { pierce: 1, isMelee }), { die: 'red', immuneMeleePierce: true });
    expect(pierced(true)).toBeCloseTo(0.75 * 0.5, 12);
    expect(pierced(false)).toBeCloseTo(0.75, 12);
  });
  test('the keywords of a unit card reach its odds', () => {
    const card = (keyword: KeywordName): (typeof catalogue.units)[number] => catalogue.units.find(u => keyword in u.keywords)!;
    expect(defenceOf(card('Uncanny Luck'), 0, 0).luck).toBeGreaterThan(0);
    expect(defenceOf(card('Block'), 0, 0).block).toBe(true);
    expect(defenceOf(card('Deflect'), 0, 0).deflect).toBe(true);
    expect(defenceOf(card('Outmaneuver'), 0, 0).outmaneuver).toBe(true);
    expect(defenceOf(card('Immune: Melee Pierce'), 0, 0).immuneMeleePierce).toBe(true);
  });
  test('as often as dice say when they are thrown', () => {
    const a = attack({ red: 2, black: 2, white: 1 }, { surge: 'hit', impact: 1, pierce: 1 });
    const d: Defence = { ...open, die: 'red', cover: 2, dodges: 1, armor: 1 };
    const random = seeded(11);
    const THROWS = 40_000;
    let sum = 0;
    for (let i = 0; i < THROWS; i++) sum += thrown(a, d, random);
    expect(sum / THROWS).toBeCloseTo(mean(woundOdds(a, d)), 1);
  });
});

describe('the attack at the table', () => {
  /** A battle of two made-up units that attack and defend as the odds assume. */
  const forecastOf = (n: number, a: Attack, d: Defence): readonly number[] => {
    const keywords = (of: Readonly<Record<string, number>>): KeywordOn[] =>
      Object.entries(of).flatMap(([keyword, x]) => (x > 0 ? [{ keyword: keyword as KeywordOn['keyword'], x }] : []));
    const { red = 0, black = 0, white = 0 } = a.dice;
    const weapon = { ...typeNamed('rebel-trooper').weapons[1]!, dice: { red, black, white } };
    const attacker = fixture('rebel-trooper', `attacker-${n}`, {
      attackSurge: a.surge ?? 'none',
      keywords: keywords({ precise: a.precise }),
      weapons: [{ ...weapon, keywords: keywords({ pierce: a.pierce, impact: a.impact, critical: a.critical }) }],
    });
    const target = fixture('stormtrooper', `target-${n}`, {
      defence: d.die,
      defenceSurge: d.surge,
      wounds: 99,
      keywords: keywords({ armor: d.armor }),
    });
    const s = duel({ type: attacker, aim: a.aims }, { type: target, dodge: d.dodges });
    return attackForecast(s, { attacker: unit(0), target: unit(1), weapon: 0 }).wounds;
  };
  test('has the same chances when the engine’s own steps are walked', () => {
    const random = seeded(5);
    const oneOf = <T>(list: readonly T[]): T => list[random(list.length)]!;
    for (let n = 0; n < 20; n++) {
      const surge = oneOf(['hit', 'crit', undefined] as const);
      const armor = random(3);
      const dodges = random(3);
      // at the table rerolls are the best ones against this target; the odds of a list know only misses
      const canAim = armor === 0 && dodges === 0;
      const a = attack(
        { red: random(3), black: random(3), white: 1 + random(2) },
        {
          surge,
          critical: canAim && surge === undefined ? 0 : random(3),
          aims: canAim ? random(3) : 0,
          precise: random(2),
          impact: random(3),
          pierce: random(3),
        },
      );
      const d: Defence = { ...open, die: oneOf(['red', 'white'] as const), surge: random(2) === 1, armor, dodges };
      const expected = chances(woundOdds(a, d));
      const found = forecastOf(n, a, d);
      for (let w = 0; w < Math.max(found.length, expected.length); w++)
        expect(found[w] ?? 0, `attack ${n}, ${w} wounds`).toBeCloseTo(expected[w] ?? 0, 12);
    }
  });
});
/** The same sequence with real throws, one die after the other. */
const thrown = (a: Attack, d: Defence, random: (below: number) => number): number => {
  let hits = 0;
  let crits = 0;
  for (const die of ATTACK_DICE)
    for (let i = 0; i < (a.dice[die] ?? 0); i++) {
      const side = random(8);
      const { hit, surge } = ATTACK_FACES[die];
      if (side < hit + surge) hits++;
      else if (side === 7) crits++;
    }
  for (let i = hits; i > 0; i--) if (random(6) < 2) hits--;
  hits = Math.max(0, hits - d.dodges);
  const forced = Math.min(a.impact, hits);
  hits = Math.max(0, hits - forced - d.armor) + crits + forced;
  let blocks = 0;
  for (let i = 0; i < hits; i++) if (random(6) < 3) blocks++;
  return hits - Math.max(0, blocks - a.pierce);
};

describe('the pool of a unit', () => {
  test('every miniature adds the best weapon that reaches', () => {
    const troopers = deploy(line('stormtroopers', 1, 'dlt-19-stormtrooper'));
    const names = (reach: 0 | 1 | 3 | 4): string[] => bestPool(troopers, reach).map(c => weaponsOf(troopers)[c.weapon]!.weapon.name);
    expect(names(3)).toHaveLength(5);
    expect(names(3).filter(n => n === 'DLT-19 Blaster Rifle')).toHaveLength(1);
    expect(names(4)).toEqual(['DLT-19 Blaster Rifle']);
    expect(new Set(names(0))).toEqual(new Set(['Bludgeon']));
    expect(attackOf(troopers, bestPool(troopers, 4), 4, 0)).toMatchObject({ dice: { red: 2, black: 0, white: 0 }, impact: 1 });
  });
  test('a melee pool knows no cover, a vehicle uses its arsenal', () => {
    const vader = deploy(line(VADER));
    expect(reachesOf(vader)).toEqual([0]);
    expect(attackOf(vader, bestPool(vader, 0), 0, 1)).toMatchObject({
      dice: { red: 6 },
      pierce: 3,
      impact: 3,
      aims: 1,
      ignoresCover: true,
    });
    const walker = deploy(line('at-st', 1, '88i-twin-light-blaster'));
    expect(bestPool(walker, 2)).toHaveLength(2);
  });
  test('weapons that ask have better dice: against vehicles, and against whoever is near', () => {
    const rockets = deploy(line('super-commandos', 1, 'jetpack-rockets'));
    const dice = (against?: 'trooper' | 'vehicle') => attackOf(rockets, bestPool(rockets, 3), 3, 0, against).dice;
    const [plain, better] = [dice('trooper'), dice('vehicle')];
    expect(dice()).toEqual(plain);
    expect(better.red! - plain.red!).toBeGreaterThan(0);
    expect(plain.black! - better.black!).toBe(better.red! - plain.red!);
    const near = { dice: { red: 1, black: 1, white: 1 }, name: 'Charge', range: [0, 1], keywords: { Assault: 1 } } as const;
    expect([betterDice(near, 1, undefined), betterDice(near, 2, 'vehicle')]).toEqual([1, 0]);
    expect([againstOf(unitById.get('at-st')!), againstOf(unitById.get(VADER)!)]).toEqual(['vehicle', 'trooper']);
  });
  test('a card is a target', () => {
    expect(defenceOf(unitById.get('at-st')!, 1, 0)).toMatchObject({ die: 'white', surge: true, armor: 5, cover: 1 });
    expect(defenceOf(unitById.get(VADER)!, 0, 2)).toMatchObject({ die: 'red', surge: false, immunePierce: true, dodges: 2 });
  });
  test('of every card in the catalogue has odds that add up', () => {
    for (const card of catalogue.units) {
      const unit = deploy(line(card.id));
      for (const reach of reachesOf(unit)) {
        const odds = woundOdds(attackOf(unit, bestPool(unit, reach), reach, 1), defenceOf(card, 1, 0));
        expect([...odds.values()].reduce((a, b) => a + b)).toBeCloseTo(1, 9);
      }
    }
  });
});
