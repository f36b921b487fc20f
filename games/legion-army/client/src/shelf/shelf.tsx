import { seeded } from '@cadre/kit';
import { type ArmyList, generateList } from '@cadre/legion-army/roster';
import { type ReactNode, useState } from 'react';
import { Icon } from '../art/icons.js';
import { useLabels } from '../context.js';
import { foldersOf, type KeptList } from '../kept.js';
import { useOpened } from '../opened.js';
import { goTo } from '../place.js';
import { useSurroundings } from '../surroundings.js';
import { ImportDialog } from './import-dialog.js';
import { ListTile } from './list-tile.js';
import { NewList } from './new-list.js';
import { ServerLists } from './server-lists.js';

/** Lists without a folder first, then folder by folder, templates at the end. */
const groupsOf = (
  lists: readonly KeptList[],
  unfiled: string,
  templates: string,
): readonly { readonly title: string; readonly group: readonly KeptList[] }[] => {
  const own = lists.filter(k => !k.isTemplate);
  return [
    { title: unfiled, group: own.filter(k => k.folder === '') },
    ...foldersOf(own).map(folder => ({ title: folder, group: own.filter(k => k.folder === folder) })),
    { title: templates, group: lists.filter(k => k.isTemplate) },
  ].filter(({ group }) => group.length > 0);
};

/** The lists of this device, and the ways to a new one. */
export const Shelf = ({
  lists,
  open,
  remove,
  restore,
  notice,
}: {
  readonly lists: readonly KeptList[];
  readonly open: (list: ArmyList) => void;
  readonly remove: (id: string) => void;
  readonly restore: (list: KeptList) => void;
  readonly notice: string | null;
}): ReactNode => {
  const l = useLabels();
  const { documents } = useSurroundings();
  const [importing, setImporting] = useState(false);
  const [gone, setGone] = useState<KeptList | null>(null);
  const opened = useOpened();
  const groups = groupsOf(lists, l.yourLists, l.templates);
  const surprise = (): void =>
    open(generateList(seeded(...crypto.getRandomValues(new Uint32Array(2))), { mode: 'standard', battleForce: null }));
  return (
    <div className="army-shelf">
      <div className="army-shelf-head">
        <div>
          <h1>{l.title}</h1>
          <p className="lead">{l.lead}</p>
        </div>
        <div className="row">
          <button type="button" className="key" onClick={() => setImporting(true)}>
            <Icon name="import" />
            {l.import}
          </button>
          <button type="button" className="key" data-cards onClick={() => goTo({ at: 'cards' })}>
            <Icon name="add" />
            {l.cards}
          </button>
          <button type="button" className="key" onClick={surprise}>
            <Icon name="dice" />
            {l.surprise}
          </button>
        </div>
      </div>
      {notice !== null && (
        <p className="notice harm" role="alert">
          {notice}
        </p>
      )}
      {groups.map(({ title, group }) => (
        <section key={title} aria-label={title}>
          <h2 className="section-head">{title}</h2>
          <ul className="army-tiles">
            {group.map(kept => (
              <ListTile
                key={kept.id}
                kept={kept}
                duplicate={name => open({ ...kept.list, name })}
                remove={() => {
                  remove(kept.id);
                  setGone(kept);
                }}
              />
            ))}
          </ul>
        </section>
      ))}
      {documents && <ServerLists documents={documents} open={open} />}
      {gone && (
        <p className="notice army-gone" role="status">
          <span>{l.removed(gone.list.name || l.unnamed)}</span>
          <button
            type="button"
            className="key"
            onClick={() => {
              restore(gone);
              setGone(null);
            }}
          >
            <Icon name="undo" />
            {l.takeBack}
          </button>
        </p>
      )}
      {/* Whoever has lists looks at them first. */}
      {(opened || lists.length === 0) && <NewList open={open} />}
      {importing && <ImportDialog open={open} close={() => setImporting(false)} />}
    </div>
  );
};
