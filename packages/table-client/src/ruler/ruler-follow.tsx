import { type ReactNode, useState } from 'react';
import { useRestingMouse } from '../place/use-resting-mouse.js';
import { useViewport } from '../viewport/viewport-context.js';
import { endUnder, type Ruler, type RulerThing } from './use-ruler.js';

/** Everything on the table: while the ruler has one end, a mouse that rests is the other. */
export const RulerFollow = ({
  ruler,
  measurable,
  children,
}: {
  readonly ruler: Ruler;
  readonly measurable: readonly RulerThing[];
  readonly children: ReactNode;
}): ReactNode => {
  const { toTable } = useViewport();
  const [table, setTable] = useState<SVGGElement | null>(null);
  useRestingMouse(table, ruler.isOn && ruler.ends.length === 1, {
    rest: ([x, y], target) => {
      const at = toTable(x, y);
      if (at) ruler.point(endUnder(measurable, target, at));
    },
  });
  return <g ref={setTable}>{children}</g>;
};
