import type { GroundName } from '@cadre/battle';
import type { Paint } from '../sculpt/mesh.js';

/** What terrain is made of on one ground. */
export interface Theme {
  /** Rock in layers, from the lowest. */
  readonly rock: readonly Paint[];
  /** Walls of buildings, their edges, and masonry. */
  readonly wall: Paint;
  readonly trim: Paint;
  readonly brick: Paint;
  readonly soil: Paint;
  /** What lies on things: snow, sand, moss; and on how many of them. */
  readonly dust: Paint;
  readonly dusty: number;
  readonly leaves: readonly Paint[];
  readonly bark: Paint;
  readonly tree: 'pine' | 'broad' | 'thorn' | 'palm';
  /** How people build here. */
  readonly build: 'plated' | 'adobe' | 'masonry';
  /** What roofs and floors are laid with. */
  readonly floor: Paint;
  /** A stripe of colour on what people made. */
  readonly accent: Paint;
}
const p = (color: number, gloss = 0, glow = 0): Paint => ({ color, gloss, glow });
const ps = (...colors: number[]): Paint[] => colors.map(color => p(color));

export const STEEL = p(0x77828e, 0.55);
export const IRON = p(0x3b424c, 0.45);
export const BLACK = p(0x1b1f25, 0.2);
export const HAZARD = p(0xd0a02c);
export const RUST = p(0x8d5636);
export const WHITE = p(0xc9cdce);
export const CYAN = p(0x7fdcff, 0, 1);
export const AMBER = p(0xffb860, 0, 1);
export const RED = p(0xff5a44, 0, 1);
export const PACKS: readonly Paint[] = ps(0x6f7a52, 0x8e6d3c, 0x586675, 0x86492f, 0x4f6a63);
export const CARGO: readonly Paint[] = [p(0x2d6478, 0.2), p(0x96402b, 0.2), p(0x71764a, 0.2), p(0x5b6874, 0.2), p(0xa67a2c, 0.2)];

export const THEMES: Readonly<Record<GroundName, Theme>> = {
  concrete: {
    rock: ps(0x666d76, 0x7a828b, 0x707780, 0x8a9199),
    wall: p(0x8f959b),
    trim: p(0xb1b5b8),
    brick: p(0x8d9194),
    soil: p(0x5a5750),
    dust: p(0xc6cfd8),
    dusty: 0.4,
    leaves: ps(0x3c6a58, 0x4a7a62, 0x325a4c),
    bark: p(0x5b4735),
    tree: 'pine',
    build: 'plated',
    floor: p(0x5f676f),
    accent: p(0xb5652f),
  },
  deck: {
    rock: ps(0x565d66, 0x686f79, 0x5f6670, 0x767e88),
    wall: p(0x76818e),
    trim: p(0x9aa5b1),
    brick: p(0x7d858f),
    soil: p(0x4c5056),
    dust: p(0x8f98a2),
    dusty: 0.12,
    leaves: ps(0x39684a, 0x4a7a54, 0x2e573f),
    bark: p(0x5b4a3c),
    tree: 'broad',
    build: 'plated',
    floor: p(0x59636e),
    accent: p(0x3f83a8),
  },
  jungle: {
    rock: ps(0x5c6156, 0x70756a, 0x666b5c, 0x7d8173),
    wall: p(0x7f8371),
    trim: p(0x9ba08a),
    brick: p(0x7d806e),
    soil: p(0x57452f),
    dust: p(0x66812f),
    dusty: 0.8,
    leaves: ps(0x37692f, 0x4d8034, 0x2b5630, 0x6a9140),
    bark: p(0x6b5139),
    tree: 'palm',
    build: 'masonry',
    floor: p(0x6f715c),
    accent: p(0x8a6a34),
  },
  sand: {
    rock: ps(0x9a6440, 0xb97f52, 0xa66d45, 0xca9564),
    wall: p(0xc2a177),
    trim: p(0xdcc29a),
    brick: p(0xb99468),
    soil: p(0xa57a4c),
    dust: p(0xd6b07c),
    dusty: 0.45,
    leaves: ps(0x76803f, 0x8b8c4b, 0x667338),
    bark: p(0x6f543b),
    tree: 'thorn',
    build: 'adobe',
    floor: p(0xb08a5c),
    accent: p(0x3f8a8f),
  },
  stone: {
    rock: ps(0x6b675f, 0x827d73, 0x777268, 0x918b80),
    wall: p(0x8c867b),
    trim: p(0xaba493),
    brick: p(0x8a8274),
    soil: p(0x5e5242),
    dust: p(0x6f7a40),
    dusty: 0.4,
    leaves: ps(0x5a6a34, 0x73793c, 0x4a5c31),
    bark: p(0x5e4b39),
    tree: 'broad',
    build: 'masonry',
    floor: p(0x86705a),
    accent: p(0x93442f),
  },
  forest: {
    rock: ps(0x5f6159, 0x74766c, 0x6a6c63, 0x838578),
    wall: p(0x7d8177),
    trim: p(0x9da294),
    brick: p(0x7e7f72),
    soil: p(0x5b472f),
    dust: p(0x6b7d38),
    dusty: 0.7,
    leaves: ps(0x3d7040, 0x508448, 0x345f3c, 0x6a9249),
    bark: p(0x694c35),
    tree: 'pine',
    build: 'masonry',
    floor: p(0x6b6555),
    accent: p(0x8a6a34),
  },
  snow: {
    rock: ps(0x57606b, 0x6b7580, 0x616b76, 0x7b858f),
    wall: p(0x868f98),
    trim: p(0xb0b8bf),
    brick: p(0x858d95),
    soil: p(0x6d7681),
    dust: p(0xe3ebf3),
    dusty: 0.9,
    leaves: ps(0x35615a, 0x427066, 0x2d524d),
    bark: p(0x54453a),
    tree: 'pine',
    build: 'plated',
    floor: p(0x5f6a75),
    accent: p(0xb4502f),
  },
};

/** A paint on the way to another one. */
export const mixed = (from: Paint, to: Paint, share: number): Paint => {
  const part = (shift: number): number =>
    Math.round(((from.color >> shift) & 255) * (1 - share) + ((to.color >> shift) & 255) * share) << shift;
  return { ...from, color: part(16) | part(8) | part(0) };
};
