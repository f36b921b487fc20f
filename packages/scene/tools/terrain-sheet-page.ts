import type { BattleScene } from '@cadre/battle';
import { Mesh, NeutralToneMapping, OrthographicCamera, PCFShadowMap, PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import { createGround } from '../src/ground/create-ground.js';
import { createSurroundings } from '../src/ground/create-surroundings.js';
import { createLight } from '../src/light/create-light.js';
import { moodOf, type Theme } from '../src/light/moods.js';
import { paintMaterial } from '../src/render/paint-material.js';
import { paintedParts } from '../src/render/painted-parts.js';
import { tableSpace } from '../src/table/table-space.js';
import { sculptPiece } from '../src/terrain/sculpt-piece.js';

export interface Shot {
  readonly view: 'oblique' | 'plan' | 'eye' | 'close';
  readonly theme: Theme;
  readonly size: readonly [number, number];
  readonly at?: readonly [x: number, z: number];
  readonly azimuth?: number;
  readonly distance?: number;
}
let before: WebGLRenderer | null = null;
/** Draws one picture of a layout, and says what it cost. */
const drawSheet = (battle: BattleScene, { view, theme, size, at = [0, 0], azimuth = 0, distance }: Shot) => {
  const canvas = document.createElement('canvas');
  document.body.replaceChildren(canvas);
  const renderer = new WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true });
  before?.forceContextLoss();
  before = renderer;
  renderer.setSize(...size);
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  const space = tableSpace(battle.ground);
  const mood = moodOf(battle.ground.light, theme);
  renderer.toneMappingExposure = mood.exposure;
  const started = performance.now();
  const ground = createGround(renderer, battle, space);
  const painted = performance.now();
  const sculptures = battle.pieces.map(piece => sculptPiece(piece, space, battle.ground.kind));
  const sculpted = performance.now();
  const parts = paintedParts(sculptures);
  const terrain = new Mesh(parts.geometry, paintMaterial(parts, 0.25));
  terrain.castShadow = terrain.receiveShadow = true;
  const surroundings = createSurroundings(space, mood);
  const scene = new Scene();
  scene.add(ground.object, terrain, surroundings.object, createLight(mood, space).object);
  const ratio = size[0] / size[1];
  const camera =
    view === 'plan' ? new OrthographicCamera(-20 * ratio, 20 * ratio, 20, -20, 1, 120) : new PerspectiveCamera(32, ratio, 0.2, 320);
  const tilt = { oblique: 42, plan: 90, eye: 3, close: 32 }[view] * (Math.PI / 180);
  const far = distance ?? { oblique: 66, plan: 60, eye: 14, close: 20 }[view];
  const turn = (azimuth * Math.PI) / 180;
  const level = Math.cos(tilt) * far;
  camera.position.set(at[0] + level * Math.sin(turn), (view === 'eye' ? 1 : 0) + Math.sin(tilt) * far, at[1] + level * Math.cos(turn));
  if (view === 'plan') camera.up.set(0, 0, -1);
  camera.lookAt(at[0], view === 'eye' ? 1 : 0, at[1]);
  surroundings.show(view === 'eye' ? 'world' : 'room');
  renderer.render(scene, camera);
  const first = performance.now();
  renderer.getContext().finish();
  const done = performance.now();
  return {
    triangles: renderer.info.render.triangles,
    calls: renderer.info.render.calls,
    pieces: sculptures.reduce((sum, { positions }) => sum + positions.length / 9, 0) / sculptures.length,
    times: [painted - started, sculpted - painted, first - sculpted, done - first].map(Math.round),
  };
};
Object.assign(globalThis, { drawSheet });
