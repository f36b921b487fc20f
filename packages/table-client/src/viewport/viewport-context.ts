import { createContext, useContext } from 'react';
import type { Point } from '../overlay/shape.js';
import { type Axes, Y_DOWN } from './axes.js';

export interface ViewportContext {
  /** Pixels of the screen for one unit of the table. What keeps its size at every zoom divides by it. */
  readonly scale: number;
  /** A point of the window as a point of the table; null before anything is drawn. */
  readonly toTable: (clientX: number, clientY: number) => Point | null;
  readonly axes: Axes;
  /** The transform of what must be read or recognised: text and silhouettes stand upright however the table lies. */
  readonly upright: string | undefined;
}
const Context = createContext<ViewportContext>({ scale: 1, toTable: () => null, axes: Y_DOWN, upright: undefined });
export const ViewportProvider = Context.Provider;
export const useViewport = (): ViewportContext => useContext(Context);
