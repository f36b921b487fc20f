import type { ClientState, MatchClient } from '../connection/match-client.js';
import type { Session } from '../connection/session.js';
import type { OpenQuestion } from './open-question.js';
import type { DraftKeys } from './use-draft.js';
import { useHintTrail } from './use-hint-trail.js';

const NOTHING: readonly number[] = [];
/** What a bot would answer, when the reader asks for it. */
export const useHints = (
  state: ClientState,
  client: MatchClient,
  session: Session,
  seat: number,
  { asked, draft }: { readonly asked: OpenQuestion | null; readonly draft: DraftKeys },
) => {
  const hint = asked && state.hint?.seq === asked.seq && seat === asked.seat ? state.hint : null;
  const answer = hint?.answer ?? NOTHING;
  const isThinking = state.outgoing.some(r => r.type === 'hint');
  const ask = (): void => {
    if (asked && !isThinking) client.send({ type: 'hint', seat: asked.seat });
  };
  const trail = useHintTrail(session, asked, ask);
  return {
    hint,
    answer,
    isThinking,
    ask,
    take: () => {
      trail.follow();
      draft.send(answer);
    },
  };
};
export type Hints = ReturnType<typeof useHints>;
