import type { Demand } from '@cadre/kit';
import { boxOf } from '../box/box.js';
import { giveChild } from '../child/place.js';
import type { Op } from '../content/types.js';
import { spacesOf } from '../events/spawn.js';
import { happen } from '../happen.js';
import { AWAY, characterId, FACEDOWN, type Facedown, type PieceId, pieceId, type SpaceId, spaceId, type TokenId } from '../ids.js';
import type { MandoKnown, MandoState } from '../state.js';
import { enemiesIn } from '../threats/threats.js';
import type { MandoHandlers } from './op.js';

/** SETUP instructions of a mission (MA-11). */
const placeToken = (s: MandoState, op: Extract<Op, { op: 'place' }>, space: SpaceId): void => {
  const box = boxOf(s);
  const wanted = (token: TokenId | Facedown): boolean => {
    if (token === FACEDOWN) return false;
    const face = box.tokens[token]!;
    return 'special' in op.token ? face.special === op.token.special : face.feature?.id === op.token.feature;
  };
  const piece = pieceId(
    box.pieces.findIndex((plan, i) => plan.kind === 'placed' && wanted(plan.token) && s.public.pieces[i]!.space === AWAY),
  );
  s.public.pieces[piece]!.space = space;
  happen(s, { type: 'placed', rule: 'MA-11', piece, token: box.pieces[piece]!.token, space });
};
/** MA-23: the start space, unless the mission says otherwise; nobody has a setup of their own (MA-212). */
const startAt = (s: MandoState, space: SpaceId): void => {
  for (const c of s.public.characters) c.space = space;
  happen(s, { type: 'start', rule: 'MA-23', characters: s.public.characters.map((_, c) => characterId(c)), space });
};
/** MA-184: with this character, or with that of the player who begins. */
export const childWith = (s: MandoState, id: string): void => {
  const found = boxOf(s).characters.findIndex(c => c.def.id === id);
  giveChild(s, { held: 'character', by: characterId(found >= 0 ? found : boxOf(s).shared ? 0 : s.public.turn.seat) }, 'MA-184');
};
const enemiesOf = (s: MandoKnown, name: string): PieceId[] => enemiesIn(s, boxOf(s).terrain.byName.get(name)!);
const oneSpace = (from: SpaceId[]): Demand => ({ kind: 'space', from, min: 1, max: 1 });

/** Instructions that name a space or an enemy: of several that fit, the current player chooses (MA-7). */
export const setupHandlers = {
  place: {
    whom: (s, f, op) => oneSpace(spacesOf(s, op.at, f)),
    apply: (s, _, op, space) => placeToken(s, op, spaceId(space)),
  },
  startAt: {
    whom: (s, f, op) => oneSpace(spacesOf(s, op.at, f)),
    apply: (s, _, __, space) => startAt(s, spaceId(space)),
  },
  childOn: {
    begin: (s, _, op) => {
      if (enemiesOf(s, op.space).length === 0) giveChild(s, { held: 'space', by: boxOf(s).terrain.byName.get(op.space)! }, 'MA-184');
      return true;
    },
    whom: (s, _, op) => ({ kind: 'threat', from: enemiesOf(s, op.space), min: 1, max: 1 }),
    apply: (s, _, __, enemy) => giveChild(s, { held: 'enemy', by: pieceId(enemy) }, 'MA-185'),
  },
} satisfies Partial<MandoHandlers>;
