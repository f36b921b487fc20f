import '../../css/table.css';
import type { Language } from '@cadre/core';
import { type ReactNode, useMemo } from 'react';
import type { Offers } from '../targets/offers.js';
import { TargetProvider } from '../targets/target-context.js';
import { TableSettingsProvider } from './table-settings.js';

const nobodyConsiders = (): void => undefined;

/** The outermost element of a game's table: what is on offer, the language and the wish for motion reach every part of it from here. */
export const TableRoot = ({
  className,
  offers,
  choose,
  propose = choose,
  consider = nobodyConsiders,
  language,
  motion,
  areSeatsSwapped = false,
  children,
}: {
  readonly className: string;
  readonly offers: Offers;
  readonly choose: (value: number) => void;
  /** A finger on a figure: looked at first, chosen by another touch. */
  readonly propose?: ((value: number) => void) | undefined;
  readonly consider?: (value: number | null) => void;
  readonly language: Language;
  readonly motion: boolean;
  /** The first two seats have each other's colour, on the whole page. */
  readonly areSeatsSwapped?: boolean;
  readonly children: ReactNode;
}): ReactNode => {
  const settings = useMemo(() => ({ language, motion }), [language, motion]);
  const targets = useMemo(() => ({ offers, choose, propose, consider }), [offers, choose, propose, consider]);
  return (
    <TableSettingsProvider value={settings}>
      <TargetProvider value={targets}>
        <div className={`tc-table ${className} ${areSeatsSwapped ? 'tc-seats-swapped' : ''}`} data-motion={motion ? 'on' : 'off'}>
          {children}
        </div>
      </TargetProvider>
    </TableSettingsProvider>
  );
};
