import { counterpartById, unitById } from '@cadre/legion-army/data';
import {
  type ArmyList,
  type ArmyUnit,
  cardName,
  type Mustered,
  moved,
  RANK_NAMES,
  withCount,
  withCounterpart,
  withoutCounterpart,
  withoutUnit,
  withTwin,
} from '@cadre/legion-army/roster';
import { type Dispatch, type DragEvent, memo, type ReactNode } from 'react';
import { Icon } from '../art/icons.js';
import { RankIcon } from '../art/ranks.js';
import { useLabels, useSaying } from '../context.js';
import type { Act } from './bench.js';
import { SlotRow } from './slot-row.js';

interface LineProps {
  readonly unit: ArmyUnit;
  readonly id: number;
  /** The place of a line in the list now: one that only moved because another came or went is not drawn anew. */
  readonly where: (id: number) => number;
  readonly first: boolean;
  readonly last: boolean;
  /** The unit as it counts in the army: a function of the line and the battle force. */
  readonly mustered: Mustered | undefined;
  readonly force: string | undefined;
  readonly points: number;
  readonly selected: boolean;
  readonly wrong: boolean;
  readonly dispatch: Dispatch<Act>;
  readonly drag: (at: number) => void;
  readonly drop: (e: DragEvent, at: number) => void;
}
/** Every edit musters the army anew: without this each of them would draw all lines. */
const isSameLine = (a: LineProps, b: LineProps): boolean =>
  (Object.keys(a) as (keyof LineProps)[]).every(key => key === 'mustered' || Object.is(a[key], b[key]));
/** One line of the list: how many of which unit, what it carries, what it costs. Its keys show while it is looked at. */
export const UnitLine = memo((props: LineProps): ReactNode => {
  const l = useLabels();
  const saying = useSaying();
  const { unit, selected, dispatch } = props;
  const at = (): number => props.where(props.id);
  const card = unitById.get(unit.card);
  const name = cardName(unit.card);
  const total = props.points * Math.max(0, unit.count);
  /** Looks at the unit, or at the one so many lines below. */
  const edit = (change: (list: ArmyList, at: number) => ArmyList, below = 0): void => {
    const line = at();
    dispatch({ do: 'edit', edit: list => change(list, line), after: { line: line + below } });
  };
  return (
    <li
      className="army-line"
      data-selected={selected}
      data-wrong={props.wrong}
      data-rank={card?.rank}
      draggable
      onDragStart={() => props.drag(at())}
      onDragOver={e => e.preventDefault()}
      onDrop={e => props.drop(e, at())}
    >
      <div className="army-line-head">
        {card ? <RankIcon rank={card.rank} /> : <Icon name="warning" />}
        {card && <span className="unseen">{saying(RANK_NAMES[card.rank])}</span>}
        <button type="button" className="army-line-name" aria-expanded={selected} onClick={() => dispatch({ do: 'look', line: at() })}>
          <span>
            {unit.count !== 1 && <b className="army-times">{unit.count}×</b>} {card?.name ?? name}
          </span>
          {card?.title !== undefined && <small>{card.title}</small>}
        </button>
        {props.wrong && (
          <span className="army-wrong">
            <Icon name="warning" />
            <span className="unseen">{l.hasProblem}</span>
          </span>
        )}
        <b className="army-number army-line-points">{total}</b>
      </div>
      <SlotRow at={at} bearer="unit" mustered={props.mustered} upgrades={unit.upgrades} dispatch={dispatch} />
      {unit.counterpart && (
        <div className="army-counterpart">
          <span className="quiet">
            {l.with} <strong>{cardName(unit.counterpart.card)}</strong> {counterpartById.get(unit.counterpart.card)?.cost ?? ''}
          </span>
          <button
            type="button"
            className="key plain"
            aria-label={l.takeOff(cardName(unit.counterpart.card))}
            onClick={() => edit(withoutCounterpart)}
          >
            <Icon name="close" />
          </button>
          <SlotRow
            at={at}
            bearer="counterpart"
            mustered={props.mustered?.counterpart}
            upgrades={unit.counterpart.upgrades}
            dispatch={dispatch}
          />
        </div>
      )}
      {selected && (
        <div className="army-line-keys">
          <span className="army-stepper">
            <button
              type="button"
              className="key"
              aria-label={l.fewer(name)}
              onClick={() => edit((now, line) => withCount(now, line, unit.count - 1))}
            >
              <Icon name="minus" />
            </button>
            <b className="army-number">{unit.count}</b>
            <button
              type="button"
              className="key"
              aria-label={l.more(name)}
              disabled={card?.limit === 1 && unit.count >= 1}
              onClick={() => edit((now, line) => withCount(now, line, unit.count + 1))}
            >
              <Icon name="plus" />
            </button>
          </span>
          <button type="button" className="key" disabled={card?.limit === 1} onClick={() => edit(withTwin, 1)}>
            <Icon name="copy" />
            {l.duplicate}
          </button>
          <button
            type="button"
            className="key"
            aria-label={l.moveUp(name)}
            disabled={props.first}
            onClick={() => edit((now, line) => moved(now, line, line - 1), -1)}
          >
            <Icon name="up" />
          </button>
          <button
            type="button"
            className="key"
            aria-label={l.moveDown(name)}
            disabled={props.last}
            onClick={() => edit((now, line) => moved(now, line, line + 1), 1)}
          >
            <Icon name="down" />
          </button>
          {card?.counterpart !== undefined && !unit.counterpart && (
            <button type="button" className="key" onClick={() => edit((now, line) => withCounterpart(now, line, card.counterpart!))}>
              <Icon name="plus" />
              {cardName(card.counterpart)}
            </button>
          )}
          <button type="button" className="key army-look" onClick={() => dispatch({ do: 'look', line: at(), pane: 'unit' })}>
            <Icon name="info" />
            {l.details}
          </button>
          <button type="button" className="key harm" aria-label={l.takeOut(name)} onClick={() => edit(withoutUnit)}>
            <Icon name="bin" />
          </button>
        </div>
      )}
    </li>
  );
}, isSameLine);
