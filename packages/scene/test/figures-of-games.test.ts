import { describe, expect, it } from 'vitest';
import { characterRecipe, childRecipe, enemyRecipe, specialRecipe } from '../../../games/mandalorian/client/src/art/recipes.js';
import { content } from '../../../games/mandalorian/src/content/index.js';
import { CLASSES } from '../../../games/mandalorian/src/content/words.js';
import { recipeOf as characterOf, SCULPTED } from '../../../games/shatterpoint/client/src/table/scene/recipes/recipe-of.js';
import { LEGENDS } from '../../../games/shatterpoint/src/content/legends/index.js';
import { MINIONS } from '../../../games/shatterpoint/src/content/minions/index.js';
import { UNITS } from '../../../games/shatterpoint/src/content/units/index.js';
import { recipeOf as skirmisherOf } from '../../../games/skirmish/client/src/recipes.js';
import { UNIT_KINDS } from '../../../games/skirmish/src/units.js';
import { hasRecipe, recipeOf as operativeOf } from '../../../games/special-operations/client/src/scene/recipes.js';
import { UNIT_TYPES } from '../../../games/special-operations/src/content/squads/index.js';
import { sculptFigure } from '../src/figures/sculpt-figure.js';
import type { FigureRecipe } from '../src/recipe.js';
import { difference, type Likeness, likenessOf } from './likeness.js';

interface Sitting {
  readonly type: string;
  readonly place: number;
}
interface GameOfFigures {
  readonly recipeOf: (type: string, place: number, family?: string) => FigureRecipe;
  readonly sittings: readonly Sitting[];
}
const CARDS = [...LEGENDS, ...UNITS, ...MINIONS];
const GAMES: Readonly<Record<string, GameOfFigures>> = {
  'Special Operations': { recipeOf: operativeOf, sittings: UNIT_TYPES.map(({ id }) => ({ type: id, place: 0 })) },
  Skirmish: { recipeOf: skirmisherOf, sittings: UNIT_KINDS.map(type => ({ type, place: 0 })) },
  'Legendary Encounters': {
    recipeOf: characterOf,
    sittings: CARDS.flatMap(({ id, characters }) => Array.from({ length: characters }, (_, place) => ({ type: id, place }))),
  },
};
const MOST_TRIANGLES = 3100;
const MEAN_TRIANGLES = 2400;
/** Less than this share of two figures apart, and people take one for the other. */
const LEAST_APART = 0.17;
/** So much at least tells two characters of one unit apart: how they stand. */
const LEAST_IN_UNIT = 0.12;

describe.each(Object.entries(GAMES))('figures of %s', (_, { recipeOf, sittings }) => {
  const seen = new Map<string, { readonly count: number; readonly likeness: Likeness }>();
  const seeAll = (): typeof seen => {
    if (seen.size === 0)
      for (const { type, place } of sittings) {
        const mesh = sculptFigure(recipeOf(type, place), 'ready');
        seen.set(`${type} ${place}`, { count: mesh.positions.length / 9, likeness: likenessOf(mesh) });
      }
    return seen;
  };
  it('keep to their budget', () => {
    const counts = [...seeAll()].map(([name, { count }]) => [name, count] as const);
    const pairs = new Set(
      sittings.filter(({ type, place }) => recipeOf(type, place).companion).map(({ type, place }) => `${type} ${place}`),
    );
    expect(counts.filter(([name, count]) => count > (pairs.has(name) ? 1.5 : 1) * MOST_TRIANGLES)).toEqual([]);
    expect(counts.reduce((sum, [, count]) => sum + count, 0) / counts.length).toBeLessThan(MEAN_TRIANGLES);
  });
  it('can be told apart', () => {
    const all = [...seeAll()];
    const alike: string[] = [];
    for (const [i, [a, { likeness }]] of all.entries())
      for (const [b, other] of all.slice(i + 1)) {
        const least = a.split(' ')[0] === b.split(' ')[0] ? LEAST_IN_UNIT : LEAST_APART;
        const apart = difference(likeness, other.likeness);
        if (apart < least) alike.push(`${apart.toFixed(3)} ${a} ~ ${b}`);
      }
    expect(alike.toSorted()).toEqual([]);
  });
  it('look like their family where a file of the players brings its own', () => {
    for (const family of ['clone', 'astromech', 'vehicle', undefined, 'no such family', 'toString']) {
      const recipe = recipeOf('somebody-new', 3, family);
      expect(recipe.id).toBe('somebody-new 3');
      expect(sculptFigure(recipe, 'ready').positions.length).toBeGreaterThan(0);
    }
    expect(recipeOf('somebody-new', 0, 'clone').like).toBe('clone');
    expect(recipeOf('constructor', 0).like).toBeDefined();
  });
});
describe('recipes', () => {
  it('are there for every unit type of Special Operations', () => {
    expect(UNIT_TYPES.map(({ id }) => id).filter(id => !hasRecipe(id))).toEqual([]);
  });
  it('are there for every unit of Legendary Encounters, and for no other', () => {
    expect(SCULPTED.toSorted()).toEqual(CARDS.map(({ id }) => id).toSorted());
  });
  it('are there for everybody of The Mandalorian, and no two are alike', () => {
    const specials = [...new Set(content.missions.flatMap(({ specials = [] }) => specials.map(({ id }) => id)))];
    const recipes = [
      ...content.characters.map(({ id }) => characterRecipe(id)),
      ...content.tokenSets.flatMap(({ id }) => CLASSES.map(each => enemyRecipe(id, each, 0))),
      ...specials.map(id => specialRecipe(id, 0)),
      ...[1, 2].map(place => specialRecipe('mark', place)),
      ...[false, true].map(childRecipe),
    ];
    // Nobody is left as the stranger of whom nothing is known.
    expect(recipes.filter(recipe => recipe.like === 'human' && recipe.head === undefined)).toEqual([]);
    const likenesses = recipes.map(recipe => likenessOf(sculptFigure(recipe, 'ready')));
    for (const [i, a] of likenesses.entries())
      for (const [j, b] of likenesses.slice(i + 1).entries())
        expect(difference(a, b), `${recipes[i]!.id} ~ ${recipes[i + 1 + j]!.id}`).toBeGreaterThan(LEAST_APART);
    expect(sculptFigure(characterRecipe('nobody'), 'ready').positions.length).toBeGreaterThan(0);
    expect(sculptFigure(enemyRecipe('9', 'melee', 2), 'ready').positions.length).toBeGreaterThan(0);
  });
});
