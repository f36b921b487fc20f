import { amount, CHANCE, emit, pick, roll, rulesOf, type State, tell, thenAgain } from '@cadre/core';

export const FACES = 6;
/** A bid as one integer, so that a higher bid is a higher number: dice times ten plus face. */
export const bidOf = (dice: number, face: number): number => dice * 10 + face;
export const diceOf = (bid: number): number => Math.floor(bid / 10);
export const faceOf = (bid: number): number => bid % 10;
export const DOUBT = 0;

export interface BluffPublic {
  dice: [number, number];
  /** What the last showdown showed; the dice of the round in progress are secret. */
  shown: number[][];
  opener: number;
}
/** The faces under one's own cup, 1 to 6. */
export interface Cup {
  faces: number[];
}
export type BluffFact =
  | { readonly type: 'rolled'; readonly rule: string; readonly seat: number; readonly faces: readonly number[] }
  | { readonly type: 'nerve'; readonly rule: string; readonly nerve: readonly number[]; readonly opener: number }
  | { readonly type: 'bid'; readonly rule: string; readonly seat: number; readonly dice: number; readonly face: number }
  | {
      readonly type: 'showdown';
      readonly rule: string;
      readonly doubter: number;
      readonly bid: number;
      readonly cups: readonly (readonly number[])[];
      readonly count: number;
      readonly loser: number;
      readonly left: readonly number[];
    }
  | { readonly type: 'won'; readonly rule: string; readonly seat: number };
export type BluffState = State<BluffPublic, Cup, BluffFact>;
const { procedure } = rulesOf<BluffState>();

export const SEATS = [0, 1];
const total = (s: BluffState): number => s.public.dice[0] + s.public.dice[1];
const higherBids = (s: BluffState, than: number): number[] => {
  const found: number[] = [];
  for (let dice = 1; dice <= total(s); dice++)
    for (let face = 1; face <= FACES; face++) if (bidOf(dice, face) > than) found.push(bidOf(dice, face));
  return found;
};
const rollFor = (seat: number) =>
  ({
    rule: 'BL-1',
    seat: CHANCE,
    secret: true,
    space: (s: BluffState) => roll('die', FACES, s.public.dice[seat]!),
    take: (s: BluffState, _: object, faces: readonly number[]) => {
      s.secret[seat]!.faces = faces.map(f => f + 1);
      tell(s, seat, { type: 'rolled', rule: 'BL-1', seat, faces: s.secret[seat]!.faces.slice() });
    },
  }) as const;

export const Round = procedure('round', {
  locals: () => ({ nerve: [] as number[], turn: 0, bid: DOUBT }),
  steps: {
    rollFirstCup: rollFor(0),
    rollSecondCup: rollFor(1),
    chooseNerve: {
      rule: 'BL-2',
      seats: () => SEATS,
      space: () => amount('nerve', 1, 2),
      take: (s, f, answers) => {
        f.nerve = answers.map(([n]) => n!);
        f.turn = f.nerve[0] === f.nerve[1] ? s.public.opener : f.nerve[0]! > f.nerve[1]! ? 0 : 1;
        emit(s, { type: 'nerve', rule: 'BL-3', nerve: f.nerve.slice(), opener: f.turn });
      },
    },
    bid: {
      rule: 'BL-5',
      seat: (_, f) => f.turn,
      // BL-6: the opener finds no bid to doubt.
      space: (s, f) => pick('bid', f.bid === DOUBT ? higherBids(s, DOUBT) : [DOUBT, ...higherBids(s, f.bid)]),
      take: (s, f, [bid]) => {
        if (bid === DOUBT) return undefined;
        f.bid = bid!;
        emit(s, { type: 'bid', rule: 'BL-4', seat: f.turn, dice: diceOf(f.bid), face: faceOf(f.bid) });
        f.turn = 1 - f.turn;
        return 'again';
      },
    },
    showdown: {
      rule: 'BL-7',
      reveals: true,
      run: (s, f) => {
        const cups = s.secret.map(c => c.faces.slice());
        const count = cups.flat().filter(face => face === faceOf(f.bid)).length;
        const holds = count >= diceOf(f.bid);
        const loser = holds ? f.turn : 1 - f.turn;
        s.public.shown = cups;
        s.public.opener = loser;
        s.public.dice[loser]! -= Math.min(Math.min(...f.nerve), s.public.dice[loser]!); // BL-8
        for (const c of s.secret) c.faces = [];
        emit(s, { type: 'showdown', rule: 'BL-7', doubter: f.turn, bid: f.bid, cups, count, loser, left: s.public.dice.slice() });
      },
    },
  },
});

export const Match = procedure('match', {
  locals: () => ({}),
  steps: {
    playRound: {
      rule: 'BL-1',
      when: s => !s.public.dice.includes(0),
      run: () => thenAgain(Round.call({})),
    },
    end: { rule: 'BL-9', run: s => emit(s, { type: 'won', rule: 'BL-9', seat: winner(s) }) },
  },
});
export const winner = (s: BluffState): number => (s.public.dice[0] === 0 ? 1 : 0);
