import {
  AdditiveBlending,
  CylinderGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  Quaternion,
  SphereGeometry,
  TorusGeometry,
  Vector3,
} from 'three';
import type { Vec } from '../sculpt/vectors.js';

/** An attack as it is seen: from the attacker's weapon to the middle of the target. */
export interface Shot {
  readonly from: Vec;
  readonly to: Vec;
  readonly color: number;
  /** Their bases touch, or nearly: a blow instead of bolts. */
  readonly isBlow: boolean;
}
/** Milliseconds: between two bolts, for an inch of their way and at least, for the flash where they end, and for a blow. */
const TIMES = { apart: 130, inch: 16, least: 170, flash: 220, blow: 420 };
const BOLTS = 3;
/** Inches. */
const BOLT = { length: 1.3, core: 0.035, halo: 0.1 };
/** How far bolts miss one another, so that they are three. */
const SPREAD = [0, 0.09, -0.07] as const;

const light = (color: number, opacity: number): MeshBasicMaterial =>
  new MeshBasicMaterial({ color, transparent: true, opacity, blending: AdditiveBlending, depthWrite: false, toneMapped: false });
const flightOf = (from: Vec, to: Vec): number =>
  Math.max(TIMES.least, TIMES.inch * Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]));
/** How long a shot is seen, in milliseconds. */
export const durationOf = ({ from, to, isBlow }: Shot): number =>
  isBlow ? TIMES.blow : flightOf(from, to) + (BOLTS - 1) * TIMES.apart + TIMES.flash;

/** Bolts and blows over the table: what is seen is a function of the time alone. */
export const createShots = () => {
  const object = new Group();
  const core = new CylinderGeometry(BOLT.core, BOLT.core, BOLT.length, 6);
  const halo = new CylinderGeometry(BOLT.halo, BOLT.halo * 0.6, BOLT.length * 1.15, 8);
  const ball = new SphereGeometry(0.34, 12, 8);
  const arc = new TorusGeometry(0.85, 0.05, 6, 24, 1.9);
  const [white, glow, flash] = [light(0xffffff, 1), light(0xff5a44, 0.6), light(0xffb060, 0.9)];
  const bolts = Array.from({ length: BOLTS }, () => {
    const bolt = new Group();
    bolt.add(new Mesh(halo, glow), new Mesh(core, white));
    return bolt;
  });
  const end = new Mesh(ball, flash);
  const blow = new Mesh(arc, glow);
  object.add(...bolts, end, blow);
  object.visible = false;
  let shot: Shot | null = null;
  let since = 0;
  const turned = new Quaternion();
  const showBolts = ({ from, to }: Shot, ms: number): void => {
    const flight = flightOf(from, to);
    const way = new Vector3(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
    turned.setFromUnitVectors(new Vector3(0, 1, 0), way.clone().normalize());
    for (const [i, bolt] of bolts.entries()) {
      const share = (ms - i * TIMES.apart) / flight;
      bolt.visible = share >= 0 && share <= 1;
      bolt.quaternion.copy(turned);
      bolt.position.set(from[0], from[1] + SPREAD[i]!, from[2]).addScaledVector(way, Math.min(1, Math.max(0, share)));
    }
    const hit = (ms - flight) % TIMES.apart;
    const isHit = ms > flight;
    end.visible = isHit;
    end.position.set(...to);
    end.scale.setScalar(isHit ? 0.35 + 1.1 * Math.min(1, hit / TIMES.apart) : 0.01);
    flash.opacity = isHit ? 0.9 * (1 - Math.min(1, (ms - flight) / ((BOLTS - 1) * TIMES.apart + TIMES.flash))) : 0;
  };
  const showBlow = ({ from, to }: Shot, ms: number): void => {
    const share = Math.min(1, ms / TIMES.blow);
    blow.position.set(...to);
    blow.rotation.set(0.5, Math.atan2(to[0] - from[0], to[2] - from[2]) + Math.PI, -1.6 + 3.4 * share);
    glow.opacity = 0.9 * Math.sin(Math.PI * share);
    end.visible = share > 0.45;
    end.position.set(...to);
    end.scale.setScalar(0.6);
    flash.opacity = 0.7 * (1 - share);
  };
  return {
    object,
    /** Fires this one; whatever was in the air is gone. */
    fire: (next: Shot, at: number): void => {
      shot = next;
      since = at;
      glow.color.set(next.color);
      glow.opacity = 0.6;
      for (const bolt of bolts) bolt.visible = false;
      blow.visible = next.isBlow;
    },
    /** Shows what is in the air at a time; whether anything is. */
    advance: (at: number): boolean => {
      const ms = at - since;
      object.visible = shot !== null && ms <= durationOf(shot);
      if (!shot || !object.visible) {
        shot = null;
        return false;
      }
      if (shot.isBlow) showBlow(shot, ms);
      else showBolts(shot, ms);
      return true;
    },
    dispose: (): void => {
      for (const each of [core, halo, ball, arc, white, glow, flash]) each.dispose();
    },
  };
};
