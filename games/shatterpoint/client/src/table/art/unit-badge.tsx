import { cardOf } from '@cadre/shatterpoint/box';
import type { UnitId } from '@cadre/shatterpoint/state';
import { unitOf } from '@cadre/shatterpoint/table/queries';
import { FigurePicture, HealthRing } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { bustOf, gearOf } from '../../art/unit-art.js';
import { leftOf } from '../state-words.js';
import type { EncounterTableView } from '../view.js';

/** A unit beside text. */
export const UnitPicture = ({ view, unit }: { readonly view: EncounterTableView; readonly unit: UnitId }): ReactNode => {
  const card = cardOf(view, unit);
  return (
    <FigurePicture bust={bustOf(card)} gear={gearOf(card)} seat={unitOf(view, unit).seat}>
      <HealthRing health={card.stamina} left={leftOf(view, unit)} />
    </FigurePicture>
  );
};
