import type { BattleScene } from '@cadre/battle';
import {
  DataTexture,
  GLSL3,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  MeshLambertMaterial,
  MeshStandardMaterial,
  NoColorSpace,
  type Object3D,
  OrthographicCamera,
  PlaneGeometry,
  RawShaderMaterial,
  Scene,
  SRGBColorSpace,
  type Texture,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import type { TableSpace } from '../table/table-space.js';
import { footprintsOf, REACH } from './footprints.js';
import { fragmentOf, VERTEX } from './surfaces.js';

const FULL = 2048;
/** Sharper where the table is seen at a flat angle; more costs software renderers dearly. */
const ANISOTROPY = 4;

const footprintTexture = (pieces: BattleScene['pieces'], space: TableSpace): DataTexture => {
  const { data, width, height } = footprintsOf(pieces, space);
  const texture = new DataTexture(data, width, height);
  texture.magFilter = texture.minFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
};
/** Colour and normals, painted by the graphics card. */
const paint = (renderer: WebGLRenderer, kind: BattleScene['ground']['kind'], footprints: Texture, space: TableSpace): WebGLRenderTarget => {
  const scale = Math.min(FULL, renderer.capabilities.maxTextureSize) / Math.max(space.width, space.depth);
  const target = new WebGLRenderTarget(Math.round(space.width * scale), Math.round(space.depth * scale), {
    count: 2,
    generateMipmaps: true,
    minFilter: LinearMipmapLinearFilter,
    magFilter: LinearFilter,
    depthBuffer: false,
    anisotropy: Math.min(ANISOTROPY, renderer.capabilities.getMaxAnisotropy()),
    colorSpace: SRGBColorSpace,
  });
  target.textures[1]!.colorSpace = NoColorSpace;
  const material = new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: VERTEX,
    fragmentShader: fragmentOf(kind, REACH),
    depthTest: false,
    depthWrite: false,
    uniforms: { footprints: { value: footprints }, size: { value: new Vector2(space.width, space.depth) } },
  });
  const quad = new Mesh(new PlaneGeometry(2, 2), material);
  const scene = new Scene();
  scene.add(quad);
  const [before, clears] = [renderer.getRenderTarget(), renderer.autoClear];
  renderer.autoClear = false;
  renderer.setRenderTarget(target);
  renderer.render(scene, new OrthographicCamera(-1, 1, 1, -1, 0, 1));
  renderer.setRenderTarget(before);
  renderer.autoClear = clears;
  quad.geometry.dispose();
  material.dispose();
  return target;
};
/** The ground of a table, painted once; after a lost context it must be made anew. */
export const createGround = (
  renderer: WebGLRenderer,
  { ground, pieces }: Pick<BattleScene, 'ground' | 'pieces'>,
  space: TableSpace,
): { readonly object: Object3D; readonly dispose: () => void } => {
  const footprints = footprintTexture(pieces, space);
  const target = paint(renderer, ground.kind, footprints, space);
  footprints.dispose();
  const [map, normalMap] = target.textures as [Texture, Texture];
  const material =
    ground.kind === 'deck'
      ? new MeshStandardMaterial({ map, normalMap, roughness: 0.58, metalness: 0.25 })
      : new MeshLambertMaterial({ map, normalMap });
  const object = new Mesh(new PlaneGeometry(space.width, space.depth), material);
  object.rotation.x = -Math.PI / 2;
  object.receiveShadow = true;
  return {
    object,
    dispose: () => {
      object.geometry.dispose();
      material.dispose();
      target.dispose();
    },
  };
};
