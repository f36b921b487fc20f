import { CHANCE, checkSetup, nearest, nextPrompt, type Seat, sample, viewOf } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { seeded } from '@cadre/kit';
import { expect } from 'vitest';
import { heuristicWith } from '../src/bot/bot.js';
import { roughWounds } from '../src/bot/estimate.js';
import { MISSION } from '../src/content/missions.js';
import type { MissionId } from '../src/content/types.js';
import { ACTIVATING } from '../src/frames.js';
import { specialOperations as game } from '../src/game.js';
import type { BattleState, UnitId } from '../src/state.js';
import { TOKEN_RADIUS, typeOf } from '../src/table/queries.js';

export const bot = heuristicWith(roughWounds);
export const start = (mission: MissionId, [blue = 'rebel-troopers', red = 'imperial-infantry']: readonly string[] = []): BattleState => {
  const wishes = {
    edition: 'v1.1',
    mission,
    blue: 'first',
    layout: 'relay-station',
    'squad.0': blue,
    'squad.1': red,
  };
  const { setup, problems } = checkSetup(game, wishes);
  expect(problems).toEqual([]);
  const s = game.setup(setup);
  game.machine.start(s);
  return s;
};
/** Plays on until this holds: bots, or chance, answer. */
export const playUntil = (
  s: BattleState,
  holds: (s: BattleState) => boolean,
  seed = 7,
  by: Pick<typeof bot, 'choose'> = bot,
): BattleState => {
  const random = seeded(seed);
  for (let n = 0; s.pending && !holds(s) && n < 5_000; n++) {
    const { seat, space } = nextPrompt(s.pending);
    const answer = seat === CHANCE ? sample(space, random) : by.choose(viewOf(s, seat), space, random);
    expect(game.machine.submit(s, seat, s.pending.seq, answer)).toBeNull();
    s.out?.splice(0);
  }
  return s;
};
export const isActing = (s: BattleState, seat: Seat): boolean =>
  s.stack.at(-1)?.proc === 'activation' && s.pending !== null && nextPrompt(s.pending).seat === seat && nearest(s, ACTIVATING)?.taken === 0;
export const actingUnit = (s: BattleState): UnitId => nearest(s, ACTIVATING)!.unit;
export const RED: Seat = 1;
export const acting = (mission: MissionId, type?: string): { s: BattleState; unit: UnitId } => {
  const isIt = (at: BattleState): boolean => type === undefined || at.public.units[actingUnit(at)]!.type === type;
  const s = playUntil(start(mission), at => isActing(at, RED) && isIt(at));
  return { s, unit: actingUnit(s) };
};
export const beside = (s: BattleState, objective: string, unit: UnitId, inches = 0) => {
  const { at } = s.public.objectives[MISSION[s.public.mission].objectives.findIndex(o => o.id === objective)]!;
  return { x: at.x, y: at.y + Math.round(TOKEN_RADIUS + typeOf(s, unit).base / 2 + inches * INCH), level: 0 };
};
