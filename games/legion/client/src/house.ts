import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** What the page around the builder lends it: its sheets, keys and memory. */
export interface House {
  readonly Dialog: ComponentType<{ readonly title: string; close(): void; readonly children: ReactNode }>;
  readonly CopyKey: ComponentType<{ readonly text: string; readonly label: string; readonly className?: string }>;
  readonly QrCode: ComponentType<{ readonly text: string; readonly label: string }>;
  /** What this device remembers under a name; null where it remembers nothing. */
  readonly kept: (place: string) => unknown;
  readonly keep: (place: string, value: unknown) => void;
}
const HouseContext = createContext<House | null>(null);
export const HouseProvider = HouseContext.Provider;
export const useHouse = (): House => {
  const house = useContext(HouseContext);
  if (!house) throw new Error('a part of the builder was drawn outside ArmyBuilder, which lends it the sheets and keys of the page');
  return house;
};
