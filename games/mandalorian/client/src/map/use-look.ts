import { moveFocus } from '@cadre/table-client';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import type { MapDef } from '#game/content/index';
import { nextSpace } from './arrow-look.js';

/** Looking around on the map, whatever is on offer: by touch or pointer, and with the arrow keys while the map has the focus. */
export const useLook = (map: MapDef) => {
  const [looked, setLooked] = useState<number>();
  const lookAway = (): void => setLooked(undefined);
  const touch = (event: MouseEvent): void => {
    if (!(event.target instanceof Element)) return;
    const at = event.target.closest('[data-space]');
    if (event.target.closest('.tc-offer'))
      lookAway(); // a click on an offer chooses: what was being read must not stand in its way
    else if (at) setLooked(Number(at.getAttribute('data-space')));
  };
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.target !== event.currentTarget) moveFocus(event);
    else if (event.key === 'Escape') lookAway();
    else {
      const next = nextSpace(map, looked, event.key);
      if (next === undefined) return;
      event.preventDefault();
      setLooked(next);
    }
  };
  return { looked, lookAway, touch, press };
};
