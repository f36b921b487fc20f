import { CHANCE, checkSetup, nearest, nextAsked, type Seat, sample, viewOf } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { seeded } from '@cadre/kit';
import { describe, expect, it } from 'vitest';
import { heuristicWith } from '../../src/special-operations/bot/bot.js';
import { roughWounds } from '../../src/special-operations/bot/estimate.js';
import { specialName } from '../../src/special-operations/bot/names.js';
import { outlook } from '../../src/special-operations/bot/outlook.js';
import { REASONS, reasonText } from '../../src/special-operations/bot/reasons.js';
import { MISSION } from '../../src/special-operations/content/missions.js';
import { MISSIONS, type MissionId } from '../../src/special-operations/content/types.js';
import { ACTIVATING } from '../../src/special-operations/frames.js';
import { specialOperations as game } from '../../src/special-operations/game.js';
import { OPTION } from '../../src/special-operations/options.js';
import { specialOf } from '../../src/special-operations/round/actions.js';
import type { BattleState, UnitId } from '../../src/special-operations/state.js';
import { onTable, spotOf, TOKEN_RADIUS, typeOf, vehicleOf } from '../../src/special-operations/table/queries.js';

const bot = heuristicWith(roughWounds);
const start = (mission: MissionId): BattleState => {
  const wishes = {
    edition: 'v1.1',
    mission,
    blue: 'first',
    layout: 'relay-station',
    'squad.0': 'rebel-troopers',
    'squad.1': 'imperial-infantry',
  };
  const { setup, problems } = checkSetup(game, wishes);
  expect(problems).toEqual([]);
  const s = game.setup(setup);
  game.machine.start(s);
  return s;
};
/** Plays on until this holds: bots, or chance, answer. */
const playUntil = (s: BattleState, holds: (s: BattleState) => boolean, seed = 7): BattleState => {
  const random = seeded(seed);
  for (let n = 0; s.pending && !holds(s) && n < 5_000; n++) {
    const { seat, space } = nextAsked(s.pending);
    const answer = seat === CHANCE ? sample(space, random) : bot.choose(viewOf(s, seat), space, random);
    expect(game.machine.submit(s, seat, s.pending.seq, answer)).toBeNull();
    s.out?.splice(0);
  }
  return s;
};
const isActing = (s: BattleState, seat: Seat): boolean =>
  s.stack.at(-1)?.proc === 'activation' && s.pending !== null && nextAsked(s.pending).seat === seat && nearest(s, ACTIVATING)?.taken === 0;
const actingUnit = (s: BattleState): UnitId => nearest(s, ACTIVATING)!.unit;
/** What the bot answers to the question of this position, which was changed by hand. */
const answerIn = (s: BattleState): string => {
  s.pending = game.machine.ask(s);
  const { seat, space } = nextAsked(s.pending);
  const [code] = bot.choose(viewOf(s, seat), space, seeded(1));
  const option = OPTION.decode(code!);
  return option.kind === 'special' ? specialName(option.action) : option.kind === 'attack' ? `attack ${option.target}` : option.kind;
};
const RED: Seat = 1;
const acting = (mission: MissionId): { s: BattleState; unit: UnitId } => {
  const s = playUntil(start(mission), at => isActing(at, RED));
  return { s, unit: actingUnit(s) };
};
const beside = (s: BattleState, objective: string, unit: UnitId, inches = 0) => {
  const { at } = s.public.objectives[MISSION[s.public.mission].objectives.findIndex(o => o.id === objective)]!;
  return { x: at.x, y: at.y + Math.round(TOKEN_RADIUS + typeOf(s, unit).base / 2 + inches * INCH), level: 0 };
};

describe('the heuristic bot', () => {
  it.each(MISSIONS)('plays %s to the end without an illegal answer', { timeout: 120_000 }, mission => {
    const s = playUntil(start(mission), () => false);
    expect(s.pending).toBeNull();
    expect(s.public.winner).not.toBe('open');
  });
  it('uses a console that it touches, at once', () => {
    const { s, unit } = acting('shields');
    s.public.units[unit]!.at = beside(s, 'console-left', unit);
    expect(answerIn(s)).toBe('use-console');
  });
  it('transmits when it can', () => {
    const { s, unit } = acting('shields');
    s.public.units[unit]!.at = beside(s, 'transmitter', unit);
    s.public.tally.covered = { crit: 1, surge: 2, hit: 3 };
    expect(answerIn(s)).toBe('transmit');
  });
  it('throws a detonator with eight dice', () => {
    const { s, unit } = acting('vehicle');
    const vehicle = vehicleOf(s)!;
    const { x, y } = spotOf(s, vehicle);
    const reach = (typeOf(s, vehicle).base + typeOf(s, unit).base) / 2;
    s.public.units[unit]!.at = { x, y: y + Math.round(reach + 2.5 * INCH), level: 0 };
    s.public.units[unit]!.detonator = 1;
    expect(answerIn(s)).toBe('detonator');
  });
  it('attacks the enemy that it can defeat', () => {
    const { s, unit } = acting('priorities');
    const [one, other] = onTable(s, 0).filter(id => s.public.units[id]!.type === 'rebel-trooper');
    for (const [i, u] of s.public.units.entries()) if (u.seat === 0 && i !== one && i !== other) u.at = 'defeated';
    s.public.units[unit]!.at = { x: 18 * INCH, y: 20 * INCH, level: 0 };
    s.public.units[one!]!.at = { x: 16 * INCH, y: 26 * INCH, level: 0 };
    s.public.units[other!]!.at = { x: 20 * INCH, y: 26 * INCH, level: 0 };
    s.public.units[other!]!.wounds = typeOf(s, other!).wounds - 1;
    Object.assign(nearest(s, ACTIVATING)!, { taken: 1, moved: true, done: ['move', 'dash'] });
    expect(answerIn(s)).toBe(`attack ${other}`);
  });
  it('names special actions as the rules number them', () => {
    for (const number of [0, 1, 2, 3, 4, ...Array.from({ length: 13 }, (_, i) => 32 + i)])
      expect(specialName(number)).toBe(specialOf(number).id);
  });
  it('says every reason in both languages', () => {
    for (const why of Object.keys(REASONS) as (keyof typeof REASONS)[]) {
      const reason = { rule: 'L-GEN-1', why, about: { kind: 'stormtrooper', wounds: 1, dice: 8, goal: 'console' } };
      expect(reasonText(reason, 'en')).not.toBe(reasonText(reason, 'de'));
    }
  });
  it('sees a seat ahead that has won nearly', () => {
    const { s } = acting('priorities');
    s.public.points = [0, 6];
    expect(outlook(s)[RED]!).toBeGreaterThan(0.7);
  });
});
