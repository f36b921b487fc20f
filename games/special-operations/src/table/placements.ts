import type { Seat } from '@cadre/core';
import {
  allOf,
  anyOf,
  type Body,
  bodyOf as bodyOfFigure,
  deployment,
  type Figure,
  INCH,
  isInRegion,
  type Placing,
  type Region,
  type Zone,
  zoneOf,
} from '@cadre/geometry';
import { boxOf } from '../box.js';
import type { Deployment, Side } from '../content/types.js';
import { total } from '../keywords/quantities.js';
import type { BattleView, Spot, UnitId } from '../state.js';
import { bodiesOf, movementsOf, moveProblem, unclaimedTokens } from './moves.js';
import type { PlaceQuestion } from './place-args.js';
import { bodyAt, enemiesOf, isOnTable, standing, tokenAt, unitOf, vehicleOf } from './queries.js';

/** SO-G36 */
const REVEAL_INCHES = 10;
/** SO-K20 */
const INFILTRATE_INCHES = { enemies: 12, objectives: 6 } as const;
const NOWHERE: Spot = { x: 0, y: 0, level: 0 };

const sideOf = (k: BattleView, seat: Seat): Side => {
  if (k.public.blue === 'open') throw new Error('nobody is placed before colours have been rolled');
  return k.public.blue === seat ? 'blue' : 'red';
};
const deploymentOf = (k: BattleView, seat: Seat): Deployment => boxOf(k).mission.deployment[sideOf(k, seat)];
/** The zones of a seat by their place in the mission; none for a side that starts at its vehicle. */
const zonesOf = (k: BattleView, seat: Seat): number[] => {
  const { where } = deploymentOf(k, seat);
  return where === 'vehicle' ? [] : where.map(id => boxOf(k).mission.zones.findIndex(zone => zone.id === id));
};
/** SO-C1: the zones for the next unit of a seat whose units went into these so far. Of a side that alternates the second unit is still free. */
export const zonesFor = (k: BattleView, seat: Seat, used: readonly number[]): number[] => {
  const zones = zonesOf(k, seat);
  return deploymentOf(k, seat).alternates && used.length > 1 ? zones.filter(zone => zone !== used.at(-1)) : zones;
};
const zoneNumbered = (k: BattleView, zone: number): Zone => zoneOf(boxOf(k).table, boxOf(k).mission.zones[zone]!.id);
/** The zone in which the unit would lie at this spot, if any: an infiltrator may lie in none. */
export const zoneAt = (k: BattleView, id: UnitId, spot: Spot): number | undefined => {
  const body = bodyOfFigure(bodyAt(k, id, spot));
  return zonesOf(k, unitOf(k, id).seat).find(zone => isInRegion(boxOf(k).table, { kind: 'zone', zones: [zoneNumbered(k, zone)] }, body));
};

/** A side that starts at its vehicle has no zones. */
export const isOutsideZones = (k: BattleView, id: UnitId, spot: Spot): boolean =>
  zonesOf(k, unitOf(k, id).seat).length > 0 && zoneAt(k, id, spot) === undefined;
/** SO-K20: not for a side that starts at its vehicle. */
export const canInfiltrate = (k: BattleView, id: UnitId): boolean =>
  total(k, 'infiltrate', { unit: id }) > 0 && deploymentOf(k, unitOf(k, id).seat).where !== 'vehicle';

const apart = (from: readonly Body[]): Region => ({ kind: 'apart', from });
const within = (of: Body, inches: number, wholly = false): Region => ({ kind: 'within', of, distance: inches * INCH, wholly });
const beyond = (of: readonly Body[], inches: number): Region => ({ kind: 'beyond', of, distance: inches * INCH });
const contact = (body: Body): Region => ({ kind: 'contact', with: body });
const tokenBody = (id: string, at: Spot): Body => bodyOfFigure(tokenAt(id, at));

/** SO-G10, SO-V1: in a zone of the own side, or touching the own vehicle. */
const homeOf = (k: BattleView, id: UnitId, zones: readonly number[] = []): Region => {
  const { seat } = unitOf(k, id);
  if (deploymentOf(k, seat).where !== 'vehicle')
    return { kind: 'zone', zones: (zones.length > 0 ? zones : zonesOf(k, seat)).map(zone => zoneNumbered(k, zone)) };
  const vehicle = vehicleOf(k);
  if (vehicle === undefined) throw new Error(`the ${sideOf(k, seat)} side starts at a vehicle, but there is none`);
  return contact(bodiesOf(k, [vehicle])[0]!);
};
/** L-BAS-4, SO-G10: nobody is put down in contact with an enemy. */
const apartFromEnemies = (k: BattleView, id: UnitId): Region => apart(bodiesOf(k, enemiesOf(k, id)));
/** SO-K20: blue has the near half of the table. */
const halfOf = (k: BattleView, seat: Seat): Zone => {
  const { width, depth } = boxOf(k).table;
  const side = sideOf(k, seat);
  const [near, far] = side === 'blue' ? [0, depth / 2] : [depth / 2, depth];
  return {
    id: `${side}-half`,
    polygon: [
      { x: 0, y: near },
      { x: width, y: near },
      { x: width, y: far },
      { x: 0, y: far },
    ],
  };
};
const objectiveBodies = (k: BattleView): Body[] => {
  const vehicle = vehicleOf(k);
  return k.public.objectives.map((o, i) =>
    vehicle !== undefined && boxOf(k).mission.objectives[i]?.kind === 'vehicle'
      ? bodiesOf(k, [vehicle])[0]!
      : tokenBody(`objective-${i}`, o.at),
  );
};
const startRegion = (k: BattleView, id: UnitId, zones: readonly number[]): Region =>
  allOf(
    homeOf(k, id, zones),
    apartFromEnemies(k, id),
    // SO-G12: nobody starts in contact with a token that nobody has claimed.
    apart(boxOf(k).edition.deploymentContactBan ? unclaimedTokens(k) : []),
  );
