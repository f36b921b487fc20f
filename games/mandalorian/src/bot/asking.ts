import type { Answer, Random, Space } from '@cadre/core';
import { type Outset, outsetOf } from './outset.js';
import { type MandoView, type Scene, sceneOf } from './scene.js';

/** One question to one player, with what is needed to think about it, thought of when first needed. */
export interface Asking {
  readonly view: MandoView;
  readonly space: Space;
  readonly random: Random;
  /** Many matches are being imagined: no pairs of cards, no trying out. */
  readonly quick: boolean;
  outset(): Outset;
}
/** What to answer, and why in one plain sentence. */
export interface Reply {
  readonly answer: Answer;
  why(): string;
}

export const askingOf = (view: MandoView, space: Space, random: Random, quick = false): Asking => {
  let known: Outset | undefined;
  return {
    view,
    space,
    random,
    quick,
    outset: () => (known ??= outsetOf(sceneOf(view.public, view.mine))),
  };
};
export const reply = (answer: Answer, why: () => string): Reply => ({ answer, why });
export const optionsOf = (space: Space): readonly number[] => (space.kind === 'pick' ? space.options : []);
export const mayPass = (space: Space): boolean => space.kind === 'pick' && space.min === 0;

/** The option with the highest worth; passing, where it is allowed, is worth nothing. */
export const bestOption = (a: Asking, worth: (option: number) => number): number | undefined => {
  let found: number | undefined,
    most = mayPass(a.space) ? 0 : Number.NEGATIVE_INFINITY;
  for (const option of optionsOf(a.space)) {
    const w = worth(option);
    if (w > most || (found === undefined && w === most && !mayPass(a.space))) {
      most = w;
      found = option;
    }
  }
  return found;
};
export const pickOrPass = (option: number | undefined): Answer => (option === undefined ? [] : [option]);

// ---- Names

export const spaceName = (x: Scene, space: number): string => x.box.terrain.names[space] ?? 'nowhere';
export const threatName = (x: Scene, piece: number): string => {
  const p = x.table.pieces[piece];
  if (!p) return 'it';
  const place = p.space < 0 ? '' : ` in ${spaceName(x, p.space)}`;
  return p.token < 0 ? `the facedown threat${place}` : `the ${x.box.tokens[p.token]!.name}${place}`;
};
export const characterName = (x: Scene, who: number): string => x.box.characters[who]?.def.name ?? 'nobody';
