import {
  type AnyState,
  amount,
  begin,
  CHANCE,
  copyOf,
  type Game,
  type Ground,
  machine,
  mayPick,
  NO_GROUND,
  pick,
  place,
  roll,
  rulesOf,
  type Space,
  type State,
  type Step,
} from '@cadre/core';

/** Public: every answer so far. Secret: the own hidden integers. */
export type ToyState = State<number[][], number[]>;
const { procedure } = rulesOf<ToyState>();
type Steps = Record<string, Step<ToyState, object>>;
interface Toy extends Pick<Game<ToyState>, 'score'> {
  readonly seats: number;
  readonly steps: Steps;
  readonly ground?: Ground;
  readonly imagine?: Game<ToyState>['imagine'];
  readonly outlook?: Game<ToyState>['score'];
}

const toy = ({ seats, steps, ground = NO_GROUND, score, outlook, imagine }: Toy): Game<ToyState> => {
  const only = procedure('only', { locals: () => ({}), steps: steps });
  const nobody = (): number[][] => Array.from({ length: seats }, () => []);
  return {
    id: 'toy',
    name: 'Toy',
    rules: '1',
    options: {},
    catalogue: [],
    machine: machine<ToyState>([only], () => ground),
    setup: () => begin<number[][], number[]>([], nobody(), only.frame({})),
    clone: s =>
      copyOf(
        s,
        s.public.map(a => a.slice()),
        s.secret.map(x => x.slice()),
      ),
    imagine: imagine ?? nobody,
    score,
    ...(outlook && { outlook }),
    speech: { board: () => [], question: () => '', option: () => '', fact: () => '', seat: String },
  };
};
const ask = (space: Space): Step<ToyState, object> => ({
  rule: 'TOY-1',
  seat: 0,
  space: () => space,
  take: (s, _, answer) => {
    s.public.push([...answer]);
  },
});
/** One seat, one question. */
export const solo = (space: Space, score: (answer: readonly number[]) => number, ground?: Ground): Game<ToyState> =>
  toy({ seats: 1, steps: { choose: ask(space) }, score: s => [score(s.public[0]!)], ...(ground && { ground }) });

const atOnce = (seats: number, space: Space): Steps => ({
  choose: {
    rule: 'TOY-1',
    seats: () => Array.from({ length: seats }, (_, seat) => seat),
    space: () => space,
    take: (s, _, answers) => {
      s.public.push(...answers.map(a => [...a]));
    },
  },
});
/** Both show a coin at once; seat 0 wants them equal, seat 1 different. */
export const pennies = toy({
  seats: 2,
  steps: atOnce(2, amount('side', 0, 1)),
  score: s => (s.public[0]![0] === s.public[1]![0] ? [1, 0] : [0, 1]),
});
/** Seat 1 does best with 1, whatever happens. Only against somebody who does not know that should seat 0 answer 0. */
export const tempting = toy({
  seats: 2,
  steps: atOnce(2, amount('side', 0, 1)),
  score: s => {
    const [[own], [other]] = s.public as [[number], [number]];
    return [own === 1 ? 0.5 : other === 0 ? 1 : 0.3, other];
  },
});
/** Three seats give 0, 1 or 2 at once; whatever the others do, giving less is better for oneself. */
export const commons = toy({
  seats: 3,
  steps: atOnce(3, amount('gift', 0, 2)),
  score: s => s.public.map(([own]) => (s.public.reduce((sum, [gift]) => sum + gift!, 0) / 3 + 2 - own!) / 4),
});

/** Seat 0 names a side, then a coin is tossed: neither side is better, whatever a few tosses say. */
export const toss = toy({
  seats: 1,
  steps: {
    name: ask(pick('side', [0, 1])),
    toss: {
      rule: 'TOY-2',
      seat: CHANCE,
      space: () => roll('coin', 2, 1),
      take: (s, _, side) => {
        s.public.push([...side]);
      },
    },
  },
  score: s => [s.public[0]![0] === s.public[1]![0] ? 1 : 0],
});

