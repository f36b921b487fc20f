import type { Language, Speech } from '@cadre/core';
import { HOLD, type PigState } from './state.js';

/** Every word of the game. English is what another language must have. */
const english = {
  seat: (n: number) => `Player ${n}`,
  board: (seat: string, points: number, goal: number) => `${seat}: ${points} of ${goal} points`,
  turn: (seat: string, total: number) => `${seat} has rolled ${total} this turn`,
  question: 'Roll or hold?',
  hold: 'Hold',
  roll: 'Roll',
  rolled: (seat: string, face: number, total: number) => `${seat} rolls ${face}: ${total} this turn`,
  lost: (seat: string) => `${seat} loses the turn`,
  held: (seat: string, total: number, points: number) => `${seat} holds ${total} and has ${points} points`,
  won: (seat: string) => `${seat} wins`,
  goal: 'Points to win',
};
type Words = typeof english;
const german: Words = {
  seat: n => `Spieler ${n}`,
  board: (seat, points, goal) => `${seat}: ${points} von ${goal} Punkten`,
  turn: (seat, total) => `${seat} hat in diesem Zug ${total} gewürfelt`,
  question: 'Würfeln oder halten?',
  hold: 'Halten',
  roll: 'Würfeln',
  rolled: (seat, face, total) => `${seat} würfelt ${face}: ${total} in diesem Zug`,
  lost: seat => `${seat} verliert den Zug`,
  held: (seat, total, points) => `${seat} hält ${total} und hat ${points} Punkte`,
  won: seat => `${seat} gewinnt`,
  goal: 'Punkte bis zum Sieg',
};

const speechIn = (words: Words): Speech<PigState> => {
  const seat = (n: number): string => words.seat(n + 1);
  return {
    seat,
    // The options of the set-up (`game.ts`) by their names or, with a value, that value.
    setup: (_, value) => (value === undefined ? words.goal : String(value)),
    board: ({ public: { points, goal, turn, total } }) => [
      ...points.map((n, i) => words.board(seat(i), n, goal)),
      words.turn(seat(turn), total),
    ],
    // A second question is told apart by its rule: `(_, { rule }) => (rule === 'PG-2' ? … : …)`.
    question: () => words.question,
    option: (_, __, value) => (value === HOLD ? words.hold : words.roll),
    fact: f => {
      switch (f.type) {
        case 'rolled':
          return words.rolled(seat(f.seat), f.face, f.total);
        case 'lost':
          return words.lost(seat(f.seat));
        case 'held':
          return words.held(seat(f.seat), f.total, f.points);
        case 'won':
          return words.won(seat(f.seat));
      }
    },
  };
};
/** What the game says, by language. */
export const SPEECH: Readonly<Record<Language, Speech<PigState>>> = { en: speechIn(english), de: speechIn(german) };
