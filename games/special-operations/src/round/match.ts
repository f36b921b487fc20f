import { type Call, emit, type Go, thenAgain } from '@cadre/core';
import { titlesFor } from '../box.js';
import { phaseLocals } from '../frames.js';
import { words } from '../keywords/keywords.js';
import { lastRoundOf } from '../missions/last-round.js';
import { missionOf, winnerAtEnd } from '../missions/mission.js';
import { StartingTokens } from '../missions/starting-tokens.js';
import { procedure } from '../options.js';
import { ChooseMission, Colours } from '../setup/colours.js';
import { Deployment } from '../setup/deployment.js';
import { ChooseLoadouts } from '../setup/loadouts.js';
import { setTheTable } from '../setup/roster.js';
import { RollChart } from './chart.js';
import { CommandPhase } from './command.js';
import { EndPhase } from './end-phase.js';
import { decided, endReason } from './outcome.js';
import { blueFirst, blueSeat } from './priority.js';
import { ActivationPhase } from './turns.js';

/** L-RND-1, SO-G2 */
export const Round = procedure('round', {
  locals: () => ({}),
  steps: {
    begin: {
      rule: 'L-RND-1',
      run: s => {
        s.public.round++;
        s.public.uncovered = [];
        const last = lastRoundOf(s);
        emit(s, { type: 'round', rule: 'L-RND-1', round: s.public.round, ...(last && { last }) });
      },
    },
    command: { rule: 'L-RND-1', run: (): Call => CommandPhase.call({}) },
    activation: { rule: 'L-RND-1', run: (): Call => ActivationPhase.call({}) },
    end: { rule: 'L-RND-1', run: (): Call => EndPhase.call({}) },
  },
});
/** SO-G4: the set-up in its order, then rounds until somebody has won. */
export const Match = procedure('match', {
  locals: phaseLocals,
  steps: {
    colours: { rule: 'SO-G8', when: s => s.public.blue === 'open', run: (): Call => Colours.call({}) },
    mission: { rule: 'SO-G9', run: (): Call => ChooseMission.call({}) },
    table: { rule: 'SO-G4', run: setTheTable },
    chart: { rule: 'SO-G37', when: s => s.public.chartInUse, run: (): Call => RollChart.call({}) },
    loadouts: { rule: 'SO-G5', run: (): Call => ChooseLoadouts.call({}) },
    deployment: { rule: 'SO-G10', run: (): Call => Deployment.call({}) },
    tokens: { rule: 'SO-G12', run: (): Call => StartingTokens.call({}) },
    deployed: { rule: 'SO-G10', run: (s): Call | void => missionOf(s).deployed?.(s) },
    speak: { rule: 'L-GEN-2', run: (s, f) => words.open(s, 'deployed', f, blueFirst(s)) },
    rounds: {
      rule: 'SO-G2',
      when: s => decided(s) === null && (s.public.round === 0 || winnerAtEnd(s) === null),
      run: (): Go => thenAgain(Round.call({})),
    },
    end: {
      rule: 'SO-X-1',
      run: s => {
        const reason = endReason(s);
        const winner = decided(s) ?? winnerAtEnd(s) ?? 'draw';
        s.public.winner = winner;
        const { mission, own, points } = s.public;
        emit(s, {
          type: 'ended',
          rule: 'SO-X-1',
          blue: blueSeat(s),
          winner,
          why: mission,
          reason,
          points: points.slice(),
          ...(own !== '' && { own: titlesFor(s.public) }),
        });
      },
    },
  },
});
