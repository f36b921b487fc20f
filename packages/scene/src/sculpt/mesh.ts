/** A colour of paint. `glow` 1 is a lamp, `gloss` 1 polished metal. */
export interface Paint {
  readonly color: number;
  readonly glow?: number;
  readonly gloss?: number;
}
/**
 * Painted triangles, three corners each, in inches: x to the right, y up, z to the front. Colours are linear, three numbers a corner; a surface is
 * glow and gloss.
 */
export interface Mesh {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly colors: Float32Array;
  readonly surfaces: Float32Array;
}
