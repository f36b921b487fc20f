/** What this device remembers. A device that remembers nothing (private windows, full storage) still plays. */
export const kept = (place: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null');
  } catch {
    return null; // unreadable or forbidden: as if nothing had been kept
  }
};
export const keep = (place: string, value: unknown): void => {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // forbidden or full: the page works on, it only forgets
  }
};
