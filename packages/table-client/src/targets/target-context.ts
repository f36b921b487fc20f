import { createContext, useContext } from 'react';
import { NO_OFFERS, type Offers } from './offers.js';

export interface Targets {
  readonly offers: Offers;
  readonly choose: (value: number) => void;
  /** Chooses what can still be changed; the same value again confirms it. */
  readonly propose: (value: number) => void;
  /** Called with what the reader points at or has focused, and with null when they turn away. */
  readonly consider: (value: number | null) => void;
}
const Context = createContext<Targets>({ offers: NO_OFFERS, choose: () => undefined, propose: () => undefined, consider: () => undefined });
/** Around everything of a table that can be on offer. */
export const TargetProvider = Context.Provider;
export const useTargets = (): Targets => useContext(Context);
