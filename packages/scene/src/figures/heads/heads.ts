import { times } from '../../sculpt/vectors.js';
import type { Sitter } from '../look.js';
import * as aliens from './aliens.js';
import * as droids from './droids.js';
import * as elders from './elders.js';
import { beard, face, hair, person } from './faces.js';
import * as furred from './furred.js';
import * as hats from './hats.js';
import * as helmets from './helmets.js';
import type { HeadKit } from './kit.js';
import * as masks from './masks.js';
import * as scaled from './scaled.js';

type Head = (kit: HeadKit) => void;
const with_ =
  (...parts: readonly Head[]): Head =>
  kit => {
    for (const part of parts) part(kit);
  };
const HEADS = {
  none: () => undefined,
  'bald-goatee': person('bald', 'goatee'),
  'bald-beard': person('bald', 'full'),
  cropped: person('cropped'),
  'cropped-stubble': person('cropped', 'stubble'),
  short: person('short'),
  'short-beard': person('short', 'full'),
  moustache: person('short', 'moustache'),
  swept: person('swept'),
  'swept-beard': person('swept', 'full'),
  shaggy: person('shaggy'),
  long: person('long'),
  bob: person('bob'),
  braid: person('braid'),
  ponytail: person('ponytail'),
  implants: hats.implants,
  'goggles-up': with_(person('ponytail', 'goatee'), kit => hats.goggles(kit, 0.82, 0.44)),
  goggled: hats.goggled,
  temple: hats.templeMask,
  'topknot-aerial': with_(person('topknot'), kit => hats.aerial(kit)),
  bandaged: hats.bandaged,
  rebel: hats.rebel,
  pathfinder: hats.pathfinder,
  forager: hats.forager,
  hood: hats.hood(),
  'hood-beard': with_(kit => face(kit, { ears: false }), kit => beard(kit, 'full'), kit => hats.hoodOver(kit, kit.palette.helmet)), // biome-ignore format: a row
  'hood-veil': with_(kit => face(kit, { ears: false }), kit => hats.veil(kit, kit.palette.torso), kit => hats.hoodOver(kit, kit.palette.helmet)), // biome-ignore format: a row
  'deep-hood': hats.deepHood,
  masked: with_(kit => face(kit, { ears: false }), kit => hair(kit, 'cropped'), kit => hats.veil(kit, kit.palette.helmet)), // biome-ignore format: a row
  officer: hats.officer,
  'officer-bun': hats.officerBun,
  kepi: hats.kepi,
  hat: hats.hatted,
  huntsman: masks.huntsman,
  headdress: hats.headdress,
  'gold-mask': masks.goldMask,
  storm: helmets.storm,
  snow: helmets.snow,
  clone: helmets.clone,
  'clone-old': helmets.cloneOld,
  'clone-brow': helmets.cloneBrow,
  arc: helmets.arc,
  katarn: helmets.katarn,
  scout: helmets.scout,
  arf: helmets.arf,
  death: masks.death,
  special: masks.special,
  mando: masks.mando,
  'mando-finder': masks.mandoFinder,
  'mando-horned': masks.mandoHorned,
  'nite-owl': masks.niteOwl,
  vader: masks.vader,
  inquisitor: elders.inquisitor,
  togruta: aliens.togruta(0.86),
  'togruta-tall': aliens.togruta(1.12),
  twilek: aliens.twilek,
  zabrak: aliens.zabrak,
  devaronian: aliens.devaronian,
  wookiee: furred.wookiee,
  ewok: furred.ewok(true),
  'ewok-bare': furred.ewok(false),
  'ewok-chief': furred.ewokChief,
  trandoshan: scaled.trandoshan,
  duros: scaled.duros,
  'mon-cal': scaled.monCal,
  quarren: scaled.quarren,
  karkarodon: scaled.karkarodon,
  weequay: aliens.weequay,
  'weequay-hat': aliens.weequayHat,
  yoda: elders.yoda,
  foundling: elders.foundling,
  lasat: furred.lasat,
  fifth: elders.fifth,
  kyuzo: elders.kyuzo,
  ugnaught: elders.ugnaught,
  jawa: elders.jawa,
  tusken: elders.tusken,
  b1: droids.b1,
  b2: droids.b2,
  bx: droids.bx,
  tactical: droids.tactical,
  'super-tactical': droids.superTactical,
  magnaguard: droids.magnaguard,
  worker: droids.worker,
  protocol: droids.protocol,
  assassin: droids.assassin,
  grievous: droids.grievous,
  hk: droids.hk,
  k2: droids.k2,
  aqua: droids.aqua,
  'dark-trooper': droids.darkTrooper,
  sentinel: droids.sentinel,
} as const satisfies Readonly<Record<string, Head>>;
export type HeadName = keyof typeof HEADS;

/** The head of a figure where its neck ends. */
export const head = ({ clay, look, skeleton: { head: frame } }: Sitter): void => {
  const size = look.headSize ?? 1;
  clay.within({ x: times(frame.x, size), y: times(frame.y, size), z: times(frame.z, size), at: frame.at }, () =>
    HEADS[look.head ?? 'short']({ clay, palette: look.palette, look }),
  );
};
