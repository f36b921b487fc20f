import type { TableEvent, WireTold } from '@cadre/protocol';
import type { LogLine } from '@cadre/table-client';
import { type Session, undoneEvents } from '../connection/session.js';
import type { Words } from '../words/words.js';
import { botName, seatName } from './names.js';

/** The story of the match, one line for each thing that may be known of it. */
export const logLines = (words: Words, s: Session): LogLine[] => {
  const undone = undoneEvents(s.events);
  const sealed = sealedAnswers(s);
  return s.events.flatMap(h => linesOf(words, s, h, sealed).map(line => ({ ...line, undone: undone.has(h.n) })));
};
/** Answers to a question that several seats are asked at once: that one of them has answered is all there is to tell until all have. */
const sealedAnswers = ({ events, views }: Session): ReadonlySet<number> => {
  const answers = events.filter(h => h.kind === 'answered' && h.seat >= 0) as Extract<TableEvent, { kind: 'answered' }>[];
  const open = views[0]?.pending;
  return new Set(
    answers.flatMap((h, i) => {
      // The first of them tells nothing; an answer that tells something is over before the next one.
      const before = answers[i - 1]?.facts.length === 0 ? answers[i - 1] : undefined;
      const together = [before, answers[i + 1]].some(other => other && other.rule === h.rule && other.seat !== h.seat);
      const waits = i === answers.length - 1 && open?.rule === h.rule && open.asks.some(a => a.seat === h.seat && a.answered);
      return together || waits ? [h.n] : [];
    }),
  );
};
/** Whose a fact is: as the game says, else the seat that it names, else the one that answered. */
const seatOf = (h: Extract<TableEvent, { kind: 'answered' | 'started' }>, { fact, whose }: WireTold): number | null => {
  if (whose !== undefined) return whose;
  const { seat } = fact;
  if (typeof seat === 'number' && seat >= 0) return seat;
  return h.kind === 'answered' && h.seat >= 0 ? h.seat : null;
};
const linesOf = (words: Words, s: Session, h: TableEvent, sealed: ReadonlySet<number>): Omit<LogLine, 'undone'>[] => {
  if (h.kind === 'said') return [];
  if (h.kind !== 'answered' && h.kind !== 'started') return [{ ...tableLine(words, s, h), n: h.n, key: `${h.n}` }];
  const facts = h.facts.map((told, i) => ({
    key: `${h.n}.${i}`,
    n: h.n,
    text: told.text ?? told.fact.type,
    rule: told.fact.rule,
    seat: seatOf(h, told),
    // Dice and draws come first; what follows from them is no chance.
    kind: h.kind === 'answered' && h.seat < 0 && i === 0 ? ('chance' as const) : ('game' as const),
    onlyFor: told.to ?? null,
  }));
  if (h.kind === 'started')
    return [{ key: `${h.n}`, n: h.n, text: startWords(words, s), rule: null, seat: null, kind: 'table', onlyFor: null }, ...facts];
  if (facts.length > 0 || !sealed.has(h.n)) return facts;
  const text = words.log.answered(seatName(words, s, h.seat));
  return [{ key: `${h.n}`, n: h.n, text, rule: h.rule, seat: h.seat, kind: 'game', onlyFor: null }];
};

const startWords = (words: Words, { table }: Session): string =>
  table.branchedFrom ? words.log.branched(table.branchedFrom.moment) : words.log.started;

type OtherEvent = Exclude<TableEvent, { kind: 'said' | 'answered' | 'started' }>;
const tableLine = (words: Words, s: Session, h: OtherEvent): Omit<LogLine, 'undone' | 'n' | 'key'> => {
  const line = (text: string, seat: number | null = null) => ({ text, rule: null, seat, kind: 'table' as const, onlyFor: null });
  const at = (seat: number): string => seatName(words, s, seat);
  switch (h.kind) {
    case 'joined':
      return line(words.log.joined({ name: h.name, seat: at(h.seat) }), h.seat);
    case 'left':
      return line(words.log.left(at(h.seat)), h.seat);
    case 'bot-took-over':
      return line(words.log.bot({ bot: botName(words, h.bot), seat: at(h.seat) }), h.seat);
    case 'handed-over':
      return line(words.log.handedOver(at(h.seat)), h.seat);
    case 'undone':
      return line(words.log.undone(at(h.seat)), h.seat);
    case 'proposed':
      return line(words.log.proposed[h.action.kind](at(h.seat)), h.seat);
    case 'agreed':
      return line(words.log.agreed(at(h.seat)), h.seat);
    case 'declined':
      return line(words.log.declined(at(h.seat)), h.seat);
    case 'paused':
      return line(words.log.paused);
    case 'continued':
      return line(words.log.continued);
    case 'outage':
      return line(words.log.outage(Math.round(h.milliseconds / 1000)));
    case 'ended':
      return line(words.log.ended);
    case 'rematch':
      return line(words.log.rematch);
    case 'chat-on':
      return line(words.log.chatOn);
  }
};

/** The latest lines that tell of the game, for a strip beside the question. */
export const newsOf = (lines: readonly LogLine[], most = 2): readonly string[] => [
  ...new Set(
    lines
      .filter(({ kind, undone }) => kind !== 'table' && !undone)
      .slice(-most)
      .map(({ text }) => text),
  ),
];
