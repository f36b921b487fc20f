import type { ClockRules } from '@cadre/protocol';

/** The clock of one table: plain data, and every change says when it happens. There is no other notion of now. */
export interface Clock {
  /** Milliseconds left in each seat's bank. */
  readonly banks: readonly number[];
  /** Milliseconds each seat has thought about the open question; null when it is not asked. */
  readonly spent: readonly (number | null)[];
  /** From when the present stretch is counted; null while the clock stands still. */
  readonly since: number | null;
}
const SECOND = 1000;
const DAY = 86_400 * SECOND;

const answerTime = (rules: ClockRules): number => {
  switch (rules.kind) {
    case 'none':
      return Number.POSITIVE_INFINITY;
    case 'bank':
      return rules.answerSeconds * SECOND;
    case 'days':
      return rules.days * DAY;
  }
};
export const newClock = (rules: ClockRules, seats: number, now: number): Clock => ({
  banks: new Array<number>(seats).fill(rules.kind === 'bank' ? rules.bankSeconds * SECOND : 0),
  spent: new Array<null>(seats).fill(null),
  since: now,
});

/** Time passes only for the seats that are asked. A machine clock that is set back takes no time away. */
export const tick = (c: Clock, now: number): Clock => {
  if (c.since === null || now <= c.since) return c;
  const passed = now - c.since;
  return { ...c, spent: c.spent.map(ms => (ms === null ? null : ms + passed)), since: now };
};
/** Other seats are asked now. A seat that has answered (or is no longer asked) pays from its bank what exceeds the time of one answer. */
export const switchSeats = (rules: ClockRules, c: Clock, answered: number | null, asked: readonly number[], now: number): Clock => {
  const { banks, spent, since } = tick(c, now);
  const done = (seat: number): boolean => seat === answered || !asked.includes(seat);
  return {
    banks: banks.map((bank, seat) =>
      spent[seat] != null && done(seat) ? Math.max(0, bank - Math.max(0, spent[seat] - answerTime(rules))) : bank,
    ),
    spent: spent.map((ms, seat) => (asked.includes(seat) ? (done(seat) ? 0 : (ms ?? 0)) : null)),
    since,
  };
};
export const stopClock = (c: Clock, now: number): Clock => ({ ...tick(c, now), since: null });
export const startClock = (c: Clock, now: number): Clock => (c.since === null ? { ...c, since: now } : c);
/** Time in which nobody could have answered is not counted. */
export const excuse = (c: Clock, milliseconds: number, now: number): Clock =>
  c.since === null ? c : { ...c, since: Math.min(now, c.since + milliseconds) };

/** When each seat that is asked runs out of time; null for the others, and while the clock stands still. */
export const deadlines = (rules: ClockRules, c: Clock): (number | null)[] =>
  c.spent.map((ms, seat) =>
    ms === null || c.since === null || rules.kind === 'none' ? null : c.since + answerTime(rules) + c.banks[seat]! - ms,
  );
/** The seats whose time is up. */
export const lateSeats = (rules: ClockRules, c: Clock, now: number): number[] =>
  deadlines(rules, c).flatMap((until, seat) => (until !== null && until <= now ? [seat] : []));
