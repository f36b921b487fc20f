import type { Speech } from '@cadre/core';
import { type BluffState, DOUBT, diceOf, faceOf, type Round } from './bluff.js';

const SEATS = ['A', 'B'];
const FACES = ['', '⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];
const seatName = (seat: number): string => `Seat ${SEATS[seat] ?? seat}`;
const die = (face: number): string => `${FACES[face]} ${face}`;
const bidWords = (bid: number): string => `at least ${diceOf(bid)} × ${die(faceOf(bid))}`;

export const speech: Speech<BluffState> = {
  seat: seatName,
  board: view => {
    const round = view.stack.find(f => f.proc === 'round') as Round | undefined;
    return [
      ...[0, 1].map(seat => {
        const own = seat === view.seat && view.mine ? view.mine.faces.map(die).join('   ') : '';
        const cup = own || (view.public.dice[seat] === 0 ? 'no dice left' : `${'▪ '.repeat(view.public.dice[seat]!)} under the cup`);
        const nerve = round?.nerve[seat] === undefined ? '' : `   nerve ${round.nerve[seat]}`;
        return `${seatName(seat)}: ${cup}${nerve}`;
      }),
      round && round.bid !== DOUBT ? `Last bid: ${bidWords(round.bid)}` : 'No bid yet',
    ];
  },
  question: (_, q) => (q.rule === 'BL-2' ? 'Choose your nerve: how many dice you dare to stake' : 'Bid higher, or doubt'),
  option: (_, space, value) => {
    if (space.of === 'nerve') return `nerve ${value}`;
    return value === DOUBT ? 'doubt the bid' : bidWords(value);
  },
  fact: f => {
    switch (f.type) {
      case 'rolled':
        return `${seatName(f['seat'] as number)} rolls ${(f['faces'] as number[]).map(die).join('  ')}`;
      case 'nerve':
        return `Nerves ${(f['nerve'] as number[]).join(' and ')}: ${seatName(f['opener'] as number)} opens`;
      case 'bid':
        return `${seatName(f['seat'] as number)} bids at least ${f['dice']} × ${die(f['face'] as number)}`;
      case 'showdown': {
        const cups = (f['cups'] as number[][]).map((c, i) => `${SEATS[i]}: ${c.join(' ')}`).join(' | ');
        return `${seatName(f['doubter'] as number)} doubts ${bidWords(f['bid'] as number)}; the cups show ${cups}: ${f['count']} such dice. ${seatName(f['loser'] as number)} loses dice, left: ${(f['left'] as number[]).join(' and ')}`;
      }
      default:
        return `${seatName(f['seat'] as number)} wins`;
    }
  },
};
