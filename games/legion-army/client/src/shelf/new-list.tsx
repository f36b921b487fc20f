import { type BattleForce, catalogue, FACTIONS, type Faction } from '@cadre/legion-army/data';
import { type ArmyList, MODE_RULES, MODES, type Mode, newList } from '@cadre/legion-army/roster';
import { type ReactNode, useState } from 'react';
import { FactionEmblem } from '../art/factions.js';
import { factionTitle, useLabels, useLanguage } from '../context.js';
import { useFewFirst } from '../opened.js';

const forcesOf = (faction: Faction): readonly BattleForce[] => catalogue.battleForces.filter(f => f.faction === faction);
/** The last two take the field only as battle forces. */
const ARMIES: readonly Faction[] = FACTIONS.slice(0, 4);

const FIRST_FACTIONS = 2;

export const NewList = ({ open }: { readonly open: (list: ArmyList) => void }): ReactNode => {
  const l = useLabels();
  const language = useLanguage();
  const [mode, setMode] = useState<Mode>('standard');
  const factions = useFewFirst(FACTIONS, FIRST_FACTIONS);
  return (
    <section aria-label={l.newList} className="army-new">
      <h2 className="section-head">{l.newList}</h2>
      <fieldset className="row">
        <legend className="unseen">{l.mode}</legend>
        {MODES.map(m => (
          <label key={m} className="choice">
            <input type="radio" name="army-mode" checked={mode === m} onChange={() => setMode(m)} />
            <span>
              {l.modes[m]} <span className="quiet">{MODE_RULES[m].points}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <ul className="army-factions">
        {factions.map(faction => (
          <li key={faction} className="army-faction panel" data-faction={faction}>
            <div className="army-faction-head">
              <FactionEmblem faction={faction} />
              <h3>{factionTitle(faction, language)}</h3>
            </div>
            {ARMIES.includes(faction) && (
              <button type="button" className="key go" data-new={faction} onClick={() => open(newList(faction, mode, null))}>
                {l.startArmy}
              </button>
            )}
            <p className="quiet">{l.battleForces}</p>
            <ul className="army-forces">
              {forcesOf(faction).map(force => (
                <li key={force.id}>
                  <button type="button" className="key" onClick={() => open(newList(faction, mode, force.id))}>
                    {force.name}
                  </button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
};
