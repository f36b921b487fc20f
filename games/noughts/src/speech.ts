import type { Speech } from '@cadre/core';
import type { NoughtsState } from './noughts.js';

const NAMES = ['Crosses', 'Noughts'];
const MARKS = ['X', 'O'];
const ROWS = ['top', 'middle', 'bottom'];
const COLUMNS = ['left', 'centre', 'right'];
export const squareName = (i: number): string => (i === 4 ? 'centre' : `${ROWS[Math.floor(i / 3)]} ${COLUMNS[i % 3]}`);

export const speech: Speech<NoughtsState> = {
  seat: seat => NAMES[seat] ?? `seat ${seat}`,
  board: ({ public: { squares } }) => {
    const cell = (i: number): string => MARKS[squares[i]!] ?? String(i + 1);
    const row = (i: number): string => ` ${cell(i)} │ ${cell(i + 1)} │ ${cell(i + 2)} `;
    return [row(0), '───┼───┼───', row(3), '───┼───┼───', row(6)];
  },
  question: () => 'Choose a square for your mark',
  option: (_, __, square) => `square ${square + 1}, ${squareName(square)}`,
  fact: f => {
    switch (f.type) {
      case 'marked':
        return `${NAMES[f['seat'] as number]} take ${squareName(f['square'] as number)}`;
      case 'won':
        return `${NAMES[f['seat'] as number]} win`;
      default:
        return 'Nobody wins: the board is full';
    }
  },
};
