import { createContext, useContext } from 'react';

/** How many of each card somebody owns, by card id. */
export type Collection = Readonly<Record<string, number>>;
export const COLLECTION = 'cadre.collection';
export const readCollection = (raw: unknown): Collection =>
  typeof raw === 'object' && raw !== null
    ? Object.fromEntries(Object.entries(raw).filter((entry): entry is [string, number] => Number.isInteger(entry[1]) && entry[1] > 0))
    : {};
export const withOwned = (collection: Collection, card: string, count: number): Collection => {
  const { [card]: _, ...rest } = collection;
  return count > 0 ? { ...rest, [card]: count } : rest;
};

interface Owning {
  readonly collection: Collection;
  readonly own: (card: string, count: number) => void;
}
const CollectionContext = createContext<Owning>({ collection: {}, own: () => undefined });
export const CollectionProvider = CollectionContext.Provider;
export const useCollection = (): Owning => useContext(CollectionContext);
