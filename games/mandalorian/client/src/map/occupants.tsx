import type { ReactNode } from 'react';
import type { MandoFact } from '#game/fact';
import { actingPiece } from '../seen.js';
import { useTable } from '../table-context.js';
import { BoardTarget } from '../target.js';
import { AttackAtOnce } from './attack-at-once.js';
import { Figure, LoneChild } from './figure.js';
import { CROWDED, type Occupant, type Spot, spotsOn } from './places.js';
import { Threat } from './threat.js';

/** Whoever stands on the map, and what a click on them means: the answer they stand for, or an attack with the card that waits for its slot. */
export const Clickable = ({ who, children }: { readonly who: Occupant; readonly children: ReactNode }) => {
  const { attackable } = useTable();
  const piece = attackable.find(at => who === `piece:${at}`);
  if (piece !== undefined) return <AttackAtOnce target={piece}>{children}</AttackAtOnce>;
  return (
    <BoardTarget thing={who} className="mando-thing">
      {children}
    </BoardTarget>
  );
};
/** The threat that something shown is about. */
const pieceOf = (fact: MandoFact): number | undefined => ('piece' in fact ? fact.piece : undefined);
export const Occupants = ({
  fanned,
  lookInto,
}: {
  readonly fanned: number | undefined;
  readonly lookInto: (space: number | undefined) => void;
}) => {
  const { box, table, news, seq, stack, scene } = useTable();
  const spots = spotsOn(box.map, table, fanned);
  const acting = scene ? pieceOf(scene.about) : actingPiece(stack);
  const place = (who: Occupant, spot: Spot, drawn: React.ReactNode) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: looking fans things out, it decides nothing
    <g
      key={who}
      data-space={spot.space}
      onPointerEnter={event => event.pointerType !== 'touch' && lookInto(spot.space)}
      onPointerLeave={() => lookInto(undefined)}
      onFocus={({ target }) => target.matches(':focus-visible') && lookInto(spot.space)}
      onBlur={() => lookInto(undefined)}
      className={`mando-occupant ${spot.scale < CROWDED ? 'mando-crowded' : ''}`}
      style={{ transform: `translate(${spot.x}px, ${spot.y}px) scale(${spot.scale})` }}
    >
      {who === `piece:${acting}` && <circle r={47} className="mando-acting" />}
      <Clickable who={who}>
        <circle r={46} className="tc-glow" />
        <g key={news.of(who) === '' ? 'still' : (scene?.id ?? seq)} className={news.of(who)}>
          {drawn}
        </g>
      </Clickable>
    </g>
  );
  return (
    <>
      {table.pieces.map((_, i) => {
        const spot = spots.get(`piece:${i}`);
        return spot && place(`piece:${i}`, spot, <Threat at={i} />);
      })}
      {table.characters.map((_, i) => {
        const spot = spots.get(`character:${i}`);
        return spot && place(`character:${i}`, spot, <Figure at={i} />);
      })}
      {table.child.held === 'space' && place('child:0', spots.get('child:0')!, <LoneChild />)}
    </>
  );
};
