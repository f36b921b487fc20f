import type { Language } from '@cadre/core';
import { knownToken } from '@cadre/special-operations/missions/code-tokens';
import { cardNumber } from '@cadre/special-operations/speech/short-name';
import { TOKEN_RADIUS } from '@cadre/special-operations/table/bodies';
import { BoardTarget, seatClass, useViewport } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { TOKEN_ART } from '../art/token-art.js';
import { LABELS } from '../labels/labels.js';
import { nameOf } from '../names.js';
import { markerThing } from '../offers.js';
import type { OperationsView } from '../view.js';

/** Pixels of the screen. */
const SMALLEST = 9;
const TEXT = 12;
const ART = {
  covert: 'M12 5a3 3 0 0 1 3 3c0 3-3 3-3 6M12 17v.500',
  charge: TOKEN_ART.detonator,
  trap: 'M4 16l4-8 4 8 4-8 4 8z',
} as const;

/** Tokens on the table that are no units. Own covert tokens say who waits behind them. */
export const Markers = ({ view, language }: { readonly view: OperationsView; readonly language: Language }): ReactNode => {
  const { scale, upright = '' } = useViewport();
  const labels = LABELS[language].marker;
  const r = Math.max(TOKEN_RADIUS, SMALLEST / scale);
  return view.public.markers.map(({ id, kind, seat, at }) => {
    const unit = view.mine?.covert.find(covert => covert.marker === id)?.unit;
    const name = unit === undefined ? labels[kind] : labels.mine(nameOf(view, unit, language));
    return (
      <g key={id} transform={`translate(${at.x} ${at.y}) ${upright}`} data-marker={kind} data-marker-id={id}>
        <BoardTarget thing={markerThing(id)} className={`so-marker ${seatClass(seat)}`}>
          <title>{name}</title>
          <rect x={-r} y={-r} width={2 * r} height={2 * r} rx={0.3 * r} className="so-marker-body" />
          <g transform={`scale(${(2 * r) / 24}) translate(-12 -12)`}>
            <path d={ART[kind]} className="so-marker-art" />
          </g>
          <circle r={1.5 * r} className="tc-glow" />
        </BoardTarget>
        {unit !== undefined && (
          <text y={r + TEXT / scale} fontSize={TEXT / scale} className="tc-board-text">
            {cardNumber(view.public.units[unit]!.card)}
          </text>
        )}
      </g>
    );
  });
};
const CODE_MARKS = { hidden: '?', codes: '★', decoy: '×' } as const;
/** Codes that lie on the table after their holder was defeated. Only who knows what they are sees it. */
export const DroppedCodes = ({ view, language }: { readonly view: OperationsView; readonly language: Language }): ReactNode => {
  const { scale, upright = '' } = useViewport();
  const r = Math.max(TOKEN_RADIUS, SMALLEST / scale);
  return view.public.tally.codes.map((at, slot) => {
    if (typeof at !== 'object') return null;
    const known = knownToken(view, slot);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: slots are numbered
      <g key={slot} transform={`translate(${at.x} ${at.y}) ${upright}`} className="so-code" data-code={slot + 1}>
        <title>{LABELS[language].codes.token(slot + 1, known)}</title>
        <circle r={r} className="so-marker-body" />
        <text y={0.4 * r} fontSize={1.2 * r}>
          {CODE_MARKS[known]}
        </text>
      </g>
    );
  });
};
