import type { Language, Speech } from '@cadre/core';
import type { NoughtsState } from './noughts.js';

/** Every word of the game. English is what another language must have. */
const english = {
  seats: ['Crosses', 'Noughts'],
  squares: ['top left', 'top', 'top right', 'left', 'centre', 'right', 'bottom left', 'bottom', 'bottom right'],
  question: 'Choose a square',
  square: (n: number, name: string) => `square ${n}, ${name}`,
  marked: (seat: string, square: string) => `${seat} take ${square}`,
  won: (seat: string) => `${seat} win`,
  draw: 'Draw',
};
type Words = typeof english;
const german: Words = {
  seats: ['Kreuze', 'Kreise'],
  squares: ['oben links', 'oben', 'oben rechts', 'links', 'Mitte', 'rechts', 'unten links', 'unten', 'unten rechts'],
  question: 'Wähle ein Feld',
  square: (n, name) => `Feld ${n}, ${name}`,
  marked: (seat, square) => `${seat}: ${square}`,
  won: seat => `${seat} gewinnen`,
  draw: 'Unentschieden',
};
const MARKS = ['X', 'O'];

const speechIn = (words: Words): Speech<NoughtsState> => ({
  seat: seat => words.seats[seat] ?? String(seat),
  board: ({ public: { squares } }) => {
    const cell = (i: number): string => MARKS[squares[i]!] ?? String(i + 1);
    const row = (i: number): string => ` ${cell(i)} │ ${cell(i + 1)} │ ${cell(i + 2)} `;
    return [row(0), '───┼───┼───', row(3), '───┼───┼───', row(6)];
  },
  question: () => words.question,
  option: (_, __, square) => words.square(square + 1, words.squares[square]!),
  fact: f => {
    switch (f.type) {
      case 'marked':
        return words.marked(words.seats[f.seat]!, words.squares[f.square]!);
      case 'won':
        return words.won(words.seats[f.seat]!);
      case 'draw':
        return words.draw;
    }
  },
});

/** What the game says, by language. */
export const SPEECH: Readonly<Record<Language, Speech<NoughtsState>>> = { en: speechIn(english), de: speechIn(german) };