const BOXES = 4;
/** Seat 0 secretly hides a coin in one of four boxes, then seat 1 opens one. */
export const boxes = toy({
  seats: 2,
  steps: {
    hide: {
      rule: 'TOY-1',
      seat: 0,
      secret: true,
      space: () => amount('box', 1, BOXES),
      take: (s, _, box) => {
        s.secret[0] = [...box];
      },
    },
    open: {
      rule: 'TOY-2',
      seat: 1,
      reveals: true,
      space: () => amount('box', 1, BOXES),
      take: (s, _, box) => {
        s.public.push([...s.secret[0]!], [...box]);
      },
    },
  },
  imagine: (view, random) => {
    const isHidden = view.stack[0]!.step === 'open';
    return [view.seat === 0 ? view.mine! : isHidden ? [1 + random(BOXES)] : [], []];
  },
  score: s => (s.public[0]![0] === s.public[1]![0] ? [0, 1] : [1, 0]),
});

const CARDS = 3;
/** Seat 1 is dealt one of three cards; seat 0 names a card; seat 1 wins by showing it, if it has it. */
export const hands = toy({
  seats: 2,
  steps: {
    deal: {
      rule: 'TOY-1',
      seat: CHANCE,
      secret: true,
      space: () => roll('card', CARDS, 1),
      take: (s, _, card) => {
        s.secret[1] = [...card];
      },
    },
    name: {
      rule: 'TOY-2',
      seat: 0,
      space: () => pick('card', [0, 1, 2]),
      take: (s, _, card) => {
        s.public.push([...card]);
      },
    },
    show: {
      rule: 'TOY-3',
      seat: 1,
      reveals: true,
      space: s => mayPick('card', s.secret[1]!),
      take: (s, _, card) => {
        s.public.push([...card]);
      },
    },
  },
  imagine: (view, random) => {
    const isDealt = view.stack[0]!.step !== 'deal';
    return [[], view.seat === 1 ? view.mine! : isDealt ? [random(CARDS)] : []];
  },
  score: s => (s.public[0]![0] === s.public[1]![0] ? [0, 1] : [1, 0]),
});

/** Ten thousand questions, each of which keeps the machine busy: no playout ever reaches the end in time. */
export const endless = (busyMilliseconds: number, outlook?: Game<ToyState>['score']): Game<ToyState> =>
  toy({
    seats: 1,
    steps: {
      choose: {
        rule: 'TOY-1',
        when: s => s.public.length < 10_000,
        seat: 0,
        space: () => pick('way', [0, 1, 2]),
        take: (s, _, answer) => {
          const end = performance.now() + busyMilliseconds;
          while (performance.now() < end);
          s.public.push([...answer]);
          return 'again';
        },
      },
    },
    score: () => [1],
    ...(outlook && { outlook }),
  });

/** A table of 100 by 100 whose even points are legal. */
export const EVEN: Ground = {
  refuse: (_, [x, y]) =>
    x! % 2 === 0 && y! % 2 === 0 && Math.min(x!, y!) >= 0 && Math.max(x!, y!) < 100 ? null : { rule: 'T-1', why: 'odd' },
  nearest: (_, a) => a.map(x => Math.max(0, Math.min(98, x - (x % 2)))),
  isEmpty: () => false,
  outline: () => [{ level: 0, rings: [[0, 0, 98, 0, 98, 98, 0, 98]] }],
  sample: (_, random) => [2 * random(50), 2 * random(50)],
};
export const spot = place('spot', 'even', []);

export const opened = <S extends AnyState>(game: Game<S>): S => game.machine.start(game.setup({}));

/** Two seats must agree on a number; the higher the better for both. */
export const partners = toy({
  seats: 2,
  steps: {
    agree: {
      rule: 'TOY-1',
      joint: () => [0, 1],
      space: () => pick('number', [1, 2, 3]),
      take: (s, _, answer) => {
        s.public.push([...answer]);
      },
    },
  },
  score: s => [s.public[0]![0]! / 3, s.public[0]![0]! / 3],
});
