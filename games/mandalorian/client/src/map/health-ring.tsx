const GAP = 0.16;
/** More than this cannot be counted at a glance: the ring becomes one arc. */
const COUNTABLE = 8;

const arc = (radius: number, from: number, to: number): string => {
  const point = (angle: number): string => `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
  return `M${point(from)}A${radius} ${radius} 0 ${to - from > Math.PI ? 1 : 0} 1 ${point(to)}`;
};

/** Health as a ring of as many parts; damaged parts are dark. */
export const HealthRing = ({ health, damage, radius }: { readonly health: number; readonly damage: number; readonly radius: number }) => {
  const turn = 2 * Math.PI;
  const left = Math.max(0, health - damage);
  if (health > COUNTABLE)
    return (
      <g className="mando-ring">
        <circle r={radius} className="mando-ring-lost" />
        {left > 0 && <path d={arc(radius, 0.001, Math.max(0.02, (turn - 0.002) * (left / health)))} className="mando-ring-left" />}
      </g>
    );
  return (
    <g className="mando-ring">
      {Array.from({ length: health }, (_, i) => {
        const from = (turn * i) / health + GAP / 2;
        const to = (turn * (i + 1)) / health - GAP / 2;
        return <path key={from} d={arc(radius, from, to)} className={i < left ? 'mando-ring-left' : 'mando-ring-lost'} />;
      })}
    </g>
  );
};
