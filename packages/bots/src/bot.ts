import {
  type Answer,
  type AnyState,
  type Game,
  imagine,
  NO_GROUND,
  partnersProposal,
  type Random,
  type Seat,
  type Space,
  sample,
  type View,
  type ViewOf,
  viewOf,
} from '@cadre/core';

/** How long a bot may think about one answer: both limits apply. Only `iterations` alone gives the same answer every time. */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
}
const never = (): boolean => false;
/** Tells whether this budget has run out of time, counted from now. */
export const deadline = ({ milliseconds }: Budget): (() => boolean) => {
  if (milliseconds === undefined) return never;
  const end = performance.now() + milliseconds;
  return () => performance.now() >= end;
};
/** Answers for a seat. It gets what that seat may know, never the state: a bot cannot cheat. */
export interface Bot<S extends AnyState> {
  readonly name: string;
  /** An answer to `question`, which the seat of this view is asked. */
  choose(view: ViewOf<S>, question: Space, random: Random, budget: Budget): Answer;
}

/** A random legal answer in this state. */
export const anyAnswer = <S extends AnyState>(game: Game<S>, s: S, space: Space, random: Random): Answer =>
  sample(space, random, space.kind === 'place' ? game.machine.ground(s) : NO_GROUND);

/** What the game would consider here. */
export const suggestedAnswers = <S extends AnyState>(game: Game<S>, s: S, seat: Seat, space: Space): readonly Answer[] =>
  game.suggest?.(viewOf(s, seat) as ViewOf<S>, space).map(({ answer }) => answer) ?? [];

/** A bot that follows its partner: where several seats must agree, it agrees to what has been proposed. */
export const agreeing = <S extends AnyState>(bot: Bot<S>): Bot<S> => ({
  name: bot.name,
  choose: (view, question, random, budget) => {
    const { pending, seat } = view as View<unknown, unknown>;
    return partnersProposal(pending, seat) ?? bot.choose(view, question, random, budget);
  },
});

export const randomBot = <S extends AnyState>(game: Game<S>): Bot<S> =>
  agreeing({
    name: 'random',
    choose: (view, question, random) =>
      question.kind === 'place' ? anyAnswer(game, imagine(game, view, random), question, random) : sample(question, random),
  });
