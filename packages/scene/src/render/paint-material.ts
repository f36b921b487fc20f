import { MeshStandardMaterial } from 'three';
import { type PaintedParts, partUniforms } from './painted-parts.js';

const VERTEX_HEAD = `
attribute vec2 surface;
varying vec2 vSurface;
#ifdef USE_PARTS
attribute float part;
uniform float partsShown[PARTS];
varying float vShown;
#endif
`;
const VERTEX_BODY = `
vSurface = surface;
#ifdef USE_PARTS
vShown = partsShown[int(part + 0.5)];
#endif
`;
const FRAGMENT_HEAD = `
varying vec2 vSurface;
#ifdef USE_PARTS
varying float vShown;
#endif
uniform float shown;
`;
/** What is in the way is thinned out pixel by pixel: no sorting, and the shadow stays. */
const FRAGMENT_THIN = `
float thin = shown;
#ifdef USE_PARTS
thin *= vShown;
#endif
if (thin < 0.99) {
  float grain = fract(52.9829189 * fract(dot(floor(gl_FragCoord.xy), vec2(0.06711056, 0.00583715))));
  if (grain >= thin) discard;
}
`;
/** Lamps glow in their own colour, metal is smoother than cloth, and an edge against the light keeps dark paint readable. */
const FRAGMENT_SURFACE = `
roughnessFactor = mix(roughnessFactor, 0.34, vSurface.y);
metalnessFactor = mix(metalnessFactor, 0.35, vSurface.y);
`;
const FRAGMENT_GLOW = `
totalEmissiveRadiance += diffuseColor.rgb * (1.9 * vSurface.x);
float facing = clamp(dot(normal, normalize(vViewPosition)), 0.0, 1.0);
totalEmissiveRadiance += (0.05 + 0.25 * diffuseColor.rgb) * pow(1.0 - facing, 3.0) * rim;
`;

/** The one material of everything that is sculpted: painted vertices in the light of the table. */
export const paintMaterial = (parts: PaintedParts | null, rim = 0.9): MeshStandardMaterial => {
  const material = new MeshStandardMaterial({ vertexColors: true, roughness: 0.86, metalness: 0 });
  const uniforms = { shown: { value: 1 }, rim: { value: rim }, ...(parts && partUniforms(parts)) };
  material.userData = uniforms;
  if (parts) material.defines = { ...material.defines, USE_PARTS: '', PARTS: parts.shown.length };
  material.onBeforeCompile = shader => {
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\n${VERTEX_HEAD}`)
      .replace('#include <begin_vertex>', `#include <begin_vertex>\n${VERTEX_BODY}`);
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\nuniform float rim;\n${FRAGMENT_HEAD}`)
      .replace('#include <clipping_planes_fragment>', `#include <clipping_planes_fragment>\n${FRAGMENT_THIN}`)
      .replace('#include <metalnessmap_fragment>', `#include <metalnessmap_fragment>\n${FRAGMENT_SURFACE}`)
      .replace('#include <emissivemap_fragment>', `#include <emissivemap_fragment>\n${FRAGMENT_GLOW}`);
  };
  material.customProgramCacheKey = () => `paint ${parts?.shown.length ?? 0}`;
  return material;
};
/** How much of everything with this material is drawn: 1 all of it, 0 nothing. */
export const setShown = (material: MeshStandardMaterial, shown: number): void => {
  (material.userData['shown'] as { value: number }).value = shown;
};
/** An edge of light around everything with this material, so that it is found at once. */
export const setRim = (material: MeshStandardMaterial, rim: number): void => {
  (material.userData['rim'] as { value: number }).value = rim;
};
