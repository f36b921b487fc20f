import { type PlaceDraft, RuleButton, SeatMark } from '@cadre/table-client';
import type { MouseEvent, ReactNode } from 'react';
import type { Undo } from '../connection/session.js';
import { AnswerSpace } from '../spaces/answer-space.js';
import { ClosingOptions } from '../spaces/closing-options.js';
import { isComplete, isOneClick } from '../spaces/draft.js';
import { useWords, type Words } from '../words/words.js';
import { JointProposals } from './fetched.js';
import type { OpenQuestion } from './open-question.js';
import type { DraftKeys } from './use-draft.js';
import { useMore } from './use-more.js';

/** Whether this answer would choose none of the things on offer. It is never what the page urges its reader to do. */
const isPass = ({ space }: OpenQuestion, draft: readonly number[]): boolean =>
  draft.length === 0 && ((space.kind === 'pick' && space.min === 0 && space.options.length > 0) || (space.kind === 'place' && space.may));

/** Letters: a longer question is set smaller beside a table. */
const LONG = 80;
/** What is longer does not fit on the key; it is marked where it was chosen. */
const LONGEST = 44;
/** The draft in words, for the key that sends it. `pass` is the game's own word for choosing nothing. */
const choiceText = (
  words: Words,
  asked: OpenQuestion,
  draft: readonly number[],
  label: (value: number) => string,
  pass: string,
): string => {
  const { space } = asked;
  if (isPass(asked, draft) || (space.kind === 'pick' && (space.max === 0 || space.options.length === 0))) return pass || words.ask.pass;
  if ((space.kind !== 'pick' && space.kind !== 'amount') || draft.length === 0) return words.ask.confirm;
  const several = asked.several[draft.length - 1];
  if (several !== undefined && !asked.proposals) return several;
  const chosen = draft.map(label).join(', ');
  if (chosen.length > LONGEST && !asked.proposals) return words.ask.confirm;
  return asked.proposals ? words.ask.propose(chosen) : words.ask.confirmChosen(chosen);
};

/** Why the answer cannot be sent yet. */
const missingText = (words: Words, { space }: OpenQuestion, draft: readonly number[]): string => {
  if (space.kind === 'place') return words.ask.noSpot;
  if (space.kind !== 'pick' || space.max === 1) return words.ask.noneChosen;
  if (draft.length === 0) return space.max > space.min ? words.ask.between(space) : words.ask.exactly(space.min);
  return words.ask.missing(space.min - draft.length);
};

/** What a seat must decide now, and everything it can answer. The only place of the page where answers are given. */
export const Question = ({
  asked,
  question,
  label,
  pass,
  seat,
  draft,
  direct,
  place,
  hint,
  sending,
  partner,
  insist,
  isAway,
  withdraw,
  filterClick,
  openRule,
}: {
  readonly asked: OpenQuestion;
  readonly question: string;
  readonly label: (value: number) => string;
  /** The game's own word for choosing nothing, or empty. */
  readonly pass: string;
  /** Whose decision, when it is one of several seats of this reader. */
  readonly seat: string | null;
  readonly draft: DraftKeys;
  /** A click on an option answers: mostly there is nothing to confirm, only perhaps to pass. */
  readonly direct: boolean;
  readonly place: PlaceDraft | null;
  /** What a bot would answer, when the reader has asked for it. */
  readonly hint: readonly number[];
  readonly sending: boolean;
  /** A seat as the game calls it. */
  readonly partner: (seat: number) => string;
  /** Ends a joint question with this answer. */
  readonly insist: (answer: readonly number[]) => void;
  /** Whether whoever plays this seat is not at the table. */
  readonly isAway: (seat: number) => boolean;
  /** Takes the proposal on a joint question back; null where the table allows no undo. */
  readonly withdraw: (() => void) | null;
  /** Stops a click that was not meant for this question. */
  readonly filterClick: (event: MouseEvent) => void;
  readonly openRule: (rule: string) => void;
}): ReactNode => {
  const words = useWords();
  const { ref, hasMore } = useMore();
  const choice = choiceText(words, asked, draft.draft, label, pass);
  // What the table has put together from several clicks is not sent before somebody says so.
  const needsKey = !direct || !isOneClick(asked.space) || isComplete(asked.space, []) || (draft.complete && !place?.isPointed);
  return (
    <>
      <div className="ask-head">
        <SeatMark seat={asked.seat} size={30} />
        <p className="ask-who">{seat === null ? words.ask.you : words.ask.for(seat)}</p>
        <RuleButton rule={asked.rule} label={words.log.rule(asked.rule)} open={openRule} />
        <h2 className="ask-question" id="question" data-long={question.length > LONG}>
          {question}
        </h2>
        {asked.sealed && <p className="quiet">{words.ask.sealedHint}</p>}
        {asked.proposals && (
          <p className="quiet">{words.ask.together(asked.proposals[0]!.seat === asked.seat ? null : partner(asked.proposals[0]!.seat))}</p>
        )}
      </div>
      <div className="ask-space" ref={ref} onClickCapture={filterClick}>
        {asked.proposals && (
          <JointProposals
            proposals={asked.proposals}
            seat={asked.seat}
            name={partner}
            pass={pass || words.ask.pass}
            agree={draft.send}
            insist={insist}
            isAway={isAway}
            withdraw={withdraw}
          />
        )}
        <AnswerSpace
          space={asked.space}
          closing={asked.closing}
          label={label}
          draft={draft.draft}
          hint={hint}
          setDraft={draft.setDraft}
          choose={draft.choose}
          place={place}
          openRule={openRule}
        />
        {hasMore && asked.space.kind === 'pick' && (
          <button type="button" className="key ask-more" onClick={() => ref.current?.scrollBy({ top: ref.current.clientHeight / 2 })}>
            {words.ask.moreBelow}
          </button>
        )}
      </div>
      {(needsKey || asked.closing.length > 0) && (
        <div className="ask-end" onClickCapture={filterClick}>
          {asked.space.kind === 'pick' && (
            <ClosingOptions
              space={asked.space}
              closing={asked.closing}
              label={label}
              draft={draft.draft}
              hint={hint}
              choose={draft.choose}
            />
          )}
          {needsKey && (
            <button
              type="button"
              className={`key confirm ${isPass(asked, draft.draft) ? '' : 'go'}`}
              disabled={!draft.complete || sending}
              onClick={draft.confirm}
            >
              <span>{sending ? words.ask.sent : draft.complete ? choice : missingText(words, asked, draft.draft)}</span>
            </button>
          )}
        </div>
      )}
    </>
  );
};

/** The undo key says beforehand what it can do. */
export const UndoKey = ({ undo, act }: { readonly undo: Undo; act(): void }): ReactNode => {
  const words = useWords();
  const can = undo.state === 'free' || undo.state === 'ask';
  return (
    <button type="button" className="key undo" data-state={undo.state} disabled={!can} onClick={act}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3" />
      </svg>
      <span>{words.undo[undo.state]}</span>
    </button>
  );
};
