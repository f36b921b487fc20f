import { begin, copyOf, type Game, machine } from '@cadre/core';
import { Play, Roll } from './play.js';
import { catalogue } from './rules.js';
import { SPEECH } from './speech.js';
import { type PigState, SEATS, winner } from './state.js';

export const pig: Game<PigState> = {
  id: 'pig',
  name: 'Pig',
  rules: '1',
  options: { goal: { kind: 'number', summary: 'points to win', min: 10, max: 200, default: 50 } },
  catalogue,
  machine: machine<PigState>([Play, Roll]),
  setup: ({ goal }) =>
    begin(
      { goal: goal as number, points: SEATS.map(() => 0), turn: 0, total: 0 },
      SEATS.map(() => null),
      Play.frame({}),
    ),
  // By hand, because search lives on it: whatever is added to the table is copied here.
  clone: s => copyOf(s, { ...s.public, points: s.public.points.slice() }, s.secret.slice()),
  imagine: () => SEATS.map(() => null),
  score: s => SEATS.map(seat => (winner(s) === seat ? 1 : 0)),
  speech: SPEECH.en,
  translations: { de: SPEECH.de },
};
