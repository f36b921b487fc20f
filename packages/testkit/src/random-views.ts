import {
  type AnyState,
  answer,
  checkSetup,
  type Game,
  openMatch,
  openPrompts,
  type Seat,
  type Setup,
  sample,
  type ViewOf,
  viewOf,
} from '@cadre/core';
import { seeded } from '@cadre/kit';

/** What these seats see at every question of a random match, at most so many questions long. */
export const randomViews = function* <S extends AnyState>(
  game: Game<S>,
  setup: Setup,
  { seed, seats, most }: { readonly seed: number; readonly seats: readonly Seat[]; readonly most: number },
): Generator<ViewOf<S>> {
  const checked = checkSetup(game, setup);
  if (checked.problems.length > 0) throw new Error(checked.problems.join('\n'));
  const random = seeded(seed);
  const m = openMatch(game, checked.setup);
  for (let i = 0; i < most && m.state.pending; i++) {
    for (const seat of seats) yield viewOf(m.state, seat) as ViewOf<S>;
    const open = openPrompts(m.state.pending);
    const { seat, space } = open[random(open.length)]!;
    const refusal = answer(m, seat, m.state.pending.seq, sample(space, random, game.machine.ground(m.state)));
    if (refusal) throw new Error(`answer ${m.log.length + 1}: ${refusal.message}`);
  }
};
