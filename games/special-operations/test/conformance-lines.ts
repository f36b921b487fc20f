import { checkSetup, type Setup } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { heuristic, specialOperations } from '@cadre/special-operations';
import type { Lines } from '@cadre/testkit';
import { boxOf } from '../src/box.js';
import type { BattleState, Unit, UnitId } from '../src/state.js';
import { typeOf } from '../src/table/queries.js';
import { lift, spot } from './battle.js';
import { inventory } from './inventory.js';

interface Given {
  readonly [option: string]: string;
}
/** Every mission in both editions and every squad; Impact and Primitive against the vehicle. */
const SETUPS: readonly Given[] = [
  { mission: 'shields', blue: 'first', 'squad.0': 'imperial-infantry', 'squad.1': 'invasion-force' },
  { mission: 'codes', conditions: 'yes', 'squad.0': 'arc-troopers', 'squad.1': 'droid-commandos' },
  { mission: 'vehicle', blue: 'first', 'squad.0': 'clone-troopers', 'squad.1': 'bright-tree', start: 'late' },
  { mission: 'priorities', conditions: 'yes', 'squad.0': 'mandalorian-super-commandos', 'squad.1': 'imperial-special-forces' },
  {
    edition: 'playtest',
    mission: 'shields',
    consoles: 'one-token',
    'squad.0': 'rebel-troopers',
    'squad.1': 'clone-troopers',
    start: 'late',
  },
  { edition: 'playtest', mission: 'codes', 'squad.0': 'imperial-special-forces', 'squad.1': 'rebel-commandos' },
  { edition: 'playtest', mission: 'vehicle', blue: 'first', 'squad.0': 'imperial-infantry', 'squad.1': 'rebel-commandos' },
  { edition: 'playtest', mission: 'random', 'squad.0': 'rebel-commandos', 'squad.1': 'rebel-troopers', start: 'late' },
];
/** Close starts for the long version: all squads in melee, every condition, and somebody to bring back into the ambush network. */
const CLOSE: readonly Given[] = [
  ...[
    ['bright-tree', 'imperial-infantry'],
    ['rebel-troopers', 'invasion-force'],
    ['rebel-commandos', 'droid-commandos'],
    ['arc-troopers', 'imperial-special-forces'],
    ['clone-troopers', 'mandalorian-super-commandos'],
  ].map(([first, second]) => ({
    mission: 'priorities',
    layout: 'relay-station',
    conditions: 'yes',
    blue: 'first',
    'squad.0': first!,
    'squad.1': second!,
    start: 'close',
  })),
  {
    mission: 'priorities',
    layout: 'relay-station',
    blue: 'first',
    'squad.0': 'imperial-infantry',
    'squad.1': 'imperial-special-forces',
    start: 'driven',
  },
  { mission: 'vehicle', blue: 'first', 'squad.0': 'clone-troopers', 'squad.1': 'invasion-force', start: 'fallen' },
  { mission: 'vehicle', layout: 'relay-station', blue: 'first', 'squad.0': 'imperial-infantry', 'squad.1': 'bright-tree', start: 'ambush' },
];
const checked = ({ start, ...given }: Given): Setup => {
  const { setup, problems } = checkSetup(specialOperations, given);
  if (problems.length > 0) throw new Error(`${JSON.stringify(given)}: ${problems.join('; ')}`);
  return start === undefined ? setup : { ...setup, start };
};
/** Worn-out units and two traps on the table. */
const wearOut = (s: BattleState): void => {
  for (const unit of s.public.units) unit.suppression = 2;
  const spots = [8, 28].map(x => ({ x: x * INCH, y: 34 * INCH, level: 0 }));
  s.public.markers = spots.map((at, id) => ({ id, kind: 'trap', seat: 1, at }));
};
/** One wound from defeat and on the verge of panic. */
const breakNearly = (s: BattleState): void => {
  for (const [id, unit] of s.public.units.entries()) {
    const { wounds, courage } = typeOf(s, id as UnitId);
    unit.wounds = wounds - 1;
    unit.suppression = courage ?? 0;
  }
};
/** Pairs of enemies, base to base along the open edge of Relay Station: four inches each. */
const engage = (s: BattleState): void => {
  const [ours, theirs] = [0, 1].map(seat => s.public.units.filter(u => u.seat === seat)) as [Unit[], Unit[]];
  for (const [i, unit] of ours.entries()) lift(unit).at = spot(1.5 + 4 * i, 0.7);
  for (const [i, unit] of theirs.entries()) lift(unit).at = spot(1.5 + 4 * i + 1.063, 0.7);
};
/** The first corps unit of each side is defeated. */
const fell = (s: BattleState): void => {
  for (const seat of [0, 1])
    lift(s.public.units.find((u, id) => u.seat === seat && typeOf(s, id as UnitId).rank === 'corps')!).at = 'defeated';
};
/** The ambushers stand together on the open edge, half a table from the vehicle. */
const gather = (s: BattleState): void => {
  for (const [i, unit] of s.public.units.filter(u => u.seat === 1).entries()) lift(unit).at = spot(9 + 2 * i, 0.7);
};
/** Only these cards are left in a hand: the imperial ones that wear out their own units, or the last one. */
const LEFT = ['for-the-empire', 'standing-orders'];
const leaveCards = (s: BattleState): void => {
  for (const seat of [0, 1] as const) {
    const { hand } = boxOf(s).squads.get(s.public.squads[seat])!;
    if (hand.includes(LEFT[0]!)) s.public.discards[seat] = hand.filter(card => !LEFT.includes(card));
  }
};
/** What is rare in a whole match comes up soon in one that begins late. */
const STARTS: Readonly<Record<string, (s: BattleState) => void>> = {
  late: wearOut,
  close: s => {
    breakNearly(s);
    engage(s);
    leaveCards(s);
  },
  /** With more suppression than they can rally from: one token more, taken for a die, and panic may defeat whoever attacks. */
  driven: s => {
    breakNearly(s);
    for (const unit of s.public.units) unit.suppression += 4;
    engage(s);
    leaveCards(s);
  },
  fallen: fell,
  ambush: gather,
};
export const game: typeof specialOperations = {
  ...specialOperations,
  setup: setup => {
    const s = specialOperations.setup(setup);
    STARTS[setup['start'] as string]?.(s);
    return s;
  },
};
/** Where secrets are made, changed, shown or asked about. */
const SECRETS = [
  'chooseLoadouts.choose',
  'commandPhase.cards',
  'putMarker.who',
  'revealCovert.which',
  'placeCovert.who',
  'handOutCodes.code',
  'swap.how',
  'halt.whom',
  'revealCode.reveal',
];
/** The lines of play of the suite, or of its long version. */
export const LINES = (isFull: boolean): Partial<Lines<BattleState>> => ({
  setups: (isFull ? [...SETUPS, ...CLOSE] : SETUPS).map(checked),
  matches: isFull ? 2 : 1,
  ...(isFull ? { most: 400, inventory } : { complete: false as const }),
  every: isFull ? 20 : 100,
  closely: SECRETS,
  heuristic: heuristic.choose,
});
