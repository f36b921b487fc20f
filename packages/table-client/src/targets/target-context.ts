import { createContext, useContext } from 'react';
import { NO_OFFERS, type Offers } from './offers.js';

export interface Targets {
  readonly offers: Offers;
  readonly choose: (value: number) => void;
}
const Context = createContext<Targets>({ offers: NO_OFFERS, choose: () => undefined });
/** Around everything of a table that can be on offer. */
export const TargetProvider = Context.Provider;
export const useTargets = (): Targets => useContext(Context);
