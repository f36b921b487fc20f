import type { ArmyList } from '@cadre/legion/roster';
import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { Icon, type IconName } from '../art/icons.js';
import { useLabels } from '../context.js';
import { type KeptList, newId } from '../kept.js';
import { goTo, type View } from '../place.js';
import { ShareDialog } from '../share/share-dialog.js';
import { act, benchWith } from '../workshop/bench.js';
import { Workshop } from '../workshop/workshop.js';
import { Compare } from './compare.js';
import { OpponentSheet } from './opponent-sheet.js';
import { PlaySheet } from './play-sheet.js';
import { PrintSheet } from './print-sheet.js';
import { useGameSheet } from './use-game-sheet.js';

const OTHER_VIEWS: readonly (readonly [Exclude<View, 'build'>, IconName])[] = [
  ['play', 'play'],
  ['opponent', 'eye'],
  ['compare', 'compare'],
  ['sheet', 'print'],
];
interface ViewsProps {
  /** Null for a list out of a link that is not on the shelf yet. */
  readonly id: string | null;
  readonly view: View;
  readonly opened: ArmyList;
  readonly keep: (id: string, list: ArmyList) => void;
  readonly open: (list: ArmyList) => void;
  readonly lists: readonly KeptList[];
}

/** One list in all its views. Every change is kept at once. */
export const Views = ({ id, view, opened, keep, open, lists }: ViewsProps): ReactNode => {
  const l = useLabels();
  const [bench, dispatch] = useReducer(act, opened, benchWith);
  const [sharing, setSharing] = useState(false);
  const game = useGameSheet(id, bench.list);
  const saved = useRef(opened);
  const { list } = bench;
  useEffect(() => {
    if (list === saved.current) return;
    saved.current = list;
    if (id === null) open(list);
    else keep(id, list);
  }, [list, id, keep, open]);
  const show = (wanted: View): void => {
    const kept = id ?? newId();
    if (id === null) keep(kept, list);
    goTo({ at: 'list', id: kept, view: wanted });
  };
  const back = (): void => show('build');
  const tools = (
    <>
      <button type="button" className="key go" onClick={() => setSharing(true)}>
        <Icon name="share" />
        {l.share}
      </button>
      {OTHER_VIEWS.map(([to, icon]) => (
        <button key={to} type="button" className="key" data-view={to} aria-label={l.views[to]} title={l.views[to]} onClick={() => show(to)}>
          <Icon name={icon} />
          <span className="army-tool-word">{l.views[to]}</span>
        </button>
      ))}
    </>
  );
  return (
    <>
      {id === null && (
        <p className="notice army-shared">
          <span>{l.sharedList}</span>
          <button type="button" className="key" onClick={() => show('build')}>
            {l.keepIt}
          </button>
        </p>
      )}
      {view === 'build' && <Workshop bench={bench} dispatch={dispatch} tools={tools} />}
      {view === 'play' && <PlaySheet list={list} game={game} back={back} />}
      {view === 'opponent' && <OpponentSheet list={list} commands={game.sheet.commands} back={back} />}
      {view === 'sheet' && <PrintSheet list={list} back={back} />}
      {view === 'compare' && <Compare list={list} id={id} lists={lists} back={back} />}
      {sharing && <ShareDialog list={list} close={() => setSharing(false)} />}
    </>
  );
};
