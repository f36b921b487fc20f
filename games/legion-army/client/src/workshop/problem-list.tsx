import { type ArmyList, cardName, type Problem, type Repair, repair, repairAll, spotOf } from '@cadre/legion-army/roster';
import { type Dispatch, memo, type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Icon } from '../art/icons.js';
import { useLabels, useSaying } from '../context.js';
import type { Labels } from '../labels/labels.js';
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

/** What a repair does, in words: nothing is removed by a key that does not say so. */
const repairText = (l: Labels, step: Repair): string => {
  const name = cardName(step.card);
  switch (step.does) {
    case 'replace':
      return l.repairs.replace(name, cardName(step.by));
    case 'remove':
    case 'add':
    case 'recount':
      return l.repairs[step.does](name);
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
        <RepairAll list={list} errors={errors} dispatch={dispatch} />
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
interface Repaired {
  readonly steps: readonly Repair[];
  readonly list: ArmyList;
}
/** All repairs in one step: what they will do, and what they did, with the way back. */
const RepairAll = ({
  list,
  errors,
  dispatch,
}: {
  readonly list: ArmyList;
  readonly errors: number;
  readonly dispatch: Dispatch<Act>;
}): ReactNode => {
  const l = useLabels();
  const [done, setDone] = useState<Repaired | null>(null);
  const calm = useDeferredValue(list, null); // repairs are tried after the click has been answered
  const all = useMemo(() => (calm === list && errors > 0 ? repairAll(list) : null), [calm, list, errors]);
  const told = done?.list === list ? done : null;
  const number = (does: Repair['does']): number => all?.steps.filter(step => step.does === does).length ?? 0;
  if (!told && !(all && all.steps.length > 1)) return null;
  return (
    <div className="army-repairs">
      {all && all.steps.length > 1 && (
        <button
          type="button"
          className="key go"
          onClick={() => {
            setDone(all);
            dispatch({ do: 'edit', edit: () => all.list });
          }}
        >
          <Icon name="check" />
          {l.fixAll(number('replace'), number('remove'), number('add') + number('recount'))}
        </button>
      )}
      {told && (
        <>
          <ul className="army-remarks" role="status">
            {told.steps.map((step, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps have no name, and are not moved
              <li key={i} data-level={step.does === 'remove' ? 'warning' : 'note'}>
                {repairText(l, step)}
              </li>
            ))}
          </ul>
          <button type="button" className="key" onClick={() => dispatch({ do: 'undo' })}>
            <Icon name="undo" />
            {l.undo}
          </button>
        </>
      )}
    </div>
  );
};
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
            <button type="button" className="key" onClick={() => dispatch({ do: 'edit', edit: () => repaired.list })}>
              <Icon name={repaired.does === 'remove' ? 'bin' : 'check'} />
              {repairText(l, repaired)}
            </button>
          )}
        </div>
      )}
    </li>
  );
};
