import type { Answer } from '@cadre/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PlaceInfo, PlaceSource, Probe } from './place-info.js';

/** A spot in the making: where it stands, what the rules say about it, and what can be done. Drawn by the board and by the answer space alike. */
export interface PlaceDraft {
  /** Null while it is asked for. */
  readonly info: PlaceInfo | null;
  /** Why the ground could not be asked. The answer can still be typed and sent. */
  readonly failed: string | null;
  /** The whole answer as it stands now, legal or not. */
  readonly answer: Answer;
  /** What the rules say about it; null while they are asked. */
  readonly probe: Probe | null;
  readonly spots: number;
  /** The spot that moves: one of several. */
  readonly active: number;
  /** The suggestion that is shown; -1: none. */
  readonly suggestion: number;
  activate(spot: number): void;
  move(answer: Answer): void;
  showSuggestion(at: number): void;
  takeNearest(): void;
  reset(): void;
  /** Sends a legal answer; takes the nearest legal spot when this one is not. */
  submit(): void;
}
interface Kept {
  readonly source: PlaceSource | null;
  readonly info: PlaceInfo | null;
  readonly failed: string | null;
  readonly answer: Answer;
  readonly probe: Probe | null;
  readonly active: number;
  readonly suggestion: number;
}
const NOWHERE: Answer = [];
const fresh = (source: PlaceSource | null): Kept => ({
  source,
  info: null,
  failed: null,
  answer: NOWHERE,
  probe: null,
  active: 0,
  suggestion: -1,
});
export const isSameAnswer = (a: Answer, b: Answer): boolean => a.length === b.length && a.every((x, i) => x === b[i]);
const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/**
 * Only a legal answer becomes the draft of the page, so that nothing else can be confirmed.
 * Answers about a spot that has been left behind are not listened to.
 */
export const usePlaceDraft = ({
  source,
  spots,
  draft,
  setDraft,
  confirm,
}: {
  /** A new one for every question; null while no spot is asked for. */
  readonly source: PlaceSource | null;
  readonly spots: number;
  readonly draft: Answer;
  readonly setDraft: (draft: Answer) => void;
  readonly confirm: () => void;
}): PlaceDraft | null => {
  const [state, setState] = useState(() => fresh(source));
  const kept = state.source === source ? state : fresh(source);
  const page = useRef({ draft, setDraft, confirm });
  page.current = { draft, setDraft, confirm };
  const change = useCallback(
    (part: (before: Kept) => Partial<Kept>): void =>
      setState(before => {
        const base = before.source === source ? before : fresh(source);
        return { ...base, ...part(base) };
      }),
    [source],
  );
  /** What the page was told last: a draft that differs was set by somebody else, a hint for example. */
  const told = useRef<Answer>(NOWHERE);
  const tell = useCallback((answer: Answer): void => {
    told.current = answer;
    if (!isSameAnswer(answer, page.current.draft)) page.current.setDraft(answer);
  }, []);
  const move = useCallback(
    (answer: Answer, suggestion = -1): void => {
      tell(NOWHERE);
      change(before => ({ answer, suggestion, probe: isSameAnswer(answer, before.answer) ? before.probe : null }));
    },
    [change, tell],
  );

  useEffect(() => {
    if (!source) return;
    source.info().then(
      info => change(before => ({ info, answer: before.answer.length > 0 ? before.answer : info.start })),
      thrown => change(() => ({ failed: messageOf(thrown) })),
    );
  }, [source, change]);
  useEffect(() => {
    if (draft.length === 0 || isSameAnswer(draft, told.current)) return;
    told.current = draft;
    change(() => ({ answer: draft, probe: null, suggestion: -1 }));
  }, [draft, change]);
  const { answer, info } = kept;
  useEffect(() => {
    if (!source || !info || answer.length === 0) return;
    let isCurrent = true;
    source.probe(answer).then(
      probe => isCurrent && change(() => ({ probe, failed: null })),
      thrown => isCurrent && change(() => ({ failed: messageOf(thrown) })),
    );
    return () => {
      isCurrent = false;
    };
  }, [source, info, answer, change]);
  const { probe } = kept;
  useEffect(() => {
    if (probe) tell(probe.ok ? answer : NOWHERE);
  }, [probe, answer, tell]);

  return useMemo(() => {
    if (!source) return null;
    const showSuggestion = (at: number): void => {
      const count = kept.info?.suggestions.length ?? 0;
      if (count === 0) return;
      const next = (at + count) % count;
      move(kept.info!.suggestions[next]!.answer, next);
    };
    const takeNearest = (): void => {
      if (kept.probe && !kept.probe.ok && kept.probe.nearest) move(kept.probe.nearest);
    };
    return {
      ...kept,
      spots,
      activate: spot => change(() => ({ active: spot })),
      move: next => move(next),
      showSuggestion,
      takeNearest,
      reset: () => kept.info && move(kept.info.start),
      submit: () => {
        if (kept.probe?.ok) page.current.confirm();
        else takeNearest();
      },
    };
  }, [source, kept, spots, change, move]);
};
