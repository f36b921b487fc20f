import { begin, copyOf, type Game, machine, type ViewOf } from '@cadre/core';
import { type BluffState, FACES, Match, Round, SEATS, winner } from './bluff.js';
import { catalogue } from './rules.js';
import { SPEECH } from './speech.js';

/** Whether this seat's dice lie under its cup already: then another seat must guess them. */
const hasRolled = (view: Pick<ViewOf<BluffState>, 'stack'>, seat: number): boolean => {
  const round = view.stack.findLast(Round.is);
  return round !== undefined && Round.order.indexOf(round.step) > seat;
};

export const bluff: Game<BluffState> = {
  id: 'bluff',
  name: 'Bluff',
  rules: '1',
  options: { dice: { kind: 'number', summary: 'dice of each seat at the start', min: 1, max: 6, default: 4 } },
  catalogue,
  machine: machine<BluffState>([Match, Round]),
  setup: ({ dice }) =>
    begin({ dice: [dice as number, dice as number], shown: [], opener: 0 }, [{ faces: [] }, { faces: [] }], Match.frame({})),
  clone: s =>
    copyOf(
      s,
      { dice: [...s.public.dice], shown: s.public.shown.map(c => c.slice()), opener: s.public.opener },
      s.secret.map(c => ({ faces: c.faces.slice() })),
    ),
  imagine: (view, random) =>
    SEATS.map(seat => {
      if (seat === view.seat) return view.mine!;
      const dice = hasRolled(view, seat) ? view.public.dice[seat]! : 0;
      return { faces: Array.from({ length: dice }, () => random(FACES) + 1) };
    }),
  score: s => (winner(s) === 0 ? [1, 0] : [0, 1]),
  speech: SPEECH.en,
  translations: { de: SPEECH.de },
};
