import type { BattleScene, SceneFigure } from '@cadre/battle';
import type { Point } from '@cadre/geometry';
import { Mesh, NeutralToneMapping, PCFShadowMap, PerspectiveCamera, Scene, WebGLRenderer, WebGLRenderTarget } from 'three';
import { eyeOf, type Lens } from '../cameras/lens.js';
import { createGround } from '../ground/create-ground.js';
import { createSurroundings } from '../ground/create-surroundings.js';
import { createLight } from '../light/create-light.js';
import { moodOf, type Theme } from '../light/moods.js';
import type { Vec } from '../sculpt/vectors.js';
import { type TableSpace, tableSpace } from '../table/table-space.js';
import { sculptPiece } from '../terrain/sculpt-piece.js';
import { type Army, type ArmyLook, createArmy } from './army.js';
import { createCages } from './cages.js';
import { isBetween, type Obstacle, obstacleOf } from './in-the-way.js';
import { paintMaterial } from './paint-material.js';
import { type PaintedParts, paintedParts } from './painted-parts.js';
import { createShots } from './shots.js';

/** The ground lies below everything that is drawn flat on the table, what stands on it above. */
const [GROUND, SOLIDS] = [0, 1] as const;
/** How much is drawn of a piece that hides a figure. */
const THINNED = 0.38;
/** Pieces lower than this hide nobody, in inches. */
const LOW = 0.9;

export interface BattlefieldOptions {
  /** Takes a picture of the ground; lies below what is drawn on the table. */
  readonly ground: HTMLCanvasElement;
  /** What stands on the ground, on nothing; lies above what is drawn on the table. */
  readonly solids: HTMLCanvasElement;
  readonly look: Omit<ArmyLook, 'turf' | 'scale'>;
  readonly theme: Theme;
  /** Whether figures walk, or stand where they are at once. */
  readonly motion: boolean;
  /** Fewer pixels and no smooth edges: for machines without a graphics card. */
  readonly isPlain: boolean;
  /** The graphics card has forgotten everything, or remembers again. */
  readonly onLost: (isLost: boolean) => void;
}
export interface DrawCost {
  readonly calls: number;
  readonly triangles: number;
}
/** A table of miniatures: a description in, pictures out. Nothing is drawn while nothing changes. */
export interface Battlefield {
  /** Shows this situation from the next picture on. `turned`: from the opposite edge. */
  readonly show: (scene: BattleScene, turned: boolean) => void;
  /** Draws now, through this lens. */
  readonly draw: (lens: Lens) => void;
  /** A figure that is in somebody's hand over a point of the table; null: it has been put down. */
  readonly carry: (figure: SceneFigure, over: Point | null) => void;
  /** Looks through the eyes of a figure, at another one where there is one; null: as the lens says. */
  readonly look: (through: Sight | null) => void;
  readonly cost: () => DrawCost;
  readonly dispose: () => void;
}

/** Whose eyes are looked through, at whom, and how far the head is turned from there, in degrees. */
export interface Sight {
  readonly from: number;
  readonly to: number | null;
  readonly turn: number;
}
/** Degrees from the lower to the upper edge of what an eye sees. */
const EYE_FOV = 42;
/** Closer than this, bases are in contact: a blow instead of bolts. In inches. */
const CONTACT = 0.2;

interface Terrain {
  readonly mesh: Mesh;
  readonly parts: PaintedParts;
  readonly obstacles: readonly Obstacle[];
}
const createTerrain = ({ pieces, ground }: BattleScene, space: TableSpace): Terrain => {
  const parts = paintedParts(pieces.map(piece => sculptPiece(piece, space, ground.kind)));
  const mesh = new Mesh(parts.geometry, paintMaterial(parts, 0.25));
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return { mesh, parts, obstacles: pieces.map(piece => obstacleOf(piece, space)) };
};
interface Disposable {
  readonly dispose: () => void;
}
/** Everything that stays while a table is played on. */
interface Stage {
  readonly key: readonly unknown[];
  readonly scene: Scene;
  readonly army: Army;
  readonly terrain: Terrain;
  readonly room: ReturnType<typeof createSurroundings>;
  readonly cages: ReturnType<typeof createCages>;
  readonly shots: ReturnType<typeof createShots>;
  readonly parts: readonly Disposable[];
}
const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean => a.every((each, i) => each === b[i]);

