import { OWN_LINK } from '@cadre/legion-army/roster';
import { useSyncExternalStore } from 'react';

export const VIEWS = ['build', 'play', 'opponent', 'handIn', 'roll', 'sheet', 'compare', 'log'] as const;
export type View = (typeof VIEWS)[number];
/** Where in the builder somebody is. It stands in the fragment, so every place has a link and the way back works. */
export type Place =
  | { readonly at: 'shelf' }
  | { readonly at: 'cards' }
  | { readonly at: 'shared'; readonly link: string }
  | { readonly at: 'list'; readonly id: string; readonly view: View };

const LIST = '#list=';
const CARDS = '#cards';
/** Null for a fragment that is no place of ours, such as the one of a skip link. */
export const placeIn = (fragment: string): Place | null => {
  if (fragment === '' || fragment === '#') return { at: 'shelf' };
  if (fragment === CARDS) return { at: 'cards' };
  if (fragment.startsWith(OWN_LINK)) return { at: 'shared', link: fragment };
  if (!fragment.startsWith(LIST)) return null;
  const [id = '', view] = fragment.slice(LIST.length).split('/');
  return id === '' ? { at: 'shelf' } : { at: 'list', id, view: VIEWS.find(v => v === view) ?? 'build' };
};
export const fragmentOf = (place: Place): string => {
  switch (place.at) {
    case 'shelf':
      return '#';
    case 'cards':
      return CARDS;
    case 'shared':
      return place.link;
    case 'list':
      return `${LIST}${place.id}${place.view === 'build' ? '' : `/${place.view}`}`;
  }
};

const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  addEventListener('hashchange', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('hashchange', listener);
  };
};
export const goTo = (place: Place, how: 'push' | 'replace' = 'push'): void => {
  const fragment = fragmentOf(place);
  const address = fragment === '#' ? location.pathname + location.search : fragment;
  if (how === 'push') {
    history.pushState(null, '', address);
    scrollTo(0, 0);
  } else history.replaceState(null, '', address);
  for (const listener of listeners) listener();
};
let latest = '';
/** A fragment that is no place of ours changes nothing. */
const ours = (): string => {
  if (placeIn(location.hash) !== null) latest = location.hash;
  return latest;
};
export const usePlace = (): Place => placeIn(useSyncExternalStore(subscribe, ours)) ?? { at: 'shelf' };
