import { AWAY, type CharacterId, type SpaceId } from '#game/ids';
import { local } from '../seen.js';
import { useTable } from '../table-context.js';
import { type Journeys, WayLine } from './destinations.js';
import { Figure } from './figure.js';
import { centreOf } from './places.js';
import { useStorey } from './storey.js';
import { Threat } from './threat.js';

/** Steps in which an enemy is led, all of which call it `piece`. */
const LED: readonly string[] = ['advance', 'shift', 'away'];

/** The preview of a move: whoever would go there, a character or an enemy that is led, translucent in the chosen space. */
const Ghost = ({ ahead, traveller }: { readonly ahead: number | null; readonly traveller: CharacterId | null }) => {
  const { box, offers, considered, stack } = useTable();
  const space = ahead ?? offers.all.find(o => considered.includes(o.value) && o.thing.startsWith('space:'))?.value;
  const { lying } = useStorey();
  const frame = stack.at(-1);
  const led = frame && LED.includes(frame.proc) ? local(stack, frame.proc, 'piece') : undefined;
  if (space === undefined || (traveller === null && led === undefined)) return null;
  return (
    <g className="mando-ghost" transform={lying(space, centreOf(box.map, space))}>
      {traveller !== null ? <Figure at={traveller} /> : led !== undefined && <Threat at={led} />}
    </g>
  );
};
/** Who would go where, and how: dashed, until it is done. */
export const PreviewedWay = ({ journeys, ahead }: { readonly journeys: Journeys; readonly ahead: SpaceId | null }) => {
  const shown = useTable();
  const { table, question, considered, ahead: rules } = shown;
  const who = rules?.traveller(shown, question) ?? null;
  const from = who === null ? AWAY : table.characters[who]!.space;
  const to = ahead ?? (considered[0] as SpaceId | undefined);
  const journey = to === undefined ? undefined : journeys.get(to);
  return (
    <>
      {journey && from !== AWAY && <WayLine from={from} journey={journey} />}
      <Ghost ahead={ahead} traveller={who} />
    </>
  );
};
