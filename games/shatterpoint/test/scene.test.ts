import { GROUNDS, LIGHTS, PIECE_KINDS } from '@cadre/battle';
import type { Setup } from '@cadre/core';
import { randomViews } from '@cadre/testkit';
import { describe, expect, test } from 'vitest';
import { BUSTS } from '../../../packages/table-client/src/art/busts.js';
import { ICON_ART } from '../client/src/table/art/icon-art.js';
import { describeScene } from '../client/src/table/scene/describe-scene.js';
import { LAYOUTS } from '../src/content/layouts/index.js';
import { MISSIONS } from '../src/content/missions/index.js';
import { legendaryEncounters } from '../src/index.js';

const seen = (setup: Setup, seed: number, most = 1500) => randomViews(legendaryEncounters, setup, { seed, seats: [0], most });
const HOLDERS = { legend: 1, cadre: 2, nobody: 0 } as const;

describe('the scene of an encounter', () => {
  test.each(MISSIONS.map(({ id }) => id))('of %s shows everybody who stands on the table, and who holds what', mission => {
    let attacks = 0;
    for (const view of seen({ mission }, 5)) {
      const scene = describeScene(view, 'en');
      const standing = view.public.characters.flatMap((character, i) => (typeof character.at === 'object' ? [i] : []));
      expect(scene.figures.map(({ id }) => id as number).toSorted((a, b) => a - b)).toEqual(standing);
      for (const figure of scene.figures) {
        const { at, unit } = view.public.characters[figure.id]!;
        expect({ ...figure.at, elevation: figure.level }).toEqual(at);
        const { damage, wounded, seat } = view.public.units[unit]!;
        expect([figure.seat, figure.posture === 'down']).toEqual([seat, wounded > 0]);
        if (wounded === 0) expect(figure.health - figure.left).toBe(Math.min(figure.health, damage));
        expect(figure.tokens.filter(({ id }) => !(id in ICON_ART))).toEqual([]);
        expect(figure.unit.family in BUSTS).toBe(true);
      }
      const onTable = view.public.objectives.filter(({ gone }) => !gone);
      expect(scene.objectives.map(({ held }) => held?.length)).toEqual(onTable.map(({ control }) => HOLDERS[control]));
      if (scene.attack) attacks++;
    }
    expect(attacks).toBeGreaterThan(0);
  });

  test('describes every battlefield with a ground and pieces of known kinds', () => {
    for (const { id, missions, parts } of LAYOUTS) {
      const [view] = seen({ mission: missions[0]!, layout: id }, 1, 1);
      const { ground, pieces } = describeScene(view!, 'de');
      expect(GROUNDS).toContain(ground.kind);
      expect(LIGHTS).toContain(ground.light);
      expect(pieces.length).toBe(parts.length);
      for (const piece of pieces) expect(PIECE_KINDS).toContain(piece.kind);
    }
  });
});
