import type { ViewOf } from '@cadre/core';
import { type Box, boxFor, type TokenFace } from '../box/box.js';
import {
  AWAY,
  type CharacterId,
  characterId,
  FACEDOWN,
  type Facedown,
  type PieceId,
  pieceId,
  type SpaceId,
  type TokenId,
  type Whereabouts,
} from '../ids.js';
import type { MandoState, Mind, Table } from '../state.js';
import { type Ground, groundOf } from '../terrain/ground.js';
import type { FeatureFound } from './beliefs.js';
import { type Ways, waysOf } from './ways.js';

export type MandoView = ViewOf<MandoState>;

export interface Foe {
  readonly piece: PieceId;
  readonly space: SpaceId;
  readonly face: TokenFace;
  /** Damage that it can still take. */
  readonly left: number;
}
/** A table as one player sees it, laid out for judging: everything here is public or that player's own knowledge. */
export interface Scene {
  readonly box: Box;
  readonly table: Table;
  /** What this player has seen of facedown threats. */
  readonly seen: readonly (TokenId | Facedown)[];
  readonly ground: Ground;
  readonly ways: Ways;
  readonly foes: readonly Foe[];
  /** Facedown threats by number. */
  readonly hidden: readonly PieceId[];
  /** Characters on the map by number, and where every character is. */
  readonly crew: readonly CharacterId[];
  readonly at: readonly Whereabouts[];
  /** Where features are, as far as that has been asked: it does not change when somebody moves. */
  readonly features: Map<string, FeatureFound>;
}

export const sceneOf = (table: Table, mind: Mind | null): Scene => {
  const box = boxFor(table.plan);
  const foes: Foe[] = [],
    hidden: PieceId[] = [],
    crew: CharacterId[] = [];
  for (let piece = 0; piece < table.pieces.length; piece++) {
    const p = table.pieces[piece]!;
    if (p.space === AWAY) continue;
    if (p.token === FACEDOWN) {
      hidden.push(pieceId(piece));
      continue;
    }
    const face = box.tokens[p.token]!;
    if (face.enemy) foes.push({ piece: pieceId(piece), space: p.space, face, left: face.health - p.damage });
  }
  const at = table.characters.map(c => c.space);
  for (let c = 0; c < at.length; c++) if (at[c] !== AWAY) crew.push(characterId(c));
  return {
    box,
    table,
    seen: mind?.seen ?? [],
    ground: groundOf(box.terrain, table.doors),
    ways: waysOf(box.terrain, table.doors),
    foes,
    hidden,
    crew,
    at,
    features: new Map(),
  };
};
/** The same table with one character elsewhere. */
export const movedTo = (x: Scene, who: CharacterId, space: Whereabouts): Scene =>
  x.at[who] === space ? x : { ...x, at: x.at.with(who, space) };
/** The same table after one enemy has taken damage. */
export const wounded = (x: Scene, piece: PieceId, damage: number): Scene => ({
  ...x,
  foes: x.foes.flatMap(f => {
    if (f.piece !== piece) return [f];
    const left = f.left - Math.min(damage, f.face.cap);
    return left > 0 ? [{ ...f, left }] : [];
  }),
});
/** The same table with one enemy elsewhere. */
export const pushed = (x: Scene, piece: PieceId, space: SpaceId): Scene => ({
  ...x,
  foes: x.foes.map(f => (f.piece === piece ? { ...f, space } : f)),
});
