import type { ArmyList } from '@cadre/legion-army/roster';
import { type Dispatch, memo, type ReactNode, useDeferredValue } from 'react';
import { useLabels } from '../context.js';
import type { Act, Picking } from '../workshop/bench.js';
import { BattleOffers } from './battle-offers.js';
import { CommandOffers } from './command-offers.js';
import { UnitOffers } from './unit-offers.js';
import { UpgradeOffers } from './upgrade-offers.js';

const SHELVES = ['unit', 'command', 'battle'] as const;

/** The catalogue as far as it can be used now. Offers follow the list a moment later, so that a click is answered at once. */
export const Picker = memo(
  ({ list, picking, dispatch }: { readonly list: ArmyList; readonly picking: Picking; readonly dispatch: Dispatch<Act> }): ReactNode => {
    const l = useLabels();
    const calm = useDeferredValue(list, null);
    const shown = useDeferredValue(picking);
    return (
      <>
        <div className="army-pane-head army-shelves" role="tablist" aria-label={l.panes.add}>
          {SHELVES.map(what => (
            <button
              key={what}
              type="button"
              role="tab"
              aria-selected={picking.what === what}
              onClick={() => dispatch({ do: 'pick', picking: { what } })}
            >
              {l.shelves[what]}
            </button>
          ))}
          {picking.what === 'upgrade' && (
            <button type="button" role="tab" aria-selected="true">
              {l.slots[picking.slot]}
            </button>
          )}
        </div>
        <div className="army-offered" aria-busy={calm !== list || shown !== picking} data-other={shown !== picking}>
          {calm && <Offered list={calm} picking={shown} dispatch={dispatch} />}
        </div>
      </>
    );
  },
);
const Offered = memo(
  ({ list, picking, dispatch }: { readonly list: ArmyList; readonly picking: Picking; readonly dispatch: Dispatch<Act> }): ReactNode => {
    switch (picking.what) {
      case 'unit':
        return <UnitOffers list={list} dispatch={dispatch} />;
      case 'command':
        return <CommandOffers list={list} dispatch={dispatch} />;
      case 'battle':
        return <BattleOffers list={list} dispatch={dispatch} />;
      case 'upgrade':
        return list.units[picking.line] ? <UpgradeOffers list={list} picking={picking} dispatch={dispatch} /> : null;
    }
  },
);
