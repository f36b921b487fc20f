import type { Condition, Effect, Limit, Op, Static, Target, Timing } from './effect.js';

interface Rest {
  readonly when?: readonly Condition[];
  readonly limit?: Limit;
}
/** At a moment, whether the owner wants it or not. */
export const must = (at: Timing, target: Target, ops: readonly Op[], { when = [], limit }: Rest = {}): Effect => ({
  kind: 'triggered',
  at,
  may: false,
  when,
  target,
  ops,
  ...(limit && { limit }),
});
/** At a moment, if the owner wants it; with a number of targets, up to that many. */
export const may = (at: Timing, target: Target, ops: readonly Op[], { when = [], limit }: Rest = {}): Effect => ({
  kind: 'triggered',
  at,
  may: true,
  when,
  target,
  ops,
  ...(limit && { limit }),
});
/** As long as the card lasts: a command card for its round, a loadout for the game. */
export const lasting = (target: Target, is: readonly Static[], when: readonly Condition[] = []): Effect => ({
  kind: 'static',
  when,
  target,
  is,
});
export const NOBODY: Target = { pick: 'none' };
export const ORDERED: Target = { pick: 'ordered', count: 'all' };
export const FRIENDS: Target = { pick: 'friendly', count: 'all' };
export const ATTACKER: Target = { pick: 'attacker' };
/** The friendly unit that acts. */
export const ACTIVE: Target = { pick: 'friendly', count: 'active' };
export const LIVING: Target = { ...FRIENDS, notKinds: ['droid-trooper'] };
