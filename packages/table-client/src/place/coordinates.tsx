import type { Spot } from '@cadre/core';
import { type ReactNode, useEffect, useState } from 'react';
import type { PlaceDraft } from './place-draft.js';

interface Typed {
  readonly x: string;
  readonly y: string;
}
const typedOf = (spot: Spot | null): Typed => ({ x: spot ? String(spot.x) : '', y: spot ? String(spot.y) : '' });
const isWhole = (text: string): boolean => /^-?\d+$/.test(text.trim());

/** The spot in hand as numbers: for whoever cannot point at a table, and for games that draw none. */
export const Coordinates = ({ draft }: { readonly draft: PlaceDraft }): ReactNode => {
  const spot = draft.spots[draft.active] ?? null;
  const [typed, setTyped] = useState(() => typedOf(spot));
  useEffect(() => {
    if (spot) setTyped(typedOf(spot));
  }, [spot]);
  const change = (next: Typed): void => {
    setTyped(next);
    if (isWhole(next.x) && isWhole(next.y)) draft.act({ type: 'put', at: [Number(next.x), Number(next.y)] });
  };
  return (
    <div className="tc-coordinates">
      {(['x', 'y'] as const).map(axis => (
        <label key={axis}>
          {axis}
          <input type="number" step={1} value={typed[axis]} onChange={event => change({ ...typed, [axis]: event.target.value })} />
        </label>
      ))}
    </div>
  );
};
