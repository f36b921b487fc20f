import { pick, thenAgain } from '@cadre/core';
import { FAR, nearestOf } from '@cadre/kit';
import { boxOf } from '../box/box.js';
import { enemyHasChild } from '../child/place.js';
import { procedure } from '../define.js';
import { lasting } from '../effects/lasting.js';
import { AWAY, idsWhere, isSomewhere, NOBODY, type PieceId, pieceId, type SpaceId, spaceId, type Whereabouts } from '../ids.js';
import { failed } from '../missions/outcome.js';
import type { MandoKnown } from '../state.js';
import { type Ground, reachable, walkBetween, withinRange } from '../terrain/ground.js';
import { afterEnemyMove, stepEnemy } from '../threats/enemy-steps.js';
import { charactersOnMap, faceOf, groundNow, isEnemy, isOfClass, type PieceOnMap, piecesWhere, somePiece } from '../threats/threats.js';
import { spacesOf } from './spawn.js';

const moveLocals = (x: { readonly classes: number; readonly count: number; readonly steps: number; readonly within: number }) => ({
  classes: x.classes,
  steps: x.steps,
  within: x.within,
  left: x.count,
  moved: [] as PieceId[],
});
type EnemyMoveLocals = ReturnType<typeof moveLocals>;
/** A mover that is chosen already. */
const advanceLocals = (x: { readonly piece: PieceId; readonly steps: number }) => ({
  piece: x.piece,
  steps: x.steps,
  target: AWAY as Whereabouts,
});
type AdvanceLocals = ReturnType<typeof advanceLocals>;
/** Spaces this enemy may head for (MA-139): the nearest characters on foot, or the goal of an enemy that has The Child. */
export const headings = (s: MandoKnown, piece: PieceId): SpaceId[] => {
  const here = s.public.pieces[piece]!.space,
    ground = groundNow(s),
    goal = boxOf(s).mission.childTaken;
  const spaces = goal && enemyHasChild(s, piece) ? spacesOf(s, goal.goal, { you: NOBODY, it: piece, itSpace: here }) : occupied(s);
  const near = here === AWAY ? [] : nearestOf(ground.move, here, spaces);
  return near.length > 0 && reachable(walkBetween(ground, here, near[0]!)) ? near : [];
};
/** The spaces with characters, each once. */
const occupied = (s: MandoKnown): SpaceId[] => {
  const found: SpaceId[] = [];
  for (const { space } of s.public.characters) if (isSomewhere(space) && !found.includes(space)) found.push(space);
  return found;
};
/** Steps to the nearest heading, counted without listing them: this is asked for every enemy of every event. */
const stepsToGo = (s: MandoKnown, piece: PieceId, ground = groundNow(s)): number => {
  const here = s.public.pieces[piece]!.space;
  if (boxOf(s).mission.childTaken && enemyHasChild(s, piece)) return walkBetween(ground, here, headings(s, piece)[0] ?? here);
  let least = FAR;
  for (const c of s.public.characters) least = Math.min(least, walkBetween(ground, here, c.space));
  return least;
};
const isPinned = (s: MandoKnown, piece: PieceId): boolean => lasting.of(s, 'pin', piece) !== undefined;
/** MA-140: it will move at least one space. */
export const canAdvance = (s: MandoKnown, piece: PieceId, ground?: Ground): boolean => {
  const steps = stepsToGo(s, piece, ground);
  return steps > 0 && reachable(steps) && !isPinned(s, piece);
};
const isMover = (s: MandoKnown, f: EnemyMoveLocals): ((p: PieceOnMap, i: PieceId) => boolean) => {
  const box = boxOf(s),
    ground = groundNow(s);
  return (p, i) =>
    isEnemy(box, p) &&
    isOfClass(faceOf(box, p), f.classes) && // MA-145
    !f.moved.includes(i) &&
    (f.within < 0 || charactersOnMap(s).some(c => withinRange(ground, s.public.characters[c]!.space, p.space, f.within))) &&
    canAdvance(s, i, ground);
};
/** Whether it can matter who of them goes first: sabotage, a watching character, a Child to be taken. Otherwise nobody need be asked. */
export const moveOrderMatters = (s: MandoKnown, pieces: readonly PieceId[]): boolean =>
  (boxOf(s).mission.childTaken !== undefined && s.public.child.held === 'space') ||
  s.public.standing.some(e => e.kind === 'overwatch') ||
  pieces.some(p => faceOf(boxOf(s), s.public.pieces[p]!).sabotage);

export const EnemyMove = procedure('enemyMove', {
  locals: moveLocals,
  steps: {
    mover: {
      rule: 'MA-140', // MA-141: without anybody who can move, nothing happens
      when: (s, f) => f.left > 0 && somePiece(s, isMover(s, f)),
      seat: s => s.public.turn.seat,
      space: (s, f) => {
        const able = piecesWhere(s, isMover(s, f));
        return pick('threat', able.length <= f.left && !moveOrderMatters(s, able) ? [able[0]!] : able);
      },
      take: (s, f, [piece]) => {
        const mover = pieceId(piece!);
        f.left--;
        f.moved.push(mover);
        return failed(s) ? undefined : thenAgain(Advance.call({ piece: mover, steps: f.steps }));
      },
    },
  },
});

const ends = (s: MandoKnown, f: AdvanceLocals): SpaceId[] => {
  const here = s.public.pieces[f.piece]!.space,
    ground = groundNow(s),
    whole = walkBetween(ground, here, f.target);
  if (f.target === AWAY) return [];
  if (whole <= f.steps) return [f.target]; // it stops where its target is
  if (f.steps === 1 && isSomewhere(here))
    return ground.neighbours[here]!.filter(space => walkBetween(ground, space, f.target) === whole - 1);
  return idsWhere<unknown, SpaceId>(
    ground.neighbours,
    (_, space) => walkBetween(ground, here, space) === f.steps && walkBetween(ground, space, f.target) === whole - f.steps,
  );
};
/** One enemy moves its full distance along a shortest path; target and path are the current player's where several are equal. */
export const Advance = procedure('advance', {
  locals: advanceLocals,
  steps: {
    target: {
      rule: 'MA-139',
      when: (s, f) => s.public.pieces[f.piece]!.space !== AWAY && canAdvance(s, f.piece),
      seat: s => s.public.turn.seat,
      space: (s, f) => pick('space', headings(s, f.piece)),
      take: (_, f, [target]) => {
        f.target = spaceId(target!);
      },
    },
    end: {
      rule: 'MA-138',
      when: (_, f) => f.target !== AWAY,
      seat: s => s.public.turn.seat,
      space: (s, f) => pick('space', ends(s, f)),
      take: (s, f, [space]) => {
        stepEnemy(s, f.piece, spaceId(space!), 'MA-138');
        return afterEnemyMove(s, f.piece);
      },
    },
    failure: {
      rule: 'MA-175',
      run: s => {
        failed(s);
      },
    },
  },
});
