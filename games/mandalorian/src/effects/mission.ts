import type { Call } from '@cadre/core';
import { boxOf } from '../box/box.js';
import type { Op } from '../content/types.js';
import { happen } from '../happen.js';
import { AWAY, type CharacterId, NOBODY, type Nobody, type PieceId, pieceId } from '../ids.js';
import { inZone } from '../missions/conditions.js';
import type { MandoKnown, MandoState } from '../state.js';
import { faceOf, isEnemy, piecesWhere } from '../threats/threats.js';
import { runScript } from './effects.js';

const trackIndex = (s: MandoKnown, id: string): number => boxOf(s).mission.tracks.findIndex(t => t.id === id);
/** A mission's track (MA-124): every value may have something that happens when it is reached. */
export const addToTrack = (s: MandoState, you: CharacterId | Nobody, id: string, add: number): Call | undefined => {
  const i = trackIndex(s, id);
  s.public.tracks[i]! += add;
  happen(s, { type: 'track', rule: 'MA-124', track: id, value: s.public.tracks[i]!, ...(add < 0 && { setBack: true }) });
  const step = boxOf(s).mission.tracks[i]!.steps.find(x => x.at === s.public.tracks[i]);
  return step ? runScript(s, step.ops, { you }) : undefined;
};
export const mark = (s: MandoState, you: CharacterId, marker: string): void => {
  const { space } = s.public.characters[you]!;
  if (space === AWAY) return;
  s.public.markers.push({ marker, space });
  happen(s, { type: 'marked', rule: 'MA-208', marker, space });
};
/** Whatever of this kind is carried into the zone counts on the track and leaves the game. */
export const deliver = (s: MandoState, you: CharacterId | Nobody, op: Extract<Op, { op: 'deliver' }>): Call | undefined => {
  const box = boxOf(s);
  let go: Call | undefined;
  for (const [i, p] of s.public.pieces.entries()) {
    const piece = pieceId(i);
    if (p.by === NOBODY || faceOf(box, p).feature?.id !== op.feature) continue;
    if (!inZone(s, s.public.characters[p.by]!.space, op.zone)) continue;
    happen(s, { type: 'delivered', rule: 'MA-174', character: p.by, piece, token: p.token });
    p.by = NOBODY;
    go = addToTrack(s, you, op.track, 1) ?? go;
  }
  return go;
};
export const openAllDoors = (s: MandoState): void => {
  s.public.doors = (1 << boxOf(s).terrain.doors.length) - 1;
};
export const unlockDoor = (s: MandoState, door: number): void => {
  s.public.doors |= 1 << door;
  happen(s, { type: 'unlocked', rule: 'MA-55', door: boxOf(s).terrain.doors[door]!.name });
};
export const lockDoor = (s: MandoState, door: number): void => {
  s.public.doors &= ~(1 << door);
  happen(s, { type: 'locked', rule: 'MA-54', door: boxOf(s).terrain.doors[door]!.name });
};
export const specialsInPlay = (s: MandoKnown, id: string): PieceId[] => {
  const box = boxOf(s);
  return piecesWhere(s, p => isEnemy(box, p) && faceOf(box, p).special === id);
};
export const healSpecial = (s: MandoState, id: string, n: number): void => {
  for (const piece of specialsInPlay(s, id)) {
    const p = s.public.pieces[piece]!;
    if (p.damage === 0) continue;
    p.damage = Math.max(0, p.damage - n);
    happen(s, { type: 'enemy-healed', rule: 'TR-10', piece, total: p.damage });
  }
};
