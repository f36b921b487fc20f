import { useTable } from '../table-context.js';
import { Figure } from './figure.js';
import { centreOf } from './places.js';
import { Threat } from './threat.js';

/** Who is on the move in the question that is open: a character, or an enemy that is led. */
const MOVERS: Readonly<Record<string, { readonly kind: 'character' | 'piece'; readonly local: string }>> = {
  movement: { kind: 'character', local: 'who' },
  advance: { kind: 'piece', local: 'piece' },
  shift: { kind: 'piece', local: 'piece' },
  away: { kind: 'piece', local: 'piece' },
};

/** The preview of a move: whoever would go there, translucent in the chosen space. */
export const Ghost = ({ ahead }: { readonly ahead: number | null }) => {
  const { box, offers, considered, stack } = useTable();
  const frame = stack.at(-1);
  const mover = frame && MOVERS[frame.proc];
  const space = ahead ?? offers.all.find(o => considered.includes(o.value) && o.thing.startsWith('space:'))?.value;
  const at = mover && (frame.locals as Readonly<Record<string, unknown>>)[mover.local];
  if (!mover || space === undefined || typeof at !== 'number') return null;
  const { x, y } = centreOf(box.map, space);
  return (
    <g className="mando-ghost" transform={`translate(${x} ${y})`}>
      {mover.kind === 'character' ? <Figure at={at} /> : <Threat at={at} />}
    </g>
  );
};
