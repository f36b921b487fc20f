import { createContext, useContext } from 'react';
import type { Point } from '../overlay/shape.js';

export interface ViewportContext {
  /** Pixels of the screen for one unit of the table. What keeps its size at every zoom divides by it. */
  readonly scale: number;
  /** A point of the window as a point of the table; null before anything is drawn. */
  readonly toTable: (clientX: number, clientY: number) => Point | null;
}
const Context = createContext<ViewportContext>({ scale: 1, toTable: () => null });
export const ViewportProvider = Context.Provider;
export const useViewport = (): ViewportContext => useContext(Context);
