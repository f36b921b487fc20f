import type { ReactNode } from 'react';
import { useLabels } from '../context.js';

export const Pips = ({ count }: { readonly count: number }): ReactNode => {
  const l = useLabels();
  return (
    <span className="army-pips">
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike
        <i key={i} />
      ))}
      <span className="unseen">{l.pips(count)}</span>
    </span>
  );
};
