import type { Language, Seat } from '@cadre/core';
import { cardOf } from '@cadre/shatterpoint/box';
import { namesIn } from '@cadre/shatterpoint/speech/names';
import type { CharacterId, UnitId } from '@cadre/shatterpoint/state';
import { unitOf, unitOfCharacter } from '@cadre/shatterpoint/table/queries';
import { FigureRow, type FigureTile, SeatMark, useTargets } from '@cadre/table-client';
import { memo, type ReactNode } from 'react';
import { UnitPicture } from '../art/unit-badge.js';
import { LABELS } from '../labels/labels.js';
import { unitThing } from '../offers.js';
import { leftOf, stateOf } from '../state-words.js';
import { actingUnit, type EncounterTableView, WORDS } from '../view.js';
import { OrderDeckPanel } from './orders.js';

/** Its portrait beside a wide table; the ring around it says how much it can still take. */
const tileOf = (view: EncounterTableView, id: UnitId): FigureTile | undefined => {
  const { characters } = unitOf(view, id);
  if (characters.every(each => view.public.characters[each]!.at === 'waiting')) return undefined;
  return { health: cardOf(view, id).stamina, left: leftOf(view, id), isDone: false, isActing: actingUnit(view) === id };
};
/** One seat: Force, order deck and units. A unit that is chosen here is explained as if it were pointed at; one on offer is the answer. */
export const SidePanel = memo(
  ({
    view,
    seat,
    shown,
    open,
    point,
    language,
  }: {
    readonly view: EncounterTableView;
    readonly seat: Seat;
    /** Whose card is open. */
    readonly shown: CharacterId | null;
    readonly open: (id: CharacterId) => void;
    /** Points at a character on the table, or at nobody. */
    readonly point: (id: CharacterId | null) => void;
    readonly language: Language;
  }): ReactNode => {
    const { offers, choose } = useTargets();
    const labels = LABELS[language];
    const force = view.public.force[seat]!;
    const ids = view.public.units.flatMap((unit, i) => (unit.seat === seat ? [i as UnitId] : []));
    return (
      <section className="tc-battle-card le-side-panel" data-side={seat}>
        <h2>
          <SeatMark seat={seat} /> {WORDS[language].seats[seat]}
        </h2>
        <p className="le-force" title={labels.force(force.ready, force.size)}>
          <span className="tc-quiet">{labels.force(force.ready, force.size)}</span>
        </p>
        <OrderDeckPanel view={view} seat={seat} language={language} />
        {ids.map(id => {
          const [offer] = offers.on(unitThing(id));
          const [first] = unitOf(view, id).characters;
          return (
            <FigureRow
              key={id}
              seat={seat}
              name={namesIn(language).plainUnit(view, id)}
              state={stateOf(view, id, language)}
              isLooked={shown !== null && unitOfCharacter(view, shown) === id}
              isDisabled={false}
              tile={tileOf(view, id)}
              point={isPointed => point(isPointed && tileOf(view, id) ? first! : null)}
              look={() => {
                if (offer) choose(offer.value);
                else open(first!);
              }}
            >
              <UnitPicture view={view} unit={id} />
            </FigureRow>
          );
        })}
      </section>
    );
  },
);
