import type { Language, Seat } from '@cadre/core';
import { boxOf } from '@cadre/special-operations/box';
import { TOKENS } from '@cadre/special-operations/content/effect';
import { RANK_NAMES } from '@cadre/special-operations/content/names';
import { knownToken } from '@cadre/special-operations/missions/code-tokens';
import { poolRanks } from '@cadre/special-operations/round/waiting';
import { seatIn } from '@cadre/special-operations/speech/seats';
import { cardNumber } from '@cadre/special-operations/speech/short-name';
import { TABLE_WORDS } from '@cadre/special-operations/speech/table-words';
import type { UnitId } from '@cadre/special-operations/state';
import { isEngaged } from '@cadre/special-operations/table/queries';
import { FigureRow, type FigureTile, SeatMark, useTargets } from '@cadre/table-client';
import { memo, type ReactNode } from 'react';
import { UnitPicture } from '../art/unit-badge.js';
import { LABELS } from '../labels/labels.js';
import { nameOf, typeOf } from '../names.js';
import { unitThing } from '../offers.js';
import { actingUnit, type OperationsView, sideOfSeat } from '../view.js';

/** A unit in words: health, tokens, and where it is while it is not on the table. */
export const stateOf = (view: OperationsView, id: UnitId, language: Language): string => {
  const unit = view.public.units[id]!;
  const { board, options } = TABLE_WORDS[language];
  if (typeof unit.at !== 'object') return board.where[unit.at];
  const { wounds } = typeOf(view, id);
  const slot = view.public.tally.codes.indexOf(id);
  return [
    LABELS[language].healthLong(Math.max(0, wounds - unit.wounds), wounds),
    ...TOKENS.filter(token => unit[token] > 0).map(token => `${options.tokens[token]}${unit[token] > 1 ? ` ${unit[token]}` : ''}`),
    ...(slot >= 0 ? [board.holds(slot + 1, knownToken(view, slot))] : []),
    ...(isEngaged(view, id) ? [board.engaged] : []),
    ...(unit.activated ? [board.done] : unit.order === 'faceup' ? [board.ordered] : []),
  ].join(', ');
};
/** Its portrait beside a wide table; what waits to be put on it is called by its name. */
const tileOf = (view: OperationsView, id: UnitId): FigureTile | undefined => {
  const unit = view.public.units[id]!;
  if (typeof unit.at !== 'object' && unit.at !== 'defeated') return undefined;
  const { wounds } = typeOf(view, id);
  const left = unit.at === 'defeated' ? 0 : Math.max(0, wounds - unit.wounds);
  return { health: wounds, left, number: cardNumber(unit.card), isDone: unit.activated, isActing: actingUnit(view) === id };
};
/** The order pool: how many tokens of each rank are in it is known to everybody, which one comes next to nobody. */
const OrderPool = ({
  view,
  seat,
  language,
}: {
  readonly view: OperationsView;
  readonly seat: 0 | 1;
  readonly language: Language;
}): ReactNode => {
  const labels = LABELS[language];
  const pool = view.public.pools[seat];
  const passes = view.public.passes[seat];
  if (pool.length === 0 && passes === 0) return null;
  return (
    <p className="so-pool">
      {pool.length > 0 && <span className="tc-quiet">{labels.pool}: </span>}
      {poolRanks(view, seat).map(({ rank, tokens, idle }) => (
        <span key={rank} className="so-pool-rank" {...(idle > 0 && { 'data-tip': labels.idleToken })}>
          {tokens} {RANK_NAMES[rank][language]}
          {idle > 0 && ` (${TABLE_WORDS[language].board.idleTokens(idle)})`}
        </span>
      ))}
      {passes > 0 && <span className="tc-quiet">{labels.passes(passes)}</span>}
    </p>
  );
};
/** One side: its squad, its orders, its units. A unit that is chosen here is explained as if it were pointed at. */
export const SquadPanel = memo(
  ({
    view,
    seat,
    shown,
    open,
    point,
    language,
  }: {
    readonly view: OperationsView;
    readonly seat: Seat;
    /** Whose card is open. */
    readonly shown: UnitId | null;
    readonly open: (id: UnitId) => void;
    /** Points at a unit on the table, or at nobody. */
    readonly point: (id: UnitId | null) => void;
    readonly language: Language;
  }): ReactNode => {
    const { offers, choose } = useTargets();
    const labels = LABELS[language];
    const { board } = TABLE_WORDS[language];
    const side = sideOfSeat(view, seat);
    const waiting = view.public.units.filter(unit => unit.seat === seat && unit.at === 'waiting').length;
    const squad = boxOf(view).squads.get(view.public.squads[seat as 0 | 1]);
    return (
      <section className="so-squad" aria-label={seatIn(TABLE_WORDS[language], view, seat)}>
        <h2>
          <SeatMark seat={seat} />
          <span>
            {squad?.name[language]}
            <span className="so-side">
              {[...(side ? [labels.side[side]] : []), ...(waiting > 0 ? [`${waiting} ${board.where.waiting}`] : [])].join(' · ')}
            </span>
          </span>
        </h2>
        <OrderPool view={view} seat={seat as 0 | 1} language={language} />
        <ul>
          {view.public.units.flatMap((unit, i) => {
            const id = i as UnitId;
            if (unit.seat !== seat) return [];
            const onOffer = offers.on(unitThing(id));
            // On the table it is chosen; what stands nowhere can only be chosen here.
            const chosen = typeof unit.at === 'object' ? undefined : onOffer[0];
            return [
              <li key={id} data-on-offer={onOffer.length > 0} data-waiting={unit.at === 'waiting'}>
                <FigureRow
                  seat={seat}
                  name={nameOf(view, id, language)}
                  state={stateOf(view, id, language)}
                  isLooked={shown === id}
                  isDisabled={unit.at === 'defeated'}
                  tile={tileOf(view, id)}
                  point={typeof unit.at === 'object' ? isPointed => point(isPointed ? id : null) : undefined}
                  look={() => (chosen ? choose(chosen.value) : open(id))}
                >
                  <UnitPicture type={typeOf(view, id)} seat={seat} />
                </FigureRow>
              </li>,
            ];
          })}
        </ul>
      </section>
    );
  },
);
