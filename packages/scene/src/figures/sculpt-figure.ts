import { createClay } from '../sculpt/clay.js';
import type { Mesh } from '../sculpt/mesh.js';
import { armour } from './armour.js';
import { beast } from './bodies/beast.js';
import * as droids from './bodies/droids.js';
import { furry } from './bodies/fur.js';
import { astromech, hovering, medic, pram } from './bodies/machines.js';
import { vehicle } from './bodies/vehicles.js';
import { person } from './body.js';
import { head } from './heads/heads.js';
import { type Look, lookOf, type Sitter } from './look.js';
import { type BodyName, PROPORTIONS } from './proportions.js';
import type { FigureRecipe, Pose } from './recipe.js';
import { skeletonOf } from './skeleton.js';
import { handlingOf, weapons } from './weapons/weapons.js';
import { wear } from './wear/wear.js';

const body = (sitter: Sitter): void => {
  switch (sitter.look.body) {
    case 'wookiee':
    case 'ewok':
      furry(sitter);
      break;
    case 'b1':
      droids.b1(sitter);
      break;
    case 'b2':
      droids.b2(sitter);
      break;
    case 'slim':
      droids.slim(sitter);
      break;
    case 'protocol':
      droids.protocol(sitter);
      break;
    case 'grievous':
      droids.grievous(sitter);
      break;
    case 'worker':
      droids.worker(sitter);
      break;
    default:
      person(sitter);
      armour(sitter);
  }
};
/** Whoever is down lies on its back, a little turned. */
const FLAT = -84;
type Clay = ReturnType<typeof createClay>;
/** Sculpts what stands on two legs; how many of its triangles must not be below the ground. */
const walker = (clay: Clay, look: Look, pose: Pose): number => {
  const proportions = PROPORTIONS[look.body];
  const { hold, fore, back } = handlingOf(look.weapon, look.offhand);
  const skeleton = skeletonOf(proportions, { pose, stance: look.stance, hold, held: { fore, back } });
  const sitter: Sitter = { clay, look, pose, skeleton, girth: proportions.girth * look.build };
  const isDown = pose === 'down';
  const turn = isDown ? ([FLAT, (look.stance % 7) * 9 - 27, 0] as const) : ([0, 0, 0] as const);
  let standing = 0;
  clay.within({ turn, scale: look.height, at: isDown ? [0, 0, 0.46 * look.height] : [0, 0, 0] }, () => {
    body(sitter);
    standing = clay.triangles();
    head(sitter);
    wear(sitter);
    if (isDown) standing = clay.triangles();
    weapons(sitter);
  });
  return standing;
};
const machine = (clay: Clay, look: Look, pose: Pose): void =>
  clay.within({ scale: look.body === 'vehicle' ? 1 : look.height }, () => {
    switch (look.body) {
      case 'astromech':
        astromech(clay, look, pose);
        break;
      case 'hovering':
        hovering(clay, look, pose);
        break;
      case 'pram':
        pram(clay, look, pose);
        break;
      case 'beast':
        beast(clay, look, pose);
        break;
      case 'medic':
        medic(clay, look, pose);
        break;
      default:
        vehicle(clay, look);
        break;
    }
  });
const MACHINES: readonly BodyName[] = ['astromech', 'hovering', 'medic', 'pram', 'beast', 'vehicle'];
const merged = (a: Mesh, b: Mesh): Mesh => {
  const both = (of: keyof Mesh): Float32Array => {
    const all = new Float32Array(a[of].length + b[of].length);
    all.set(a[of]);
    all.set(b[of], a[of].length);
    return all;
  };
  return { positions: both('positions'), normals: both('normals'), colors: both('colors'), surfaces: both('surfaces') };
};
/** The same mesh elsewhere, turned by degrees around the y axis. */
const moved = (mesh: Mesh, [x, y, z]: readonly [number, number, number], degrees: number): Mesh => {
  const [s, c] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const turned = (from: Float32Array, by: readonly [number, number, number]): Float32Array => {
    const to = new Float32Array(from.length);
    for (let i = 0; i < from.length; i += 3) {
      const [px, py, pz] = [from[i]!, from[i + 1]!, from[i + 2]!];
      to[i] = px * c + pz * s + by[0];
      to[i + 1] = py + by[1];
      to[i + 2] = pz * c - px * s + by[2];
    }
    return to;
  };
  return { ...mesh, positions: turned(mesh.positions, [x, y, z]), normals: turned(mesh.normals, [0, 0, 0]) };
};
/**
 * A miniature without its base, in inches: it stands on y = 0 around the origin and looks to z > 0. The same recipe and pose give the same mesh.
 */
export const sculptFigure = (recipe: FigureRecipe, pose: Pose): Mesh => {
  const look = lookOf(recipe);
  // Painted for eyes that look down from across the table, often by night: more light from above, less wash than terrain has.
  const clay = createClay({
    ...(look.body === 'vehicle' ? { grain: 0.08, dirt: 0.5 } : { grain: 0.03, dirt: 0.2 }),
    light: 1.6,
    wash: 0.8,
  });
  const isHanging = (look.body === 'hovering' || look.body === 'pram') && pose !== 'down';
  let standing = 0;
  if (MACHINES.includes(look.body)) {
    machine(clay, look, pose);
    standing = clay.triangles();
  } else standing = walker(clay, look, pose);
  const mesh = clay.finish();
  let low = Infinity;
  for (let i = 1; i < standing * 9; i += 3) low = Math.min(low, mesh.positions[i]!);
  const own = isHanging ? mesh : moved(mesh, [0, -low, 0], 0);
  const { companion } = look;
  return companion ? merged(own, moved(sculptFigure(companion.of, pose), companion.at, companion.turn ?? 0)) : own;
};
