import type { Seat } from '@cadre/core';
import type { HeatSpot } from '@cadre/table-client';
import type { BattleFact } from '#operations/facts';
import type { Spot } from '#operations/state';

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
  let winner: Summary['winner'] = 'open';
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
        add(1 - fact.seat, { woundsDealt: fact.n });
        const at = where.get(fact.unit);
        if (at) heat.push({ x: at.x, y: at.y, seat: fact.seat, means: 'harm', n: fact.n });
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
        winner = fact.winner;
        break;
    }
  return { sides, winner, rounds, heat };
};
