import { useEffect, useMemo, useRef, useState } from 'react';
import { fetchedHand } from './fetched-hand.js';
import type { PlaceDraft } from './place-draft.js';
import type { PlacePage } from './place-effects.js';
import { freshDraft, isAtOnce, type PlaceQuestion } from './place-state.js';
import type { PlaceHand } from './run-placing.js';

/** Where something is put on the table. */
export interface Placing {
  /** Null while no spot is asked for. */
  readonly draft: PlaceDraft | null;
  readonly hand: PlaceHand;
  /** A figure was dragged that cannot be moved now. */
  readonly isNoted: boolean;
}
const nothing = (): void => undefined;
/** Where nothing is ever put: in a replay. */
export const NO_PLACING: Placing = {
  draft: null,
  isNoted: false,
  hand: {
    act: nothing,
    press: nothing,
    way: () => null,
    subscribe: () => nothing,
    attach: nothing,
    draw: nothing,
    inside: px => px,
    watch: () => nothing,
  },
};
/** The one owner of everything about placing: what a pointer holds, where spots lie, what the rules say, and what is on its way to the server. */
export const usePlacing = ({
  id,
  question: asked,
  isSending,
  ...page
}: PlacePage & {
  /** Names the question on the page, of whatever kind; empty while nobody is asked. */
  readonly id: string;
  /** Null while no spot is asked for. */
  readonly question: PlaceQuestion | null;
  /** An answer to the question is on its way. */
  readonly isSending: boolean;
}): Placing => {
  const latest = useRef(page);
  latest.current = page;
  const isChecked = asked?.isChecked ?? false;
  const isDirect = asked?.isDirect ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: views come anew with every message; the question is the same
  const question = useMemo(() => asked, [id, isChecked, isDirect]);
  const [hand] = useState(() =>
    fetchedHand(
      () => latest.current,
      ({ draft, isNoted }) => show({ draft, isNoted }),
    ),
  );
  const [shown, show] = useState(() => ({ draft: question && freshDraft(question), isNoted: false }));
  useEffect(() => hand.act({ type: 'asked', id, question }), [hand, id, question]);
  useEffect(() => hand.stop, [hand]);
  const { draft } = page;
  useEffect(() => {
    if (draft.length > 0) hand.act({ type: 'drafted', answer: draft });
  }, [hand, draft]);
  useEffect(() => {
    if (!isSending) hand.act({ type: 'arrived' });
  }, [hand, isSending]);
  return useMemo(() => {
    const drawn = question && (shown.draft?.question.id === question.id ? shown.draft : freshDraft(question));
    return {
      hand,
      isNoted: shown.isNoted && !question,
      draft: drawn && { ...drawn, ...drawn.question, isDirect: isAtOnce(drawn), act: hand.act },
    };
  }, [hand, shown, question]);
};
