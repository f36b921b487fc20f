import '../../css/cards.css';
import type { ReactNode } from 'react';

/** The classes of a card and its parts: weight, an edge, a name, small text. A game gives each kind of card its colour. */
export const CARD = { row: 'tc-card-row', card: 'tc-card', head: 'tc-card-head', name: 'tc-card-name', text: 'tc-card-text' } as const;

/** Cards side by side: a hand, cards to choose from. Wider than its place it is moved with the arrow keys. */
export const CardRow = ({
  label,
  className = '',
  children,
}: {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a row wider than its place is moved with the arrow keys
  <section className={`${CARD.row} ${className}`} aria-label={label} tabIndex={0}>
    {children}
  </section>
);
