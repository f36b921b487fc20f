import { emit, type Go } from '@cadre/core';
import { boxOf } from '../box.js';
import { procedure } from '../options.js';
import { seatOfSide, whose } from '../round/priority.js';
import type { BattleView, ObjectiveId, UnitId } from '../state.js';
import { ground } from '../table/ground.js';
import { placeBeside, spotIn } from '../table/place-args.js';
import { onTable, spotOf, typeOf, unitOf } from '../table/queries.js';
import { heldBy } from './held-tokens.js';

/** Who may start with this token; nobody for one that lies where the mission says. */
const starters = (k: BattleView, token: ObjectiveId): UnitId[] => {
  const startsWith = boxOf(k).mission.objectives[token]?.startsWith;
  if (!startsWith || !boxOf(k).edition.objectiveTokensCarried) return [];
  return onTable(k, seatOfSide(k, startsWith.side)).filter(id => startsWith.ranks.includes(typeOf(k, id).rank));
};
const tokenToGive = (k: BattleView): ObjectiveId | undefined => {
  const found = k.public.objectives.findIndex((o, i) => o.holder === 'nobody' && starters(k, i as ObjectiveId).length > 0);
  return found < 0 ? undefined : (found as ObjectiveId);
};
/** SO-G12: at the end of deployment units claim the tokens that set-up puts beside them; their owner says which unit, and where. */
export const StartingTokens = procedure('startingTokens', {
  locals: () => ({ unit: -1 as UnitId }),
  steps: {
    whose: {
      rule: 'SO-G12',
      when: s => tokenToGive(s) !== undefined,
      seat: s => seatOfSide(s, boxOf(s).mission.objectives[tokenToGive(s)!]!.startsWith!.side),
      of: 'unit',
      options: s => starters(s, tokenToGive(s)!).map(unit => ({ kind: 'unit', unit })),
      take: (s, f, { unit }): void => {
        const token = tokenToGive(s)!;
        f.unit = unit;
        Object.assign(s.public.objectives[token]!, { claimed: true, holder: unit, at: spotOf(s, unit) });
        emit(s, { type: 'objective', rule: 'SO-G12', objective: token, what: 'claimed', ...whose(s, unitOf(s, unit).seat) });
      },
    },
    lay: {
      rule: 'SO-G12',
      when: (s, f) => f.unit >= 0 && !ground(s).isEmpty(placeBeside(f.unit)),
      seat: (s, f) => unitOf(s, f.unit).seat,
      space: (_, f) => placeBeside(f.unit),
      take: (s, f, answer): void => {
        s.public.objectives[heldBy(s, f.unit).at(-1)!]!.at = spotIn(answer);
      },
    },
    next: {
      rule: 'SO-G12',
      when: s => tokenToGive(s) !== undefined,
      run: (): Go => StartingTokens.call({}),
    },
  },
});
