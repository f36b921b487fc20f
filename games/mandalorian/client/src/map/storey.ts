import { createContext, useContext } from 'react';

interface XY {
  readonly x: number;
  readonly y: number;
}
/** How high spaces are: everything is flat until the map is pictured, with roofs that rise above it. */
export interface Storey {
  /** The transform of what lies on a space, at a point of the drawing. */
  readonly lying: (space: number, at: XY) => string;
  /** The transform of what is written over whoever stands there. */
  readonly over: (space: number, at: XY) => string;
  /** Where a point of a space is seen on the drawing. */
  readonly seen: (space: number, at: XY) => XY;
}
const lying: Storey['lying'] = (_, { x, y }) => `translate(${x} ${y})`;
const Context = createContext<Storey>({ lying, over: lying, seen: (_, at) => at });
export const StoreyProvider = Context.Provider;
export const useStorey = (): Storey => useContext(Context);
