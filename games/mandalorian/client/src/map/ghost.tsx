import type { CharacterId } from '#game/ids';
import { local } from '../seen.js';
import { useTable } from '../table-context.js';
import { Figure } from './figure.js';
import { centreOf } from './places.js';
import { Threat } from './threat.js';

/** Steps in which an enemy is led, all of which call it `piece`. */
const LED: readonly string[] = ['advance', 'shift', 'away'];

/** The preview of a move: whoever would go there, a character or an enemy that is led, translucent in the chosen space. */
export const Ghost = ({ ahead, traveller }: { readonly ahead: number | null; readonly traveller: CharacterId | null }) => {
  const { box, offers, considered, stack } = useTable();
  const space = ahead ?? offers.all.find(o => considered.includes(o.value) && o.thing.startsWith('space:'))?.value;
  const frame = stack.at(-1);
  const led = frame && LED.includes(frame.proc) ? local(stack, frame.proc, 'piece') : undefined;
  if (space === undefined || (traveller === null && led === undefined)) return null;
  const { x, y } = centreOf(box.map, space);
  return (
    <g className="mando-ghost" transform={`translate(${x} ${y})`}>
      {traveller !== null ? <Figure at={traveller} /> : led !== undefined && <Threat at={led} />}
    </g>
  );
};
