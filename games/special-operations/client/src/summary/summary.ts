import type { Language, Seat } from '@cadre/core';
import { boxOf } from '@cadre/special-operations/box';
import type { BattleFact } from '@cadre/special-operations/facts';
import { ROUNDS } from '@cadre/special-operations/missions/numbers';
import { endIn } from '@cadre/special-operations/speech/ending';
import { seatIn } from '@cadre/special-operations/speech/seats';
import { TABLE_WORDS } from '@cadre/special-operations/speech/table-words';
import type { Spot, UnitId } from '@cadre/special-operations/state';
import type { BattleSummary, HeatSpot } from '@cadre/table-client';
import { LABELS } from '../labels/labels.js';
import { typeOf } from '../names.js';
import { areSeatsSwapped, type OperationsView } from '../view.js';

/** What one side did in a match. */
export interface SideSummary {
  readonly attacks: number;
  readonly woundsDealt: number;
  readonly lost: number;
  readonly points: number;
}
export interface Summary {
  readonly sides: readonly [SideSummary, SideSummary];
  readonly winner: Seat | 'draw' | 'open';
  /** How it ended; null while it goes on. */
  readonly ending: Extract<BattleFact, { type: 'ended' }> | null;
  readonly rounds: number;
  readonly heat: readonly HeatSpot[];
}
const NOTHING: SideSummary = { attacks: 0, woundsDealt: 0, lost: 0, points: 0 };
const isOnTable = (at: unknown): at is Spot => typeof at === 'object' && at !== null;

/** A match as its facts tell it: who did how much, and where. */
export const summaryOf = (facts: readonly BattleFact[]): Summary => {
  const sides: [SideSummary, SideSummary] = [NOTHING, NOTHING];
  const heat: HeatSpot[] = [];
  const where = new Map<number, Spot>();
  let ending: Summary['ending'] = null;
  let rounds = 0;
  const add = (seat: Seat, part: Partial<SideSummary>): void => {
    const side = sides[seat as 0 | 1];
    const sum = (key: keyof SideSummary): number => side[key] + (part[key] ?? 0);
    sides[seat as 0 | 1] = {
      attacks: sum('attacks'),
      woundsDealt: sum('woundsDealt'),
      lost: sum('lost'),
      points: part.points ?? side.points,
    };
  };
  for (const fact of facts)
    switch (fact.type) {
      case 'deployed':
      case 'moved':
      case 'placed':
        if (isOnTable(fact.to)) {
          where.set(fact.unit, fact.to);
          heat.push({ x: fact.to.x, y: fact.to.y, seat: fact.seat, means: 'stood', n: 1 });
        }
        break;
      case 'attack':
        add(fact.seat, { attacks: 1 });
        break;
      case 'wounded': {
        const lost = fact.lost ?? fact.n;
        add(1 - fact.seat, { woundsDealt: lost });
        const at = where.get(fact.unit);
        if (at) heat.push({ x: at.x, y: at.y, seat: fact.seat, means: 'harm', n: lost });
        break;
      }
      case 'defeated':
        add(fact.seat, { lost: 1 });
        break;
      case 'scored':
        fact.points.forEach((points, seat) => {
          add(seat, { points });
        });
        break;
      case 'round':
        rounds = fact.round;
        break;
      case 'ended':
        ending = fact;
        break;
    }
  return { sides, winner: ending?.winner ?? 'open', ending, rounds, heat };
};
const squadName = (view: OperationsView, seat: 0 | 1, language: Language): string =>
  boxOf(view).squads.get(view.public.squads[seat])?.name[language] ?? '';
const outcomeOf = (view: OperationsView, { ending, rounds }: Summary, language: Language): string => {
  const labels = LABELS[language].summary;
  if (!ending) return LABELS[language].round(rounds, ROUNDS);
  const names = [0, 1].map(seat => seatIn(TABLE_WORDS[language], view, seat));
  const { winner } = ending;
  return labels.because(winner === 'draw' ? labels.draw : labels.winner(names[winner]!), endIn(TABLE_WORDS[language], ending, names));
};
/** The same in words, for a panel and a picture. */
export const toldSummary = (view: OperationsView, summary: Summary, language: Language): BattleSummary => {
  const labels = LABELS[language].summary;
  const { table, mission, layout } = boxOf(view);
  const row = (name: string, key: keyof SideSummary) => ({ name, values: summary.sides.map(side => side[key]) });
  return {
    game: 'Legion: Special Operations',
    mission: mission.name[language],
    layout: layout.name[language],
    outcome: outcomeOf(view, summary, language),
    isOver: summary.winner !== 'open',
    areSeatsSwapped: areSeatsSwapped(view),
    sides: ([0, 1] as const).map(seat => ({ seat, name: squadName(view, seat, language) })),
    rows: [row(labels.points, 'points'), row(labels.attacks, 'attacks'), row(labels.wounds, 'woundsDealt'), row(labels.lost, 'lost')],
    table,
    figures: view.public.units.flatMap(({ at, seat }, id) =>
      isOnTable(at) ? [{ x: at.x, y: at.y, seat, radius: typeOf(view, id as UnitId).base / 2 }] : [],
    ),
    heat: summary.heat,
    harm: LABELS[language].attack.step.wounds.name,
  };
};
