import { battleForceById } from '@cadre/legion/data';
import { isLegal, MODE_RULES, pointsOf, validate } from '@cadre/legion/roster';
import { memo, type ReactNode, useMemo } from 'react';
import { FactionEmblem } from '../art/factions.js';
import { Icon } from '../art/icons.js';
import { factionTitle, useLabels, useLanguage } from '../context.js';
import type { KeptList } from '../kept.js';
import { fragmentOf, goTo, type Place } from '../place.js';

export const ListTile = memo(
  ({ kept, duplicate, remove }: { readonly kept: KeptList; readonly duplicate: () => void; readonly remove: () => void }): ReactNode => {
    const l = useLabels();
    const language = useLanguage();
    const { list } = kept;
    const legal = useMemo(() => isLegal(validate(list)), [list]);
    const force = list.battleForce === undefined ? undefined : battleForceById.get(list.battleForce)?.name;
    const name = list.name || l.unnamed;
    const there: Place = { at: 'list', id: kept.id, view: 'build' };
    return (
      <li className="army-tile panel" data-faction={list.faction}>
        <FactionEmblem faction={list.faction} />
        <a
          className="army-tile-link"
          href={fragmentOf(there)}
          onClick={e => {
            if (e.metaKey || e.ctrlKey || e.shiftKey) return;
            e.preventDefault();
            goTo(there);
          }}
        >
          <strong>{name}</strong>
          <span className="quiet">{force ?? factionTitle(list.faction, language)}</span>
          <span className="quiet">
            <b className="army-number">{pointsOf(list)}</b>/{MODE_RULES[list.mode].points} · {legal ? l.legal : l.unfinished} ·{' '}
            {new Date(kept.changed).toLocaleDateString(language)}
          </span>
        </a>
        <span className="army-tile-keys">
          <button type="button" className="key plain" aria-label={l.duplicateList(name)} onClick={duplicate}>
            <Icon name="copy" />
          </button>
          <button type="button" className="key plain" aria-label={l.removeList(name)} onClick={remove}>
            <Icon name="bin" />
          </button>
        </span>
      </li>
    );
  },
);
