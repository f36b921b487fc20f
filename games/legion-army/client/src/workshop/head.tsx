import { catalogue } from '@cadre/legion-army/data';
import { MODES, type Mode, withBattleForce, withChoice, withMode } from '@cadre/legion-army/roster';
import { type Dispatch, type ReactNode, useState } from 'react';
import { FactionEmblem } from '../art/factions.js';
import { Icon } from '../art/icons.js';
import { factionTitle, useLabels, useLanguage } from '../context.js';
import { goTo } from '../place.js';
import type { Act, Bench } from './bench.js';
import { NameField } from './name-field.js';
import { PointsMeter } from './points-meter.js';
import { RankBars } from './rank-bars.js';
import type { Worked } from './workshop.js';

/** What list this is, what it costs and how its ranks stand: always in sight. */
export const Head = ({
  bench,
  dispatch,
  worked,
  tools,
}: {
  readonly bench: Bench;
  readonly dispatch: Dispatch<Act>;
  readonly worked: Worked;
  readonly tools: ReactNode;
}): ReactNode => {
  const l = useLabels();
  const language = useLanguage();
  const [menu, setMenu] = useState(false);
  const { list } = bench;
  const forces = catalogue.battleForces.filter(f => f.faction === list.faction);
  const free = list.faction !== 'mercenary' && list.faction !== 'mandalorians';
  return (
    <header className="army-head" data-faction={list.faction} data-menu={menu}>
      <div className="army-title">
        <button type="button" className="key plain" aria-label={l.toShelf} onClick={() => goTo({ at: 'shelf' })}>
          <Icon name="back" />
        </button>
        <FactionEmblem faction={list.faction} />
        <NameField name={list.name} dispatch={dispatch} />
        <button
          type="button"
          className="key"
          aria-label={l.undo}
          title={l.undo}
          disabled={bench.past.length === 0}
          onClick={() => dispatch({ do: 'undo' })}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          className="key"
          aria-label={l.redo}
          title={l.redo}
          disabled={bench.future.length === 0}
          onClick={() => dispatch({ do: 'redo' })}
        >
          <Icon name="redo" />
        </button>
        <button type="button" className="key army-menu" aria-label={l.menu} aria-expanded={menu} onClick={() => setMenu(!menu)}>
          <Icon name="menu" />
        </button>
      </div>
      <div className="army-kind">
        <select
          aria-label={l.mode}
          value={list.mode}
          onChange={e => dispatch({ do: 'edit', edit: now => withMode(now, e.target.value as Mode) })}
        >
          {MODES.map(m => (
            <option key={m} value={m}>
              {l.modes[m]}
            </option>
          ))}
        </select>
        <select
          aria-label={l.battleForce}
          value={list.battleForce ?? ''}
          onChange={e => dispatch({ do: 'edit', edit: now => withBattleForce(now, e.target.value || null) })}
        >
          {(free || list.battleForce === undefined) && <option value="">{factionTitle(list.faction, language)}</option>}
          {forces.map(f => (
            <option key={f.id} value={f.id}>
              {f.name}
            </option>
          ))}
        </select>
      </div>
      <div className="army-sums">
        <PointsMeter list={list} worked={worked} />
        <RankBars worked={worked} />
      </div>
      <div className="army-tools">{tools}</div>
      {worked.army.force?.choices && (
        <fieldset className="army-choices row">
          <legend className="quiet">{l.choose(worked.army.force.choices.count)}</legend>
          {worked.army.force.choices.of.map(({ id }) => (
            <label key={id} className="choice">
              <input
                type="checkbox"
                checked={list.choices?.includes(id) ?? false}
                onChange={e => dispatch({ do: 'edit', edit: now => withChoice(now, id, e.target.checked) })}
              />
              <span>{id.replaceAll('-', ' ')}</span>
            </label>
          ))}
        </fieldset>
      )}
    </header>
  );
};
