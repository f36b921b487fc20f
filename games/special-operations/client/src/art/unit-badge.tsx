import type { UnitType } from '@cadre/special-operations/content/types';
import { FigureBadge, FigurePicture } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { bustOf, gearOf } from './unit-art.js';

interface Props {
  readonly type: UnitType;
  readonly seat: number;
}
/** A unit on its base. */
export const UnitBadge = ({ type, seat, room }: Props & { readonly room?: number | undefined }): ReactNode => (
  <FigureBadge room={room} radius={type.base / 2} bust={bustOf(type)} gear={gearOf(type)} seat={seat} />
);
/** The same beside text. */
export const UnitPicture = ({ type, seat, size }: Props & { readonly size?: number }): ReactNode => (
  <FigurePicture bust={bustOf(type)} gear={gearOf(type)} seat={seat} {...(size !== undefined && { size })} />
);
