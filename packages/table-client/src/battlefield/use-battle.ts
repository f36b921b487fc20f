import { useCallback, useState } from 'react';
import { type Ruler, useRuler } from '../ruler/use-ruler.js';

export interface Toggle {
  readonly isOn: boolean;
  readonly toggle: () => void;
}
const useToggle = (): Toggle => {
  const [isOn, set] = useState(false);
  return { isOn, toggle: () => set(!isOn) };
};
/** What the reader looks at on a measured table, and which of its tools are in use. Nothing of it is known to the rules. */
export interface Battle<FigureId> {
  /** The figure that is pointed at, chosen or pinned; what is pinned steps back while a spot is asked for: its reach would only confuse. */
  readonly looked: FigureId | null;
  /** The figure whose card is open, also while a spot is asked for. */
  readonly shown: FigureId | null;
  /** The figure under the pointer or with the focus. */
  readonly look: (id: FigureId | null) => void;
  /** Keeps a figure in sight; the same one again lets it go. */
  readonly pin: (id: FigureId) => void;
  /** The same from a list, where a click cannot be meant for the table: the card opens while a spot is asked for, too. */
  readonly open: (id: FigureId) => void;
  /** Looks at nobody any more. */
  readonly dismiss: () => void;
  /** The figure that everything is measured from instead of the one that acts. */
  readonly origin: FigureId | null;
  readonly measureFrom: (id: FigureId | null) => void;
  readonly ruler: Ruler;
  /** How far attacks reach. */
  readonly ranges: Toggle;
  /** Where the match happened. */
  readonly heat: Toggle;
}
export const useBattle = <FigureId>({
  about,
  chosen,
  isPlacing,
}: {
  /** What is going on. When it changes nobody is looked at any more: whoever mattered before would only confuse. */
  readonly about: string;
  /** What a draft that is not confirmed yet is about. */
  readonly chosen: FigureId | null;
  readonly isPlacing: boolean;
}): Battle<FigureId> => {
  const [pointed, setPointed] = useState<FigureId | null>(null);
  const [pinned, setPinned] = useState<FigureId | null>(null);
  const [origin, setOrigin] = useState<FigureId | null>(null);
  const [before, setBefore] = useState(about);
  if (before !== about) {
    setBefore(about);
    setPointed(null);
    setPinned(null);
  }
  const open = useCallback((id: FigureId) => setPinned(now => (now === id ? null : id)), []);
  return {
    looked: pointed ?? (isPlacing ? null : (chosen ?? pinned)),
    shown: pointed ?? chosen ?? pinned,
    // The same functions for every drawing: figures are drawn anew only when something about them has changed.
    look: useCallback(id => setPointed(() => id), []),
    pin: useCallback(
      id => {
        // A click that puts something down is meant for the table, not for who stands there.
        if (!isPlacing) open(id);
      },
      [isPlacing, open],
    ),
    open,
    dismiss: useCallback(() => {
      setPointed(null);
      setPinned(null);
    }, []),
    origin,
    measureFrom: useCallback(id => setOrigin(() => id), []),
    ruler: useRuler(),
    ranges: useToggle(),
    heat: useToggle(),
  };
};
