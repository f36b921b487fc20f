import { useEffect, useState } from 'react';
import { fetchSetup } from '../connection/api.js';
import { useSettings } from '../settings/settings.js';

export interface NextMission {
  readonly id: string;
  readonly name: string;
}
/** What a mission that was drawn by chance is called in a set-up. */
const RANDOM = 'random';
/** The mission after the one that was played; null where a game has none, it was drawn by chance, or it was the last. */
export const useNextMission = (game: string, setup: Readonly<Record<string, string | number>>): NextMission | null => {
  const { language } = useSettings();
  const [next, setNext] = useState<NextMission | null>(null);
  const played = setup['mission'];
  useEffect(() => {
    if (played === undefined || played === RANDOM) return;
    let isWanted = true;
    fetchSetup(game, {}, language).then(
      ({ options }) => {
        const option = options.find(o => o.name === 'mission');
        if (!isWanted || option?.kind !== 'word') return;
        const id = option.words[option.words.indexOf(String(played)) + 1];
        setNext(id === undefined || !option.words.includes(String(played)) ? null : { id, name: option.labels?.[id] ?? id });
      },
      () => isWanted && setNext(null), // offline: the page of a new game offers all missions anyway
    );
    return () => {
      isWanted = false;
    };
  }, [game, played, language]);
  return next;
};
