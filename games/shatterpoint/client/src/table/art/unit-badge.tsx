import { cardOf } from '@cadre/shatterpoint/box';
import type { CharacterId, UnitId } from '@cadre/shatterpoint/state';
import { markOf } from '@cadre/shatterpoint/table/letters';
import { radiusOf, unitOf, unitOfCharacter } from '@cadre/shatterpoint/table/queries';
import { FigureBadge, FigureNumber, FigurePicture } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { bustOf, gearOf } from '../../art/unit-art.js';
import type { EncounterTableView } from '../view.js';

/** How much the unit can still take, as a ring around the base: full while it is unharmed. */
const Stamina = ({ view, unit }: { readonly view: EncounterTableView; readonly unit: UnitId }): ReactNode => {
  const { stamina } = cardOf(view, unit);
  const { damage, wounded } = unitOf(view, unit);
  const left = wounded > 0 ? 0 : Math.max(0, stamina - damage);
  return (
    <g className="le-stamina" transform="rotate(-90) scale(0.01)">
      <circle r={102} className="le-stamina-lost" />
      <circle r={102} pathLength={stamina} strokeDasharray={`${left} ${stamina}`} className="le-stamina-left" />
    </g>
  );
};
export interface CharacterBadgeProps {
  readonly view: EncounterTableView;
  readonly id: CharacterId;
  /** From its middle to halfway to the nearest other character. */
  readonly room?: number;
}
/** A character on its base. */
export const CharacterBadge = ({ view, id, room }: CharacterBadgeProps): ReactNode => {
  const unit = unitOfCharacter(view, id);
  const { seat, characters } = unitOf(view, unit);
  const card = cardOf(view, unit);
  const place = characters.indexOf(id);
  return (
    <FigureBadge radius={radiusOf(view, id)} room={room} bust={bustOf(card, place)} gear={gearOf(card)} seat={seat}>
      <Stamina view={view} unit={unit} />
    </FigureBadge>
  );
};
/** What tells a character from others of the same name. */
export const CharacterNumber = ({ view, id, room }: CharacterBadgeProps): ReactNode => (
  <FigureNumber radius={radiusOf(view, id)} room={room}>
    {markOf(view, id)}
  </FigureNumber>
);
/** A unit beside text. */
export const UnitPicture = ({ view, unit }: { readonly view: EncounterTableView; readonly unit: UnitId }): ReactNode => {
  const card = cardOf(view, unit);
  return (
    <FigurePicture bust={bustOf(card)} gear={gearOf(card)} seat={unitOf(view, unit).seat}>
      <Stamina view={view} unit={unit} />
    </FigurePicture>
  );
};
