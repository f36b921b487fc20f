import '../../css/portrait.css';
import type { ReactNode } from 'react';
import { BUSTS, type BustName } from './busts.js';
import { GEAR, type GearName } from './gear.js';

/** Head and shoulders in two tones, 2 units wide around (0, 0), and the sign of what sets it apart. */
export const Portrait = ({ bust, gear }: { readonly bust: BustName; readonly gear?: GearName | undefined }): ReactNode => {
  const { body, light } = BUSTS[bust];
  return (
    <g className="tc-portrait">
      <g transform="scale(0.062) translate(-12 -12.500)">
        <path d={body} className="tc-portrait-body" />
        <path d={light} className="tc-portrait-light" />
      </g>
      {gear && <path transform="translate(-1.150 -1.150) scale(0.085)" d={GEAR[gear]} className="tc-gear" />}
    </g>
  );
};
