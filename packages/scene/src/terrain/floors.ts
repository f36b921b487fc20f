import { type Paving, paved } from './outline.js';
import { block, shrink, slab } from './shapes.js';
import { areaOf, type Site } from './site.js';
import { IRON, mixed, RUST, STEEL } from './themes.js';

/** Somebody may stand on it. */
export const isPlatform = ({ piece }: Site): boolean => piece.look === 'platform';
/** Somebody may stand in it, and there is room for that. */
export const isRoomy = ({ piece, inner }: Site): boolean => piece.look === 'inside' && inner > 0.75;
/** Sight goes through it. */
export const isOpen = ({ piece }: Site): boolean => piece.sight === 'open';

/** How much of a roof's edge may be cut off, so that nearly all of it is floor. */
export const cutOf = ({ ring, inner }: Site, most = 0.05): number => {
  const area = Math.abs(areaOf(ring));
  const perimeter = ring.reduce(
    (sum, [x, z], i) => sum + Math.hypot(ring[(i + 1) % ring.length]![0] - x, ring[(i + 1) % ring.length]![1] - z),
    0,
  );
  return Math.max(0, Math.min(most, (0.04 * area) / perimeter, inner * 0.1 || most));
};
/** A plate with a paved floor whose upper side is as high as the piece; the plate's lower side is its return value. */
export const plate = (site: Site, paving: Paving, thick = 0.22): number => {
  const { clay, ring, height } = site;
  const low = Math.max(0, height - Math.min(thick, height * 0.5));
  const cut = cutOf(site);
  slab(clay, paving.trim, ring, low, height, { bevel: cut, lid: null, floor: low > 0.01 });
  paved(site, cut > 0 ? shrink(ring, cut) : ring, height, paving);
  return low;
};
/** A floor of planks on posts, over something that nobody could stand on. */
export const planked = (site: Site, build: (site: Site) => void): void => {
  const { clay, theme, ring, height } = site;
  const wood = theme.build === 'plated' ? STEEL : mixed(theme.bark, theme.trim, 0.35);
  const thick = Math.min(0.16, height * 0.3);
  build({ ...site, height: height - thick, piece: { ...site.piece, look: 'obstacle' } });
  plate(site, { paint: wood, trim: mixed(wood, IRON, 0.35), joint: IRON, tile: [0.5, 40], border: 0.1 }, thick);
  if (height < 0.4) return;
  for (const [x, z] of shrink(ring, 0.14))
    block(clay, theme.build === 'plated' ? RUST : theme.bark, [0.16, height - thick, 0.16], [x, 0, z]);
};
