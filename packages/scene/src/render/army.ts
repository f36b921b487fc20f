import type { SceneFigure } from '@cadre/battle';
import type { Point } from '@cadre/geometry';
import { type BufferGeometry, Group, Mesh, type MeshStandardMaterial } from 'three';
import { BASE_HEIGHT, sculptBase } from '../bases/sculpt-base.js';
import type { FigureRecipe, Pose } from '../figures/recipe.js';
import { sculptFigure } from '../figures/sculpt-figure.js';
import type { Vec } from '../sculpt/vectors.js';
import { inches, type TableSpace } from '../table/table-space.js';
import { paintMaterial, setRim, setShown } from './paint-material.js';
import { paintedGeometry } from './painted-parts.js';

/** What the games say about how their figures look. */
export type RecipeOf = (type: string, place: number, family?: string) => FigureRecipe;
export interface ArmyLook {
  readonly recipeOf: RecipeOf;
  /** The colour of each side. */
  readonly sides: readonly number[];
  /** What bases are covered with. */
  readonly turf: number;
  /** How large the miniatures of the game are. */
  readonly scale: number;
}
/** Miniatures are larger than life on the table; where sight is judged they are as tall as the rules say. */
export const LARGER = 1.22;
/** Milliseconds for a figure on its way, at an inch and at most. */
const WALK = { inch: 90, least: 260, most: 900 };
/** How high a figure rises on its way, in inches: a hand lifts it. */
const LIFT = 0.5;
/** How high it is held over the table while it is in somebody's hand. */
const HELD = 0.45;
/** Milliseconds until a figure that left the table has faded. */
const FADE = 700;

interface Miniature {
  readonly mesh: Mesh<BufferGeometry, MeshStandardMaterial>;
  figure: SceneFigure;
  key: string;
  heading: number;
  /** On its way: from where, since when, for how long. */
  walk: { readonly from: Vec; readonly since: number; readonly lasts: number } | null;
  /** Since when it has left the table. */
  left: number | null;
  /** In somebody's hand: over that point of the scene. */
  held: Vec | null;
}
/** All miniatures on the table. */
export interface Army {
  readonly object: Group;
  /** Shows these figures from now on; `at` is the time. Whoever stands elsewhere than before walks there, whoever is gone fades. */
  readonly show: (figures: readonly SceneFigure[], at: number | null) => void;
  /** Puts everybody where they are at a time; whether somebody is still on the way. */
  readonly advance: (at: number) => boolean;
  /** The middle of each figure that stands, for whatever might hide it. */
  readonly middles: () => readonly Vec[];
  /** A figure that is in somebody's hand over a point of the table; null: it has been put down. */
  readonly carry: (figure: SceneFigure, over: Point | null) => void;
  /** How a figure is seen by another: where its eyes are and how far up it is hit. Null: it does not stand there. */
  readonly bodyOf: (id: number) => Body | null;
  /** Shown as somebody on the table sees them: as tall as the rules say, the viewer not at all, the target marked. */
  readonly judge: (viewer: number | null, target: number | null) => void;
  /** Turns towards a point. */
  readonly face: (id: number, to: Vec) => void;
  readonly dispose: () => void;
}
export interface Body {
  readonly eyes: Vec;
  readonly chest: Vec;
  readonly radius: number;
  readonly color: number;
}
/** Parts of a figure's height. */
const [EYES, CHEST] = [0.92, 0.66] as const;
/** An edge of light: the usual one, and that of a target. */
const RIM = { usual: 0.9, target: 7 };

const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);
const angleOf = (from: Vec, to: Vec): number => Math.atan2(to[0] - from[0], to[2] - from[2]);
const distance = (a: Vec, b: Vec): number => Math.hypot(a[0] - b[0], a[2] - b[2]);

