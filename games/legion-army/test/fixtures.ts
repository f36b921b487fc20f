import { type ArmyList, type ArmyUnit, validate } from '../src/roster/index.js';

export const VADER = 'darth-vader-dark-lord-of-the-sith';
export const line = (card: string, count = 1, ...upgrades: string[]): ArmyUnit => ({ card, count, upgrades });

/** A small army that is legal as it stands. */
export const legal: ArmyList = {
  name: 'First steps',
  faction: 'empire',
  mode: 'standard',
  units: [line(VADER, 1, 'force-choke'), line('stormtroopers', 3, 'dlt-19-stormtrooper')],
  commands: ['ambush', 'implacable', 'push', 'new-ways-to-motivate-them', 'assault', 'master-of-evil', 'standing-orders'],
  battle: {
    primary: ['breakthrough', 'bunker-assault', 'close-the-pocket'],
    secondary: ['destroy-enemy-base', 'marked-targets', 'surface-scan'],
    advantage: ['garrison', 'ordnance', 'strafing-run'],
  },
};
export const withUnits = (...units: ArmyUnit[]): ArmyList => ({ ...legal, units: [...legal.units, ...units] });
export const withVader = (...upgrades: string[]): ArmyList => ({ ...legal, units: [line(VADER, 1, ...upgrades), ...legal.units.slice(1)] });

/** A rebel army with the same decks, as far as the rebels may use them. */
export const rebels: ArmyList = {
  ...legal,
  faction: 'rebels',
  units: [line('leia-organa-fearless-and-inventive'), line('rebel-troopers', 3)],
  commands: [
    'ambush',
    'coordinated-bombardment',
    'push',
    'no-time-for-sorrows',
    'assault',
    'somebody-has-to-save-our-skins',
    'standing-orders',
  ],
};

/** What is wrong, as "rule kind", sorted; notes left out. */
export const wrong = (list: ArmyList): string[] =>
  validate(list)
    .filter(p => p.level === 'error')
    .map(p => `${p.rule} ${p.kind}`)
    .sort();
/** The places of one kind of problem. */
export const places = (list: ArmyList, kind: string): string[] =>
  validate(list)
    .filter(p => p.kind === kind)
    .map(p => p.place);
