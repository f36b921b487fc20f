import { battleForceById } from '@cadre/legion-army/data';
import { type ArmyList, MODE_RULES, pointsOf } from '@cadre/legion-army/roster';
import type { ReactNode } from 'react';
import { FactionEmblem } from '../art/factions.js';
import { Icon } from '../art/icons.js';
import { factionTitle, useLabels, useLanguage } from '../context.js';

type Titled = Pick<ArmyList, 'name' | 'faction' | 'mode' | 'battleForce' | 'units' | 'battle' | 'choices'>;
/** The name, kind and points of a list over one of its sheets, and the way back. */
export const SheetHead = ({
  list,
  title,
  back,
  children,
}: {
  readonly list: Titled;
  readonly title: string;
  readonly back: () => void;
  readonly children?: ReactNode;
}): ReactNode => {
  const l = useLabels();
  const language = useLanguage();
  const force = list.battleForce === undefined ? undefined : battleForceById.get(list.battleForce)?.name;
  return (
    <header className="army-sheet-head" data-faction={list.faction}>
      <button type="button" className="key plain army-screen-only" aria-label={l.toBuilder} onClick={back}>
        <Icon name="back" />
      </button>
      <FactionEmblem faction={list.faction} />
      <div>
        <p className="quiet army-screen-only">{title}</p>
        <h1>{list.name || l.unnamed}</h1>
        <p className="quiet">
          {force ?? factionTitle(list.faction, language)} · {l.modes[list.mode]} ·{' '}
          <b className="army-number">
            {pointsOf({ ...list, commands: [] })}/{MODE_RULES[list.mode].points}
          </b>
        </p>
      </div>
      <div className="army-sheet-keys army-screen-only">{children}</div>
    </header>
  );
};
