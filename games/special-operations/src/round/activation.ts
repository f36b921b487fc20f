import { type Call, CHANCE, emit, type Go, pick, roll, thenAgain } from '@cadre/core';
import { facesOf } from '@cadre/kit';
import { DEFENCE, type DefenceFace } from '../dice.js';
import { activationLocals } from '../frames.js';
import { about, lose } from '../harm.js';
import { words } from '../keywords/keywords.js';
import { total } from '../keywords/quantities.js';
import { missionOf } from '../missions/mission.js';
import { procedure } from '../options.js';
import type { BattleState, UnitId } from '../state.js';
import { unitOf } from '../table/queries.js';
import { Action } from './action.js';
import { actionProblem, actionsOf } from './actions.js';
import { decided } from './outcome.js';
import { priorityFirst } from './priority.js';

const isThere = (s: BattleState, id: UnitId): boolean => typeof unitOf(s, id).at === 'object' && decided(s) === null;
const rallyDie = (s: BattleState, id: UnitId) => (total(s, 'redRally', { unit: id }) > 0 ? DEFENCE.red : DEFENCE.white);

/** L-ACT-5: start effects, rally, actions, end effects, the order token facedown. */
export const Activation = procedure('activation', {
  locals: activationLocals,
  steps: {
    begin: {
      rule: 'L-ACT-5',
      run: (s, f) => {
        emit(s, { type: 'activated', ...about(s, f.unit, 'L-ACT-5') });
      },
    },
    arrive: { rule: 'SO-V4', run: (s, f): Call | void => missionOf(s).activation?.(s, f.unit) },
    start: { rule: 'L-ACT-5', when: (s, f) => isThere(s, f.unit), run: (s, f) => words.open(s, 'activationStart', f, priorityFirst(s)) },
    /** SO-G19 */
    rally: {
      rule: 'L-SUP-4',
      when: (s, f) => isThere(s, f.unit) && unitOf(s, f.unit).suppression > 0,
      seat: CHANCE,
      space: (s, f) => roll('rally', rallyDie(s, f.unit), unitOf(s, f.unit).suppression),
      take: (s, f, answer) => {
        const faces: DefenceFace[] = facesOf(rallyDie(s, f.unit), answer);
        const removed = faces.filter(face => face !== 'blank').length;
        f.rallied = removed;
        emit(s, { type: 'rallied', faces, removed, ...about(s, f.unit, 'L-SUP-4') });
      },
    },
    keep: {
      rule: 'L-SUP-4',
      when: (s, f) => f.rallied > 0 && total(s, 'keptSuppression', { unit: f.unit }) > 0,
      seat: (s, f) => unitOf(s, f.unit).seat,
      space: (s, f) => {
        const most = Math.min(f.rallied, total(s, 'keptSuppression', { unit: f.unit }));
        return pick(
          'keep',
          Array.from({ length: most + 1 }, (_, n) => n),
        );
      },
      take: (_, f, [n]) => {
        f.rallied -= n!;
      },
    },
    remove: {
      rule: 'L-SUP-4',
      when: (_, f) => f.rallied > 0,
      run: (s, f) => {
        lose(s, f.unit, 'suppression', f.rallied, 'L-SUP-4');
      },
    },
    rallied: { rule: 'L-ACT-5', when: (s, f) => isThere(s, f.unit), run: (s, f) => words.open(s, 'rallied', f, [unitOf(s, f.unit).seat]) },
    act: {
      rule: 'L-ACN-1',
      when: (s, f) => isThere(s, f.unit) && actionsOf(s, f).length > 0,
      seat: (s, f) => unitOf(s, f.unit).seat,
      options: (s, f) => [{ kind: 'end' }, ...actionsOf(s, f)],
      whyNot: (s, f, [code]) => actionProblem(s, f, code),
      take: (_, f, option): Go => {
        switch (option.kind) {
          case 'move':
          case 'climb':
          case 'jump':
          case 'dash':
          case 'aim':
          case 'dodge':
          case 'standby':
          case 'recover':
            return thenAgain(Action.call({ unit: f.unit, action: option.kind }));
          case 'attack':
            return thenAgain(Action.call({ unit: f.unit, action: 'attack', target: option.target, number: option.weapon }));
          case 'special':
            return thenAgain(Action.call({ unit: f.unit, action: 'special', number: option.action }));
          default:
            return undefined;
        }
      },
    },
    end: { rule: 'L-ACT-5', when: (s, f) => isThere(s, f.unit), run: (s, f) => words.open(s, 'activationEnd', f, priorityFirst(s)) },
    tidy: {
      rule: 'L-ACT-5',
      run: (s, f) => {
        const unit = s.public.units[f.unit]!;
        words.endOf(s, 'activation');
        unit.activated = true;
        unit.immobilize = 0;
        if (unit.order === 'faceup') unit.order = 'facedown';
      },
    },
  },
});
