import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** Small documents that a server keeps for whoever holds a seat there. A promise fails with words for the reader. */
export interface Documents {
  readonly all: () => Promise<readonly { readonly name: string; readonly at: number }[]>;
  readonly read: (name: string) => Promise<unknown>;
  readonly put: (name: string, content: unknown) => Promise<unknown>;
  readonly remove: (name: string) => Promise<unknown>;
}
/** What the page around the builder lends it: its sheets, keys and memory. */
export interface Surroundings {
  readonly Dialog: ComponentType<{ readonly title: string; close(): void; readonly children: ReactNode }>;
  readonly CopyKey: ComponentType<{ readonly text: string; readonly label: string; readonly className?: string }>;
  readonly QrCode: ComponentType<{ readonly text: string; readonly label: string }>;
  /** What this device remembers under a name; null where it remembers nothing. */
  readonly kept: (place: string) => unknown;
  readonly keep: (place: string, value: unknown) => void;
  /** Null for whoever holds no seat. */
  readonly documents: Documents | null;
}
const SurroundingsContext = createContext<Surroundings | null>(null);
export const SurroundingsProvider = SurroundingsContext.Provider;
export const useSurroundings = (): Surroundings => {
  const surroundings = useContext(SurroundingsContext);
  if (!surroundings) throw new Error('a part of the builder was drawn outside ArmyBuilder, which lends it the sheets and keys of the page');
  return surroundings;
};
