import { spotIn } from '@cadre/battle';
import { CHANCE, emit, type Go, mayPick, NO_LOCALS, pick, roll, thenAgain } from '@cadre/core';
import { countFaces, facesOf } from '@cadre/kit';
import { DIE, type DuelState, type FigureId, leave, moveTo, procedure, SEATS, type Spot, standing } from './state.js';
import { moveOf, targetsOf } from './table.js';

const DICE = 3;
const HEALTH = 2;
const ROUNDS = 4;
const toAct = (s: DuelState, seat: number): FigureId[] => standing(s, seat).filter(id => !s.public.figures[id]!.acted);
const NOBODY = -1 as FigureId;

/** DU-2: the turn of one figure. */
export const Activation = procedure('activation', {
  locals: (x: { figure: FigureId; target?: FigureId }) => ({ target: NOBODY, ...x }),
  steps: {
    move: {
      rule: 'DU-3',
      seat: (s, f) => s.public.figures[f.figure]!.seat,
      space: (_, f) => moveOf(f.figure),
      take: (s, { figure }, answer) => {
        const [from, to] = [s.public.figures[figure]!.at as Spot, spotIn(answer)];
        moveTo(s, figure, to);
        emit(s, { type: 'moved', rule: 'DU-3', figure, from, to });
      },
    },
    aim: {
      rule: 'DU-4',
      when: (s, f) => targetsOf(s, f.figure).length > 0,
      seat: (s, f) => s.public.figures[f.figure]!.seat,
      space: (s, f) => mayPick('target', targetsOf(s, f.figure)),
      take: (_, f, [target]) => {
        if (target !== undefined) f.target = target as FigureId;
      },
    },
    shoot: {
      rule: 'DU-4',
      when: (_, f) => f.target !== NOBODY,
      seat: CHANCE,
      space: () => roll('attack', DIE, DICE),
      take: (s, { figure, target }, answer) => {
        const hits = countFaces(facesOf(DIE, answer), 'hit');
        s.public.figures[target]!.wounds += hits;
        emit(s, { type: 'shot', rule: 'DU-4', figure, target, hits });
        if (s.public.figures[target]!.wounds < HEALTH) return;
        leave(s, target, 'defeated'); // DU-5
        emit(s, { type: 'defeated', rule: 'DU-5', figure: target });
      },
    },
    end: {
      rule: 'DU-2',
      run: (s, f) => {
        s.public.figures[f.figure]!.acted = true;
        s.public.turn = 1 - s.public.figures[f.figure]!.seat;
      },
    },
  },
});
const isFought = (s: DuelState): boolean => SEATS.every(seat => standing(s, seat).length > 0);
const whoActs = (s: DuelState): number => (toAct(s, s.public.turn).length > 0 ? s.public.turn : 1 - s.public.turn);
export const Round = procedure('round', {
  locals: () => NO_LOCALS,
  steps: {
    activate: {
      rule: 'DU-2',
      when: s => isFought(s) && SEATS.some(seat => toAct(s, seat).length > 0),
      seat: whoActs,
      space: s => pick('activate', toAct(s, whoActs(s))),
      take: (_, __, [figure]): Go => thenAgain(Activation.call({ figure: figure as FigureId })), // then to this step again
    },
  },
});
/** The whole match. The keys are the steps of the rulebook, in order. */
export const Match = procedure('match', {
  locals: () => NO_LOCALS,
  steps: {
    rounds: {
      rule: 'DU-6',
      when: s => s.public.round < ROUNDS && isFought(s),
      run: s => {
        s.public.round++;
        for (const figure of s.public.figures) figure.acted = false;
        return thenAgain(Round.call({}));
      },
    },
    end: { rule: 'DU-6', run: s => emit(s, { type: 'ended', rule: 'DU-6', standing: SEATS.map(seat => standing(s, seat).length) }) },
  },
});
