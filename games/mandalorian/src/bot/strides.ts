import { modeBit } from '../actions/steps.js';
import { AWAY, type CharacterId, type SpaceId, type Whereabouts } from '../ids.js';
import { isUnlocked } from '../terrain/ground.js';
import type { Scene } from './scene.js';

/** Where a movement can end, and the first step towards it. */
export interface Destination {
  readonly space: SpaceId;
  readonly first: Whereabouts;
  readonly steps: number;
}
interface Reached extends Destination {
  readonly mayBreach: boolean;
  readonly stopped: boolean;
}

const CROSS = modeBit('crossElevation');
const PASS = modeBit('passEnemies');
const BREACH = modeBit('breach');

const isLaden = (x: Scene, who: CharacterId): boolean =>
  (x.table.child.held === 'character' && x.table.child.by === who) || x.table.pieces.some(p => p.by === who);
/** Every space that this character can end a movement in (MA-42 to MA-47), itself first. */
export const destinations = (x: Scene, who: CharacterId, steps: number, modes: number): Destination[] => {
  const { terrain } = x.box,
    { neighbours } = x.ground;
  const halts = new Uint8Array(neighbours.length);
  const haltAt = (space: Whereabouts): void => {
    if (space !== AWAY) halts[space] = 1;
  };
  for (const piece of x.hidden) haltAt(x.table.pieces[piece]!.space);
  if ((modes & PASS) === 0) for (const f of x.foes) halts[f.space] = 1;
  const laden = terrain.noCarryingUp && isLaden(x, who);
  const start = x.at[who]!;
  if (start === AWAY) return [];
  const seen = new Uint8Array(neighbours.length);
  seen[start] = 1;
  const found: Reached[] = [{ space: start, first: AWAY, steps: 0, mayBreach: (modes & BREACH) !== 0, stopped: false }];
  for (let i = 0; i < found.length; i++) {
    const from = found[i]!;
    if (from.stopped || from.steps === steps) continue;
    const add = (to: SpaceId, breaches: boolean): void => {
      if (seen[to]) return;
      seen[to] = 1;
      found.push({
        space: to,
        first: from.first === AWAY ? to : from.first,
        steps: from.steps + 1,
        mayBreach: from.mayBreach && !breaches,
        stopped: halts[to] === 1,
      });
    };
    for (const to of neighbours[from.space]!) add(to, false);
    for (const to of terrain.elevation[from.space]!) {
      const down = terrain.jumpDown && terrain.roof[from.space] && !terrain.roof[to];
      if (((modes & CROSS) !== 0 || down) && !(laden && terrain.roof[to])) add(to, false);
    }
    if (!from.mayBreach) continue;
    for (const to of terrain.behindWall[from.space]!) add(to, true);
    terrain.doors.forEach(({ a, b }, door) => {
      if (isUnlocked(x.table.doors, door)) return;
      if (a === from.space) add(b, true);
      if (b === from.space) add(a, true);
    });
  }
  return found;
};
