import type { Known } from '@cadre/core';
import { facesIn as attackFaces } from '../attack/pool.js';
import { type AttackFace, COLOURS, type Colour, type DefenceFace } from '../dice.js';
import { ATTACKING, type AttackFrame } from '../frames.js';
import type { BattleState, UnitId } from '../state.js';

/** What the questions read of the stack: the procedure that asks, and those below it. */
export type Stack = Known<BattleState>['stack'];
export type Locals = Readonly<Record<string, unknown>>;
export const topOf = (stack: Stack): { readonly proc: string; readonly step: string; readonly locals: Locals } => {
  const top = stack.at(-1);
  return top ? { proc: top.proc, step: top.step, locals: top.locals as Locals } : { proc: '', step: '', locals: {} };
};
export const nearestLocals = (stack: Stack, ...procs: readonly string[]): Locals | undefined =>
  stack.findLast(f => procs.includes(f.proc))?.locals as Locals | undefined;
/** The unit whose action the question is about. */
export const actingIn = (stack: Stack): UnitId => (topOf(stack).locals['unit'] ?? nearestLocals(stack, 'activation')?.['unit']) as UnitId;
export const attackOf = (stack: Stack): AttackFrame | undefined => nearestLocals(stack, ATTACKING.id) as AttackFrame | undefined;

/** The dice that a reroll names by their place, with their colour where they have one. */
export const diceOf = (stack: Stack): { readonly colour: Colour | undefined; readonly face: AttackFace | DefenceFace }[] => {
  const { proc, locals } = topOf(stack);
  if (proc === 'useConsole' || proc === 'encrypt') return (locals['faces'] as AttackFace[]).map(face => ({ colour: 'black', face }));
  const attack = attackOf(stack);
  if (!attack) return [];
  if (proc === 'defence-reroll') return attack.defence.map(face => ({ colour: undefined, face }));
  const colours = COLOURS.flatMap(colour => attack[`${colour}s`].map(() => colour));
  return attackFaces(attack).map((face, i) => ({ colour: colours[i], face }));
};
