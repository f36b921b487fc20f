import { useEffect, useRef } from 'react';

/**
 * Escape closes what is open, wherever the focus is; a dialog above it comes first. The listener stays the same while it is open:
 * another listener of the same key may draw the page anew, and one that is exchanged then is not called.
 */
export const useEscape = (isOpen: boolean, close: () => void): void => {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOpen]);
};
