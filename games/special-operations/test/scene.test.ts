import { GROUNDS, LIGHTS, PIECE_KINDS, POSTURES } from '@cadre/battle';
import { type Setup, SPECTATOR } from '@cadre/core';
import { randomViews } from '@cadre/testkit';
import { describe, expect, test } from 'vitest';
import { BUSTS } from '../../../packages/table-client/src/art/busts.js';
import { TOKEN_ART, TOKEN_TONES } from '../client/src/art/token-art.js';
import { describeScene } from '../client/src/scene/describe-scene.js';
import { LAYOUTS, MISSION, MISSIONS, specialOperations, type Token } from '../src/index.js';

const seen = (setup: Setup, seed: number, most = 900) => randomViews(specialOperations, setup, { seed, seats: [0, 1, SPECTATOR], most });

describe('the scene of a match', () => {
  test.each(MISSIONS)('of %s shows everybody who stands on the table, where and as they stand', mission => {
    const postures = new Set<string>();
    let attacks = 0;
    for (const view of seen({ mission }, 7)) {
      const scene = describeScene(view, 'en');
      const standing = view.public.units.flatMap((unit, i) => (typeof unit.at === 'object' ? [i] : []));
      expect(scene.figures.map(({ id }) => id as number).toSorted((a, b) => a - b)).toEqual(standing);
      for (const figure of scene.figures) {
        const unit = view.public.units[figure.id]!;
        expect({ ...figure.at, level: figure.level }).toEqual(unit.at);
        // whoever is being defeated stands there with more wounds than health
        const lost = Math.min(unit.wounds, figure.health);
        expect([figure.seat, figure.health - figure.left, figure.isDone]).toEqual([unit.seat, lost, unit.activated]);
        for (const { id, count } of figure.tokens) if (id in TOKEN_TONES) expect(count).toBe(unit[id as Token]);
        expect(figure.tokens.filter(({ id }) => !(id in TOKEN_ART))).toEqual([]);
        expect(figure.unit.family in BUSTS).toBe(true);
        postures.add(figure.posture);
      }
      expect(scene.markers.filter(({ kind }) => kind !== 'code').map(({ id }) => Number(id))).toEqual(
        view.public.markers.map(({ id }) => id),
      );
      if (scene.attack) attacks++;
    }
    if (mission === 'vehicle') expect(attacks).toBeGreaterThan(0); // random play in other missions may end without one
    expect([...postures].every(posture => (POSTURES as readonly string[]).includes(posture))).toBe(true);
    expect(postures.size).toBeGreaterThan(2);
  });

  test('is the same for whoever may know the same, and a covert token says who waits behind it to its owner alone', () => {
    let mine = 0;
    for (const view of [1, 2, 3, 4].flatMap(seed => [
      ...seen({ mission: 'codes', 'squad.0': 'arc-troopers', 'squad.1': 'imperial-special-forces' }, seed, 150),
    ])) {
      for (const marker of describeScene(view, 'en').markers) {
        if (marker.kind !== 'covert') continue;
        const isOwn = view.seat === marker.seat;
        const isNamed = marker.name !== 'Covert token';
        if (isNamed) expect(isOwn).toBe(true);
        if (isNamed) mine++;
      }
    }
    expect(mine).toBeGreaterThan(0);
  });

  test('describes every battlefield with a ground and pieces of known kinds, in both languages', () => {
    for (const mission of MISSIONS)
      for (const layout of MISSION[mission].layouts) {
        const [view] = seen({ mission, layout }, 1, 1);
        const [en, de] = [describeScene(view!, 'en'), describeScene(view!, 'de')];
        expect(GROUNDS).toContain(en.ground.kind);
        expect(LIGHTS).toContain(en.ground.light);
        expect(en.pieces.length).toBe(LAYOUTS.find(({ id }) => id === layout)!.pieces.length);
        for (const piece of en.pieces) expect(PIECE_KINDS).toContain(piece.kind);
        expect(de.pieces.map(({ name }) => name)).not.toEqual(en.pieces.map(({ name }) => name));
        expect(describeScene(view!, 'en').pieces).toBe(en.pieces);
      }
  });
});
