import { nearest, type Speech } from '@cadre/core';
import { type BluffState, DOUBT, diceOf, faceOf, Round } from './bluff.js';

interface Words {
  seat(letter: string): string;
  readonly noDice: string;
  readonly underTheCup: string;
  nerve(n: number): string;
  bid(dice: number, die: string): string;
  lastBid(bid: string): string;
  readonly noBid: string;
  readonly doubt: string;
  readonly askNerve: string;
  readonly askBid: string;
  rolled(seat: string, dice: string): string;
  nerves(nerves: string, opener: string): string;
  bids(seat: string, bid: string): string;
  showdown(s: { doubter: string; bid: string; cups: string; count: number; loser: string; left: string }): string;
  won(seat: string): string;
}
const LETTERS = ['A', 'B'];
const PIPS = ['', '⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];
const die = (face: number): string => `${PIPS[face]} ${face}`;

const speechIn = (words: Words): Speech<BluffState> => {
  const seatName = (seat: number): string => words.seat(LETTERS[seat] ?? String(seat));
  const bidWords = (bid: number): string => words.bid(diceOf(bid), die(faceOf(bid)));
  return {
    seat: seatName,
    board: ({ seat: me, public: { dice }, mine, stack }) => {
      const round = nearest({ stack }, Round);
      const cup = (seat: number): string => {
        if (seat === me && mine && mine.faces.length > 0) return mine.faces.map(die).join('   ');
        return dice[seat] === 0 ? words.noDice : `${'▪ '.repeat(dice[seat]!)} ${words.underTheCup}`;
      };
      const nerve = (seat: number): string => (round?.nerve[seat] === undefined ? '' : `   ${words.nerve(round.nerve[seat])}`);
      return [
        ...[0, 1].map(seat => `${seatName(seat)}: ${cup(seat)}${nerve(seat)}`),
        round && round.bid !== DOUBT ? words.lastBid(bidWords(round.bid)) : words.noBid,
      ];
    },
    question: (_, q) => (q.rule === 'BL-2' ? words.askNerve : words.askBid),
    option: (_, space, value) => (space.of === 'nerve' ? words.nerve(value) : value === DOUBT ? words.doubt : bidWords(value)),
    fact: f => {
      switch (f.type) {
        case 'rolled':
          return words.rolled(seatName(f.seat), f.faces.map(die).join('  '));
        case 'nerve':
          return words.nerves(f.nerve.join(' : '), seatName(f.opener));
        case 'bid':
          return words.bids(seatName(f.seat), words.bid(f.dice, die(f.face)));
        case 'showdown':
          return words.showdown({
            doubter: seatName(f.doubter),
            bid: bidWords(f.bid),
            cups: f.cups.map((c, i) => `${LETTERS[i]}: ${c.join(' ')}`).join(' | '),
            count: f.count,
            loser: seatName(f.loser),
            left: f.left.join(' : '),
          });
        case 'won':
          return words.won(seatName(f.seat));
      }
    },
  };
};

export const english = speechIn({
  seat: letter => `Seat ${letter}`,
  noDice: 'no dice left',
  underTheCup: 'under the cup',
  nerve: n => `nerve ${n}`,
  bid: (dice, face) => `at least ${dice} × ${face}`,
  lastBid: bid => `Last bid: ${bid}`,
  noBid: 'No bid yet',
  doubt: 'doubt the bid',
  askNerve: 'Choose your nerve: how many dice you dare to stake',
  askBid: 'Bid higher, or doubt',
  rolled: (seat, dice) => `${seat} rolls ${dice}`,
  nerves: (nerves, opener) => `Nerves ${nerves}: ${opener} opens`,
  bids: (seat, bid) => `${seat} bids ${bid}`,
  showdown: s =>
    `${s.doubter} doubts ${s.bid}. The cups show ${s.cups}, that is ${s.count}. ${s.loser} loses the round; dice left ${s.left}`,
  won: seat => `${seat} wins`,
});
export const german = speechIn({
  seat: letter => `Platz ${letter}`,
  noDice: 'keine Würfel mehr',
  underTheCup: 'unter dem Becher',
  nerve: n => `Mut ${n}`,
  bid: (dice, face) => `mindestens ${dice} × ${face}`,
  lastBid: bid => `Letztes Gebot: ${bid}`,
  noBid: 'Noch kein Gebot',
  doubt: 'das Gebot anzweifeln',
  askNerve: 'Wähle deinen Mut: Wie viele Würfel setzt du aufs Spiel?',
  askBid: 'Biete höher oder zweifle',
  rolled: (seat, dice) => `${seat} würfelt ${dice}`,
  nerves: (nerves, opener) => `Mut ${nerves}: ${opener} beginnt`,
  bids: (seat, bid) => `${seat} bietet ${bid}`,
  showdown: s =>
    `${s.doubter} bezweifelt ${s.bid}. Unter den Bechern liegt ${s.cups}, das sind ${s.count}. ${s.loser} verliert die Runde; Würfel übrig ${s.left}`,
  won: seat => `${seat} gewinnt`,
});
