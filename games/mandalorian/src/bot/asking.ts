import type { Answer, Random, Space } from '@cadre/core';
import type { Trial } from './look-ahead.js';
import { type Outset, outsetOf } from './outset.js';
import type { Reason } from './reason.js';
import { type MandoView, sceneOf } from './scene.js';

/** One question to one player, with what is needed to think about it, thought of when first needed. */
export interface Asking {
  readonly view: MandoView;
  readonly space: Space;
  readonly random: Random;
  /** How answers are tried out; null while many matches are being imagined: then no pairs of cards and no trying out. */
  readonly trial: Trial | null;
  outset(): Outset;
}
/** What to answer, and why. */
export interface Reply {
  readonly answer: Answer;
  readonly reason: Reason;
}

export const askingOf = (view: MandoView, space: Space, random: Random, trial: Trial | null): Asking => {
  let known: Outset | undefined;
  return {
    view,
    space,
    random,
    trial,
    outset: () => (known ??= outsetOf(sceneOf(view.public, view.mine))),
  };
};
export const reply = (answer: Answer, reason: Reason): Reply => ({ answer, reason });
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
