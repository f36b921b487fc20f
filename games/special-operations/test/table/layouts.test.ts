import type { Place, Seat } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { expect, test } from 'vitest';
import { boxFor } from '../../src/box.js';
import { MISSIONS } from '../../src/content/types.js';
import type { BattleView, UnitId, Where } from '../../src/state.js';
import { ground } from '../../src/table/ground.js';
import { canMoveAs } from '../../src/table/moves.js';
import * as place from '../../src/table/place-args.js';
import { zoneAt, zonesFor } from '../../src/table/placements.js';
import { isEngaged, onTable, spotOf, unitOf } from '../../src/table/queries.js';
import { inches, pace } from './field.js';

/** Ten of each side: the most that a squad has. */
const SQUADS = ['invasion-force', 'invasion-force'] as const;
const layoutsOf = (mission: (typeof MISSIONS)[number]): readonly string[] =>
  boxFor({ edition: 'v1.1', mission, layout: 'relay-station', own: '' }).mission.layouts;
const MATCHES = MISSIONS.flatMap(mission => layoutsOf(mission).map(layout => [mission, layout] as const));

/** A table before deployment. */
const fresh = (mission: (typeof MISSIONS)[number], layout: string): BattleView => {
  const key = { edition: 'v1.1', mission, layout, own: '' } as const;
  const box = boxFor(key);
  const unit = (seat: Seat, type: string, at: Where) => ({ type, card: type, seat, at, wounds: 0, immobilize: 0 });
  const squad = (seat: Seat) => box.squads.get(SQUADS[seat]!)!.units.map(({ type }) => unit(seat, type, 'waiting'));
  const spot = (x: number, y: number) => ({ x: inches(x), y: inches(y), level: 0 });
  const vehicles = box.mission.objectives.filter(o => o.kind === 'vehicle').map(o => unit(0, 'vehicle-separatist', spot(o.x, o.y)));
  const units = [...squad(0), ...squad(1), ...vehicles];
  const roster = units.map(({ seat }, id) => ({ id, seat, keywords: {} }));
  const objectives = box.mission.objectives.map(({ x, y, claimed }) => ({ claimed, at: spot(x, y), holder: 'nobody' }));
  const view = { public: { ...key, blue: 0, markers: [], squads: SQUADS, loadouts: [[], []], units, roster, objectives }, stack: [] };
  // Only what the table asks of a match.
  return view as unknown as BattleView;
};
const put = (k: BattleView, id: UnitId, question: Place, random: (below: number) => number): void => {
  const answer = ground(k).sample(question, random);
  expect(ground(k).refuse(question, answer)).toBe(null);
  Object.assign(unitOf(k, id), { at: place.spotIn(answer) });
};

test.each(MATCHES)('%s on %s: both squads find room, and everybody can move', (mission, layout) => {
  const k = fresh(mission, layout);
  const random = seeded(11);
  const used: [number[], number[]] = [[], []];
  for (const id of k.public.units.keys() as Iterable<UnitId>) {
    const { seat, at } = unitOf(k, id);
    if (at !== 'waiting') continue;
    put(k, id, place.placeDeploy(id, zonesFor(k, seat, used[seat]!)), random);
    const zone = zoneAt(k, id, spotOf(k, id));
    if (zone !== undefined) used[seat]!.push(zone);
  }
  expect(onTable(k)).toHaveLength(20);
  expect(used[0].every((zone, i) => mission !== 'codes' || i < 2 || zone !== used[0][i - 1])).toBe(true);
  const move = { how: 'move', speed: pace(2), intoMelee: 'nobody' } as const;
  for (let turn = 0; turn < 60; turn++) {
    const id = onTable(k)[random(20)]!;
    if (isEngaged(k, id)) {
      if (canMoveAs(k, id, { ...move, how: 'withdraw' })) put(k, id, place.placeMove(id, 'withdraw', pace(1)), random);
      expect(isEngaged(k, id) && canMoveAs(k, id, { ...move, how: 'withdraw' })).toBe(false);
    } else {
      expect(canMoveAs(k, id, move)).toBe(true);
      put(k, id, place.placeMove(id, turn % 3 === 0 ? 'climb' : 'move', pace(2)), random);
    }
  }
  if (mission !== 'vehicle') return;
  Object.assign(unitOf(k, 10 as UnitId), { at: 'network' });
  put(k, 10 as UnitId, place.placeArrival(10 as UnitId), random);
});
