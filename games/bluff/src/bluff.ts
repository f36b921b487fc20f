import {
  amount,
  begin,
  CHANCE,
  call,
  copyOf,
  emit,
  enter,
  type Frame,
  type Game,
  machine,
  pick,
  procedure,
  roll,
  type State,
  tell,
  thenAgain,
} from '@cadre/core';
import { catalogue } from './rules.js';
import { english, german } from './speech.js';

export const FACES = 6;
/** A bid as one integer, so that a higher bid is a higher number: dice times ten plus face. */
export const bidOf = (dice: number, face: number): number => dice * 10 + face;
export const diceOf = (bid: number): number => Math.floor(bid / 10);
export const faceOf = (bid: number): number => bid % 10;
export const DOUBT = 0;

export interface Table {
  dice: [number, number];
  /** What the last showdown showed; the dice of the round in progress are secret. */
  shown: number[][];
  opener: number;
}
/** The faces under one's own cup, 1 to 6. */
export interface Cup {
  faces: number[];
}
export interface Round extends Frame {
  nerve: number[];
  turn: number;
  bid: number;
}
export type BluffState = State<Table, Cup>;

const SEATS = [0, 1];
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
    take: (s: BluffState, _: Round, faces: readonly number[]) => {
      s.secret[seat]!.faces = faces.map(f => f + 1);
      tell(s, seat, { type: 'rolled', rule: 'BL-1', seat, faces: s.secret[seat]!.faces.slice() });
    },
  }) as const;

const round = procedure<BluffState, Round>('round', {
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
});

const match = procedure<BluffState, Frame>('match', {
  playRound: {
    rule: 'BL-1',
    when: s => !s.public.dice.includes(0),
    run: () => thenAgain(call(round, { nerve: [], turn: -1, bid: DOUBT })),
  },
  end: { rule: 'BL-9', run: s => emit(s, { type: 'won', rule: 'BL-9', seat: winner(s) }) },
});
const winner = (s: BluffState): number => (s.public.dice[0] === 0 ? 1 : 0);

/** Whether this seat's dice lie under its cup already: then another seat must guess them. */
const hasRolled = (stack: readonly Frame[], seat: number): boolean => {
  const step = stack.find(f => f.proc === round.id)?.step;
  return step !== undefined && round.order.indexOf(step) > seat;
};

export const bluff: Game<BluffState> = {
  id: 'bluff',
  name: 'Bluff',
  rules: '1',
  options: { dice: { kind: 'number', summary: 'dice of each seat at the start', min: 1, max: 6, standard: 4 } },
  catalogue,
  machine: machine<BluffState>([match, round]),
  setup: ({ dice }) =>
    begin({ dice: [dice as number, dice as number], shown: [], opener: 0 }, [{ faces: [] }, { faces: [] }], enter(match, {})),
  clone: s =>
    copyOf(
      s,
      { dice: [...s.public.dice], shown: s.public.shown.map(c => c.slice()), opener: s.public.opener },
      s.secret.map(c => ({ faces: c.faces.slice() })),
      s.stack.map(f => (f.proc === round.id ? ({ ...f, nerve: (f as Round).nerve.slice() } as Round) : { ...f })),
    ),
  imagine: (view, random) =>
    SEATS.map(seat => {
      if (seat === view.seat) return view.mine!;
      const dice = hasRolled(view.stack, seat) ? view.public.dice[seat]! : 0;
      return { faces: Array.from({ length: dice }, () => random(FACES) + 1) };
    }),
  score: s => (winner(s) === 0 ? [1, 0] : [0, 1]),
  speech: english,
  translations: { de: german },
};
