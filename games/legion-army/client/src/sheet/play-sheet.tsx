import { type ArmyList, commandPlayed, commandTakenBack, onSheet } from '@cadre/legion-army/roster';
import type { ReactNode } from 'react';
import { Icon } from '../art/icons.js';
import { useLabels } from '../context.js';
import { useFewFirst } from '../opened.js';
import { CommandPiles } from './command-piles.js';
import { ScoreBar } from './score-bar.js';
import { SheetHead } from './sheet-head.js';
import { UnitInPlayCard } from './unit-in-play-card.js';
import type { Game } from './use-game-sheet.js';

/** As many as a phone shows below the hand; the others follow in the next frame. */
const FIRST_UNITS = 1;
/** The army on the table: cards to turn, wounds and suppression to count, command cards to play. */
export const PlaySheet = ({ list, game, back }: { readonly list: ArmyList; readonly game: Game; readonly back: () => void }): ReactNode => {
  const l = useLabels();
  const { sheet, change, restart, undo } = game;
  const units = useFewFirst(sheet.units, FIRST_UNITS);
  return (
    <div className="army-sheet army-play">
      <SheetHead list={list} title={l.views.play} back={back}>
        <button type="button" className="key" disabled={undo === null} onClick={() => undo?.()}>
          <Icon name="undo" />
          {l.undo}
        </button>
        <button type="button" className="key" onClick={restart}>
          {l.newGame}
        </button>
      </SheetHead>
      <ScoreBar sheet={sheet} change={change} />
      <CommandPiles
        commands={sheet.commands}
        play={card => change(now => commandPlayed(now, card))}
        takeBack={card => change(now => commandTakenBack(now, card))}
      />
      <ul className="army-in-play">
        {units.map((tracked, at) => (
          <UnitInPlayCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a unit is its place on the sheet
            key={at}
            tracked={tracked}
            change={next => change(now => onSheet(now, at, next))}
          />
        ))}
      </ul>
    </div>
  );
};
