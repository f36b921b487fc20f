import { type Army, muster, type Problem, pointsOf, validate } from '@cadre/legion-army/roster';
import { type Dispatch, memo, type ReactNode, type RefObject, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { Icon, type IconName } from '../art/icons.js';
import { useLabels } from '../context.js';
import { UnitDetail } from '../detail/unit-detail.js';
import { Picker } from '../picker/picker.js';
import { ArmyPane } from './army-pane.js';
import { type Act, type Bench, PANES, type Pane } from './bench.js';
import { Head } from './head.js';
import { ProblemList } from './problem-list.js';

const PANE_ICONS: Readonly<Record<Pane, IconName>> = { army: 'list', add: 'add', unit: 'info', check: 'warning' };
/** What one list amounts to, worked out once for all parts of the workshop. */
export interface Worked {
  readonly army: Army;
  readonly points: number;
  readonly problems: readonly Problem[];
}

/** Taking back by the keyboard, unless somebody is typing a text or looks at something else. */
const useKeys = (dispatch: Dispatch<Act>, away: boolean): void =>
  useEffect(() => {
    if (away) return;
    const press = (e: KeyboardEvent): void => {
      const typing = e.target instanceof HTMLElement && e.target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select');
      if (typing || !(e.ctrlKey || e.metaKey)) return;
      const key = e.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      e.preventDefault();
      dispatch({ do: key === 'y' || e.shiftKey ? 'redo' : 'undo' });
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [dispatch, away]);

/** What somebody has turned to comes into sight: the line of the army, or the beginning of another part. */
const useSight = ({ pane, picking, line }: Bench): RefObject<HTMLDivElement | null> => {
  const workshop = useRef<HTMLDivElement>(null);
  const shown = useRef({ pane, picking, line });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pane, picking, line };
    const find = (selector: string): Element | undefined => workshop.current?.querySelector(selector) ?? undefined;
    // With the next frame: looking for places now would lay out the page once more before the click is answered.
    const frame = requestAnimationFrame(() => {
      if (picking !== before.picking) find('.army-pane[data-pane="add"]')?.scrollTo(0, 0);
      if (pane === before.pane && line === before.line) return;
      const part = find(`.army-pane[data-pane="${pane}"]`);
      if (pane !== 'army' && part && part.getBoundingClientRect().top < 0) part.scrollIntoView();
      const selected = find('.army-line[data-selected="true"]');
      if (selected?.checkVisibility()) selected.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [pane, picking, line]);
  return workshop;
};

/** The region is inside the box: while the box does not show its content, nobody hears of an empty region. */
const PaneBox = ({ pane, children }: { readonly pane: Pane; readonly children: ReactNode }): ReactNode => {
  const l = useLabels();
  return (
    <div className="army-pane" data-pane={pane}>
      <section aria-label={l.panes[pane]}>{children}</section>
    </div>
  );
};

interface WorkshopProps {
  readonly bench: Bench;
  readonly dispatch: Dispatch<Act>;
  readonly tools: ReactNode;
  /** Another view of the list is looked at. The workshop waits as it is, so that coming back takes no time. */
  readonly away: boolean;
}
export const Workshop = memo(({ bench, dispatch, tools, away }: WorkshopProps): ReactNode => {
  const l = useLabels();
  const { list, pane } = bench;
  const summed = useMemo(() => ({ army: muster(list, []), points: pointsOf(list) }), [list]);
  // What is wrong with it may be said in the next frame.
  const checked = useDeferredValue(list);
  const problems = useMemo(() => validate(checked), [checked]);
  const worked: Worked = useMemo(() => ({ ...summed, problems }), [summed, problems]);
  const open = worked.problems.filter(p => p.level === 'error').length;
  useKeys(dispatch, away);
  const workshop = useSight(bench);
  return (
    <div ref={workshop} className="army-workshop" data-pane={pane} data-away={away}>
      <Head bench={bench} dispatch={dispatch} worked={worked} tools={tools} />
      <PaneBox pane="add">
        <Picker list={list} picking={bench.picking} dispatch={dispatch} />
      </PaneBox>
      <PaneBox pane="army">
        <ArmyPane list={list} keys={bench.keys} line={bench.line} worked={worked} dispatch={dispatch} />
      </PaneBox>
      <PaneBox pane="check">
        <ProblemList list={list} problems={worked.problems} dispatch={dispatch} />
      </PaneBox>
      <PaneBox pane="unit">
        <UnitDetail chosen={bench.line === null ? undefined : list.units[bench.line]} preview={bench.preview} dispatch={dispatch} />
      </PaneBox>
      <nav className="army-tabs" aria-label={l.parts}>
        {PANES.map(p => (
          <button key={p} type="button" aria-current={pane === p} onClick={() => dispatch({ do: 'show', pane: p })}>
            <Icon name={p === 'check' && open === 0 ? 'check' : PANE_ICONS[p]} />
            <span>{l.panes[p]}</span>
            {p === 'check' && open > 0 && <b className="army-badge">{open}</b>}
          </button>
        ))}
      </nav>
    </div>
  );
});