export const createBattlefield = (options: BattlefieldOptions): Battlefield => {
  const { ground, solids, look, theme, motion, isPlain, onLost } = options;
  const renderer = new WebGLRenderer({ canvas: solids, alpha: true, antialias: !isPlain, powerPreference: 'high-performance' });
  renderer.setClearColor(0, 0);
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  renderer.info.autoReset = false;
  const under = ground.getContext('2d', { alpha: false });
  if (!under) throw new Error('no 2D context for the ground of the scene');
  const camera = new PerspectiveCamera();
  const still = new WebGLRenderTarget(1, 1);
  let stage: Stage | null = null;
  let isTurned = false;
  let lens: Lens | null = null;
  let frame = 0;
  let hasMoved = true;
  let sight: Sight | null = null;
  let attack = '';
  let cost: DrawCost = { calls: 0, triangles: 0 };

  const clear = (): void => {
    for (const part of stage?.parts ?? []) part.dispose();
    stage = null;
  };
  const build = (scene: BattleScene, key: readonly unknown[]): Stage => {
    const space = tableSpace(scene.ground);
    const mood = moodOf(scene.ground.light, theme);
    const [floor, room, light] = [createGround(renderer, scene, space), createSurroundings(space, mood), createLight(mood, space)];
    const terrain = createTerrain(scene, space);
    const army = createArmy(space, { ...look, turf: mood.turf, scale: scene.ground.scale ?? 1 });
    const [cages, shots] = [createCages(scene.pieces, space), createShots()];
    const all = new Scene();
    all.background = null;
    renderer.toneMappingExposure = mood.exposure;
    all.add(floor.object, room.object, light.object, terrain.mesh, army.object, cages.object, shots.object);
    cages.show(() => false);
    for (const each of [cages, shots]) each.object.traverse(part => part.layers.set(SOLIDS));
    light.object.traverse(each => each.layers.enableAll());
    for (const part of [floor.object, room.object]) part.traverse(each => each.layers.set(GROUND));
    terrain.mesh.layers.set(SOLIDS);
    const paint = {
      dispose: () => {
        terrain.parts.geometry.dispose();
        (terrain.mesh.material as Disposable).dispose();
      },
    };
    return { key, scene: all, army, terrain, room, cages, shots, parts: [floor, room, light, army, cages, shots, paint] };
  };
  /** Shadows are those of everything that stands; the picture of this pass is one pixel that nobody sees. */
  const castShadows = ({ scene }: Stage): void => {
    camera.layers.set(SOLIDS);
    renderer.shadowMap.needsUpdate = true;
    renderer.setRenderTarget(still);
    renderer.render(scene, camera);
    renderer.setRenderTarget(null);
  };
  const aim = ({ pose, frame: { width, height } }: Lens): void => {
    const turn = isTurned ? 180 : 0;
    const [x, z] = isTurned ? [-pose.target[0], -pose.target[1]] : pose.target;
    const [ex, ey, ez] = eyeOf({ ...pose, target: [x, z], azimuth: pose.azimuth + turn });
    camera.position.set(ex, ey, ez);
    const straightDown = pose.tilt > 89.9;
    const a = ((pose.azimuth + turn) * Math.PI) / 180;
    camera.up.set(straightDown ? -Math.sin(a) : 0, straightDown ? 0 : 1, straightDown ? -Math.cos(a) : 0);
    camera.lookAt(x, 0, z);
    camera.fov = pose.fov;
    camera.aspect = width / height;
    camera.near = Math.max(0.1, pose.distance - 60);
    camera.far = pose.distance + 90;
    camera.updateProjectionMatrix();
  };
  const thinOut = ({ army, terrain: { parts, obstacles } }: Stage): void => {
    const eye: Vec = [camera.position.x, camera.position.y, camera.position.z];
    const middles = army.middles();
    for (const [i, obstacle] of obstacles.entries()) {
      const hides = obstacle.top > LOW && middles.some(at => isBetween(obstacle, eye, at));
      if (i < parts.shown.length) parts.shown[i] = hides ? THINNED : 1;
    }
  };
  /** From the eyes of a figure: nothing is thinned out, and what the rules know of a piece in the way is drawn around it. */
  const lookThrough = (
    { army, terrain: { parts, obstacles } }: Stage,
    eye: Vec,
    { to, turn }: Sight,
    { frame: { width, height } }: Lens,
  ): void => {
    const target = to === null ? null : army.bodyOf(to);
    const ahead: Vec = target?.chest ?? [0, eye[1] * 0.8, 0];
    const angle = Math.atan2(ahead[0] - eye[0], ahead[2] - eye[2]) + (turn * Math.PI) / 180;
    const far = Math.max(1, Math.hypot(ahead[0] - eye[0], ahead[2] - eye[2]));
    camera.position.set(...eye);
    camera.up.set(0, 1, 0);
    camera.lookAt(eye[0] + far * Math.sin(angle), ahead[1], eye[2] + far * Math.cos(angle));
    camera.fov = EYE_FOV;
    camera.aspect = width / height;
    [camera.near, camera.far] = [0.05, 400];
    camera.updateProjectionMatrix();
    parts.shown.fill(1);
    stage!.cages.show(i => target !== null && isBetween(obstacles[i]!, eye, target.chest));
    stage!.cages.object.layers.set(SOLIDS);
  };
  /** Shows an attack that has just begun; not one that went on when the table was opened. */
  const showAttack = (scene: BattleScene, { army, shots }: Stage, isFirst: boolean): void => {
    const { attacker, target } = scene.attack ?? {};
    const ids = attacker && target && 'figure' in attacker && 'figure' in target ? ([attacker.figure, target.figure] as const) : null;
    const before = attack;
    attack = ids?.join() ?? '';
    if (!ids || attack === before || isFirst || !motion) return;
    const [from, to] = [army.bodyOf(ids[0]), army.bodyOf(ids[1])];
    if (!from || !to) return;
    const apart = Math.hypot(from.chest[0] - to.chest[0], from.chest[2] - to.chest[2]) - from.radius - to.radius;
    army.face(ids[0], to.chest);
    shots.fire({ from: from.chest, to: to.chest, color: from.color, isBlow: apart < CONTACT }, performance.now());
  };
  const size = ({ width, height }: Lens['frame']): void => {
    const ratio = isPlain ? 1 : Math.min(2, globalThis.devicePixelRatio);
    const [w, h] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (solids.width === w && solids.height === h) return;
    renderer.setSize(w, h, false);
    [ground.width, ground.height] = [w, h];
  };
  const drawNow = (now: number): void => {
    frame = 0;
    if (!stage || !lens || renderer.getContext().isContextLost()) return;
    const isWalking = stage.army.advance(now);
    const isMoving = stage.shots.advance(now) || isWalking;
    renderer.info.reset();
    size(lens.frame);
    stage.army.object.traverse(each => each.layers.set(SOLIDS));
    if (hasMoved || isWalking) castShadows(stage);
    hasMoved = isWalking;
    const eyes = sight && stage.army.bodyOf(sight.from);
    if (sight && eyes) lookThrough(stage, eyes.eyes, sight, lens);
    else {
      aim(lens);
      thinOut(stage);
    }
    camera.layers.set(GROUND);
    renderer.render(stage.scene, camera);
    under.drawImage(solids, 0, 0);
    camera.layers.set(SOLIDS);
    renderer.render(stage.scene, camera);
    cost = { calls: renderer.info.render.calls, triangles: renderer.info.render.triangles };
    if (isMoving) frame = requestAnimationFrame(drawNow);
  };
  const lose = (event: Event): void => {
    event.preventDefault(); // without this it never comes back
    onLost(true);
  };
  const restore = (): void => {
    hasMoved = true;
    if (stage) stage = null;
    onLost(false);
  };
  solids.addEventListener('webglcontextlost', lose);
  solids.addEventListener('webglcontextrestored', restore);
  return {
    show: (scene, turned) => {
      const { ground: at, pieces } = scene;
      const key = [pieces, at.id, at.width, at.depth];
      isTurned = turned;
      const isNew = !stage || !isSame(stage.key, key);
      if (isNew) {
        clear();
        stage = build(scene, key);
      }
      stage!.army.show(scene.figures, isNew || !motion ? null : performance.now());
      showAttack(scene, stage!, isNew);
      if (sight) stage!.army.judge(sight.from, sight.to);
      hasMoved = true;
      if (lens && frame === 0) frame = requestAnimationFrame(drawNow);
    },
    draw: through => {
      lens = through;
      cancelAnimationFrame(frame);
      drawNow(performance.now());
    },
    carry: (figure, over) => {
      stage?.army.carry(figure, over);
      hasMoved = true;
      if (lens && frame === 0) frame = requestAnimationFrame(drawNow);
    },
    look: through => {
      sight = through;
      if (!stage) return;
      stage.army.judge(through?.from ?? null, through?.to ?? null);
      stage.room.show(through ? 'world' : 'room');
      if (!through) stage.cages.show(() => false);
      if (lens && frame === 0) frame = requestAnimationFrame(drawNow);
    },
    cost: () => cost,
    dispose: () => {
      cancelAnimationFrame(frame);
      solids.removeEventListener('webglcontextlost', lose);
      solids.removeEventListener('webglcontextrestored', restore);
      clear();
      still.dispose();
      renderer.dispose();
    },
  };
};
