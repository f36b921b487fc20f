import type { Language } from '@cadre/core';
import { boxOf } from '#operations/box';
import { LABELS } from '../labels/labels.js';
import type { OperationsView } from '../view.js';
import type { Summary } from './summary.js';

export const squadName = (view: OperationsView, seat: 0 | 1, language: Language): string =>
  boxOf(view).squads.get(view.public.squads[seat])?.name[language] ?? '';
/** The rows of the table of figures. */
export const figuresOf = ({ sides }: Summary, language: Language): readonly (readonly [name: string, a: number, b: number])[] => {
  const labels = LABELS[language].summary;
  const [a, b] = sides;
  return [
    [labels.points, a.points, b.points],
    [labels.attacks, a.attacks, b.attacks],
    [labels.wounds, a.woundsDealt, b.woundsDealt],
    [labels.lost, a.lost, b.lost],
  ];
};
export const outcomeOf = (view: OperationsView, { winner, rounds }: Summary, language: Language): string => {
  const labels = LABELS[language].summary;
  if (winner === 'open') return labels.rounds(rounds);
  return winner === 'draw' ? labels.draw : labels.winner(squadName(view, winner as 0 | 1, language));
};
