import type { Random } from '@cadre/core';
import { boxFor } from '../box/box.js';
import { SUPPORT, UNDERMINE } from '../codes.js';
import { AWAY, type CharacterId } from '../ids.js';
import { LOYAL, type Table, TRAITOR } from '../state.js';
import { characterOf } from '../threats/threats.js';
import { type MandoView, type Scene, sceneOf } from './scene.js';
import { workLeft } from './work.js';

export const isTraitor = (view: MandoView): boolean => view.mine?.loyalty === TRAITOR;
/** So many Undermines cannot be the noise of loyal players who never use theirs. */
const ALARMING = 2;

/** Seats that can be the traitor as far as this seat knows. */
const suspects = (view: MandoView): number[] => {
  const { crew } = view.public;
  return crew.open.flatMap((open, seat) => (seat === view.seat || open === LOYAL || crew.out[seat] || crew.exposed[seat] ? [] : [seat]));
};
const without = (x: Scene, who: CharacterId): Scene => ({ ...x, crew: x.crew.filter(c => c !== who) });
/** Whoever does least for the objective is suspected most: without them the work would hardly grow. */
const prime = (view: MandoView): number | undefined => {
  const x = sceneOf(view.public, view.mine);
  let found: number | undefined,
    least = Number.POSITIVE_INFINITY;
  for (const seat of suspects(view)) {
    if (view.public.characters[seat]!.space === AWAY) continue;
    const help = workLeft(without(x, characterOf(seat))) - workLeft(x);
    if (help < least) {
      least = help;
      found = seat;
    }
  }
  return found;
};
const mustBeOne = (t: Table): boolean => t.crew.undermined >= ALARMING;

/** TR-8: accuse when somebody has undermined for certain, and then the least helpful. */
export const whomToAccuse = (view: MandoView): number | undefined => {
  if (isTraitor(view) || !mustBeOne(view.public)) return undefined;
  return view.public.crew.open.includes(TRAITOR) ? undefined : prime(view);
};
/** An open vote: the loyal follow their own suspicion, the traitor lets a loyal player fall. */
export const voteOn = (view: MandoView, accused: number): boolean => {
  if (isTraitor(view)) return mustBeOne(view.public);
  if (view.public.crew.open[accused] === LOYAL) return false;
  return mustBeOne(view.public) && (suspects(view).length < 2 || prime(view) === accused || view.public.turn.seat === view.seat);
};
/** TR-7: the traitor undermines when it counts, not at every chance; loyal players support. */
export const ballotOf = (view: MandoView, random: Random): number => {
  const left = view.mine?.undermines ?? 0;
  if (!isTraitor(view) || left === 0) return SUPPORT;
  const sheet = boxFor(view.public.plan).mission.traitor?.kind === 'sheet';
  return sheet || view.public.turn.seat !== view.seat || random(2) === 0 ? UNDERMINE : SUPPORT;
};
