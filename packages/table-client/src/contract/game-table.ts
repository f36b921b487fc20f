import type { Answer, Fact, Preview, PreviewRequest, Space } from '@cadre/core';
import type { Guide } from '../guide/guide-card.js';
import type { Placing } from '../place/use-placing.js';
import type { Showing } from '../playback/use-showing.js';
import type { TableSettings } from './table-settings.js';

/** Asks the rules before anybody answers: in a worker of the page, or on the server. What is aborted while it waits is never asked. */
export type Previewer = (request: PreviewRequest, signal?: AbortSignal) => Promise<Preview>;

/** The open question of the seat in front, in its language. */
export interface TableQuestion {
  readonly rule: string;
  readonly space: Space;
  readonly text: string;
  /** Each value on offer in words. */
  readonly labels: Readonly<Record<number, string>>;
}

/** One of several answers that a single gesture gives: a card and its slot, a way of several steps. */
export interface PlannedAnswer {
  /** The kind of question it answers. Asked anything else, this answer and all after it are dropped. */
  readonly of: string;
  readonly answer: Answer | ((space: Space) => Answer);
  /** Whether it still makes sense at the question as it is asked then. */
  readonly when?: (space: Space) => boolean;
  /** Left out where something else is asked first: those after it still count. */
  readonly isOptional?: boolean;
}

/** What the seat in front can answer, and how. */
export interface TablePlay {
  /** What that seat is asked and has not answered. */
  readonly question: TableQuestion | null;
  /** The answer in the making: drawn as a preview. */
  readonly draft: Answer;
  /** What a bot would answer, when the reader asked for it: marked, never chosen. */
  readonly hint: Answer;
  /** A click on something that stands for a value. Ignored when the value is not on offer. */
  readonly choose: (value: number) => void;
  /** The same, but even where one click answers it is only chosen; again, and it is the answer. */
  readonly propose?: (value: number) => void;
  /** Gives these answers one after the other, without asking in between; what no longer fits is dropped. */
  readonly playAll: (answers: readonly PlannedAnswer[]) => void;
  /** Undoes the reader's last answer and gives these instead. Absent where it cannot be undone without asking anybody. */
  readonly instead?: (answers: readonly PlannedAnswer[]) => void;
  /** One click answers; otherwise it only chooses. True unless told. */
  readonly isDirect?: boolean;
  /** Replaces the whole draft: for answers that are not one value of a list. */
  readonly setDraft: (draft: Answer) => void;
  /** Sends the draft, if it is complete. */
  readonly confirm: () => void;
  /** Asks the rules what a screen wants to show; null where nobody can be asked. One for each question: what it said before is out of date. */
  readonly preview: Previewer | null;
  /** Opens a rule. Without it, rules are only named. */
  readonly openRule?: (rule: string) => void;
}
/** What has happened, and what people point at. */
export interface TableNews<F extends Fact = Fact> {
  /** Facts that the table has not been given before; a new list for each change. */
  readonly facts: readonly F[];
  /** How often something was undone so far: what waits to be shown may no longer be true. */
  readonly rewinds?: number;
  /** Told what is being shown one by one, and null when nothing is left. */
  readonly showing?: (showing: Showing | null) => void;
  /** What has happened since the reader's last answer. */
  readonly since?: readonly F[];
  /** Everything that has happened so far, where a match is looked back on: at its end and in a replay. */
  readonly story?: readonly F[];
  /** A fact in the words of the game; empty where there are none. */
  readonly saying?: (fact: F) => string;
  /** What people at the table point at just now: `at` is a thing as this table calls it. */
  readonly points?: readonly { readonly id: number; readonly seat: number; readonly at: string }[];
  /** Shows a thing to the others. Absent where nobody else is there. */
  readonly point?: (at: string) => void;
}
/** What the reader has chosen for every table. */
export interface TableWishes extends TableSettings {
  /** How fast what happens is shown one by one: 1 is normal, 0 shows everything at once. */
  readonly speed?: number;
  /** From 0, silent, to 1. */
  readonly volume?: number;
}
/** What the page gives to a game's own table. The table draws and lets things be chosen; it holds no rules. */
export interface GameTableProps<View = unknown, F extends Fact = Fact> {
  /** The id of the game that the view is of. */
  readonly game: string;
  readonly view: View;
  /** The seat in front, or SPECTATOR. */
  readonly seat: number;
  readonly play: TablePlay;
  /** Where something is put on the table: while a spot is asked for, where it may be, and why not elsewhere. */
  readonly place: Placing;
  readonly news: TableNews<F>;
  /** In a guided match: what was taught already. The table decides what to teach next. */
  readonly guide?: Guide;
  readonly settings: TableWishes;
}
