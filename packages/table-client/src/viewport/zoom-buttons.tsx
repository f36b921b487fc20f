import type { ReactNode } from 'react';
import { useTableWords } from '../words/words.js';
import { CLOSEST } from './transform.js';

const STEP = 1.5;

export const ZoomButtons = ({
  k,
  isTurned,
  zoomBy,
  showWhole,
  children,
}: {
  readonly k: number;
  /** Looked at from another side than usual. */
  readonly isTurned: boolean;
  readonly zoomBy: (factor: number) => void;
  readonly showWhole: () => void;
  readonly children?: ReactNode;
}): ReactNode => {
  const words = useTableWords();
  const buttons = [
    { name: words.zoomIn, d: 'M12 5v14M5 12h14', isOff: k >= CLOSEST, isStep: true, act: () => zoomBy(STEP) },
    { name: words.zoomOut, d: 'M5 12h14', isOff: k <= 1, isStep: true, act: () => zoomBy(1 / STEP) },
    { name: words.zoomToFit, d: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5', isOff: k <= 1 && !isTurned, isStep: false, act: showWhole },
  ];
  return (
    <div className="tc-zoom">
      {children}
      {buttons.map(({ name, d, isOff, isStep, act }) => (
        <button
          key={name}
          type="button"
          className={`tc-button ${isStep ? 'tc-zoom-step' : ''}`}
          aria-label={name}
          title={name}
          aria-disabled={isOff}
          onClick={act}
        >
          <svg viewBox="0 0 24 24" className="tc-icon" aria-hidden="true">
            <path d={d} />
          </svg>
        </button>
      ))}
    </div>
  );
};
