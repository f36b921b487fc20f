import type { Speech } from '@cadre/core';
import type { NoughtsState } from './noughts.js';

interface Words {
  readonly seats: readonly string[];
  readonly squares: readonly string[];
  readonly question: string;
  square(n: number, name: string): string;
  marked(seat: string, square: string): string;
  won(seat: string): string;
  readonly draw: string;
}
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

export const english = speechIn({
  seats: ['Crosses', 'Noughts'],
  squares: ['top left', 'top', 'top right', 'left', 'centre', 'right', 'bottom left', 'bottom', 'bottom right'],
  question: 'Choose a square for your mark',
  square: (n, name) => `square ${n}, ${name}`,
  marked: (seat, square) => `${seat} take ${square}`,
  won: seat => `${seat} win`,
  draw: 'Nobody wins: the board is full',
});
export const german = speechIn({
  seats: ['Kreuze', 'Kreise'],
  squares: ['oben links', 'oben', 'oben rechts', 'links', 'Mitte', 'rechts', 'unten links', 'unten', 'unten rechts'],
  question: 'Wähle ein Feld für dein Zeichen',
  square: (n, name) => `Feld ${n}, ${name}`,
  marked: (seat, square) => `${seat}: ${square}`,
  won: seat => `${seat} gewinnen`,
  draw: 'Niemand gewinnt: Das Brett ist voll',
});
