import { vi } from 'vitest';

/** An empty memory of the device, for `beforeEach`; what it returns takes the memory away again. */
export const stubLocalStorage = (): (() => void) => {
  const places = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (place: string) => places.get(place) ?? null,
    setItem: (place: string, text: string) => places.set(place, text),
  });
  return () => vi.unstubAllGlobals();
};
