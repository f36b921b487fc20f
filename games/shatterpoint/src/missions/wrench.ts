import { CHANCE, emit, type Go, roll, thenAgain } from '@cadre/core';
import { facesOf } from '@cadre/kit';
import { titleOfObjective } from '../box.js';
import { ATTACK } from '../dice.js';
import { procedure } from '../options.js';
import { partnerOf } from '../round/decks.js';
import { firstCadre } from '../round/seats.js';
import type { EncounterState, EncounterView, ObjectiveId } from '../state.js';
import { exposedTarget, objectivesOfRole, targetDef, targetSpot } from './targets.js';
import { coverSpace, settleTrack } from './tracks.js';

/** LE-P25: targets that can take a token; a target that waits holds as many as its row has spaces. */
const open = (k: EncounterView): number[] =>
  k.public.dashboard.targets.flatMap(({ destroyed, stored }, i) => {
    if (destroyed) return [];
    return i === exposedTarget(k) || stored < targetDef(k, i).tracks[0]!.spaces.length ? [i] : [];
  });
const targetAt = (k: EncounterView, objective: ObjectiveId): number => open(k).find(i => targetSpot(k, i).objective === objective)!;
const put = (s: EncounterState, target: number): void => {
  if (target !== exposedTarget(s)) {
    s.public.dashboard.targets[target]!.stored++;
    emit(s, {
      type: 'covered',
      rule: 'LE-M9',
      name: targetDef(s, target).objective,
      target,
      space: s.public.dashboard.targets[target]!.stored,
      icon: 'stored',
      ...titleOfObjective(s, targetDef(s, target).objective),
    });
    return;
  }
  coverSpace(s, target, 'expertise', 'LE-M9');
  settleTrack(s, target);
};
const rolls = (k: EncounterView, role: string): number => objectivesOfRole(k, role, true).length;

/** LE-M9, LE-P25: first the cadre that went first in this cycle, then the other. */
export const Wrench = procedure('wrench', {
  locals: (x: { role: string }) => ({ turn: 0, ...x }),
  steps: {
    next: {
      rule: 'LE-M9',
      when: (s, f) => f.turn < 2 && rolls(s, f.role) > 0,
      run: (s, f): Go => {
        const first = firstCadre(s);
        return thenAgain(WrenchRoll.call({ seat: f.turn++ === 0 ? first : partnerOf(first), role: f.role }));
      },
    },
  },
});
export const WrenchRoll = procedure('wrenchRoll', {
  locals: (x: { seat: number; role: string }) => ({ tokens: 0, ...x }),
  steps: {
    roll: {
      rule: 'LE-M9',
      seat: CHANCE,
      space: (s, f) => roll('wrench', ATTACK, rolls(s, f.role)),
      take: (s, f, answer) => {
        const faces = facesOf(ATTACK, answer);
        f.tokens = faces.filter(face => face === 'expertise').length;
        emit(s, { type: 'diceRolled', rule: 'LE-M9', seat: f.seat, die: 'attack', faces, why: 'wrench' });
      },
    },
    put: {
      rule: 'LE-P25',
      when: (s, f) => f.tokens > 0 && open(s).length > 0,
      seat: (_, f) => f.seat,
      of: 'objective',
      options: s => open(s).map(target => ({ kind: 'objective', objective: targetSpot(s, target).objective })),
      take: (s, f, { objective }): Go => {
        f.tokens--;
        put(s, targetAt(s, objective));
        return 'again';
      },
    },
  },
});
