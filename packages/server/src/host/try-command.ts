import { refusal, type WireRefusal } from '@cadre/protocol';
import type { Bucket } from '../gateway/limits.js';
import type { Stopwatch } from '../stopwatch.js';
import { TooCostly } from '../table/budget.js';
import { type Command, decide } from '../table/decide.js';
import type { Draft } from '../table/draft.js';
import type { DecideContext } from '../table/proposal.js';
import type { HostObserver } from './observer.js';
import { isConnected, type Room } from './room.js';

/** Milliseconds in which the rules of one command keep everybody else waiting, before it is worth a line in the log. */
const SLOW = 100;

/** Milliseconds of work of one command that nobody counts: honest ones need less. */
const FREE = 50;

/** Milliseconds of work that slow commands of an address may take from everybody else. */
export type SlowCommands = (address: string) => Bucket;

/** Rules that fail are a bug: the command is refused, nothing has changed, and the log says where. */
export const tryCommand = (
  room: Room,
  d: Draft,
  command: Command,
  context: Omit<DecideContext, 'isConnected'>,
  observer: HostObserver,
  startWatch: () => Stopwatch,
  slowCommands?: SlowCommands,
): WireRefusal | null => {
  const { id, table, address } = room;
  const began = performance.now(),
    worked = startWatch(),
    rule = table.match?.state.pending?.rule ?? null,
    details = { match: id, game: table.row.game, rule, command: command.type };
  try {
    const refused = d.budget.run(() => decide(d, command, { ...context, isConnected: seat => isConnected(room, seat) }));
    if (performance.now() - began > SLOW)
      observer.warn('a command was slow', { ...details, milliseconds: Math.round(performance.now() - began) });
    return refused;
  } catch (thrown) {
    if (thrown instanceof TooCostly) {
      observer.warn('a command was refused as too costly', { ...details, why: thrown.message });
      return refusal('too-costly', `the content of this match asks for too much at once (${thrown.message}): nothing has changed`);
    }
    observer.problem('the rules failed', thrown, details);
    return refusal('internal-error', 'the rules of this game failed: nothing has changed. Report it, then try another answer');
  } finally {
    const beyond = worked() - FREE;
    if (address !== '' && beyond > 0) slowCommands?.(address).spend(beyond);
  }
};