export const createArmy = (space: TableSpace, { recipeOf, sides, turf, scale }: ArmyLook): Army => {
  const larger = LARGER * scale;
  const object = new Group();
  const geometries = new Map<string, BufferGeometry>();
  const miniatures = new Map<number, Miniature>();
  const placeOf = (figure: SceneFigure): Vec => space.place(figure.at, figure.bottom);

  const keyOf = ({ unit, seat, radius, posture }: SceneFigure, pose: Pose = posture): string =>
    [unit.type, unit.place, pose, seat, Math.round(radius)].join(' ');
  const geometryOf = (figure: SceneFigure, pose: Pose): BufferGeometry => {
    const key = keyOf(figure, pose);
    const known = geometries.get(key);
    if (known) return known;
    const recipe = recipeOf(figure.unit.type, figure.unit.place, figure.unit.family);
    const sculpture = sculptFigure(recipe, pose);
    const positions = sculpture.positions.map((n, i) => n * larger + (i % 3 === 1 ? BASE_HEIGHT : 0));
    const base = sculptBase(inches(figure.radius), figure.seat, sides[figure.seat % sides.length]!, turf);
    const geometry = paintedGeometry([{ ...sculpture, positions }, base]);
    geometries.set(key, geometry);
    return geometry;
  };
  /** Where its front points, or the nearest enemy, or the far edge. */
  const headingOf = (figure: SceneFigure, all: readonly SceneFigure[]): number => {
    const at = placeOf(figure);
    if (figure.facing) return Math.atan2(figure.facing.x, -figure.facing.y);
    const enemies = all.filter(({ seat, posture }) => seat !== figure.seat && posture !== 'down').map(placeOf);
    const nearest = enemies.toSorted((a, b) => distance(a, at) - distance(b, at))[0];
    return nearest ? angleOf(at, nearest) : figure.seat === 0 ? Math.PI : 0;
  };
  const put = (mini: Miniature, at: number): boolean => {
    const { mesh, figure, walk, left, held } = mini;
    if (held) {
      mesh.position.set(...held);
      return false;
    }
    const to = placeOf(figure);
    const gone = left === null ? 0 : Math.min(1, (at - left) / FADE);
    setShown(mesh.material, 1 - gone);
    const t = walk ? Math.min(1, Math.max(0, (at - walk.since) / walk.lasts)) : 1;
    const from = walk?.from ?? to;
    const share = ease(t);
    const rise = walk ? LIFT * Math.sin(Math.PI * t) : 0;
    mesh.position.set(
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share + rise - 0.4 * gone,
      from[2] + (to[2] - from[2]) * share,
    );
    mesh.rotation.y = walk && t < 1 ? angleOf(from, to) : mini.heading;
    const geometry = geometryOf(figure, walk && t < 1 ? 'moving' : figure.posture);
    if (mesh.geometry !== geometry) mesh.geometry = geometry;
    if (t >= 1) mini.walk = null;
    return mini.walk !== null || (left !== null && gone < 1);
  };
  const addMiniature = (figure: SceneFigure): Miniature => {
    const mesh = new Mesh(geometryOf(figure, figure.posture), paintMaterial(null));
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    object.add(mesh);
    return { mesh, figure, key: keyOf(figure), heading: 0, walk: null, left: null, held: null };
  };
  const remove = (id: number, { mesh }: Miniature): void => {
    object.remove(mesh);
    mesh.material.dispose();
    miniatures.delete(id);
  };
  return {
    object,
    show: (figures, at) => {
      const present = new Set<number>(figures.map(({ id }) => id));
      for (const [id, mini] of miniatures)
        if (!present.has(id)) {
          if (at === null) remove(id, mini);
          else mini.left ??= at;
        }
      for (const figure of figures) {
        const known = miniatures.get(figure.id);
        const mini = known ?? addMiniature(figure);
        if (known && at !== null && known.left === null) {
          const [from, to] = [placeOf(known.figure), placeOf(figure)];
          const far = distance(from, to);
          if (far > 0.05) {
            const { x, y, z } = known.mesh.position;
            mini.walk = { from: [x, y, z], since: at, lasts: Math.min(WALK.most, Math.max(WALK.least, WALK.inch * far)) };
          }
        }
        if (at === null) mini.walk = null;
        mini.left = null;
        mini.figure = figure;
        mini.heading = headingOf(figure, figures);
        miniatures.set(figure.id, mini);
        put(mini, at ?? 0);
      }
    },
    advance: at => {
      let isMoving = false;
      for (const [id, mini] of [...miniatures]) {
        const goesOn = put(mini, at);
        if (!goesOn && mini.left !== null) remove(id, mini);
        isMoving ||= goesOn;
      }
      return isMoving;
    },
    middles: () =>
      [...miniatures.values()].filter(({ left }) => left === null).map(({ mesh: { position: p } }): Vec => [p.x, p.y + 0.7, p.z]),
    carry: (figure, over) => {
      const known = miniatures.get(figure.id);
      if (!over) {
        if (known) known.held = null;
        return;
      }
      const mini = known ?? addMiniature(figure);
      miniatures.set(figure.id, mini);
      const [x, y, z] = space.place(over, figure.bottom);
      mini.held = [x, y + HELD, z];
      mini.walk = null;
      put(mini, 0);
    },
    bodyOf: id => {
      const mini = miniatures.get(id);
      if (!mini || mini.left !== null) return null;
      const { figure } = mini;
      const at = (share: number): Vec => space.place(figure.at, figure.bottom + share * figure.height);
      return { eyes: at(EYES), chest: at(CHEST), radius: inches(figure.radius), color: sides[figure.seat % sides.length]! };
    },
    judge: (viewer, target) => {
      for (const [id, { mesh }] of miniatures) {
        mesh.visible = id !== viewer;
        mesh.scale.y = viewer === null ? 1 : 1 / larger;
        setRim(mesh.material, viewer !== null && id === target ? RIM.target : RIM.usual);
      }
    },
    face: (id, to) => {
      const mini = miniatures.get(id);
      if (mini && !mini.figure.facing) mini.heading = angleOf(placeOf(mini.figure), to);
    },
    dispose: () => {
      for (const [id, mini] of [...miniatures]) remove(id, mini);
      for (const geometry of geometries.values()) geometry.dispose();
    },
  };
};
