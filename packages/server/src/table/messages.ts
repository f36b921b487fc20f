import { type AnyGame, type Language, type Seat, SPECTATOR, type Told, viewOf } from '@cadre/core';
import { LIMITS, type Message, PROTOCOL, type TableEvent, type TableInfo, type WireTold, type WireView } from '@cadre/protocol';
import { commitmentOf } from '../dice/source.js';
import { deadlines } from './clock.js';
import { branchOf, type MatchRow, type StampedEvent } from './event.js';
import { hasFiles, withoutFiles } from './files.js';
import { rulesNow, sidesAt, type TableState } from './table.js';
import { factWords, wordsOf } from './words.js';

/** A client that looks at a table: the seats it holds (none for a spectator) and the seats it has muted. */
export interface Viewer {
  readonly seats: readonly Seat[];
  readonly muted: ReadonlySet<Seat>;
  /** The language in which it wants the game's words, if it wants them. */
  readonly words: Language | null;
}

/** Never changes, and takes longer to work out than all the rest of a table. */
const commitments = new WeakMap<MatchRow, string>();
const commitmentTo = (row: MatchRow): string => {
  const known = commitments.get(row) ?? commitmentOf(row.id, row.diceSecret);
  commitments.set(row, known);
  return known;
};

export const tableInfo = (t: TableState): TableInfo => {
  const { row, clock } = t;
  return {
    match: row.id,
    game: row.game,
    rules: row.rules,
    setup: row.setup,
    tableRules: rulesNow(t),
    status: t.status,
    frozen: t.frozen,
    seats: t.seats,
    sides: sidesAt(t).map(side => [...side]),
    paused: t.paused,
    proposal: t.proposal,
    ending: t.ending,
    clock: clock && { banks: [...clock.banks], until: deadlines(row.tableRules.clock, clock) },
    dice: { commitment: commitmentTo(row), contributions: t.status === 'gathering' ? [] : t.contributions },
    rematch: t.rematch,
    branchedFrom: branchOf(row),
  };
};

const viewsFor = (t: TableState, { seats, words }: Viewer): WireView[] => {
  if (!t.match) return [];
  const { state, game } = t.match;
  return (seats.length === 0 ? [SPECTATOR] : seats).map(seat => {
    const view = viewOf(state, seat);
    return (words ? { ...view, words: wordsOf(game as AnyGame, words, view, state.secret.length) } : view) as WireView;
  });
};
const factsOf = (facts: readonly Told[], game: AnyGame | null, { seats, words }: Viewer): WireTold[] => {
  const audible = facts.filter(told => told.to === undefined || seats.includes(told.to));
  return (words ? audible.map(told => ({ ...told, ...factWords(game, words, told.fact) })) : audible) as WireTold[];
};

/** An event as this viewer may know it. Answers are never told: facts say what may be known of them. */
export const eventFor = ({ n, at, event: e }: StampedEvent, game: AnyGame | null, viewer: Viewer): TableEvent => {
  switch (e.kind) {
    case 'joined':
      return { n, at, kind: e.kind, seat: e.seat, name: e.name };
    case 'started':
      return { n, at, kind: e.kind, facts: factsOf(e.facts, game, viewer) };
    case 'answered':
      return { n, at, kind: e.kind, seat: e.seat, rule: e.rule, facts: factsOf(e.facts, game, viewer) };
    case 'said':
      return { n, at, kind: e.kind, seat: e.seat, text: viewer.muted.has(e.seat) ? null : e.text };
    case 'left':
    case 'bot-took-over':
    case 'handed-over':
    case 'undone':
    case 'proposed':
    case 'agreed':
    case 'declined':
    case 'paused':
    case 'continued':
    case 'outage':
    case 'ended':
    case 'rematch':
    case 'chat-on':
      return { n, at, ...e };
  }
};
export const eventsSince = (t: TableState, from: number, viewer: Viewer): TableEvent[] =>
  t.events.slice(from).map(s => eventFor(s, t.game, viewer));

/** A message as it is sent. Files go with the whole table, and not again with every change. */
export const writeMessage = (row: MatchRow, message: Message): string => {
  if (!hasFiles(row)) return JSON.stringify(message);
  const { text, files } = withoutFiles(message);
  return message.type === 'table' ? `${text.slice(0, -1)},"files":${JSON.stringify(files)}}` : text;
};

export const tableMessage = (t: TableState, viewer: Viewer): Message => ({
  type: 'table',
  protocol: PROTOCOL,
  version: t.version,
  seats: [...viewer.seats],
  table: tableInfo(t),
  views: viewsFor(t, viewer),
  events: eventsSince(t, 0, viewer),
});
/** What a viewer missed who has seen version `from`; the whole table when that is too much, or was never there. */
export const changeMessage = (t: TableState, from: number, viewer: Viewer, withTable: boolean): Message => {
  if (from > t.version || t.version - from > LIMITS.resumableChanges) return tableMessage(t, viewer);
  return {
    type: 'change',
    from,
    version: t.version,
    ...(withTable ? { table: tableInfo(t) } : {}),
    views: viewsFor(t, viewer),
    events: eventsSince(t, from, viewer),
  };
};
