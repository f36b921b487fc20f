import type { Paint } from '../../sculpt/mesh.js';
import type { Sitter } from '../look.js';
import * as cloth from './cloth.js';
import * as gear from './gear.js';

const hasOn = ({ look }: Sitter, name: string): boolean =>
  typeof (look.wear as Readonly<Record<string, unknown>> | undefined)?.[name] === 'number';
type Wear = (sitter: Sitter, paint: Paint) => void;
const WEAR = {
  cape: (s, p) => cloth.cape(s, p),
  'short-cape': (s, p) => cloth.cape(s, p, { low: 0.34, folds: 3, flare: 0.06 }),
  'half-cape': (s, p) => cloth.cape(s, p, { arc: [96, 196], low: 0.22, folds: 3, flare: 0.07 }),
  cloak: (s, p) => {
    cloth.cape(s, p, { arc: [62, 298], folds: 5, flare: 0.075, broad: 1.06 });
    cloth.hoodDown(s, p);
  },
  mantled: (s, p) => cloth.cape(s, p, { arc: [74, 286], folds: 5, flare: 0.12, broad: 1.14, low: 0.02 }),
  rags: (s, p) => cloth.cape(s, p, { arc: [110, 250], low: 0.16, folds: 3, flare: 0.05 }),
  poncho: (s, p) => cloth.poncho(s, p),
  robe: (s, p) => cloth.skirt(s, p, { to: 1.9, flare: 0.072, folds: true }),
  skirt: (s, p) => cloth.skirt(s, p, { to: 0.98, flare: 0.035, folds: true }),
  tunic: (s, p) => cloth.skirt(s, p, { to: 0.66, flare: 0.03 }),
  coat: (s, p) => cloth.skirt(s, p, { to: 1.5, arc: [34, 326], flare: 0.06, folds: true }),
  kama: (s, p) => cloth.skirt(s, p, { to: 1.06, arc: [48, 312], flare: 0.05, folds: true }),
  tabard: (s, p) => {
    const flare = hasOn(s, 'robe') ? 0.085 : 0.035;
    cloth.skirt(s, p, { to: 1.3, arc: [-26, 26], flare });
    cloth.skirt(s, p, { to: 1.3, arc: [154, 206], flare });
  },
  loincloth: (s, p) => {
    cloth.skirt(s, p, { to: 0.8, arc: [-30, 30], flare: 0.03 });
    cloth.skirt(s, p, { to: 0.8, arc: [150, 210], flare: 0.03 });
  },
  scarf: (s, p) => cloth.scarf(s, p),
  neckerchief: (s, p) => cloth.scarf(s, p, false),
  strap: (s, p) => cloth.strap(s, p),
  sash: (s, p) => cloth.sash(s, p),
  collar: (s, p) => cloth.collar(s, p),
  'high-collar': (s, p) => cloth.collar(s, p, 0.13),
  pack: gear.pack,
  'big-pack': gear.bigPack,
  radio: gear.radio,
  jetpack: gear.jetpack,
  'rocket-pack': gear.rocketPack,
  tanks: gear.tanks,
  quiver: gear.quiver,
  pouches: gear.pouches,
  bandolier: gear.bandolier,
  satchel: gear.satchel,
  holsters: gear.holsters,
  pauldron: (s, p) => gear.pauldron(s, p),
  pauldrons: (s, p) => gear.pauldron(s, p, true),
  rank: gear.rank,
  'chest-box': gear.chestBox,
  mantle: gear.mantle,
  sleeves: gear.sleeves,
  lapels: gear.lapels,
  gauntlet: gear.gauntlet,
  trophies: gear.trophies,
  aerial: gear.aerial,
  headband: gear.headband,
} as const satisfies Readonly<Record<string, Wear>>;
export type WearName = keyof typeof WEAR;
const NAMES = Object.keys(WEAR) as WearName[];

/** What a figure wears over its clothes and plates, in an order of its own: the same recipe gives the same mesh. */
export const wear = (sitter: Sitter): void => {
  for (const name of NAMES) {
    const color = sitter.look.wear?.[name];
    // Shorter skirts do not show under a robe, but would come through it.
    const isUnder = hasOn(sitter, 'robe') && (name === 'tunic' || name === 'skirt' || name === 'loincloth');
    if (color !== undefined && color !== null && !isUnder) WEAR[name](sitter, { color });
  }
};
