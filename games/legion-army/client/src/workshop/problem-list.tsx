import { type ArmyList, type Problem, repair, spotOf } from '@cadre/legion-army/roster';
import { type Dispatch, memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { Icon } from '../art/icons.js';
import { useLabels, useSaying } from '../context.js';
import type { Act } from './bench.js';

/** To the part of the list that a problem is about. */
const jump = ({ place, kind }: Problem): Act => {
  const spot = spotOf(place);
  switch (spot.part) {
    case 'unit':
      return { do: 'look', line: spot.line, pane: 'army' };
    case 'commands':
      return { do: 'pick', picking: { what: 'command' } };
    case 'battle':
      return { do: 'pick', picking: { what: 'battle' } };
    case 'units':
      return kind === 'rank-min' || kind === 'force-minimum' ? { do: 'pick', picking: { what: 'unit' } } : { do: 'show', pane: 'army' };
    case 'list':
      return { do: 'show', pane: 'army' };
  }
};

/** Everything that is wrong or still missing, what would be right, and a key that leads there or does it. */
export const ProblemList = memo(
  ({
    list,
    problems,
    dispatch,
  }: {
    readonly list: ArmyList;
    readonly problems: readonly Problem[];
    readonly dispatch: Dispatch<Act>;
  }): ReactNode => {
    const l = useLabels();
    const order = useMemo(() => problems.toSorted((a, b) => weight(a) - weight(b)), [problems]);
    const errors = problems.filter(p => p.level === 'error').length;
    return (
      <div className="army-check" data-fine={errors === 0}>
        <div className="army-pane-head">
          <h2>{l.panes.check}</h2>
          <p className="quiet">{errors === 0 ? l.allRight : l.problems(errors)}</p>
        </div>
        <ul className="army-problems">
          {order.map((p, i) => (
            <ProblemRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence can stand there twice
              key={`${p.kind}${p.place}${i}`}
              list={list}
              problem={p}
              dispatch={dispatch}
            />
          ))}
        </ul>
      </div>
    );
  },
);
/** What is wrong first, then what is missing, then notes. */
const weight = (p: Problem): number => (p.level === 'note' ? 2 : p.unfinished ? 1 : 0);

const ProblemRow = ({
  list,
  problem,
  dispatch,
}: {
  readonly list: ArmyList;
  readonly problem: Problem;
  readonly dispatch: Dispatch<Act>;
}): ReactNode => {
  const l = useLabels();
  const saying = useSaying();
  const calm = useDeferredValue(list, null); // repairs are tried after the click has been answered
  const repaired = useMemo(() => (calm === list ? repair(list, problem) : null), [calm, list, problem]);
  return (
    <li data-level={problem.level} data-unfinished={problem.unfinished}>
      <p>
        <code>{problem.rule}</code> {saying(problem.says)}
      </p>
      <p className="quiet">{saying(problem.fix)}</p>
      {problem.level === 'error' && (
        <div className="row">
          <button type="button" className="key" onClick={() => dispatch(jump(problem))}>
            {l.goThere}
          </button>
          {repaired && (
            <button type="button" className="key" onClick={() => dispatch({ do: 'edit', edit: () => repaired })}>
              <Icon name="check" />
              {l.fixIt}
            </button>
          )}
        </div>
      )}
    </li>
  );
};
