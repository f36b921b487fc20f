import { type Clause, clause, verbFirst, verbSecond } from '@cadre/kit/effects/german';
import type { MoveMode } from '../types.js';
import { and } from './phrases.js';

const MODES: Readonly<Record<MoveMode, Clause>> = {
  crossElevation: clause('du', 'darfst', 'gepunktete Linien überqueren'),
  passEnemies: clause('Gegner', 'halten', 'dich nicht auf'),
  quiet: clause('Wache und Klammergriff', 'schaden', 'dir nicht'),
  breach: clause('du', 'darfst', 'eine Wand oder verschlossene Tür durchqueren'),
};
/** After "dabei" or "bei dieser Bewegung". */
export const modes = (wanted: readonly MoveMode[]): string =>
  and(wanted.map((mode, i) => (i === 0 ? verbFirst(MODES[mode]) : verbSecond(MODES[mode]))));
