import {
  AmbientLight,
  CircleGeometry,
  Color,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  MeshStandardMaterial,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  WebGLRenderer,
} from 'three';
import type { Pose } from '../src/figures/recipe.js';
import { sculptFigure } from '../src/figures/sculpt-figure.js';
import { paintMaterial } from '../src/render/paint-material.js';
import { paintedGeometry } from '../src/render/painted-parts.js';
import { SITTINGS } from './figure-sheet-figures.js';

export interface Sheet {
  readonly game: string;
  readonly only: readonly string[] | null;
  readonly poses: readonly Pose[];
  /** From which figure on, and how many. */
  readonly from: number;
  readonly most: number;
  readonly columns: number;
  readonly cell: readonly [number, number];
  readonly ground: number;
  /** Where the camera stands around each figure, in degrees; how far above it. */
  readonly azimuth: number;
  readonly tilt: number;
  /** Inches that a cell shows. */
  readonly shows: number;
}
/** How many pixels a figure has on the table, in the corner of each cell. */
const SMALL = 48;
/** Draws each figure large and as small as it is on the table, with its name, and says what it costs. */
const drawFigures = ({ game, only, poses, from, most: count, columns, cell: [w, h], ground, azimuth, tilt, shows }: Sheet) => {
  const chosen = SITTINGS[game]!.filter(({ name }) => !only || only.some(part => name.includes(part)));
  const all = chosen.flatMap(sitting => poses.map(pose => ({ ...sitting, pose })));
  const wanted = all.slice(from, from + count);
  const rows = Math.ceil(wanted.length / columns);
  const sheet = document.createElement('canvas');
  sheet.width = w * Math.min(columns, wanted.length);
  sheet.height = h * rows;
  const paper = sheet.getContext('2d')!;
  const renderer = new WebGLRenderer({ antialias: true, preserveDrawingBuffer: true });
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  const scene = new Scene();
  scene.background = new Color(ground).multiplyScalar(0.55);
  const sun = new DirectionalLight(0xfff0dc, 2.5);
  sun.position.set(-3, 7, 5);
  sun.castShadow = true;
  sun.shadow.mapSize.set(1024, 1024);
  Object.assign(sun.shadow.camera, { left: -3, right: 3, top: 3, bottom: -3 });
  scene.add(sun, new HemisphereLight(0xcfe0ff, 0x6b5b48, 1.1), new AmbientLight(0xffffff, 0.15));
  const floor = new Mesh(new PlaneGeometry(60, 60), new MeshStandardMaterial({ color: ground, roughness: 1 }));
  floor.rotation.x = -Math.PI / 2;
  floor.receiveShadow = true;
  const base = new Mesh(
    new CircleGeometry(0.53, 30),
    new MeshStandardMaterial({ color: new Color(ground).multiplyScalar(0.7), roughness: 1 }),
  );
  base.rotation.x = -Math.PI / 2;
  base.position.y = 0.004;
  base.receiveShadow = true;
  scene.add(floor, base);
  const look = (camera: PerspectiveCamera, inches: number, at: number, degrees: number): void => {
    const far = inches / 2 / Math.tan(((camera.fov / 2) * Math.PI) / 180);
    const [a, t] = [(azimuth * Math.PI) / 180, (degrees * Math.PI) / 180];
    camera.position.set(far * Math.cos(t) * Math.sin(a), at + far * Math.sin(t), far * Math.cos(t) * Math.cos(a));
    camera.lookAt(0, at, 0);
  };
  let triangles = 0;
  const costs: { readonly name: string; readonly triangles: number; readonly time: number }[] = [];
  for (const [i, { name, recipe, pose }] of wanted.entries()) {
    const started = performance.now();
    const sculpture = sculptFigure(recipe, pose);
    const time = performance.now() - started;
    const faces = sculpture.positions.length / 9;
    triangles += faces;
    costs.push({ name: `${name} ${pose}`, triangles: faces, time });
    const geometry = paintedGeometry([sculpture]);
    const mesh = new Mesh(geometry, paintMaterial(null));
    mesh.castShadow = mesh.receiveShadow = true;
    scene.add(mesh);
    geometry.computeBoundingBox();
    const tall = Math.max(shows, geometry.boundingBox!.max.y * 1.12, geometry.boundingBox!.max.z * 1.2);
    const [x, y] = [(i % columns) * w, Math.floor(i / columns) * h];
    renderer.setSize(w, h);
    const camera = new PerspectiveCamera(24, w / h, 0.1, 60);
    look(camera, tall * 1.04, tall * 0.44, tilt);
    renderer.render(scene, camera);
    paper.drawImage(renderer.domElement, x, y);
    renderer.setSize(SMALL, SMALL);
    const far = new PerspectiveCamera(24, 1, 0.1, 60);
    look(far, tall * 1.1, tall * 0.42, 45);
    renderer.render(scene, far);
    paper.drawImage(renderer.domElement, x + w - SMALL, y + h - SMALL - 14);
    paper.fillStyle = '#fff';
    paper.font = '11px sans-serif';
    paper.fillText(`${name} ${pose === 'ready' ? '' : pose} ${faces}`, x + 4, y + h - 4, w - 6);
    scene.remove(mesh);
    geometry.dispose();
  }
  document.body.replaceChildren(sheet);
  const most = costs.toSorted((a, b) => b.triangles - a.triangles).slice(0, 6);
  const slow = costs
    .slice(3)
    .toSorted((a, b) => b.time - a.time)
    .slice(0, 4);
  const mean = costs.slice(3).reduce((sum, { time }) => sum + time, 0) / Math.max(1, costs.length - 3);
  return { figures: wanted.length, of: all.length, mean: triangles / wanted.length, most, slow, time: mean };
};
Object.assign(globalThis, { drawFigures });
