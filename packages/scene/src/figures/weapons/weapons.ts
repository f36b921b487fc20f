import type { Sitter } from '../look.js';
import type { Hold } from '../poses.js';
import type { Arm } from '../skeleton.js';
import { MELEES, type Melee, type MeleeName, melee } from './blades.js';
import { foreOf, GUNS, type Gun, type GunName, gun } from './guns.js';

export type WeaponName = GunName | MeleeName;
const isGun = (name: WeaponName): name is GunName => name in GUNS;

export interface Handling {
  readonly hold: Hold;
  readonly fore: number | undefined;
  readonly back: number;
}
/** How a weapon is held. */
export const handlingOf = (name: WeaponName | undefined, offhand: WeaponName | undefined): Handling => {
  if (name === undefined) return { hold: 'none', fore: undefined, back: 0 };
  if (isGun(name)) {
    const spec: Gun = GUNS[name];
    if (spec.hold === 'pistol' && offhand !== undefined && isGun(offhand)) return { hold: 'pistols', fore: undefined, back: 0 };
    return { hold: spec.hold, fore: offhand === undefined ? foreOf(spec) : undefined, back: spec.stock ?? 0.05 };
  }
  const spec: Melee = MELEES[name];
  return { hold: spec.hold, fore: offhand === undefined ? spec.fore : undefined, back: spec.back ?? 0.05 };
};
const inHand = ({ clay, look, pose }: Sitter, { grip }: Arm, name: WeaponName): void =>
  clay.within(grip, () => (isGun(name) ? gun(clay, name, look.palette.weapon) : melee(clay, name, look.palette.light, pose !== 'down')));
/** What its hands hold. */
export const weapons = (sitter: Sitter): void => {
  const { look, skeleton } = sitter;
  const { weapon, offhand } = look;
  const isPair = weapon === 'sabers';
  if (weapon === 'bow') inHand(sitter, skeleton.left, weapon);
  else if (weapon !== undefined) inHand(sitter, skeleton.right, weapon);
  const second = offhand ?? (isPair ? weapon : undefined);
  if (second !== undefined) inHand(sitter, skeleton.left, second);
};
