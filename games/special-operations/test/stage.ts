import type { Call } from '@cadre/core';
import { type MissionId, specialOperations } from '@cadre/special-operations';
import { type Scenario, scenario } from '@cadre/testkit';
import { boxOf } from '../src/box.js';
import { newRoster } from '../src/keywords/holders.js';
import { setTheTable } from '../src/setup/roster.js';
import type { BattleState } from '../src/state.js';
import { battle, code, type Given, type Placed } from './battle.js';

const LAYOUT: Readonly<Record<MissionId, string>> = {
  shields: 'relay-station',
  codes: 'relay-station',
  vehicle: 'relay-station',
  priorities: 'relay-station',
};
/** A battle of a mission with its tokens on the table; seat 0 is blue. */
export const stage = (mission: MissionId, units: readonly Placed[], given: Given = {}): BattleState => {
  const s = battle(units, given);
  s.public.mission = mission;
  s.public.layout = LAYOUT[mission];
  s.public.tally.codes = ['not-yet', 'not-yet', 'not-yet'];
  setTheTable(s);
  s.public.roster = newRoster(s);
  return s;
};
/** The whole game from here on. */
export const play = (s: BattleState, ...calls: readonly Call[]): Scenario<BattleState> => {
  s.stack = calls.map(c => c.call);
  return scenario(specialOperations, s);
};
export const cardCode = (s: BattleState, id: string): number => code({ kind: 'card', card: boxOf(s).cardNumbers.get(id)! });
