import { useEffect } from 'react';

/** Escape closes what is open, wherever the focus is; a dialog above it comes first. */
export const useEscape = (isOpen: boolean, close: () => void): void => {
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) close();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
};
