import type { Call, Frame } from '@cadre/core';
import { scriptNumber } from './box/scripts.js';
import type { Op } from './content/types.js';
import { into } from './frame-call.js';
import type { About } from './missions/conditions.js';
import { AWAY, type MandoState, NOBODY } from './state.js';

export * from './event-frames.js';

/** The procedures of actions, movement and effects by name, with their locals and how they are called: chapters call each other only through here. */
export interface Play extends Frame {
  readonly seat: number;
  readonly card: number;
}
export const playCard = (seat: number, card: number): Call => into<Play>({ proc: 'play', step: 'slot', seat, card });

/** When the text of the card is used: declared with the card, before or after the action's own ability. */
export const TEXT = { unused: 0, before: 1, after: 2, with: 3 } as const;
/** An action under way: with a card, or free (`card` is -1). */
export interface Perform extends Frame {
  readonly you: number;
  readonly slot: number;
  readonly card: number;
  /** The strength before modifiers: the printed or named number, or that of the free action. */
  base: number;
  mods: number[];
  text: number;
  /** The action's own ability is replaced by the text. */
  instead: boolean;
  it: number;
  itSpace: number;
  defeated: boolean;
  moved: boolean;
}
export const perform = (you: number, slot: number, card: number, base: number): Call =>
  into<Perform>({
    proc: 'perform',
    step: 'name',
    you,
    slot,
    card,
    base,
    mods: [],
    text: TEXT.unused,
    instead: false,
    it: NOBODY,
    itSpace: AWAY,
    defeated: false,
    moved: false,
  });

export interface Movement extends Frame {
  readonly who: number;
  left: number;
  /** One bit for each of `MOVE_MODES`. */
  modes: number;
  readonly trample: number;
  /** Whether another character may be taken along, and which one is. */
  readonly bring: boolean;
  with: number;
  moved: number;
  stopped: boolean;
  /** Sentries that have done their harm. */
  done: number[];
}
export const movement = (who: number, n: number, modes = 0, trample = 0, bring = false): Call =>
  into<Movement>({
    proc: 'movement',
    step: 'bring',
    who,
    left: n,
    modes,
    trample,
    bring,
    with: NOBODY,
    moved: 0,
    stopped: false,
    done: [],
  });
export interface Stride extends Frame {
  readonly who: number;
  readonly with: number;
  readonly to: number;
  readonly quiet: boolean;
  done: number[];
}
export const stride = (f: Movement, to: number, quiet: boolean): Call =>
  into<Stride>({ proc: 'stride', step: 'grapple', who: f.who, with: f.with, to, quiet, done: [] });

export interface Attack extends Frame {
  targets: number[];
  at: number;
}
export const attack = (): Call => into<Attack>({ proc: 'attack', step: 'target', targets: [], at: 0 });
export interface Intel extends Frame {
  piece: number;
}
export const intel = (): Call => into<Intel>({ proc: 'intel', step: 'choose', piece: NOBODY });
export interface Planning extends Frame {
  readonly you: number;
  readonly seat: number;
  readonly keep: number;
  left: number;
  kept: number;
}
export const drawPlans = (you: number, seat: number, n: number, keep: number): Call =>
  into<Planning>({ proc: 'plan', step: 'draw', you, seat, keep, left: n, kept: 0 });
export interface PlanDraw extends Frame {
  readonly seat: number;
}
export const planDraw = (seat: number): Call => into<PlanDraw>({ proc: 'planDraw', step: 'known', seat });

export interface Reveal extends Frame {
  readonly piece: number;
  readonly you: number;
}
export const reveal = (piece: number, you: number): Call => into<Reveal>({ proc: 'reveal', step: 'known', piece, you });
export interface Look extends Frame {
  readonly seat: number;
  readonly piece: number;
}
export const look = (seat: number, piece: number): Call => into<Look>({ proc: 'look', step: 'known', seat, piece });

export const CAUSES = ['attack', 'sentry', 'grapple', 'effect'] as const;
export interface Hurt extends Frame {
  readonly who: number;
  readonly cause: (typeof CAUSES)[number];
  readonly source: number;
  left: number;
}
export const hurt = (who: number, n: number, cause: Hurt['cause'], source: number): Call =>
  into<Hurt>({ proc: 'hurt', step: 'redirect', who, cause, source, left: n });
export interface Flee extends Frame {
  readonly from: number;
  readonly seat: number;
}
export const flee = (from: number, seat: number): Call => into<Flee>({ proc: 'flee', step: 'choose', from, seat });

export interface Effects extends Frame, About {
  readonly script: number;
  at: number;
  it: number;
  itSpace: number;
}
/** Work through a list of ops for `you`, about the enemy `it`. */
export const script = (ops: readonly Op[], you: number, it: number = NOBODY, itSpace: number = AWAY): Call =>
  into<Effects>({ proc: 'effects', step: 'next', script: scriptNumber(ops), at: 0, you, it, itSpace });
/** One op that needs targets: chosen first, then treated one after the other. */
export interface Targets extends Frame, About {
  readonly script: number;
  readonly at: number;
  readonly of: 'enemy' | 'character' | 'space';
  chosen: number[];
  left: number;
  readonly min: number;
  done: number;
}
export const targets = (f: Effects, of: Targets['of'], chosen: number[], left: number, min: number): Call =>
  into<Targets>({
    proc: 'targets',
    step: 'choose',
    script: f.script,
    at: f.at - 1,
    you: f.you,
    it: f.it,
    itSpace: f.itSpace,
    of,
    chosen,
    left,
    min,
    done: 0,
  });
/** One card of the event deck, so many places from the top, shown to one player. */
export interface PeekOne extends Frame {
  readonly seat: number;
  readonly place: number;
}
export const peekOne = (seat: number, place: number): Call => into<PeekOne>({ proc: 'peekOne', step: 'known', seat, place });
export interface FreeAction extends Frame {
  readonly who: number;
  readonly slots: number[];
  readonly strength: number;
}
export const freeAction = (who: number, slots: number[], strength: number): Call =>
  into<FreeAction>({ proc: 'freeAction', step: 'choose', who, slots, strength });
export interface Shift extends Frame {
  readonly piece: number;
  left: number;
  readonly upTo: boolean;
  readonly seat: number;
  moved: boolean;
}
export const shift = (piece: number, steps: number, upTo: boolean, seat: number): Call =>
  into<Shift>({ proc: 'shift', step: 'step', piece, left: steps, upTo, seat, moved: false });
export interface Away extends Frame {
  readonly piece: number;
  /** The character it moves away from; -1 while that is not settled. */
  from: number;
  left: number;
  moved: boolean;
}
export const away = (piece: number, from: number, steps: number): Call =>
  into<Away>({ proc: 'away', step: 'from', piece, from, left: steps, moved: false });
/** One choice inside an op: which kind of thing, among which, and what was chosen is handled by the op's own code. */
export interface Chooser extends Frame, About {
  readonly script: number;
  readonly at: number;
  left: number;
  answer: number;
}
export const chooser = (proc: string, step: string, f: Effects, left: number): Call =>
  into<Chooser>({ proc, step, script: f.script, at: f.at - 1, you: f.you, it: f.it, itSpace: f.itSpace, left, answer: NOBODY });

/** The innermost action under way, if any. */
export const performing = (s: MandoState): Perform | undefined => s.stack.findLast(f => f.proc === 'perform') as Perform | undefined;
