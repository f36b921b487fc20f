/** What the drawing of a map refers to. */
export const Patterns = () => (
  <defs>
    <pattern id="mando-hatch" width={12} height={12} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V12" className="mando-hatch-line" />
    </pattern>
    <pattern id="mando-tiles" width={16} height={16} patternUnits="userSpaceOnUse">
      <path d="M0 16H16V0" className="mando-hatch-line" />
    </pattern>
    <radialGradient id="mando-glare" cx="50%" cy="42%" r="75%">
      <stop offset="0" className="mando-glare-near" />
      <stop offset="1" className="mando-glare-far" />
    </radialGradient>
    <clipPath id="mando-round">
      <circle r={35} />
    </clipPath>
  </defs>
);
