import '../../css/targets.css';
import type { CSSProperties, DragEvent, KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import { SPOKEN } from '../words/spoken.js';
import type { Offer } from './offers.js';
import { useTargets } from './target-context.js';

/** The kind of data that a carried target drops. */
export const CARRIED = 'application/x-cadre-target';

const classesOf = ({ position, hinted }: Offer): string => `tc-offer ${position >= 0 ? 'tc-chosen' : ''} ${hinted ? 'tc-hinted' : ''}`;
/** For buttons inside a drawing: Enter and Space press them. */
export const onPress = (choose: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.stopPropagation();
  choose();
};

/** A finger that touches decides; only pointing and focus consider. */
const considering = (value: number, consider: (value: number | null) => void) => ({
  onPointerEnter: (event: PointerEvent) => {
    if (event.pointerType === 'mouse') consider(value);
  },
  onPointerLeave: () => consider(null),
  onFocus: () => consider(value),
  onBlur: () => consider(null),
});

export interface BoardTargetProps<Thing extends string = string> {
  readonly thing: Thing;
  readonly className?: string;
  /** There is more to see of it than it shows: a finger, which cannot point, looks before it chooses. */
  readonly isLookedAtFirst?: boolean;
  /** Draw one shape with the class `tc-glow` inside: it is what lights up and what a finger meets. */
  readonly children: ReactNode;
}
/** Something inside a drawing. While it is on offer it can be clicked, focused and pressed; otherwise it is a picture. */
export const BoardTarget = ({ thing, className = '', isLookedAtFirst = false, children }: BoardTargetProps): ReactNode => {
  const { offers, choose, propose, consider } = useTargets();
  const [offer] = offers.on(thing);
  if (!offer) return <g className={className}>{children}</g>;
  const click = ({ nativeEvent }: MouseEvent): void => {
    const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
    (isLookedAtFirst && isTouch ? propose : choose)(offer.value);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot stand inside a drawing
    <g
      role="button"
      tabIndex={0}
      aria-label={offer.label}
      aria-pressed={offer.position >= 0}
      data-option={offer.value}
      className={`${className} ${classesOf(offer)}`}
      onClick={click}
      onKeyDown={onPress(() => choose(offer.value))}
      {...considering(offer.value, consider)}
    >
      {children}
    </g>
  );
};

export interface TargetProps<Thing extends string = string> {
  readonly thing: Thing;
  readonly className: string;
  readonly children: ReactNode;
  readonly style?: CSSProperties;
  /** While it is on offer a pointer can carry it elsewhere; what is dropped has this text under `CARRIED`. */
  readonly carries?: string;
  /** For things that stand for several options: which one this is. */
  readonly offer?: Offer;
  /** Once it is known it cannot be taken back, as what is revealed cannot: a click chooses it, another one or the key confirms. */
  readonly isFinal?: boolean;
}
/** Something beside the board: a card, a slot, a chip. */
export const Target = ({ thing, className, children, style, carries, offer: given, isFinal = false }: TargetProps): ReactNode => {
  const { offers, choose, propose, consider } = useTargets();
  const offer = given ?? offers.on(thing)[0];
  if (!offer)
    return (
      <div className={className} style={style}>
        {children}
      </div>
    );
  return (
    <button
      type="button"
      aria-pressed={offer.position >= 0}
      data-option={offer.value}
      className={`${className} ${classesOf(offer)}`}
      style={style}
      {...(carries !== undefined && {
        draggable: true,
        onDragStart: (event: DragEvent) => event.dataTransfer.setData(CARRIED, carries),
      })}
      onClick={() => (isFinal ? propose : choose)(offer.value)}
      {...considering(offer.value, consider)}
    >
      {children !== offer.label && <span className={SPOKEN}>{offer.label.replace(/\.?$/, '. ')}</span>}
      {children}
      {offers.ordered && offer.position >= 0 && <span className="tc-position">{offer.position + 1}</span>}
    </button>
  );
};
