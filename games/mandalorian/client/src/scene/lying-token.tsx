import { useViewport } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { Clickable } from '../map/occupants.js';
import { CROWDED, type Occupant, type Spot } from '../map/places.js';
import { Threat } from '../map/threat.js';
import { useTable } from '../table-context.js';
import { floorAt } from './heights.js';
import { OnSpot } from './on-spot.js';

interface Token {
  readonly who: Occupant;
  readonly spot: Spot;
}
const Drawn = ({ who, spot }: Token): ReactNode => {
  const { news, scene, seq } = useTable();
  return (
    <g className={spot.scale < CROWDED ? 'mando-crowded' : undefined} transform={`scale(${spot.scale})`}>
      <g key={news.of(who) === '' ? 'still' : (scene?.id ?? seq)} className={news.of(who)}>
        <Threat at={Number(who.split(':')[1])} />
      </g>
    </g>
  );
};
/** What lies facedown, or can be carried or used. */
export const LyingToken = ({ lookInto, ...token }: Token & { readonly lookInto: (space: number | undefined) => void }): ReactNode => (
  <OnSpot {...token} lookInto={lookInto}>
    <Clickable who={token.who}>
      <circle r={46 * token.spot.scale} className="tc-glow" />
      <Drawn {...token} />
    </Clickable>
  </OnSpot>
);
/** The same on a roof, for the eye alone. */
export const ShownToken = (token: Token): ReactNode => {
  const { screen } = useViewport();
  const { box, offers } = useTable();
  const isOffered = offers.on(token.who).length > 0;
  return (
    <g transform={screen.lying(token.spot, floorAt(box, token.spot.space))} className={isOffered ? 'mando-raised-offer' : undefined}>
      {isOffered && <circle r={46 * token.spot.scale} className="tc-glow" />}
      <Drawn {...token} />
    </g>
  );
};
