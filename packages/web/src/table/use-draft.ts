import type { Space } from '@cadre/core';
import type { WireRefusal } from '@cadre/protocol';
import type { PlaceDraft } from '@cadre/table-client';
import { useEffect, useState } from 'react';
import { amountDigit, freshDraft, isComplete, isSingle, withChoice } from '../spaces/draft.js';
import { idOf, type OpenQuestion } from './open-question.js';
import { useSteady } from './use-steady.js';

export interface DraftKeys {
  readonly draft: readonly number[];
  readonly complete: boolean;
  setDraft(draft: readonly number[]): void;
  /** A click on a value. On the one that is chosen already it confirms. */
  choose(value: number): void;
  /** The same, never at once: what is chosen can be looked at first. */
  propose(value: number): void;
  confirm(): void;
  /** Give this answer at once, whatever the draft is. */
  send(answer: readonly number[], refused?: Refusing): void;
  clear(): void;
}
/** Hears why the server does not take an answer, and says whether nobody else need hear of it. */
export type Refusing = (refusal: WireRefusal) => boolean;
const NONE: readonly number[] = [];
interface Kept {
  readonly question: string;
  readonly draft: readonly number[];
  readonly isSent: boolean;
}
const NOTHING_KEPT: Kept = { question: '', draft: NONE, isSent: false };
/** Whether the table has moved on: an undo may ask the same question again, and nothing is chosen then. Nobody asked for a moment is no move. */
export const isGone = (kept: Kept, question: string): boolean =>
  kept.question !== '' && kept.question !== question && (question !== '' || kept.isSent);

/** The answer in the making. It belongs to one question: when the table moves on it is gone. */
export const useDraft = (
  asked: OpenQuestion | null,
  direct: boolean,
  answer: (asked: OpenQuestion, answer: readonly number[], refused?: Refusing) => void,
): DraftKeys => {
  const question = asked ? idOf(asked) : '';
  const fresh = asked ? freshDraft(asked.space) : NONE;
  const [kept, setKept] = useState(NOTHING_KEPT);
  if (isGone(kept, question)) setKept(NOTHING_KEPT);
  const draft = kept.question === question ? kept.draft : fresh;
  const setDraft = (next: readonly number[]): void => setKept({ question, draft: next, isSent: false });
  const send = (a: OpenQuestion, given: readonly number[], refused?: Refusing): void => {
    setKept({ question, draft: given, isSent: true });
    answer(a, given, refused);
  };
  const complete = asked !== null && isComplete(asked.space, draft);
  const choose = (value: number, isAtOnce: boolean): void => {
    if (!asked) return;
    const single = isSingle(asked.space);
    const isChosen = single && draft[0] === value;
    const next = isChosen ? draft : withChoice(asked.space, draft, value);
    if (isChosen || (isAtOnce && single && next.length === 1)) send(asked, next);
    else setDraft(next);
  };
  return {
    draft,
    complete,
    setDraft,
    choose: value => choose(value, direct),
    propose: value => choose(value, false),
    confirm: () => {
      if (asked && complete) send(asked, draft);
    },
    send: (given, refused) => {
      if (asked) send(asked, given, refused);
    },
    clear: () => setDraft(fresh),
  };
};

/** The same functions for every drawing, for tables that draw anew only what has changed. */
export const useSteadyDraft = (draft: DraftKeys): Pick<DraftKeys, 'choose' | 'propose' | 'setDraft' | 'confirm'> => ({
  choose: useSteady(draft.choose),
  propose: useSteady(draft.propose),
  setDraft: useSteady(draft.setDraft),
  confirm: useSteady(draft.confirm),
});

/** What the digits choose, from 0: options and suggested spots from 1 on, small amounts by themselves. */
export const digits = (space: Space, place: PlaceDraft | null): readonly (number | undefined)[] => {
  switch (space.kind) {
    case 'pick':
      return [undefined, ...space.options];
    case 'amount': {
      const amounts: (number | undefined)[] = [];
      for (let n = space.min; n <= space.max && amounts.length <= 9; n++) amounts[amountDigit(space, n)] = n;
      return amounts;
    }
    case 'place':
      return [undefined, ...(place?.region?.suggestions.keys() ?? [])];
    default:
      return NONE;
  }
};
interface Shortcuts {
  readonly on: boolean;
  /** What the digits stand for, from 0. */
  readonly values: readonly (number | undefined)[];
  choose(value: number): void;
  confirm(): void;
  clear(): void;
  undo(): void;
  hint(): void;
  next(by: 1 | -1): void;
  /** To the list of answers. */
  list(): void;
  turn(): void;
  help(): void;
}
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.closest('input, textarea, select') !== null || target.isContentEditable);
/** A dialog has the keys for itself, also when what had the focus in it is gone. */
const isInDialog = (): boolean => document.querySelector('dialog[open]') !== null;

/** The whole play by keys, without walking through the page. Off while somebody types, or by the reader's wish. */
export const useShortcuts = (keys: Shortcuts): void => {
  useEffect(() => {
    if (!keys.on) return;
    const press = (e: KeyboardEvent): void => {
      if (e.metaKey || e.ctrlKey || e.altKey || isTyping(e.target) || isInDialog()) return;
      const onKey =
        e.target instanceof HTMLElement && e.target.closest('button:not(.tab[aria-pressed="true"]), a, summary, [role="button"]') !== null;
      const value = /^\d$/.test(e.key) ? keys.values[Number(e.key)] : undefined;
      if (value !== undefined) keys.choose(value);
      else if (e.key === 'Enter' && !onKey) keys.confirm();
      else if (e.key === 'Escape') keys.clear();
      else if (e.key === 'u') keys.undo();
      else if (e.key === 'h') keys.hint();
      else if (e.key === 'n' || e.key === 'N') keys.next(e.key === 'n' ? 1 : -1);
      else if (e.key === 'o') keys.list();
      else if (e.key === 's') keys.turn();
      else if (e.key === '?') keys.help();
      else return;
      e.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
};
