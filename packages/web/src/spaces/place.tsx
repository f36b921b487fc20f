import { NO_OFFERS, PlaceControls, TableRoot } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { hasMotion, useSettings } from '../settings/settings.js';
import type { SpaceProps } from './space-props.js';

/** Spots on a table, beside the table: what the rules say, suggestions, and the numbers for whoever does not point at it. */
export const Place = ({ place, choose, openRule }: Pick<SpaceProps<'place'>, 'place' | 'choose' | 'openRule'>): ReactNode => {
  const settings = useSettings();
  if (!place) return null;
  return (
    <TableRoot className="space" offers={NO_OFFERS} choose={choose} language={settings.language} motion={hasMotion(settings)}>
      <PlaceControls draft={place} openRule={openRule} />
    </TableRoot>
  );
};
