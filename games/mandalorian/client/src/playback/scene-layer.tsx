import type { MandoFact } from '#game/fact';
import { AWAY, type Whereabouts } from '#game/ids';
import { centreOf, type Occupant, spotsOn } from '../map/places.js';
import { useStorey } from '../map/storey.js';
import { type TableContext, useTable } from '../table-context.js';

interface Point {
  readonly x: number;
  readonly y: number;
  readonly space: number;
}
const spotOf = ({ box, table }: TableContext, who: Occupant, space?: Whereabouts): Point | null =>
  spotsOn(box.map, table).get(who) ?? (space !== undefined && space !== AWAY ? { ...centreOf(box.map, space), space } : null);

const Shot = ({ from, to }: { readonly from: Point | null; readonly to: Point | null }) =>
  from && to && <line className="tc-scene-line" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
const FloatingNumber = ({ at, text, heals = false }: { readonly at: Point | null; readonly text: string; readonly heals?: boolean }) => {
  const { over } = useStorey();
  return (
    at && (
      <g transform={over(at.space, at)}>
        <text className={heals ? 'tc-scene-number tc-scene-heal' : 'tc-scene-number'} y={-34}>
          {text}
        </text>
      </g>
    )
  );
};

const Drawn = ({ fact }: { readonly fact: MandoFact }) => {
  const shown = useTable();
  const { table, actor } = shown;
  switch (fact.type) {
    case 'attacked':
      return <Shot from={spotOf(shown, `piece:${fact.piece}`)} to={spotOf(shown, `character:${fact.character}`)} />;
    case 'missed':
    case 'damaged': {
      const target = spotOf(shown, `piece:${fact.piece}`, fact.space);
      return (
        <>
          {table.turn.step === 'action' && <Shot from={spotOf(shown, `character:${actor}`)} to={target} />}
          <FloatingNumber at={target} text={fact.type === 'damaged' ? `−${fact.damage}` : '0'} />
        </>
      );
    }
    case 'hurt':
      return <FloatingNumber at={spotOf(shown, `character:${fact.character}`)} text={`−${fact.n}`} />;
    case 'blocked':
      return <FloatingNumber at={spotOf(shown, `character:${fact.character}`)} text={`(${fact.n})`} heals />;
    case 'healed':
      return <FloatingNumber at={spotOf(shown, `character:${fact.character}`)} text={`+${fact.n}`} heals />;
    default:
      return null;
  }
};

/** What the scene on the table draws over the map. */
export const SceneLayer = () => {
  const { scene } = useTable();
  if (!scene || scene.isSummary) return null;
  return (
    <g key={scene.id} className="tc-scene">
      {scene.facts.map((fact, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same thing can happen twice
        <Drawn key={i} fact={fact} />
      ))}
    </g>
  );
};
