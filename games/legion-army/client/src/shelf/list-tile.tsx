import { battleForceById } from '@cadre/legion-army/data';
import { isLegal, MODE_RULES, pointsOf, validate } from '@cadre/legion-army/roster';
import { memo, type ReactNode, useMemo } from 'react';
import { FactionEmblem } from '../art/factions.js';
import { Icon } from '../art/icons.js';
import { factionTitle, useLabels, useLanguage } from '../context.js';
import type { KeptList } from '../kept.js';
import { countOutcomes } from '../log/list-log.js';
import { fragmentOf, goTo, type Place } from '../place.js';

export const ListTile = memo(
  ({
    kept,
    duplicate,
    remove,
  }: {
    readonly kept: KeptList;
    readonly duplicate: (name: string) => void;
    readonly remove: () => void;
  }): ReactNode => {
    const l = useLabels();
    const language = useLanguage();
    const { list } = kept;
    const legal = useMemo(() => isLegal(validate(list)), [list]);
    const force = list.battleForce === undefined ? undefined : battleForceById.get(list.battleForce)?.name;
    const name = list.name || l.unnamed;
    const points = pointsOf(list);
    const isDearer = kept.worth.points !== points;
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
            <b className="army-number">{points}</b>/{MODE_RULES[list.mode].points} · {legal ? l.legal : l.unfinished} ·{' '}
            {new Date(kept.changed).toLocaleDateString(language)}
          </span>
          {kept.results.length > 0 && <span className="quiet">{l.record(...countOutcomes(kept.results))}</span>}
        </a>
        {isDearer && (
          <span className="army-tile-points">
            <span>{l.newPoints(kept.worth.points, points)}</span>
            <button type="button" className="key" onClick={() => duplicate(l.withNewPoints(name))}>
              {l.copyWithNewPoints}
            </button>
          </span>
        )}
        <span className="army-tile-keys">
          <button
            type="button"
            className="key plain"
            aria-label={kept.isTemplate ? l.fromTemplate(name) : l.duplicateList(name)}
            onClick={() => duplicate(kept.isTemplate ? name : l.copyOf(name))}
          >
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
