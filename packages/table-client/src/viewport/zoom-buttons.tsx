import type { ReactNode } from 'react';
import { useTableWords } from '../words/words.js';
import { CLOSEST } from './transform.js';

const STEP = 1.5;

export const ZoomButtons = ({
  k,
  zoomBy,
  showWhole,
  children,
}: {
  readonly k: number;
  readonly zoomBy: (factor: number) => void;
  readonly showWhole: () => void;
  readonly children?: ReactNode;
}): ReactNode => {
  const words = useTableWords();
  const buttons = [
    { name: words.zoomIn, d: 'M12 5v14M5 12h14', isOff: k >= CLOSEST, act: () => zoomBy(STEP) },
    { name: words.zoomOut, d: 'M5 12h14', isOff: k <= 1, act: () => zoomBy(1 / STEP) },
    { name: words.zoomToFit, d: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5', isOff: k <= 1, act: showWhole },
  ];
  return (
    <div className="tc-zoom">
      {children}
      {buttons.map(({ name, d, isOff, act }) => (
        <button key={name} type="button" className="tc-button" aria-label={name} title={name} aria-disabled={isOff} onClick={act}>
          <svg viewBox="0 0 24 24" className="tc-icon" aria-hidden="true">
            <path d={d} />
          </svg>
        </button>
      ))}
    </div>
  );
};
