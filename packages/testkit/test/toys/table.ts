import {
  type Answer,
  amount,
  CHANCE,
  type Die,
  type Game,
  type Ground,
  machine,
  type Place,
  place,
  type Reason,
  rollDice,
  type Suggestion,
} from '@cadre/core';
import { honest, type Steps, type ToyState, toy } from './toy.js';

/** The honest toy after a spot on a table, two dice and a question on which both seats must agree. */
export const DIE: Die = { id: 'attack', weights: [3, 2, 1] };
const RADIUS = 100;
const noFarther = (why: string): Reason => ({ rule: 'TOY-8', why });

/** Half a disc of whole points, right of a wall. */
const refuse = (_: Place, [x, y]: Answer): Reason | null => {
  if (x! < 0) return noFarther('wall');
  return x! * x! + y! * y! > RADIUS * RADIUS ? noFarther('too-far') : null;
};
export const honestGround: Ground = {
  refuse,
  nearest: (p, a) => {
    if (!refuse(p, a)) return a;
    const [x, y] = [Math.max(0, a[0]!), a[1]!];
    const by = Math.min(1, RADIUS / Math.hypot(x, y));
    return [Math.trunc(x * by), Math.trunc(y * by)];
  },
  sample: (_, random) => [random(71), random(141) - 70],
  isEmpty: () => false,
  outline: () => [],
};
export const honestSteps = {
  ...honest,
  spot: { rule: 'TOY-8', when: (_, f) => f.turn === 4, seat: 0, space: () => place('spot', 'half disc', []), take: () => undefined },
  dice: { rule: 'TOY-9', seat: CHANCE, space: () => rollDice('attack', [DIE, DIE]), take: () => undefined },
  agree: { rule: 'TOY-10', joint: () => [0, 1], space: () => amount('time', 1, 3), take: () => undefined },
} as const satisfies Steps;
export const suggestions: readonly Suggestion[] = [{ answer: [50, 0], because: { rule: 'TOY-8', why: 'in-cover' } }];

/** This game with one thing wrong is a broken table. */
export const table = (
  ground: Partial<Ground> | ((s: ToyState) => Partial<Ground>) = {},
  steps: Steps = honestSteps,
  change: Partial<Game<ToyState>> = {},
): Game<ToyState> => {
  const base = toy(steps);
  const groundOf = (s: unknown): Ground => ({ ...honestGround, ...(typeof ground === 'function' ? ground(s as ToyState) : ground) });
  return {
    ...base,
    machine: machine<ToyState>(base.machine.procedures, groundOf),
    suggest: (_, space) => (space.kind === 'place' ? suggestions : []),
    ...change,
  };
};
