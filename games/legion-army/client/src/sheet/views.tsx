import type { ArmyList } from '@cadre/legion-army/roster';
import {
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { Icon, type IconName } from '../art/icons.js';
import { useLabels } from '../context.js';
import { foldersOf, type KeptList, type ListNotes } from '../kept.js';
import { ListLog } from '../log/list-log.js';
import { goTo, type View } from '../place.js';
import { ShareDialog } from '../share/share-dialog.js';
import { type Act, act, benchWith, changesList } from '../workshop/bench.js';
import { Workshop } from '../workshop/workshop.js';
import { Compare } from './compare.js';
import { OpponentSheet } from './opponent-sheet.js';
import { PlaySheet } from './play-sheet.js';
import { PrintSheet } from './print-sheet.js';
import { useGameSheet } from './use-game-sheet.js';

/** Loaded when somebody rolls dice, or hands a list in. */
const DiceRoller = lazy(async () => ({ default: (await import('../roller/dice-roller.js')).DiceRoller }));
const HandInView = lazy(async () => ({ default: (await import('../hand-in/hand-in-view.js')).HandInView }));

const OTHER_VIEWS: readonly (readonly [Exclude<View, 'build'>, IconName])[] = [
  ['play', 'play'],
  ['roll', 'dice'],
  ['opponent', 'eye'],
  ['compare', 'compare'],
  ['handIn', 'hand'],
  ['sheet', 'print'],
  ['log', 'list'],
];
interface ViewsProps {
  readonly id: string;
  /** Not yet for a list out of a link that nobody has changed. */
  readonly isKept: boolean;
  readonly view: View;
  readonly opened: ArmyList;
  readonly keep: (id: string, list: ArmyList) => void;
  readonly note: (id: string, notes: Partial<ListNotes>) => void;
  readonly lists: readonly KeptList[];
}

/** One list in all its views. Every change is kept at once. */
export const Views = ({ id, isKept, view, opened, keep, note, lists }: ViewsProps): ReactNode => {
  const l = useLabels();
  const [bench, dispatchOpen] = useReducer(act, opened, benchWith);
  const kept = lists.find(k => k.id === id);
  const isLocked = kept?.locked != null;
  const [isRefused, setRefused] = useState(false);
  const dispatch = useCallback(
    (wish: Act): void => {
      const isStopped = isLocked && changesList(wish);
      setRefused(isStopped);
      if (!isStopped) dispatchOpen(wish);
    },
    [isLocked],
  );
  const [sharing, setSharing] = useState(false);
  const game = useGameSheet(id, useDeferredValue(bench.list)); // out of sight while the list changes
  const saved = useRef(opened);
  const { list } = bench;
  useEffect(() => {
    if (list === saved.current) return;
    saved.current = list;
    if (isKept) return startTransition(() => keep(id, list)); // the shelf is out of sight
    keep(id, list);
    goTo({ at: 'list', id, view: 'build' }, 'replace');
  }, [list, id, isKept, keep]);
  const unkept = isKept ? null : list;
  const show = useCallback(
    (wanted: View): void => {
      if (unkept) keep(id, unkept);
      goTo({ at: 'list', id, view: wanted }, wanted === view ? 'replace' : 'push');
    },
    [unkept, id, view, keep],
  );
  const back = (): void => show('build');
  const folders = useMemo(() => foldersOf(lists), [lists]);
  const tools = useMemo(
    () => (
      <>
        <button type="button" className="key go" onClick={() => setSharing(true)}>
          <Icon name="share" />
          {l.share}
        </button>
        {OTHER_VIEWS.map(([to, icon]) => (
          <button
            key={to}
            type="button"
            className="key"
            data-view={to}
            aria-label={l.views[to]}
            title={l.views[to]}
            onClick={() => show(to)}
          >
            <Icon name={icon} />
            <span className="army-tool-word">{l.views[to]}</span>
          </button>
        ))}
      </>
    ),
    [l, show],
  );
  return (
    <>
      {!isKept && (
        <p className="notice army-shared">
          <span>{l.sharedList}</span>
          <button type="button" className="key" onClick={() => show('build')}>
            {l.keepIt}
          </button>
        </p>
      )}
      {kept?.locked && (
        <p className="notice army-locked army-screen-only" role="status" data-refused={isRefused}>
          <Icon name="lock" />
          <span>
            {l.lockedFor(kept.handIn.event, kept.locked.checksum)} {isRefused && <strong>{l.lockRefuses}</strong>}
          </span>
          <button type="button" className="key" onClick={() => note(id, { locked: null })}>
            <Icon name="unlock" />
            {l.unlock}
          </button>
        </p>
      )}
      <Workshop bench={bench} dispatch={dispatch} tools={tools} away={view !== 'build'} />
      {view === 'play' && <PlaySheet list={list} game={game} back={back} />}
      {view === 'opponent' && <OpponentSheet list={list} commands={game.sheet.commands} back={back} />}
      {view === 'handIn' && kept && (
        <Suspense>
          <HandInView kept={kept} change={notes => note(id, notes)} back={back} />
        </Suspense>
      )}
      {view === 'roll' && (
        <Suspense>
          <DiceRoller list={list} back={back} />
        </Suspense>
      )}
      {view === 'sheet' && <PrintSheet list={list} back={back} />}
      {view === 'compare' && <Compare list={list} id={id} lists={lists} back={back} />}
      {view === 'log' && kept && (
        <ListLog
          kept={kept}
          folders={folders}
          change={notes => note(id, notes)}
          restore={version => dispatch({ do: 'edit', edit: () => version })}
          back={back}
        />
      )}
      {sharing && <ShareDialog list={list} close={() => setSharing(false)} />}
    </>
  );
};
