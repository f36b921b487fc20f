import { specialOperations as GAME } from '@cadre/special-operations';
import { MISSION_ACTIONS } from '../src/missions/mission.js';
import { SPECIALS_FROM } from '../src/options.js';
import { Activation } from '../src/round/activation.js';
import { code, type Placed, unit } from './battle.js';
import { play, type stage } from './stage.js';

export const TROOPER = 'rebel-trooper';
export const STORM = 'stormtrooper';
export const R5 = 'r5-astromech';
/** Missions' actions have numbers after those of keywords and loadouts. */
export const action = (id: string) =>
  ({ kind: 'special', action: SPECIALS_FROM.missions + MISSION_ACTIONS.findIndex(a => a.id === id) }) as const;
export const act = (s: ReturnType<typeof stage>, id: number) => play(s, Activation.call({ unit: unit(id) }));
export const why = (t: ReturnType<typeof play>, seat: number, id: string) =>
  GAME.machine.check(t.state, seat, t.state.pending!.seq, [code(action(id))])?.because;
export const on = (t: ReturnType<typeof play>, seat: number, id: string) => t.seat(seat).answers(code(action(id)));
export const RIDERS: readonly Placed[] = [
  { type: TROOPER, at: [2, 2] },
  { type: STORM, seat: 1, at: [10, 30] },
  { type: STORM, seat: 1, at: [12, 30] },
  { type: 'fx-9-medical-droid', seat: 1, at: [20, 30] },
];
