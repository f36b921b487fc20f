import { type ArmyList, byRank, type Mustered, moved, unitPoints } from '@cadre/legion-army/roster';
import { type Dispatch, type DragEvent, memo, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../art/icons.js';
import { useLabels } from '../context.js';
import { useFewFirst, useOpened } from '../opened.js';
import { BattleDeckPart } from './battle-deck.js';
import type { Act } from './bench.js';
import { CommandHandPart } from './command-hand.js';
import { UnitLine } from './unit-line.js';
import type { Worked } from './workshop.js';

/** The list itself: units with their slots, the command hand, the battle deck. */
interface ArmyPaneProps {
  readonly list: ArmyList;
  /** One for each unit. */
  readonly keys: readonly number[];
  readonly line: number | null;
  readonly worked: Worked;
  readonly dispatch: Dispatch<Act>;
}
export const ArmyPane = memo(({ list, keys, line, worked, dispatch }: ArmyPaneProps): ReactNode => {
  const l = useLabels();
  const { army, problems } = worked;
  const known = useMemo(() => new Map<number, Mustered>(army.units.map(u => [u.line, u])), [army]);
  const wrong = useMemo(() => {
    const lines = problems.filter(p => p.level === 'error').map(p => /^\/units\/(\d+)/.exec(p.place)?.[1]);
    return new Set(lines.map(Number));
  }, [problems]);
  const opened = useOpened();
  const [most, setMost] = useState(MOST_UNITS);
  const units = useFewFirst(list.units.slice(0, Math.max(most, (line ?? 0) + 1)), FIRST_UNITS);
  const places = useRef(keys);
  useLayoutEffect(() => {
    places.current = keys;
  }, [keys]);
  const where = useCallback((id: number): number => places.current.indexOf(id), []);
  const dragged = useRef<number | null>(null);
  const drag = useCallback((at: number): void => {
    dragged.current = at;
  }, []);
  const drop = useCallback(
    (e: DragEvent, to: number): void => {
      e.preventDefault();
      const from = dragged.current;
      dragged.current = null;
      if (from !== null) dispatch({ do: 'edit', edit: now => moved(now, from, to), after: { line: to } });
    },
    [dispatch],
  );
  return (
    <>
      <div className="army-pane-head">
        <h2>{l.panes.army}</h2>
        <button type="button" className="key plain" onClick={() => dispatch({ do: 'edit', edit: byRank })} disabled={list.units.length < 2}>
          {l.sort}
        </button>
        <button type="button" className="key go army-add" onClick={() => dispatch({ do: 'pick', picking: { what: 'unit' } })}>
          <Icon name="plus" />
          {l.addUnit}
        </button>
      </div>
      {list.units.length === 0 && <p className="army-empty quiet">{l.noUnits}</p>}
      <ol className="army-lines">
        {units.map((unit, at) => {
          const mustered = known.get(at);
          return (
            <UnitLine
              key={keys[at]}
              id={keys[at]!}
              unit={unit}
              where={where}
              first={at === 0}
              last={at === list.units.length - 1}
              mustered={mustered}
              force={list.battleForce}
              points={mustered ? unitPoints(army, mustered) : 0}
              selected={line === at}
              wrong={wrong.has(at)}
              dispatch={dispatch}
              drag={drag}
              drop={drop}
            />
          );
        })}
      </ol>
      {opened && (
        <>
          {units.length < list.units.length && (
            <button type="button" className="key" onClick={() => setMost(list.units.length)}>
              {l.moreUnits(list.units.length - units.length)}
            </button>
          )}
          <CommandHandPart commands={list.commands} secret={list.secretHand} problems={problems} dispatch={dispatch} />
          <BattleDeckPart battle={list.battle} problems={problems} dispatch={dispatch} />
        </>
      )}
    </>
  );
});
/** As many as a window shows. */
const FIRST_UNITS = 4;
/** More than any army has; a list of thousands is shown so far, unless somebody wants all of it. */
const MOST_UNITS = 200;
