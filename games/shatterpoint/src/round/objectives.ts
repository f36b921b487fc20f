import { emit } from '@cadre/core';
import { titleOfObjective } from '../box.js';
import { total } from '../keywords/quantities.js';
import type { EncounterState, EncounterView, ObjectiveId, Side } from '../state.js';
import { contesting } from '../table/queries.js';

/** LE-P1, LE-H17: how many characters of a side count at an objective. */
export const strengthAt = (k: EncounterView, objective: ObjectiveId, side: Side): number => {
  let sum = 0;
  for (const character of contesting(k, objective, side)) sum += 1 + total(k, 'contestWeight', { character, objective });
  return sum;
};
/** Whether the control token stays, because somebody of the side that has it locks it. */
export const isLocked = (k: EncounterView, objective: ObjectiveId): boolean => {
  const { control } = k.public.objectives[objective]!;
  return control !== 'nobody' && contesting(k, objective, control).some(character => total(k, 'locksControl', { character }) > 0);
};
export const setControl = (s: EncounterState, objective: ObjectiveId, side: Side | 'nobody', rule: string): void => {
  const token = s.public.objectives[objective]!;
  if (token.control === side) return;
  token.control = side;
  emit(s, { type: 'control', rule, objective, name: token.name, side, ...titleOfObjective(s, token.name) });
};
/** Abilities that win a tied count; on both sides they cancel each other out. */
const tieWinner = (k: EncounterView, objective: ObjectiveId): Side | 'nobody' => {
  const wins = (side: Side): boolean => contesting(k, objective, side).some(character => total(k, 'winsTies', { character }) > 0);
  const [legend, cadre] = [wins('legend'), wins('cadre')];
  return legend === cadre ? 'nobody' : legend ? 'legend' : 'cadre';
};
/** S-OBJ-2: the side with more characters takes control; a tie changes nothing. */
export const settle = (s: EncounterState, objective: ObjectiveId): void => {
  const [legend, cadre] = [strengthAt(s, objective, 'legend'), strengthAt(s, objective, 'cadre')];
  const winner = legend === cadre ? tieWinner(s, objective) : legend > cadre ? 'legend' : 'cadre';
  if (winner !== 'nobody' && !isLocked(s, objective)) setControl(s, objective, winner, 'S-OBJ-2');
};
