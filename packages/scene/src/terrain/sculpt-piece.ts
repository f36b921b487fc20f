import type { GroundName, PieceForm, PieceKind, ScenePiece } from '@cadre/battle';
import { createClay } from '../sculpt/clay.js';
import type { Mesh } from '../sculpt/mesh.js';
import { inches, type TableSpace } from '../table/table-space.js';
import { building, bunker, tower } from './building.js';
import { container, crates } from './container.js';
import { dais, pit, scaffold } from './deck.js';
import { door } from './door.js';
import { isRoomy } from './floors.js';
import { keptInside } from './kept-inside.js';
import { pipes, reactor, tank } from './plant.js';
import { mesa, rock, spire } from './rock.js';
import { altar, column, rampart, rubble, ruins, temple } from './ruins.js';
import { areaOf, type Build, siteOf } from './site.js';
import { log, roots, stump, trunk } from './timber.js';
import { barricade, barrier, sandbags, wall } from './wall.js';
import { brush, woods } from './woods.js';

/** Where somebody may stand in it, only the walls are left of a house, and stones of a rock. */
const walls =
  (build: Build): Build =>
  site =>
    isRoomy(site) ? ruins(site) : build(site);
const stones =
  (build: Build): Build =>
  site =>
    isRoomy(site) ? rubble(site) : build(site);

const BY_KIND: Readonly<Record<PieceKind, Build>> = {
  building: walls(building),
  container: walls(container),
  rock: stones(rock),
  wall,
  barricade,
  crates: walls(crates),
  woods,
  ruins,
  trunk: stones(trunk),
  log: stones(log),
  brush,
  pipes,
  deck: walls(scaffold),
  pit,
};
const BY_FORM: Readonly<Record<PieceForm, Build>> = {
  altar,
  barrier,
  bunker: walls(bunker),
  column,
  dais: walls(dais),
  door: walls(door),
  mesa: stones(mesa),
  rampart,
  reactor: walls(reactor),
  roots: stones(roots),
  rubble,
  sandbags,
  scaffold: walls(scaffold),
  spire: stones(spire),
  stump: stones(stump),
  tank: walls(tank),
  temple,
  tower: walls(tower),
};
/** Nothing stands on less, in square inches. */
const LEAST_AREA = 0.001;
const NOTHING: Mesh = {
  positions: new Float32Array(),
  normals: new Float32Array(),
  colors: new Float32Array(),
  surfaces: new Float32Array(),
};
/**
 * A piece of terrain where it stands on the table, in the scene's inches: inside the prism that the rules know, and as high. What figures stand
 * on is flat, what they stand in is clear.
 */
export const sculptPiece = (piece: ScenePiece, space: TableSpace, ground: GroundName = 'concrete'): Mesh => {
  const clay = createClay({ grain: 0.14, dirt: 0.5 });
  const site = siteOf(piece, space, ground, clay);
  if (Math.abs(areaOf(site.ring)) < LEAST_AREA) return NOTHING;
  const bottom = inches(piece.bottom);
  clay.within({ at: [0, bottom, 0] }, () => (piece.form ? BY_FORM[piece.form] : BY_KIND[piece.kind])(site));
  return keptInside(clay.finish(), site.ring, bottom, bottom + site.height);
};
