import { type Answer, pick, viewOf } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { seeded } from '@cadre/kit';
import { heuristic, novice, search } from '@cadre/shatterpoint';
import { oddsWorth } from '@cadre/shatterpoint/bot/odds';
import { planOf } from '@cadre/shatterpoint/bot/plans';
import { bestAssault, stayAt, THOROUGH } from '@cadre/shatterpoint/bot/spots';
import { damageWorth, objectiveWorth, woundWorth } from '@cadre/shatterpoint/bot/stakes';
import { WEIGHTS } from '@cadre/shatterpoint/bot/weights';
import { AQUA_DROIDS } from '@cadre/shatterpoint/content/units/aqua-droids';
import { canUse } from '@cadre/shatterpoint/effects/abilities';
import { attackForecast } from '@cadre/shatterpoint/forecast';
import { Reveal } from '@cadre/shatterpoint/round/cadre-turn';
import type { CharacterId, EncounterState, ObjectiveId, UnitId } from '@cadre/shatterpoint/state';
import { placePush } from '@cadre/shatterpoint/table/place-args';
import { describe, expect, test } from 'vitest';
import { code, match, put } from './round/table.js';

const VADER = 0 as UnitId;
const REX = 3 as UnitId;
const CODY = 5 as UnitId;
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
/** Inches between the middle of an objective and of a character that contests it, roughly. */
const NEAR = 3.5;
const plan = (s: EncounterState) => planOf(s, { unit: VADER, taken: 0, done: [] }, THOROUGH);
const worths = (s: EncounterState): number[] => s.public.objectives.map((_, i) => objectiveWorth(s, i as ObjectiveId));

