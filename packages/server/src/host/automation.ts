import { type Answer, type AnyState, type Seat, type ViewOf, viewOf } from '@cadre/core';
import type { RefusalCode } from '@cadre/protocol';
import type { BotRunner } from '../bots/bot-runner.js';
import { lateSeats } from '../table/clock.js';
import { type Command, isAnsweredFor } from '../table/decide.js';
import { later } from '../timer.js';
import type { Outcome } from './forwarding.js';
import type { HostObserver } from './observer.js';
import { botsToAnswer, firstDeadline, type Room } from './room.js';

/** What the owner of a match does by itself: bots answer, time runs out. */
export interface Automation {
  schedule(room: Room): void;
  cancel(room: Room): void;
}
interface Parts {
  readonly botRunner: BotRunner;
  readonly observer: HostObserver;
  readonly now: () => number;
  /** Time in which this process stood still is nobody's. */
  checkStalls(): void;
  perform(match: string, command: Command): Promise<Outcome>;
}
const LONGEST_TIMER = 2 ** 31 - 1;
const RETRY = 1000;
/** Another answer may do better. */
const ANOTHER_MAY_FIT: readonly RefusalCode[] = ['illegal', 'too-long', 'not-integers', 'not-a-list', 'internal-error', 'too-costly'];
/** The same may do later. */
const LATER: readonly RefusalCode[] = ['storage', 'too-costly', 'too-fast'];

export const openAutomation = ({ botRunner, observer, now, checkStalls, perform }: Parts): Automation => {
  const cancel = (room: Room): void => {
    if (room.alarm) clearTimeout(room.alarm);
    room.alarm = null;
  };
  const setAlarm = (room: Room, milliseconds: number, act: () => void): void => {
    cancel(room);
    room.alarm = later(act, Math.min(LONGEST_TIMER, Math.max(0, milliseconds)));
  };
  const schedule = (room: Room): void => {
    cancel(room);
    if (room.epoch === null) return;
    for (const { seat, bot, agreesTo } of botsToAnswer(room.table)) void answerBy(room, seat, bot, 'bot-answer', agreesTo);
    const until = firstDeadline(room.table);
    if (until !== null) setAlarm(room, until - now(), () => timeIsUp(room));
  };
  const timeIsUp = (room: Room): void => {
    const { table, epoch } = room;
    if (epoch === null || !table.clock) return;
    checkStalls();
    if (room.outage > 0) return void perform(room.id, { type: 'outage', milliseconds: 0 }); // stores it, and sets the alarm anew
    const tooLate = lateSeats(table.row.tableRules.clock, table.clock, now());
    for (const seat of tooLate) void (isAnsweredFor(table) ? answerBy(room, seat, botRunner.substitute, 'time') : lose(room, seat));
    if (tooLate.length === 0) schedule(room); // the timer was too long to set at once, or went off early
  };
  const lose = async (room: Room, seat: Seat): Promise<void> => {
    const outcome = await perform(room.id, { type: 'time', seat, seq: 0, undoCount: room.table.undoCount, answer: [] });
    retryLater(room, outcome);
  };
  const retryLater = (room: Room, outcome: Outcome): void => {
    if ('refusal' in outcome && LATER.includes(outcome.refusal.code)) setAlarm(room, RETRY, () => schedule(room));
  };
  const answerBy = async (
    room: Room,
    seat: Seat,
    bot: string | null,
    type: 'bot-answer' | 'time',
    agreesTo: Answer | null = null,
  ): Promise<void> => {
    const { game, match, undoCount } = room.table;
    const seq = match!.state.pending!.seq,
      key = `${seat}:${seq}:${undoCount}:${bot}`;
    if (room.busyBots.has(key)) return;
    room.busyBots.add(key);
    try {
      const view = viewOf(match!.state, seat) as ViewOf<AnyState>;
      const answer = agreesTo ?? (bot === null ? botRunner.fallback(game!, view) : await botRunner.think(game!, bot, view, room.address));
      const say = (given: Answer): Promise<Outcome> => perform(room.id, { type, bot: bot ?? '', seat, seq, undoCount, answer: [...given] });
      let outcome = await say(answer);
      if ('refusal' in outcome && ANOTHER_MAY_FIT.includes(outcome.refusal.code)) outcome = await say(botRunner.fallback(game!, view));
      retryLater(room, outcome);
    } catch (thrown) {
      observer.problem(`no bot could answer for seat ${seat} of match ${room.id}`, thrown);
      setAlarm(room, RETRY, () => schedule(room));
    } finally {
      room.busyBots.delete(key);
    }
  };
  return { schedule, cancel };
};
