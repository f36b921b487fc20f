import type { SceneMarker } from '@cadre/battle';
import { BoardTarget, seatClass, useViewport } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { TOKEN_ART } from '../art/token-art.js';
import { markerThing } from '../offers.js';

/** Pixels of the screen. */
const SMALLEST = 9;
const TEXT = 12;
const ART: Readonly<Record<string, string>> = {
  covert: 'M12 5a3 3 0 0 1 3 3c0 3-3 3-3 6M12 17v.500',
  charge: TOKEN_ART.detonator,
  trap: 'M4 16l4-8 4 8 4-8 4 8z',
};

/** A dropped code, which nobody can choose. */
const Code = ({ marker: { id, name, text }, r }: { readonly marker: SceneMarker; readonly r: number }): ReactNode => (
  <g className="so-code" data-code={id.replace('code-', '')}>
    <title>{name}</title>
    <circle r={r} className="so-marker-body" />
    <text y={0.4 * r} fontSize={1.2 * r}>
      {text}
    </text>
  </g>
);
/** Tokens on the table that are no units. */
export const Markers = ({ markers }: { readonly markers: readonly SceneMarker[] }): ReactNode => {
  const { scale, upright = '' } = useViewport();
  return markers.map(marker => {
    const { id, kind, seat, at, name, text } = marker;
    const r = Math.max(marker.radius, SMALLEST / scale);
    const place = `translate(${at.x} ${at.y}) ${upright}`;
    if (kind === 'code')
      return (
        <g key={id} transform={place}>
          <Code marker={marker} r={r} />
        </g>
      );
    return (
      <g key={id} transform={place} data-marker={kind} data-marker-id={id}>
        <BoardTarget thing={markerThing(Number(id))} className={`so-marker ${seat === null ? '' : seatClass(seat)}`}>
          <title>{name}</title>
          <rect x={-r} y={-r} width={2 * r} height={2 * r} rx={0.3 * r} className="so-marker-body" />
          <g transform={`scale(${(2 * r) / 24}) translate(-12 -12)`}>
            <path d={ART[kind]} className="so-marker-art" />
          </g>
          <circle r={1.5 * r} className="tc-glow" />
        </BoardTarget>
        {text !== undefined && (
          <text y={r + TEXT / scale} fontSize={TEXT / scale} className="tc-board-text">
            {text}
          </text>
        )}
      </g>
    );
  });
};
