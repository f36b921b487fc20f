import { Portrait } from './portraits.js';

/** A character's portrait beside words. */
export const Bust = ({ character, className = '' }: { readonly character: string; readonly className?: string }) => (
  <svg viewBox="-34 -34 68 68" className={`mando-bust ${className}`} aria-hidden="true" focusable="false">
    <circle r={34} className="mando-disc" />
    <g transform="translate(0 3)">
      <Portrait character={character} />
    </g>
  </svg>
);
