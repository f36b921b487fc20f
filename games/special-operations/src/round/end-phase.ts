import { type Call, emit } from '@cadre/core';
import { phaseLocals } from '../frames.js';
import { words } from '../keywords/keywords.js';
import { total } from '../keywords/quantities.js';
import { missionOf } from '../missions/mission.js';
import { procedure } from '../options.js';
import { RevealCovert } from '../setup/covert.js';
import type { BattleState, UnitId } from '../state.js';
import { decided } from './outcome.js';
import { blueFirst, blueSeat } from './priority.js';

/** L-END-1: what lasts for the round goes. SO-G24: suppression stays. */
const cleanUp = (s: BattleState): void => {
  for (const [i, unit] of s.public.units.entries()) {
    unit.aim = 0;
    unit.dodge = 0;
    unit.surge = 0;
    unit.standby = 0;
    unit.observation = 0;
    unit.order = 'none';
    unit.byCard = false;
    unit.activated = false;
    unit.moved = false;
    unit.attackedBy = [];
    unit.untargetableBeyond = 0;
    unit.shield = Math.min(unit.shield, total(s, 'shields', { unit: i as UnitId })); // lent for the round
  }
};
const endRound = (s: BattleState): void => {
  for (const seat of [0, 1] as const) {
    const card = s.public.played[seat];
    if (card !== '') s.public.discards[seat] = [...s.public.discards[seat], card];
  }
  s.public.played = ['', ''];
  s.public.passes = [0, 0];
  s.public.pools = [[], []];
  s.public.used = {};
  s.public.markers = s.public.markers.filter(m => m.kind !== 'charge');
  words.endOf(s, 'round');
};
/** L-END, as Special Operations changes it. */
export const EndPhase = procedure('endPhase', {
  locals: phaseLocals,
  steps: {
    covert: { rule: 'SO-G36', when: s => decided(s) === null, run: (): Call => RevealCovert.call({}) },
    mission: { rule: 'L-END-1', when: s => decided(s) === null, run: (s): Call | void => missionOf(s).endPhase?.(s) },
    score: { rule: 'L-END-1', when: s => decided(s) === null, run: (s): Call | void => missionOf(s).score?.(s) },
    tidy: { rule: 'SO-G24', when: s => decided(s) === null, run: cleanUp },
    end: { rule: 'L-END-1', when: s => decided(s) === null, run: (s, f) => words.open(s, 'endPhaseEnd', f, blueFirst(s)) },
    finish: { rule: 'L-END-1', when: s => decided(s) === null, run: endRound },
    announce: {
      rule: 'L-RND-1',
      run: s => {
        emit(s, { type: 'scored', rule: 'L-RND-1', blue: blueSeat(s), points: s.public.points.slice() });
      },
    },
  },
});