const infiltration = (k: BattleView, id: UnitId): Region =>
  allOf(
    { kind: 'zone', zones: [halfOf(k, unitOf(k, id).seat)] },
    beyond(bodiesOf(k, enemiesOf(k, id)), INFILTRATE_INCHES.enemies),
    beyond(objectiveBodies(k), INFILTRATE_INCHES.objectives),
  );
const markerAt = (k: BattleView, id: number): Spot => {
  const marker = k.public.markers.find(m => m.id === id);
  if (!marker) throw new Error(`there is no marker ${id} on the table`);
  return marker.at;
};

/** SO-G12: tokens never overlap each other. Those that the holder has on its base are the ones to be laid down. */
const tokensApartFrom = (k: BattleView, holder: UnitId): Body[] => [
  ...k.public.objectives.flatMap((o, i) => (o.holder === holder ? [] : [tokenBody(`objective-${i}`, o.at)])),
  ...k.public.tally.codes.flatMap((at, i) => (typeof at === 'object' ? [tokenBody(`code-${i}`, at)] : [])),
];
const besideOf = (k: BattleView, holder: UnitId): Placing =>
  deployment(
    boxOf(k).table,
    tokenAt('token', NOWHERE),
    'height',
    [...bodiesOf(k, standing(k)), ...tokensApartFrom(k, holder)],
    contact(bodiesOf(k, [holder])[0]!),
  );
/** What a figure must touch to be in the region. */
export const touchedBy = (region: Region): Body | undefined =>
  region.kind === 'contact' ? region.with : region.kind === 'all' ? region.of.map(touchedBy).find(body => body !== undefined) : undefined;
/** The ways in which the figure of a question can be put down: a spot that is legal in one of them is legal. Empty when there is none. */
export const placingsOf = (k: BattleView, q: PlaceQuestion): readonly Placing[] => {
  const put = (figure: Figure, region: Region): Placing => deployment(boxOf(k).table, figure, 'height', bodiesOf(k, standing(k)), region);
  const unit = (id: UnitId, ...regions: readonly Region[]): Placing => put(bodyAt(k, id, NOWHERE), allOf(...regions));
  switch (q.kind) {
    case 'move':
      return moveProblem(k, q.unit, q) ? [] : movementsOf(k, q.unit, q);
    case 'deploy':
      return [unit(q.unit, startRegion(k, q.unit, q.zones))];
    case 'covert': // SO-G34: wherever the unit itself could be put
      return [unit(q.unit, startRegion(k, q.unit, q.zones)), ...(canInfiltrate(k, q.unit) ? [unit(q.unit, infiltration(k, q.unit))] : [])];
    case 'infiltrate':
      return [unit(q.unit, infiltration(k, q.unit))];
    case 'reveal': {
      const marker = tokenBody(`marker-${q.marker}`, markerAt(k, q.marker));
      return [unit(q.unit, within(marker, REVEAL_INCHES), apartFromEnemies(k, q.unit), apart(unclaimedTokens(k)))];
    }
    case 'reserve':
      return [unit(q.unit, homeOf(k, q.unit), apartFromEnemies(k, q.unit))];
    case 'network':
      return boxOf(k).mission.objectives.flatMap(({ kind }, i) =>
        kind === 'ambush-point'
          ? [unit(q.unit, contact(tokenBody(`objective-${i}`, k.public.objectives[i]!.at)), apartFromEnemies(k, q.unit))]
          : [],
      );
    case 'charge':
    case 'trap': {
      const from = q.units.filter(id => isOnTable(unitOf(k, id)));
      if (from.length === 0) return [];
      const near = anyOf(...bodiesOf(k, from).map(body => within(body, q.within, q.kind === 'trap')));
      return [put(tokenAt(q.kind, NOWHERE), allOf(near, beyond(bodiesOf(k, enemiesOf(k, from[0]!)), q.beyond)))];
    }
    case 'beside': // SO-G12
      return isOnTable(unitOf(k, q.holder)) ? [besideOf(k, q.holder)] : [];
    case 'return':
      return [unit(q.unit, homeOf(k, q.unit), beyond(bodiesOf(k, enemiesOf(k, q.unit)), q.beyond))];
  }
};
