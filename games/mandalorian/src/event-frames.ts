import type { Call, Frame } from '@cadre/core';
import { scriptNumber } from './box/scripts.js';
import type { Op } from './content/types.js';
import { into } from './frame-call.js';
import type { About } from './missions/conditions.js';
import { AWAY, NOBODY } from './state.js';

/** The procedures of turns, events and the traitor mode by name, with their locals and how they are called. */
export interface SlotEvent extends Frame {
  readonly slot: number;
  readonly total: number;
  you: number;
  skipped: boolean;
}
export const slotEvent = (slot: number, total: number): Call =>
  into<SlotEvent>({ proc: 'slotEvent', step: 'you', slot, total, you: NOBODY, skipped: false });
export interface Event extends Frame {
  readonly you: number;
  readonly total: number;
  card: number;
  before: number;
}
export const event = (you: number, total: number, card: number = NOBODY): Call =>
  into<Event>({ proc: 'event', step: 'known', you, total, card, before: 0 });
export const uncover = (): Call => into<Frame>({ proc: 'uncover', step: 'known' });
export interface EnemyMove extends Frame {
  readonly classes: number;
  readonly steps: number;
  readonly within: number;
  left: number;
  moved: number[];
  mover: number;
  target: number;
}
export const enemyMove = (classes: number, count: number, steps: number, within: number): Call =>
  into<EnemyMove>({ proc: 'enemyMove', step: 'mover', classes, steps, within, left: count, moved: [], mover: NOBODY, target: AWAY });
/** A mover that is chosen already. */
export interface Advance extends Frame {
  readonly piece: number;
  readonly steps: number;
  target: number;
}
export const advance = (piece: number, steps: number): Call =>
  into<Advance>({ proc: 'advance', step: 'target', piece, steps, target: AWAY });
export interface EnemyAttack extends Frame {
  readonly classes: number;
  readonly range: number;
  readonly least: boolean;
  left: number;
  done: number[];
  attacker: number;
}
export const enemyAttack = (classes: number, count: number, range: number, least: boolean): Call =>
  into<EnemyAttack>({ proc: 'enemyAttack', step: 'attacker', classes, range, least, left: count, done: [], attacker: NOBODY });
/** One attack of one enemy. */
export interface Strike extends Frame {
  readonly attacker: number;
  readonly victims: number[];
  victim: number;
  cancelled: boolean;
}
export const strike = (attacker: number, victims: number[]): Call =>
  into<Strike>({ proc: 'strike', step: 'victim', attacker, victims, victim: NOBODY, cancelled: false });
export interface Spawn extends Frame {
  readonly spaces: number[];
  space: number;
}
export const spawn = (spaces: number[]): Call => into<Spawn>({ proc: 'spawn', step: 'refill', spaces, space: AWAY });
export interface Disrupt extends Frame {
  readonly slots: number[];
  slot: number;
}
export const disrupt = (slots: number[]): Call => into<Disrupt>({ proc: 'disrupt', step: 'slot', slots, slot: NOBODY });
export interface Draw extends Frame {
  readonly seat: number;
  left: number;
}
export const drawSkills = (seat: number, n: number): Call => into<Draw>({ proc: 'drawSkill', step: 'refill', seat, left: n });
export interface Ballot extends Frame, About {
  readonly none: number;
  readonly any: number;
  readonly each: number;
  undermines: number;
}
export const ballot = (about: About, none: readonly Op[], any: readonly Op[], each: readonly Op[]): Call =>
  into<Ballot>({
    proc: 'ballot',
    step: 'vote',
    you: about.you,
    it: about.it,
    itSpace: about.itSpace,
    none: scriptNumber(none),
    any: scriptNumber(any),
    each: scriptNumber(each),
    undermines: 0,
  });
export interface Accusation extends Frame {
  readonly seat: number;
  readonly accused: number;
  yes: number;
}
export const accuse = (seat: number, accused: number): Call =>
  into<Accusation>({ proc: 'accusation', step: 'vote', seat, accused, yes: 0 });
export const eventStep = (): Call => into<EventStep>({ proc: 'eventStep', step: 'begin', asked: [] });
export interface EventStep extends Frame {
  asked: number[];
}
export interface ExposedTurn extends Frame {
  readonly seat: number;
  seen: number;
}
export const exposedTurn = (seat: number): Call => into<ExposedTurn>({ proc: 'exposedTurn', step: 'draw', seat, seen: 0 });
export const turn = (): Call => into<Frame>({ proc: 'turn', step: 'begin' });
/** Setup deals to one seat after the other. */
export interface Deal extends Frame {
  seat: number;
}
export const dealLoyalty = (): Call => into<Deal>({ proc: 'loyalty', step: 'declare', seat: 0 });
