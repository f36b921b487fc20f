import { type Answer, type AnyState, type Seat, type ViewOf, viewOf } from '@cadre/core';
import type { RefusalCode } from '@cadre/protocol';
import type { Thinking } from '../bots/thinking.js';
import { late } from '../table/clock.js';
import { type Command, isAnsweredFor } from '../table/decide.js';
import { later } from '../timer.js';
import type { HostNews } from './host.js';
import type { Outcome } from './post.js';
import { botsAsked, firstDeadline, type Room } from './room.js';

/** What the owner of a match does by itself: bots answer, time runs out. */
export interface Acting {
  look(room: Room): void;
  rest(room: Room): void;
}
interface Parts {
  readonly thinking: Thinking;
  readonly news: HostNews;
  readonly now: () => number;
  perform(match: string, command: Command): Promise<Outcome>;
}
const LONGEST_TIMER = 2 ** 31 - 1;
const RETRY = 1000;
/** Another answer may do better. */
const UNFIT: readonly RefusalCode[] = ['illegal', 'too-long', 'not-integers', 'not-a-list', 'our-fault'];

export const openActing = ({ thinking, news, now, perform }: Parts): Acting => {
  const rest = (room: Room): void => {
    if (room.alarm) clearTimeout(room.alarm);
    room.alarm = null;
  };
  const setAlarm = (room: Room, milliseconds: number, act: () => void): void => {
    rest(room);
    room.alarm = later(act, Math.min(LONGEST_TIMER, Math.max(0, milliseconds)));
  };
  const look = (room: Room): void => {
    rest(room);
    if (room.epoch === null) return;
    for (const { seat, bot } of botsAsked(room.table)) void answerBy(room, seat, bot, 'thought');
    const until = firstDeadline(room.table);
    if (until !== null) setAlarm(room, until - now(), () => timeIsUp(room));
  };
  const timeIsUp = (room: Room): void => {
    const { table, epoch } = room;
    if (epoch === null || !table.clock) return;
    const tooLate = late(table.row.tableRules.clock, table.clock, now());
    for (const seat of tooLate) void (isAnsweredFor(table) ? answerBy(room, seat, thinking.late, 'time') : lose(room, seat));
    if (tooLate.length === 0) look(room); // the timer was too long to set at once, or went off early
  };
  const lose = async (room: Room, seat: Seat): Promise<void> => {
    const outcome = await perform(room.id, { type: 'time', seat, seq: 0, takenBack: room.table.takenBack, answer: [] });
    if ('refusal' in outcome && outcome.refusal.code === 'storage') setAlarm(room, RETRY, () => look(room));
  };
  const answerBy = async (room: Room, seat: Seat, bot: string | null, type: 'thought' | 'time'): Promise<void> => {
    const { game, match, takenBack } = room.table;
    const seq = match!.state.pending!.seq,
      key = `${seat}:${seq}:${takenBack}:${bot}`;
    if (room.thinking.has(key)) return;
    room.thinking.add(key);
    try {
      const view = viewOf(match!.state, seat) as ViewOf<AnyState>;
      const answer = bot === null ? thinking.fallback(game!, view) : await thinking.think(game!, bot, view);
      const say = (given: Answer): Promise<Outcome> => perform(room.id, { type, bot: bot ?? '', seat, seq, takenBack, answer: [...given] });
      let outcome = await say(answer);
      if ('refusal' in outcome && UNFIT.includes(outcome.refusal.code)) outcome = await say(thinking.fallback(game!, view));
      if ('refusal' in outcome && outcome.refusal.code === 'storage') setAlarm(room, RETRY, () => look(room));
    } catch (thrown) {
      news.problem(`nobody could answer for seat ${seat} of match ${room.id}`, thrown);
      setAlarm(room, RETRY, () => look(room));
    } finally {
      room.thinking.delete(key);
    }
  };
  return { look, rest };
};
