import type { Language } from '@cadre/core';
import { INCH, type Piece } from '@cadre/geometry';
import { MISSION } from '@cadre/special-operations/content/missions';
import { TERRAIN } from '@cadre/special-operations/content/terrain';
import { type MissionId, TERRAIN_KINDS, type TerrainKind } from '@cadre/special-operations/content/types';
import { type DrawnPiece, download, Ground, PolygonBoard, ScenePieceShape, turnBy, turnedByHalf, Y_UP, Zone } from '@cadre/table-client';
import { type ReactNode, useMemo, useState } from 'react';
import { LABELS } from '../labels/labels.js';
import { scenePiece } from '../scene/scene-pieces.js';
import { ObjectiveDot } from '../setup/layout-preview.js';
import { freeMiddle, newPiece } from './new-piece.js';
import { layoutFile, OWN_LAYOUT, piecesFrom } from './own-layout.js';
import { useLayoutCheck } from './use-layout-check.js';

const SIDE = 36 * INCH;
const BOUNDS = { x: 0, y: 0, width: SIDE, height: SIDE };
const RASTER = INCH / 4;
const GRID = 6 * INCH;
const TURN = 15;

const tablePiece = ({ id, kind, polygon }: DrawnPiece): Piece => {
  const terrain = TERRAIN[kind as TerrainKind];
  return { ...terrain, id, name: id, polygon, bottom: 0, top: terrain.top * INCH, parts: [] } as unknown as Piece;
};
/** A battlefield of one's own, drawn on the zones and objectives of its mission and checked by the rules whenever the pen rests. */
export const LayoutEditor = ({
  mission,
  content,
  use,
  close,
  language,
}: {
  readonly mission: MissionId;
  /** The content file of the set-up; empty when there is none. */
  readonly content: string;
  readonly use: (content: string, layout: string) => void;
  readonly close: () => void;
  readonly language: Language;
}): ReactNode => {
  const labels = LABELS[language].editor;
  const [pieces, setPieces] = useState(() => piecesFrom(content));
  const [chosen, choose] = useState<string | null>(null);
  const [name, setName] = useState('');
  const title = name.trim() === '' ? labels.unnamed : name.trim();
  const file = useMemo(() => layoutFile(title, mission, pieces), [title, mission, pieces]);
  const check = useLayoutCheck(file, mission, language);
  const piece = pieces.find(({ id }) => id === chosen);
  const change = (next: DrawnPiece): void => setPieces(pieces.map(each => (each.id === next.id ? next : each)));
  const add = (next: DrawnPiece): void => {
    setPieces([...pieces, next]);
    choose(next.id);
  };
  const remove = (id: string): void => {
    setPieces(pieces.filter(each => each.id !== id));
    choose(null);
  };
  const { zones, objectives } = MISSION[mission];
  return (
    <section className="so-editor" aria-label={labels.label}>
      <label>
        {labels.name}
        <input type="text" value={name} maxLength={40} placeholder={labels.unnamed} onChange={event => setName(event.target.value)} />
      </label>
      <fieldset className="so-palette">
        <legend>{labels.add}</legend>
        {TERRAIN_KINDS.map(kind => (
          <button key={kind} type="button" className="key" onClick={() => add(newPiece(kind, pieces, freeMiddle(pieces)))}>
            {TERRAIN[kind].name[language]}
          </button>
        ))}
      </fieldset>
      <div role="status" className="so-editor-check" data-legal={check === null ? undefined : check.problems.length === 0}>
        <strong>
          {check === null ? labels.checking : check.problems.length === 0 ? labels.legal : labels.problems(check.problems.length)}
        </strong>
        <ul>
          {check?.problems.map(problem => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </div>
      <div className="so-editor-board">
        <PolygonBoard
          pieces={pieces}
          chosen={chosen}
          wrong={check?.wrong ?? NOTHING_WRONG}
          raster={RASTER}
          bounds={BOUNDS}
          axes={Y_UP}
          label={labels.label}
          change={change}
          choose={choose}
          remove={remove}
        >
          <Ground bounds={BOUNDS} grid={GRID} />
          {zones.map(({ id, side, polygon }) => (
            <Zone key={id} polygon={polygon.map(([x, y]) => ({ x: x * INCH, y: y * INCH }))} seat={side === 'blue' ? 0 : 1} name={id} />
          ))}
          {pieces.map(each => (
            <ScenePieceShape key={each.id} piece={scenePiece(tablePiece(each), each.kind as TerrainKind, language)} />
          ))}
          {objectives.map(({ id, x, y, name: objective }) => (
            <ObjectiveDot key={id} x={x} y={y} name={objective[language]} />
          ))}
        </PolygonBoard>
      </div>
      <p className="quiet">{labels.help}</p>
      <div className="so-quick-starts">
        <button
          type="button"
          className="key"
          disabled={!piece}
          onClick={() => piece && change({ ...piece, polygon: turnBy(piece.polygon, TURN) })}
        >
          {labels.turn}
        </button>
        <button
          type="button"
          className="key"
          disabled={!piece}
          onClick={() =>
            piece && add({ ...newPiece(piece.kind as TerrainKind, pieces, { x: 0, y: 0 }), polygon: turnedByHalf(piece.polygon, BOUNDS) })
          }
        >
          {labels.opposite}
        </button>
        <button type="button" className="key" disabled={!piece} onClick={() => piece && remove(piece.id)}>
          {labels.remove}
        </button>
      </div>
      <div className="so-quick-starts">
        <button type="button" className="key go" disabled={check?.problems.length !== 0} onClick={() => use(file, OWN_LAYOUT)}>
          {labels.use}
        </button>
        <button type="button" className="key" onClick={() => download(new Blob([file], { type: 'application/json' }), `${title}.json`)}>
          {labels.save}
        </button>
        <button type="button" className="key" onClick={close}>
          {labels.close}
        </button>
      </div>
    </section>
  );
};
const NOTHING_WRONG: ReadonlySet<string> = new Set();
