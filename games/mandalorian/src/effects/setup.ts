import { boxOf } from '../box/box.js';
import { giveChild } from '../child/place.js';
import type { Op, Place } from '../content/types.js';
import { spacesOf } from '../events/spawn.js';
import { happen } from '../happen.js';
import { AWAY, characterId, FACEDOWN, type Facedown, pieceId, type TokenId } from '../ids.js';
import type { About } from '../missions/conditions.js';
import type { MandoState } from '../state.js';
import { enemiesIn } from '../threats/threats.js';

/** SETUP instructions of a mission (MA-11). */
export const placeToken = (s: MandoState, about: About, op: Extract<Op, { op: 'place' }>): void => {
  const box = boxOf(s);
  const wanted = (token: TokenId | Facedown): boolean => {
    if (token === FACEDOWN) return false;
    const face = box.tokens[token]!;
    return 'special' in op.token ? face.special === op.token.special : face.feature?.id === op.token.feature;
  };
  const piece = pieceId(
    box.pieces.findIndex((plan, i) => plan.kind === 'placed' && wanted(plan.token) && s.public.pieces[i]!.space === AWAY),
  );
  const [space] = spacesOf(s, op.at, about);
  s.public.pieces[piece]!.space = space!;
  happen(s, { type: 'placed', rule: 'MA-11', piece, token: box.pieces[piece]!.token, space: space! });
};
/** MA-23: the start space, unless the mission says otherwise; nobody has a setup of their own (MA-212). */
export const startAt = (s: MandoState, about: About, at: Place): void => {
  const [space] = spacesOf(s, at, about);
  for (const c of s.public.characters) c.space = space!;
  happen(s, { type: 'start', rule: 'MA-23', space: space! });
};
/** MA-184: with this character, or with that of the player who begins. */
export const childWith = (s: MandoState, id: string): void => {
  const found = boxOf(s).characters.findIndex(c => c.def.id === id);
  giveChild(s, { held: 'character', by: characterId(found >= 0 ? found : boxOf(s).shared ? 0 : s.public.turn.seat) }, 'MA-184');
};
export const childOn = (s: MandoState, name: string): void => {
  const space = boxOf(s).terrain.byName.get(name)!;
  const [enemy] = enemiesIn(s, space);
  if (enemy === undefined) giveChild(s, { held: 'space', by: space }, 'MA-184');
  else giveChild(s, { held: 'enemy', by: enemy }, 'MA-185');
};
