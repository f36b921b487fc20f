import { SeatBadge, seatClass } from '@cadre/table-client';
import { FeatureFigure } from '../art/enemies.js';
import { MapIcon } from '../art/icons.js';
import { ChildFigure, Portrait } from '../art/portraits.js';
import { faceOf } from '../seen.js';
import { useTable } from '../table-context.js';
import { HealthRing } from './health-ring.js';

/** A character on the map: a disc in its seat's colour with shape and letter, its bust, its health, and whatever it carries. */
export const Figure = ({ at }: { readonly at: number }) => {
  const { box, table, labels, texts } = useTable();
  const character = table.characters[at]!;
  const { def, health } = box.characters[at]!;
  const isActive = box.shared || table.turn.seat === at;
  const burdens = table.pieces.filter(piece => piece.by === at);
  const hasChild = table.child.held === 'character' && table.child.by === at;
  const isShielded = table.standing.some(e => e.who === at && (e.kind === 'shield' || e.kind === 'ward'));
  return (
    <g className={`mando-character ${seatClass(at)} ${isActive ? 'mando-active' : ''}`}>
      <title>{`${texts.names('character', def.id)}, ${labels.health(health - character.damage, health)}`}</title>
      {isActive && <circle r={44} className="mando-turn-ring" />}
      <circle cx={1} cy={4} r={38} className="mando-drop" />
      <circle r={36} className="mando-disc" />
      <g clipPath="url(#mando-round)">
        <g transform="translate(0 3)">
          <Portrait character={def.id} />
        </g>
      </g>
      <HealthRing health={health} damage={character.damage} radius={36} />
      <g className="mando-letter" transform="translate(-25 25)">
        <g transform="scale(1.05)">
          <SeatBadge seat={at} />
        </g>
      </g>
      {isShielded && (
        <g className="mando-shielded" transform="translate(-26 -26)">
          <circle r={12} />
          <MapIcon name="shield" size={16} />
        </g>
      )}
      {burdens.map((piece, i) => (
        <g key={piece.token} className="mando-feature mando-burden" transform={`translate(${27 - 4 * i} ${25 - 8 * i}) scale(0.46)`}>
          <circle r={32} className="mando-feature-plate" />
          <FeatureFigure feature={faceOf(box, piece.token)?.feature?.id ?? ''} />
        </g>
      ))}
      {hasChild && (
        <g className="mando-child" transform="translate(26 -25) scale(0.46)">
          <circle r={34} className="mando-child-plate" />
          <ChildFigure />
        </g>
      )}
    </g>
  );
};

export const LoneChild = () => {
  const { labels } = useTable();
  return (
    <g className="mando-child">
      <title>{labels.child}</title>
      <circle cx={1} cy={4} r={36} className="mando-drop" />
      <circle r={34} className="mando-child-plate" />
      <g transform="scale(0.92)">
        <ChildFigure />
      </g>
    </g>
  );
};
