import { type Language, nearest, type Speech } from '@cadre/core';
import { type BluffState, DOUBT, diceOf, faceOf, Round } from './bluff.js';

/** Every word of the game. English is what another language must have. */
const english = {
  seat: (letter: string) => `Seat ${letter}`,
  noDice: 'no dice left',
  underTheCup: 'under the cup',
  nerve: (n: number) => `nerve ${n}`,
  bid: (dice: number, die: string) => `at least ${dice} × ${die}`,
  lastBid: (bid: string) => `Current bid: ${bid}`,
  noBid: 'No bid yet',
  doubt: 'challenge the bid',
  askNerve: 'Choose your nerve: how many dice to stake',
  askBid: 'Raise the bid or challenge it',
  rolled: (seat: string, dice: string) => `${seat} rolls ${dice}`,
  nerves: (nerves: string, opener: string) => `Nerve ${nerves}: ${opener} opens the bidding`,
  bids: (seat: string, bid: string) => `${seat} bids ${bid}`,
  showdown: (s: Showdown) =>
    `${s.doubter} challenges the bid (${s.bid}). The cups show ${s.cups}, so the count is ${s.count}. ${s.loser} loses the round. Dice left: ${s.left}`,
  won: (seat: string) => `${seat} wins`,
  dice: 'Dice of each seat at the start',
};
type Words = typeof english;
interface Showdown {
  readonly doubter: string;
  readonly bid: string;
  readonly cups: string;
  readonly count: number;
  readonly loser: string;
  readonly left: string;
}
const german: Words = {
  seat: letter => `Platz ${letter}`,
  noDice: 'keine Würfel mehr',
  underTheCup: 'unter dem Becher',
  nerve: n => `Mut ${n}`,
  bid: (dice, face) => `mindestens ${dice} × ${face}`,
  lastBid: bid => `Aktuelles Gebot: ${bid}`,
  noBid: 'Noch kein Gebot',
  doubt: 'Gebot anzweifeln',
  askNerve: 'Wähle deinen Mut: Wie viele Würfel setzt du ein?',
  askBid: 'Erhöhe das Gebot oder zweifle es an',
  rolled: (seat, dice) => `${seat} würfelt ${dice}`,
  nerves: (nerves, opener) => `Mut ${nerves}: ${opener} eröffnet`,
  bids: (seat, bid) => `${seat} bietet ${bid}`,
  showdown: s =>
    `${s.doubter} zweifelt das Gebot an (${s.bid}). Unter den Bechern liegen ${s.cups}, gezählt werden ${s.count}. ${s.loser} verliert die Runde. Übrige Würfel: ${s.left}`,
  won: seat => `${seat} gewinnt`,
  dice: 'Würfel pro Platz zu Beginn',
};
const LETTERS = ['A', 'B'];
const PIPS = ['', '⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];
const die = (face: number): string => `${PIPS[face]} ${face}`;

const speechIn = (words: Words): Speech<BluffState> => {
  const seatName = (seat: number): string => words.seat(LETTERS[seat] ?? String(seat));
  const bidWords = (bid: number): string => words.bid(diceOf(bid), die(faceOf(bid)));
  return {
    seat: seatName,
    setup: (_, value) => (value === undefined ? words.dice : String(value)),
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

/** What the game says, by language. */
export const SPEECH: Readonly<Record<Language, Speech<BluffState>>> = { en: speechIn(english), de: speechIn(german) };
