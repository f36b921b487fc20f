import { checkSetup, type Setup } from '@cadre/core';
import { heuristic, specialOperations } from '@cadre/legion/special-operations';
import { conformance } from '@cadre/testkit';
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
const checked = ({ start, ...given }: Given): Setup => {
  const { setup, problems } = checkSetup(specialOperations, given);
  if (problems.length > 0) throw new Error(`${JSON.stringify(given)}: ${problems.join('; ')}`);
  return start === undefined ? setup : { ...setup, start };
};
/** A late start: worn-out units and two traps on the table, so that what is rare in a whole match comes up soon. */
const game: typeof specialOperations = {
  ...specialOperations,
  setup: setup => {
    const s = specialOperations.setup(setup);
    if (setup['start'] !== 'late') return s;
    for (const unit of s.public.units) unit.suppression = 2;
    const spots = [8, 28].map(x => ({ x: x * 254, y: 34 * 254, level: 0 }));
    s.public.markers = spots.map((at, id) => ({ id, kind: 'trap', seat: 1, at }));
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
const isFull = process.env['CADRE_FULL'] !== undefined;
conformance(game, {
  setups: SETUPS.map(checked),
  matches: isFull ? 12 : 1,
  ...(isFull ? { most: 1000 } : { complete: false as const }),
  every: isFull ? 20 : 100,
  closely: SECRETS,
  heuristic: heuristic.choose,
  ...(isFull && { inventory }),
});
