import {
  begin,
  type Call,
  type DeepReadonly,
  emit,
  type Go,
  type Holder,
  machine,
  pick,
  place,
  type Seat,
  type Setup,
  thenAgain,
} from '@cadre/core';
import { Attack, words } from './attack.js';
import { ACTIVATING } from './frames.js';
import { ground } from './ground.js';
import { canMove, controllers, figureOf, figuresWhere, isStanding, leader, shotProblem, spotOf, standing, targetsOf } from './queries.js';
import { type Figure, type FigureId, OPTION, PLANS, type PlanName, procedure, type SkirmishState, type Spot, type Yard } from './state.js';
import { readSquad, UNITS } from './units.js';
import { enter, moveTo } from './whereabouts.js';

const SEATS: readonly Seat[] = [0, 1];
const spotIn = ([x, y, level]: readonly number[]): Spot => ({ x: x!, y: y!, level: level! });
const canAct = (f: DeepReadonly<Figure>): boolean => isStanding(f) && !f.acted;
const toAct = (s: SkirmishState, seat: Seat): FigureId[] => figuresWhere(s, f => f.seat === seat && canAct(f));

const ACTIONS = ['aim', 'move', 'shoot'] as const;
type Action = (typeof ACTIONS)[number];

/** SK-5: one move with the tool of the unit. */
const Move = procedure('move', {
  locals: (x: { figure: FigureId }) => x,
  steps: {
    to: {
      rule: 'SK-5',
      seat: (s, f) => figureOf(s, f.figure).seat,
      space: (_, f) => place('move', 'move', [f.figure], { parts: ['level'] }),
      take: (s, { figure }, answer) => {
        const from = spotOf(s, figure),
          to = spotIn(answer);
        moveTo(s, figure, to);
        emit(s, { type: 'moved', rule: 'SK-5', figure, unit: figureOf(s, figure).unit, from, to });
      },
    },
  },
});

/** SK-4: two different actions of one figure. */
export const Activation = procedure(ACTIVATING.id, {
  locals: (x: { figure: FigureId }) => ({ done: [] as Action[], ...x }),
  steps: {
    act: {
      rule: 'SK-4',
      when: (s, f) => f.done.length < 2 && isStanding(figureOf(s, f.figure)),
      seat: (s, f) => figureOf(s, f.figure).seat,
      options: (s, f) => [
        { kind: 'end' },
        ...(f.done.includes('aim') ? [] : [{ kind: 'aim' as const }]),
        ...(f.done.includes('move') || !canMove(s, f.figure) ? [] : [{ kind: 'move' as const }]),
        ...(f.done.includes('shoot') ? [] : targetsOf(s, f.figure).map(target => ({ kind: 'shoot' as const, target }))),
      ],
      whyNot: (s, f, [code]) => whyNotShoot(s, f.figure, f.done.includes('shoot'), code),
      take: (s, f, option): Go => {
        switch (option.kind) {
          case 'aim':
            f.done.push('aim');
            s.public.figures[f.figure]!.aim = 1; // SK-10
            emit(s, { type: 'aimed', rule: 'SK-10', figure: f.figure, unit: figureOf(s, f.figure).unit });
            return 'again';
          case 'move':
            f.done.push('move');
            return thenAgain(Move.call({ figure: f.figure }));
          case 'shoot':
            f.done.push('shoot');
            return thenAgain(Attack.call({ attacker: f.figure, target: option.target }));
          default:
            return undefined;
        }
      },
    },
    end: {
      rule: 'SK-4',
      run: (s, f) => {
        s.public.figures[f.figure]!.acted = true;
      },
    },
  },
});
/** Why a target that a player may expect is not on offer. */
const whyNotShoot = (s: SkirmishState, figure: FigureId, hasShot: boolean, code: number | undefined) => {
  if (code === undefined || !OPTION.has(code)) return null;
  const option = OPTION.decode(code);
  if (option.kind !== 'shoot' || hasShot || !standing(s).includes(option.target)) return null;
  return shotProblem(s, figure, option.target);
};

