import type { SceneFigure } from '@cadre/battle';
import { seatClass, useViewport } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { HealthRing } from '../map/health-ring.js';
import { Clickable } from '../map/occupants.js';
import type { Occupant, Spot } from '../map/places.js';
import { actingPiece, faceOf } from '../seen.js';
import { useTable } from '../table-context.js';
import { floorAt, HEAD } from './heights.js';
import { OnSpot } from './on-spot.js';

export interface Stood {
  readonly figure: SceneFigure;
  readonly who: Occupant;
  readonly spot: Spot;
}
/** Around the base of a miniature, and how wide its body is touched, in units of the drawing. */
const RING = 43;
const BODY = 46;
/** How high the body of The Child is touched. */
const SMALL = 0.45;

/** Whose colours a figure has. */
export const useSideClass = (who: Occupant): string => {
  const { box, table } = useTable();
  const [kind, number] = who.split(':') as [string, string];
  if (kind === 'character') return `mando-character ${seatClass(Number(number))}`;
  if (kind === 'child') return 'mando-child';
  const { special } = faceOf(box, table.pieces[Number(number)]!.token) ?? {};
  return `mando-enemy ${box.pieces[Number(number)]!.kind === 'reinforcement' ? 'mando-reinforcement' : ''} ${special ? 'mando-special' : ''}`;
};
/** The light around a base: whose it is, how much health is left, who acts. */
export const Base = ({ figure, who, spot, isRaised = false }: Stood & { readonly isRaised?: boolean }): ReactNode => {
  const { screen } = useViewport();
  const { box, offers, attackable, scene, stack, news, seq } = useTable();
  const side = useSideClass(who);
  const acting = scene ? ('piece' in scene.about ? scene.about.piece : undefined) : actingPiece(stack);
  const isOffered = isRaised && (offers.on(who).length > 0 || attackable.some(at => who === `piece:${at}`));
  const isCharacter = who.startsWith('character');
  return (
    <g
      transform={isRaised ? screen.lying(spot, floorAt(box, spot.space)) : undefined}
      className={isOffered ? 'mando-raised-offer' : undefined}
    >
      {isOffered && <circle r={46 * spot.scale} className="tc-glow" />}
      <g className={side} transform={`scale(${spot.scale})`}>
        {who === `piece:${acting}` && <circle r={51} className="mando-acting" />}
        {isCharacter && figure.isActing && <circle r={50} className="mando-turn-ring" />}
        <g key={news.of(who) === '' ? 'still' : (scene?.id ?? seq)} className={news.of(who)}>
          {!isRaised && <circle r={RING} className="mando-stand" />}
          {who !== 'child:0' && <HealthRing health={figure.health} damage={figure.health - figure.left} radius={RING} />}
        </g>
        {figure.posture === 'suppressed' && <path d="M-30-30L30 30M30-30L-30 30" className="mando-pinned" />}
      </g>
    </g>
  );
};
/** A miniature: it is pointed at and clicked on its base and on its body. */
export const Standing = ({ lookInto, ...stood }: Stood & { readonly lookInto: (space: number | undefined) => void }): ReactNode => {
  const { who, spot, figure } = stood;
  const { screen } = useViewport();
  const { box } = useTable();
  const body = screen.rise(spot, floorAt(box, spot.space), who === 'child:0' ? SMALL * HEAD : HEAD);
  return (
    <OnSpot who={who} spot={spot} lookInto={lookInto}>
      <Clickable who={who}>
        <title>{figure.name}</title>
        <circle r={46 * spot.scale} className="tc-glow" />
        <Base {...stood} />
        <line x2={body?.x ?? 0} y2={body?.y ?? 0} strokeWidth={BODY * Math.max(0.5, spot.scale)} className="mando-body" />
      </Clickable>
    </OnSpot>
  );
};
