import type { Language } from '@cadre/kit';
import '../css/builder.css';
import { type ArmyList, type Reading, readList } from '@cadre/legion-army/roster';
import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { CardBrowser } from './cards/card-browser.js';
import { COLLECTION, CollectionProvider, readCollection, withOwned } from './collection.js';
import { LanguageProvider } from './context.js';
import { changedList, type KeptList, LISTS, type ListNotes, newId, readKept, withKept, withNotes, withoutKept, writeKept } from './kept.js';
import { LABELS } from './labels/labels.js';
import { goTo, usePlace } from './place.js';
import { Views } from './sheet/views.js';
import { Shelf } from './shelf/shelf.js';
import { type Surroundings, SurroundingsProvider } from './surroundings.js';

export interface ArmyBuilderProps {
  readonly language: Language;
  readonly surroundings: Surroundings;
}
/** Army lists: a shelf of them, a workshop for one, and what is needed at the table. */
export const ArmyBuilder = ({ language, surroundings }: ArmyBuilderProps): ReactNode => {
  const place = usePlace();
  const [lists, setLists] = useState<readonly KeptList[]>(() => readKept(surroundings.kept(LISTS)));
  const kept = useRef(lists);
  // Stored before it is drawn: whoever closes the page right after a click loses nothing.
  const change = useCallback(
    (edit: (now: readonly KeptList[]) => readonly KeptList[]) => {
      kept.current = edit(kept.current);
      surroundings.keep(LISTS, writeKept(kept.current));
      setLists(kept.current);
    },
    [surroundings],
  );
  const keep = useCallback(
    (id: string, list: ArmyList) =>
      change(now =>
        withKept(
          now,
          changedList(
            id,
            list,
            Date.now(),
            now.find(k => k.id === id),
          ),
        ),
      ),
    [change],
  );
  const note = useCallback((id: string, notes: Partial<ListNotes>) => change(now => withNotes(now, id, notes)), [change]);
  const [collection, setCollection] = useState(() => readCollection(surroundings.kept(COLLECTION)));
  const owning = useMemo(
    () => ({
      collection,
      own: (card: string, count: number): void => {
        const owned = withOwned(collection, card, count);
        surroundings.keep(COLLECTION, owned);
        setCollection(owned);
      },
    }),
    [collection, surroundings],
  );
  const open = useCallback(
    (list: ArmyList) => {
      const id = newId();
      keep(id, list);
      goTo({ at: 'list', id, view: 'build' });
    },
    [keep],
  );
  const shared: Reading | null = useMemo(() => (place.at === 'shared' ? readList(place.link) : null), [place]);
  const given = useMemo(() => (shared?.list ? newId() : null), [shared]);
  const onShelf = place.at === 'list' ? lists.find(l => l.id === place.id) : undefined;
  // A shared list that is kept stays the same list on the workbench: its steps can still be taken back.
  const onBench = onShelf ?? (shared?.list && given !== null ? { id: given, list: shared.list } : undefined);
  // A workshop that was left is out of sight at once; taking it down takes longer than showing the shelf, so it waits for the next frame.
  const left = useDeferredValue(onBench);
  const shown = place.at === 'cards' ? undefined : (onBench ?? left);
  return (
    <LanguageProvider value={language}>
      <SurroundingsProvider value={surroundings}>
        <CollectionProvider value={owning}>
          <div className="army" lang={language}>
            {place.at === 'cards' && <CardBrowser />}
            {place.at !== 'cards' && !onBench && (
              <Shelf
                lists={lists}
                open={open}
                remove={id => change(now => withoutKept(now, id))}
                restore={list => change(now => withKept(now, list))}
                notice={place.at === 'shelf' ? null : (shared?.diagnostics[0]?.says[language] ?? LABELS[language].gone)}
              />
            )}
            {shown && (
              <div className="army-bench" hidden={!onBench}>
                <Unread of={place.at === 'shared' ? shared : null} language={language} />
                <Views
                  key={shown.id}
                  id={shown.id}
                  isKept={lists.some(l => l.id === shown.id)}
                  view={place.at === 'list' ? place.view : 'build'}
                  opened={shown.list}
                  keep={keep}
                  note={note}
                  lists={lists}
                />
              </div>
            )}
          </div>
        </CollectionProvider>
      </SurroundingsProvider>
    </LanguageProvider>
  );
};
/** What of a shared link could not be read. */
const Unread = ({ of, language }: { readonly of: Reading | null; readonly language: Language }): ReactNode =>
  of?.diagnostics
    .filter(d => d.level === 'error')
    .map((d, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence can stand there twice
      <p key={i} className="notice harm" role="alert">
        {d.says[language]}
      </p>
    ));
