import { RANKS } from '@cadre/legion-army/data';
import { countRanks, RANK_NAMES } from '@cadre/legion-army/roster';
import { memo, type ReactNode, useMemo } from 'react';
import { RankIcon } from '../art/ranks.js';
import { useLabels, useSaying } from '../context.js';
import type { Worked } from './workshop.js';

/** Of every rank how many there are, how many there must be and may be. */
export const RankBars = memo(({ worked }: { readonly worked: Worked }): ReactNode => {
  const l = useLabels();
  const saying = useSaying();
  const ranks = useMemo(() => countRanks(worked.army), [worked]);
  return (
    <ul className="army-ranks">
      {RANKS.map(rank => {
        const [min, max] = ranks.table[rank];
        const count = ranks.all[rank] - ranks.free[rank];
        const own = ranks.all[rank] - ranks.hired[rank];
        const state = count > max ? 'over' : own < min ? 'short' : 'fine';
        const cells = Array.from({ length: Math.max(max, count) }, (_, i) => i);
        return (
          <li key={rank} className="army-rank" data-state={state} data-none={max === 0 && count === 0}>
            <RankIcon rank={rank} />
            <span className="army-rank-count">
              <b>{ranks.all[rank]}</b>
              <span className="army-rank-of">{min === max ? max : `${min}–${max}`}</span>
            </span>
            <span className="unseen">{l.rankCount(saying(RANK_NAMES[rank]), ranks.all[rank], min, max)}</span>
            <span className="army-cells" aria-hidden="true">
              {cells.map(i => (
                <i key={i} data-filled={i < count} data-must={i < min} data-over={i >= max} />
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
});
