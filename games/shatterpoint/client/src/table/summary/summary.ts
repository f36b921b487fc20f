import type { Language, Seat } from '@cadre/core';
import { boxOf } from '@cadre/shatterpoint/box';
import type { EncounterFact } from '@cadre/shatterpoint/facts';
import { LEGEND } from '@cadre/shatterpoint/state';
import { charactersOn, radiusOf, seatOf, spotOf } from '@cadre/shatterpoint/table/queries';
import type { BattleSummary, HeatSpot } from '@cadre/table-client';
import { LABELS } from '../labels/labels.js';
import { type EncounterTableView, WORDS } from '../view.js';

const SEATS = [0, 1, 2] as const;
const FIGURES = ['attacks', 'damage', 'wounds', 'lost'] as const;
/** What one seat did in a match. */
type SeatFigures = Readonly<Record<(typeof FIGURES)[number], number>>;
const NOTHING: SeatFigures = { attacks: 0, damage: 0, wounds: 0, lost: 0 };
export interface Summary {
  /** Legend, first and second cadre. */
  readonly seats: readonly SeatFigures[];
  readonly heat: readonly HeatSpot[];
}
/** A match as its facts tell it: who did how much, and where. Damage counts for the seat whose attack it is from. */
export const summaryOf = (facts: readonly EncounterFact[]): Summary => {
  const seats: SeatFigures[] = SEATS.map(() => NOTHING);
  const heat: HeatSpot[] = [];
  const where = new Map<number, { readonly x: number; readonly y: number }>();
  let attacking: Seat = LEGEND;
  const add = (seat: Seat, figure: keyof SeatFigures, n = 1): void => {
    const before = seats[seat]!;
    seats[seat] = { ...before, [figure]: before[figure] + n };
  };
  for (const fact of facts)
    switch (fact.type) {
      case 'deployed':
      case 'moved':
      case 'pushed':
      case 'placed':
        where.set(fact.unit, fact.to);
        heat.push({ x: fact.to.x, y: fact.to.y, seat: fact.seat, means: 'stood', n: 1 });
        break;
      case 'attack':
        attacking = fact.seat;
        add(fact.seat, 'attacks');
        break;
      case 'damage': {
        if (fact.why === 'attack') add(attacking, 'damage', fact.n);
        const at = where.get(fact.unit);
        if (at) heat.push({ x: at.x, y: at.y, seat: fact.seat, means: 'harm', n: fact.n });
        break;
      }
      case 'wounded':
        add(fact.seat, 'wounds');
        break;
      case 'defeated':
        add(fact.seat, 'lost');
        break;
    }
  return { seats, heat };
};
const outcomeOf = ({ public: { winner, legendTurns } }: EncounterTableView, language: Language): string => {
  const { summary, cycle } = LABELS[language];
  switch (winner) {
    case 'open':
      return cycle(legendTurns);
    case 'unfinished':
      return summary.unfinished;
    default:
      return summary.wins[winner];
  }
};
/** The same in words, for a panel and a picture. */
export const toldSummary = (view: EncounterTableView, summary: Summary, language: Language): BattleSummary => {
  const labels = LABELS[language].summary;
  const { table, mission, layout } = boxOf(view);
  return {
    game: 'Shatterpoint: Legendary Encounters',
    mission: mission.name[language],
    layout: layout.name[language],
    outcome: outcomeOf(view, language),
    isOver: view.public.winner !== 'open',
    sides: SEATS.map(seat => ({ seat, name: seat === LEGEND ? boxOf(view).legend.name[language] : WORDS[language].seats[seat]! })),
    rows: FIGURES.map(figure => ({ name: labels[figure], values: summary.seats.map(seat => seat[figure]) })),
    table,
    figures: charactersOn(view).map(id => {
      const { x, y } = spotOf(view, id);
      return { x, y, seat: seatOf(view, id), radius: radiusOf(view, id) };
    }),
    heat: summary.heat,
    harm: LABELS[language].attack.step.damage.name,
  };
};
