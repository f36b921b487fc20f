import { POSTURES } from '@cadre/battle';
import { describe, expect, it } from 'vitest';
import { ARCHETYPES, type ArchetypeName } from '../src/figures/archetypes.js';
import { lookOf } from '../src/figures/look.js';
import type { FigureRecipe, Pose } from '../src/figures/recipe.js';
import { sculptFigure } from '../src/figures/sculpt-figure.js';
import type { Mesh } from '../src/sculpt/mesh.js';

const POSES: readonly Pose[] = [...POSTURES, 'moving'];
const FAMILIES = (Object.keys(ARCHETYPES) as ArchetypeName[]).map((like): FigureRecipe => ({ id: like, like }));
/** All that a figure may cost. */
const MOST_TRIANGLES = 2900;
const MOST_ON_A_VEHICLE = 3000;
const heights = ({ positions }: Mesh): readonly [low: number, high: number] => {
  let [low, high] = [Infinity, -Infinity];
  for (let i = 1; i < positions.length; i += 3) [low, high] = [Math.min(low, positions[i]!), Math.max(high, positions[i]!)];
  return [low, high];
};
/** A figure as it was born: without what it holds or wears. */
const bare = (recipe: FigureRecipe): FigureRecipe => {
  const { look, ...rest } = { look: lookOf(recipe), ...recipe };
  const none = Object.fromEntries(Object.keys(look.wear ?? {}).map(name => [name, null]));
  return { ...rest, weapon: 'fist', offhand: 'fist', wear: none };
};

describe('figures', () => {
  for (const recipe of FAMILIES)
    it(`sculpts a ${recipe.id} in every pose`, () => {
      const { body } = lookOf(recipe);
      for (const pose of POSES) {
        const mesh = sculptFigure(recipe, pose);
        for (const part of Object.values(mesh) as Float32Array[]) expect(part.every(Number.isFinite)).toBe(true);
        expect(mesh.colors.every(c => c >= 0 && c <= 1)).toBe(true);
        const count = mesh.positions.length / 9;
        expect(count).toBeGreaterThan(400);
        expect(count).toBeLessThanOrEqual(body === 'vehicle' ? MOST_ON_A_VEHICLE : MOST_TRIANGLES);
        const [low] = heights(mesh);
        if ((body === 'hovering' || body === 'pram') && pose !== 'down') expect(low).toBeGreaterThan(0);
        else expect(Math.abs(low)).toBeLessThanOrEqual(0.03);
      }
    });
  it('stands as tall as its recipe says, and lower in every pose that hides', () => {
    for (const recipe of FAMILIES) {
      const { height, body } = lookOf(recipe);
      if (['astromech', 'medic', 'hovering', 'pram', 'beast', 'vehicle', 'grievous'].includes(body)) continue;
      const [, tall] = heights(sculptFigure(bare(recipe), 'ready'));
      // Helmets, ears and horns go above the crown, and nobody stands like a ruler.
      expect(tall / height, recipe.id).toBeGreaterThan(0.86);
      expect(tall / height, recipe.id).toBeLessThan(1.17);
      for (const [pose, share] of [
        ['covering', 0.96],
        ['suppressed', 0.92],
        ['wounded', 0.96],
        ['down', 0.72],
      ] as const) {
        // biome-ignore format: one line
        const [, high] = heights(sculptFigure(bare(recipe), pose));
        expect(high / tall, `${recipe.id} ${pose}`).toBeLessThan(share);
      }
    }
  });
  it('makes the same mesh of the same recipe, and another one of another pose or place', () => {
    const [recipe] = FAMILIES as [FigureRecipe];
    expect(sculptFigure(recipe, 'aiming')).toEqual(sculptFigure({ ...recipe }, 'aiming'));
    expect(sculptFigure(recipe, 'aiming').positions).not.toEqual(sculptFigure(recipe, 'ready').positions);
    expect(sculptFigure({ ...recipe, stance: 0 }, 'ready').positions).not.toEqual(
      sculptFigure({ ...recipe, stance: 1 }, 'ready').positions,
    );
  });
  it('puts out the light of a blade whose owner is down', () => {
    const glow = (pose: Pose): number =>
      sculptFigure({ id: 'duellist', like: 'jedi' }, pose).surfaces.filter((n, i) => i % 2 === 0 && n > 0).length;
    expect(glow('ready')).toBeGreaterThan(30);
    expect(glow('down')).toBe(0);
  });
});
