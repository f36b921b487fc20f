import { type Go, mayPick, nearest, pick } from '@cadre/core';
import { boxOf } from '../box/box.js';
import { childLiesIn, giveChild } from '../child/place.js';
import { procedure } from '../define.js';
import { lasting } from '../effects/lasting.js';
import { Disrupt } from '../events/disrupt.js';
import { lowestSlots } from '../events/slots.js';
import { happen } from '../happen.js';
import { AWAY, type CharacterId, characterId, FACEDOWN, NOBODY, type Nobody, type PieceId, type SpaceId, spaceId } from '../ids.js';
import { PERFORM } from '../in-progress.js';
import { failed } from '../missions/outcome.js';
import type { MandoKnown, MandoState } from '../state.js';
import { reachable, walkBetween, withinRange } from '../terrain/ground.js';
import { featureDeeds, isDeed, takeDeed } from '../turn/deeds.js';
import { damageEnemy } from './damage.js';
import { charactersOnMap, faceOf, groundNow, neighboursOf, ownerOf, spaceOf } from './threats.js';

/** `from` is the character it moves away from; nobody while that is not settled. */
const awayLocals = (x: { readonly piece: PieceId; readonly from: CharacterId | Nobody; readonly steps: number }) => ({
  piece: x.piece,
  from: x.from,
  left: x.steps,
  moved: false,
});
type AwayLocals = ReturnType<typeof awayLocals>;
/** An enemy stands in another space now. It passes everything on its way (MA-142) and obeys walls and doors (MA-146). */
export const stepEnemy = (s: MandoState, piece: PieceId, to: SpaceId, rule: string): void => {
  const p = s.public.pieces[piece]!;
  if (p.space === AWAY || p.token === FACEDOWN) throw new Error(`threat ${piece} is no enemy on the map`);
  happen(s, { type: 'enemy-moved', rule, piece, token: p.token, from: p.space, to });
  p.space = to;
};
/** What follows when an enemy has ended its movement: a watching character shoots, the mission lets it take The Child, sabotage. */
export const afterEnemyMove = (s: MandoState, piece: PieceId) => {
  const p = s.public.pieces[piece]!;
  const watch = s.public.standing.find(
    e => e.kind === 'overwatch' && withinRange(groundNow(s), s.public.characters[e.who]!.space, p.space, e.range),
  );
  if (watch) {
    lasting.remove(s, watch);
    damageEnemy(s, piece, watch.n, 'MA-5');
  }
  if (p.space === AWAY || s.public.turn.step !== 'event') return undefined; // MA-204
  if (boxOf(s).mission.childTaken && childLiesIn(s, p.space)) giveChild(s, { held: 'enemy', by: piece }, 'MA-185');
  return faceOf(boxOf(s), p).sabotage ? Disrupt.call({ slots: lowestSlots(s) }) : undefined; // MA-202, MA-203: it has moved
};

type ShiftLocals = { readonly seat: number; readonly moved: boolean };
const featuresMeanwhile = (s: MandoKnown, f: ShiftLocals): number[] => {
  const action = nearest(s, PERFORM);
  return f.moved && action && ownerOf(s, action.you) === f.seat ? featureDeeds(s, action.you) : [];
};
/** A player moves an enemy: one legal step at a time, in any direction (MA-82). */
export const Shift = procedure('shift', {
  locals: (x: { readonly piece: PieceId; readonly steps: number; readonly upTo: boolean; readonly seat: number }) => ({
    piece: x.piece,
    left: x.steps,
    upTo: x.upTo,
    seat: x.seat,
    moved: false,
  }),
  steps: {
    /** MA-98: once it has moved, features can be used before the next step and after the last. */
    step: {
      rule: 'MA-79',
      when: (s, f) => s.public.pieces[f.piece]!.space !== AWAY && (f.left > 0 || featuresMeanwhile(s, f).length > 0),
      seat: (_, f) => f.seat,
      space: (s, f) => {
        const around = f.left > 0 ? neighboursOf(s, s.public.pieces[f.piece]!.space) : [],
          features = featuresMeanwhile(s, f),
          kind = features.length > 0 ? 'step' : 'space';
        return f.upTo || around.length === 0 ? mayPick(kind, [...around, ...features]) : pick(kind, [...around, ...features]);
      },
      take: (s, f, [to]): Go => {
        if (to === undefined) return undefined;
        if (isDeed(to)) return takeDeed(s, to);
        f.left--;
        f.moved = true;
        stepEnemy(s, f.piece, spaceId(to), 'MA-79');
        return 'again';
      },
    },
    after: {
      rule: 'MA-204',
      when: (_, f) => f.moved,
      run: (s, f) => afterEnemyMove(s, f.piece),
    },
    failure: {
      rule: 'MA-175',
      run: s => {
        failed(s);
      },
    },
  },
});

/** MA-144: every single step must lead one farther from that character; who else comes nearer does not matter. */
const farther = (s: MandoKnown, f: AwayLocals): SpaceId[] => {
  const ground = groundNow(s),
    here = s.public.pieces[f.piece]!.space,
    from = spaceOf(s, f.from),
    now = walkBetween(ground, from, here);
  return reachable(now) ? neighboursOf(s, here).filter(to => walkBetween(ground, from, to) === now + 1) : [];
};
const nearestToFlee = (s: MandoKnown, f: AwayLocals): CharacterId[] => {
  const here = s.public.pieces[f.piece]!.space,
    ground = groundNow(s);
  const stepsTo = (c: CharacterId): number => walkBetween(ground, here, s.public.characters[c]!.space);
  const least = Math.min(...charactersOnMap(s).map(stepsTo));
  return charactersOnMap(s).filter(c => stepsTo(c) === least);
};
export const Away = procedure('away', {
  locals: awayLocals,
  steps: {
    from: {
      rule: 'MA-7',
      when: (s, f) => f.from === NOBODY && s.public.pieces[f.piece]!.space !== AWAY,
      seat: s => s.public.turn.seat,
      space: (s, f) => pick('character', nearestToFlee(s, f)),
      take: (_, f, [c]) => {
        f.from = characterId(c!);
      },
    },
    step: {
      rule: 'MA-144',
      when: (s, f) => f.left > 0 && s.public.pieces[f.piece]!.space !== AWAY && farther(s, f).length > 0,
      seat: s => s.public.turn.seat,
      space: (s, f) => pick('space', farther(s, f)),
      take: (s, f, [to]) => {
        f.left--;
        f.moved = true;
        stepEnemy(s, f.piece, spaceId(to!), 'MA-144');
        return 'again';
      },
    },
    after: {
      rule: 'MA-202',
      when: (_, f) => f.moved,
      run: (s, f) => afterEnemyMove(s, f.piece),
    },
  },
});
