import type { UnitCard } from '@cadre/shatterpoint/content/types';
import { FigurePicture } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { bustOf, gearOf } from './unit-art.js';

/** What a unit looks like, beside its name. */
export const UnitPortrait = ({ card, seat }: { readonly card: UnitCard; readonly seat: number }): ReactNode => (
  <FigurePicture bust={bustOf(card)} gear={gearOf(card)} seat={seat} size={30} />
);
