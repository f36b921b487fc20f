import { begin, copyOf, type Game, machine } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { Activation, Match, Round } from './play.js';
import { catalogue } from './rules.js';
import { SPEECH } from './speech.js';
import { type DuelFigure, type DuelState, SEATS, standing } from './state.js';
import { ground } from './table.js';

/** DU-1: side by side, two inches from the own edge. */
const figuresOf = (seat: number): DuelFigure[] =>
  [6, 12, 18].map(x => ({ seat, at: { x: x * INCH, y: (seat === 0 ? 2 : 22) * INCH, level: 0 }, wounds: 0, acted: false }));

export const duel: Game<DuelState> = {
  id: 'duel',
  name: 'Duel',
  rules: '1',
  options: {},
  catalogue,
  machine: machine<DuelState>([Match, Round, Activation], ground),
  setup: () =>
    begin(
      { figures: SEATS.flatMap(figuresOf), round: 0, turn: 0 },
      SEATS.map(() => null),
      Match.frame({}),
    ),
  // By hand, because search lives on it: whatever is added to the table is copied here.
  clone: s => copyOf(s, { ...s.public, figures: s.public.figures.map(f => ({ ...f })) }, s.secret.slice()),
  imagine: () => SEATS.map(() => null),
  score: s => {
    const [a, b] = SEATS.map(seat => standing(s, seat).length);
    return a === b ? [0.5, 0.5] : a! > b! ? [1, 0] : [0, 1];
  },
  speech: SPEECH.en,
  translations: { de: SPEECH.de },
};
