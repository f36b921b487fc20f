import type { GameInfo } from '@cadre/protocol';
import { useCallback, useEffect, useState } from 'react';
import { fetchGames, fetchSetup } from '../connection/api.js';
import { useLoad } from '../parts/loaded.js';
import { useSettings } from '../settings/settings.js';

/** What can be played here; null until it is known. Pages that can do without do not wait for it. */
export const useGames = (): readonly GameInfo[] | null => {
  const { load } = useLoad(useCallback(() => fetchGames(), []));
  return load.is === 'here' ? load.it.games : null;
};
/** The seats of a set-up as the game calls them; empty until they are known. */
export const useSeatNames = (game: string | undefined, setup: Readonly<Record<string, string | number>> | undefined): readonly string[] => {
  const { language } = useSettings();
  const [names, setNames] = useState<readonly string[]>([]);
  const given = JSON.stringify(setup ?? {});
  useEffect(() => {
    if (game === undefined) return;
    fetchSetup(game, JSON.parse(given), language).then(
      ({ seats }) => setNames(seats),
      () => setNames([]), // seats are then called by their numbers
    );
  }, [game, given, language]);
  return names;
};