/** SK-2: seats take turns to set up one figure each. */
const Deployment = procedure('deployment', {
  locals: () => ({ turn: 0 }),
  steps: {
    put: {
      rule: 'SK-2',
      when: s => figuresWhere(s, f => f.at === 'reserve').length > 0,
      seat: (_, f) => f.turn,
      space: (s, f) => place('deploy', 'deploy', [nextOf(s, f.turn)], { parts: ['level'] }),
      take: (s, f, answer) => {
        const figure = nextOf(s, f.turn),
          to = spotIn(answer);
        enter(s, figure, to);
        emit(s, { type: 'deployed', rule: 'SK-2', figure, unit: figureOf(s, figure).unit, from: 'reserve', to });
        f.turn = 1 - f.turn;
        return 'again';
      },
    },
  },
});
const nextOf = (s: SkirmishState, seat: Seat): FigureId => figuresWhere(s, f => f.seat === seat && f.at === 'reserve')[0]!;

const planOf = ([code]: readonly number[]): PlanName => {
  const option = OPTION.decode(code!);
  if (option.kind !== 'plan') throw new Error(`expected a plan, got ${option.kind}`);
  return option.plan;
};
const Round = procedure('round', {
  locals: () => ({ turn: 0 }),
  steps: {
    plan: {
      rule: 'SK-3',
      seats: () => SEATS,
      space: () =>
        pick(
          'plan',
          PLANS.map(plan => OPTION.encode({ kind: 'plan', plan })),
        ),
      take: (s, f, answers) => {
        const plans = answers.map(planOf);
        s.public.first = plans[0] === plans[1] ? 1 - s.public.first : plans.indexOf('rush');
        f.turn = s.public.first;
        for (const figure of s.public.figures) if (plans[figure.seat] === 'steady' && canAct(figure)) figure.brace = 1;
        emit(s, { type: 'round', rule: 'SK-3', round: s.public.round, plans, first: s.public.first });
      },
    },
    activate: {
      rule: 'SK-4',
      when: s => SEATS.some(seat => toAct(s, seat).length > 0) && SEATS.every(seat => standing(s, seat).length > 0),
      seat: (s, f) => (toAct(s, f.turn).length > 0 ? f.turn : 1 - f.turn),
      of: 'activate',
      options: (s, f) => toAct(s, toAct(s, f.turn).length > 0 ? f.turn : 1 - f.turn).map(figure => ({ kind: 'activate', figure })),
      take: (s, f, { figure }): Go => {
        f.turn = 1 - figureOf(s, figure).seat;
        return thenAgain(Activation.call({ figure }));
      },
    },
    beacon: {
      rule: 'SK-15',
      run: s => {
        const [a, b] = [controllers(s, 0), controllers(s, 1)];
        if (a === b) return emit(s, { type: 'contested', rule: 'SK-15' });
        const seat = a > b ? 0 : 1;
        s.public.points[seat]++;
        return emit(s, { type: 'scored', rule: 'SK-15', seat, points: s.public.points.slice() });
      },
    },
    tidy: {
      rule: 'SK-16',
      run: s => {
        words.endOf(s, 'round');
        for (const figure of s.public.figures) {
          figure.acted = false;
          figure.aim = 0;
          figure.brace = 0;
        }
      },
    },
  },
});
const Match = procedure('match', {
  locals: () => ({}),
  steps: {
    deploy: { rule: 'SK-2', run: (): Call => Deployment.call({}) },
    rounds: {
      rule: 'SK-16',
      when: s => s.public.round < s.public.rounds && SEATS.every(seat => standing(s, seat).length > 0),
      run: s => {
        s.public.round++;
        return thenAgain(Round.call({}));
      },
    },
    end: { rule: 'SK-17', run: s => emit(s, { type: 'ended', rule: 'SK-17', winner: leader(s), points: s.public.points.slice() }) },
  },
});

export const rules = machine<SkirmishState>([Match, Deployment, Round, Activation, Move, Attack, words.Window], ground);

/** SK-1: a fresh match of the two squads. */
export const newMatch = (setup: Setup): SkirmishState => {
  const figures = SEATS.flatMap(seat =>
    readSquad(String(setup[`squad.${seat}`])).map(
      (unit): Figure => ({ unit, seat, at: 'reserve', wounds: 0, aim: 0, brace: 0, acted: false }),
    ),
  );
  const roster = figures.map((f, id): Holder<FigureId> => ({ id: id as FigureId, seat: f.seat, keywords: UNITS[f.unit].keywords }));
  const yard: Yard = {
    figures,
    roster,
    spent: { attack: [], round: [] },
    rounds: Number(setup['rounds']),
    round: 0,
    first: 1, // SK-3: with equal plans seat A begins the first round
    points: [0, 0],
  };
  return begin(yard, [null, null], Match.frame({}));
};