describe('plans', () => {
  test('it goes to an enemy that it can reach, and strikes one that is near', () => {
    const far = match();
    put(far, VADER, 0, 18, 10.5);
    put(far, REX, 0, 18, 2);
    expect(plan(far).first).toBe('move');
    const near = match();
    put(near, VADER, 0, 18, 22);
    put(near, REX, 0, 18, 20);
    expect(['focus', 'combat']).toContain(plan(near).first);
    expect(plan(near).worth).toBeGreaterThan(0);
  });
  test('without an action left there is nothing to do', () => {
    const s = match();
    expect(planOf(s, { unit: VADER, taken: 2, done: ['move', 'combat'] }, THOROUGH)).toEqual({ first: 'end', worth: 0 });
  });
});
describe('weights', () => {
  test('a bot with weights of its own sees the same table differently', () => {
    const s = match();
    put(s, VADER, 0, 18, 22);
    put(s, REX, 0, 18, 20);
    const vader = s.public.units[VADER]!.characters[0]!;
    const weights = { ...WEIGHTS, legend: { ...WEIGHTS.legend, hunt: 2 * WEIGHTS.legend.hunt, fear: 0 } };
    expect(damageWorth({ ...s, weights }, REX)).toBeCloseTo(2 * damageWorth(s, REX));
    expect(stayAt({ ...s, weights }, vader)!.strike).toBeCloseTo(2 * stayAt(s, vader)!.strike);
    const fearless = { ...WEIGHTS, legend: { ...WEIGHTS.legend, fear: 0 } };
    expect(stayAt({ ...s, weights: fearless }, vader)!.stand).toBeGreaterThan(stayAt(s, vader)!.stand);
  });
});
describe('stakes', () => {
  test('an objective is worth what the mission does with it', () => {
    const tiers = match();
    expect(Math.min(...worths(tiers))).toBeGreaterThan(0);
    tiers.public.dashboard.pools = [0, 5, 5];
    expect(worths(tiers).slice(0, 3).map(Math.sign)).toEqual([0, 0, 1]);
    expect(worths(match({ mission: 'uninvited-guests' })).map(Math.sign)).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1]);
    expect(worths(match({ mission: 'silence-the-battery' })).map(Math.sign)).toEqual([0, 1, 1, 1, 1]);
  });
  test('a wound of the Legend is worth more than one of a cadre, and far more than a minion', () => {
    const s = match();
    const [legend, minion, cadre] = [0, 1, 3].map(unit => woundWorth(s, unit as UnitId));
    expect(legend).toBeGreaterThan(cadre!);
    expect(cadre).toBeGreaterThan(3 * minion!);
  });
  test('damage to a Wounded unit is worth nothing', () => {
    const s = match();
    s.public.units[REX]!.wounded = 1;
    expect(damageWorth(s, REX)).toBe(0);
  });
  test('an assault is worth something to cadres near the target that stands open, nothing to the Legend', () => {
    const s = match({ mission: 'uninvited-guests', layout: 'refinery' });
    const rex = put(s, REX, 0, 18, 8);
    const vader = put(s, VADER, 0, 18, 12.5);
    expect(bestAssault(s, rex)).toBeGreaterThan(0);
    expect(bestAssault(s, vader)).toBe(0);
    put(s, REX, 0, 18, 34);
    expect(bestAssault(s, rex as CharacterId)).toBe(0);
  });
});
describe('no turn goes on for ever', () => {
  test('LE-P5 it does not shuffle the Shatterpoint Card back', () => {
    const s = match();
    s.public.turn = 1;
    s.stack = [Reveal.frame({ seat: 1 })];
    const space = pick('option', [code({ kind: 'shuffleBack' }), code({ kind: 'unit', unit: REX })]);
    expect(heuristic.choose(viewOf(s, 1), space, seeded(1))).toEqual([code({ kind: 'unit', unit: REX })]);
  });
  test('LE-P6 an ability swaps the reserved card once a turn', () => {
    const s = match({ 'cadre.1': 'nossor-ri+aqua-droids+captain-rex+501st-clone-troopers' });
    const droids = 4 as UnitId;
    const submerge = AQUA_DROIDS.abilities.find(({ id }) => id === 'submerge')!;
    s.public.turn = 1;
    s.public.reserve = { seat: 1, card: 0 as never };
    s.stack = [Reveal.frame({ seat: 1 })];
    const frame = { seat: 1, unit: droids };
    expect(canUse(s, droids, submerge, frame)).toBe(true);
    s.public.used.turn = { [`${droids}:submerge`]: 1 };
    expect(canUse(s, droids, submerge, frame)).toBe(false);
  });
});
describe('other strengths', () => {
  test('a novice now and then does what the heuristic would not', () => {
    const s = match();
    s.public.turn = 1;
    s.stack = [Reveal.frame({ seat: 1 })];
    const space = pick('option', [code({ kind: 'shuffleBack' }), code({ kind: 'unit', unit: REX })]);
    const answers = Array.from({ length: 40 }, (_, i) => novice.choose(viewOf(s, 1), space, seeded(i))[0]);
    expect(new Set(answers).size).toBe(2);
  });
  test('a search pushes an enemy off an objective, and a friend nearer to one; the heuristic does not look', () => {
    const s = match();
    const { at } = s.public.objectives[0]!;
    const [x, y] = [at.x / INCH, at.y / INCH];
    const rex = put(s, REX, 0, x, y + 1);
    const away = (answer: Answer) => Math.hypot(answer[0]! - at.x, answer[1]! - at.y) / INCH;
    const pushes = (bot: typeof search, seat: number) =>
      Array.from({ length: 12 }, (_, i) =>
        away(bot.choose(viewOf(s, seat), placePush(rex, 3, { x: at.x, y: at.y, elevation: 0 }, { free: true }), seeded(i))),
      );
    s.public.objectives[0]!.control = 'legend';
    expect(Math.min(...pushes(search, 0))).toBeGreaterThan(NEAR);
    expect(mean(pushes(search, 1))).toBeLessThan(mean(pushes(search, 0)));
    expect(Math.min(...pushes(heuristic, 0))).toBeLessThan(NEAR);
  });
  test('odds count damage, Wounds and what else the tree gives, and a search attacks where they are best', () => {
    const s = match();
    const vader = put(s, VADER, 0, 18, 20);
    put(s, REX, 0, 18, 18.4);
    const option = { kind: 'attack', attacker: vader, target: s.public.units[REX]!.characters[0]!, how: 'melee' } as const;
    const damageOf = () => attackForecast(s, { attacker: vader, defender: option.target, kind: 'melee', inCombatAction: true });
    const fresh = oddsWorth(s, attackForecast, option);
    expect(fresh).toBeGreaterThan(damageOf().meanDamage * damageWorth(s, REX));
    s.public.units[REX]!.damage = 6;
    const { wound, meanDamage } = damageOf();
    expect(oddsWorth(s, attackForecast, option)).toBeGreaterThan((meanDamage + 2 * wound) * damageWorth(s, REX));
    expect(wound).toBeGreaterThan(0);
    const cody = put(s, CODY, 0, 19.6, 20);
    const options = [option, { ...option, target: cody }] as const;
    const best = oddsWorth(s, attackForecast, options[0]) > oddsWorth(s, attackForecast, options[1]) ? options[0] : options[1];
    expect(search.choose(viewOf(s, 0), pick('option', options.map(code)), seeded(1))).toEqual([code(best)]);
    s.public.units[best === option ? REX : CODY]!.wounded = 1;
    const other = best === option ? options[1] : option;
    expect(search.choose(viewOf(s, 0), pick('option', options.map(code)), seeded(1))).toEqual([code(other)]);
  });
});
