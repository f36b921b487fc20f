import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import type { Offer, Thing } from './offers.js';
import { useTable } from './table-context.js';

const classesOf = ({ place, hinted }: Offer): string => `mando-offer ${place >= 0 ? 'mando-chosen' : ''} ${hinted ? 'mando-hinted' : ''}`;
const pressed = (choose: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  choose();
};

/** Something on the map. While it is on offer it can be clicked, focused and pressed; otherwise it is a picture. */
export const MapTarget = (props: { readonly thing: Thing; readonly className?: string; readonly children: ReactNode }) => {
  const { offers, choose } = useTable();
  const [offer] = offers.on(props.thing);
  const className = props.className ?? '';
  if (!offer) return <g className={className}>{props.children}</g>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot stand inside a drawing
    <g
      role="button"
      tabIndex={0}
      aria-label={offer.label}
      aria-pressed={offer.place >= 0}
      data-option={offer.value}
      className={`${className} ${classesOf(offer)}`}
      onClick={() => choose(offer.value)}
      onKeyDown={pressed(() => choose(offer.value))}
    >
      {props.children}
    </g>
  );
};

/** Something beside the map: a card, a slot, a chip. */
export const Target = (props: {
  readonly thing: Thing;
  readonly className: string;
  readonly children: ReactNode;
  readonly style?: CSSProperties;
  /** For things that stand for several options: which one this is. */
  readonly offer?: Offer;
}) => {
  const { offers, choose } = useTable();
  const offer = props.offer ?? offers.on(props.thing)[0];
  if (!offer)
    return (
      <div className={props.className} style={props.style}>
        {props.children}
      </div>
    );
  return (
    <button
      type="button"
      aria-pressed={offer.place >= 0}
      data-option={offer.value}
      className={`${props.className} ${classesOf(offer)}`}
      style={props.style}
      onClick={() => choose(offer.value)}
    >
      {props.children !== offer.label && <span className="mando-spoken">{offer.label.replace(/\.?$/, '. ')}</span>}
      {props.children}
      {offers.ordered && offer.place >= 0 && <span className="mando-place">{offer.place + 1}</span>}
    </button>
  );
};
