import { mayPick, pick } from '@cadre/core';
import { nearestOf } from '@cadre/kit';
import { boxOf } from '../box/box.js';
import { childLiesIn, giveChild } from '../child/place.js';
import { procedure } from '../define.js';
import { lasting } from '../effects/lasting.js';
import { Disrupt } from '../events/disrupt.js';
import { lowestSlots } from '../events/slots.js';
import { happen } from '../happen.js';
import { failed } from '../missions/outcome.js';
import { AWAY, type MandoState, NOBODY } from '../state.js';
import { reachable, walkBetween, withinRange } from '../terrain/ground.js';
import { damageEnemy } from './damage.js';
import { charactersOnMap, faceOf, groundNow } from './threats.js';

/** `from` is the character it moves away from; -1 while that is not settled. */
const awayLocals = (x: { readonly piece: number; readonly from: number; readonly steps: number }) => ({
  piece: x.piece,
  from: x.from,
  left: x.steps,
  moved: false,
});
type AwayLocals = ReturnType<typeof awayLocals>;
/** An enemy stands in another space now. It passes everything on its way (MA-142) and obeys walls and doors (MA-146). */
export const stepEnemy = (s: MandoState, piece: number, to: number, rule: string): void => {
  const p = s.public.pieces[piece]!;
  happen(s, { type: 'enemy-moved', rule, piece, token: p.token, from: p.space, to });
  p.space = to;
};
/** What follows when an enemy has ended its movement: a watching character shoots, the mission lets it take The Child, sabotage. */
export const afterEnemyMove = (s: MandoState, piece: number) => {
  const p = s.public.pieces[piece]!;
  const watch = s.public.standing.find(
    e => e.kind === 'overwatch' && withinRange(groundNow(s), s.public.characters[e.who]!.space, p.space, e.range),
  );
  if (watch) {
    lasting.remove(s, watch);
    damageEnemy(s, piece, watch.n, 'MA-5');
  }
  if (p.space === AWAY || s.public.turn.step !== 'event') return undefined; // MA-204
  if (boxOf(s).mission.childTaken && childLiesIn(s, p.space)) giveChild(s, 'enemy', piece, 'MA-185');
  return faceOf(boxOf(s), p).sabotage ? Disrupt.call({ slots: lowestSlots(s) }) : undefined; // MA-202, MA-203: it has moved
};

/** A player moves an enemy: one legal step at a time, in any direction (MA-82). */
export const Shift = procedure('shift', {
  locals: (x: { readonly piece: number; readonly steps: number; readonly upTo: boolean; readonly seat: number }) => ({
    piece: x.piece,
    left: x.steps,
    upTo: x.upTo,
    seat: x.seat,
    moved: false,
  }),
  steps: {
    step: {
      rule: 'MA-79',
      when: (s, f) => f.left > 0 && s.public.pieces[f.piece]!.space !== AWAY,
      seat: (_, f) => f.seat,
      space: (s, f) => {
        const around = groundNow(s).neighbours[s.public.pieces[f.piece]!.space]!;
        return f.upTo || around.length === 0 ? mayPick('space', around) : pick('space', around);
      },
      take: (s, f, [to]) => {
        if (to === undefined) return undefined;
        f.left--;
        f.moved = true;
        stepEnemy(s, f.piece, to, 'MA-79');
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
const farther = (s: MandoState, f: AwayLocals): number[] => {
  const ground = groundNow(s),
    here = s.public.pieces[f.piece]!.space,
    from = s.public.characters[f.from]!.space,
    now = walkBetween(ground, from, here);
  return reachable(now) ? ground.neighbours[here]!.filter(to => walkBetween(ground, from, to) === now + 1) : [];
};
const nearestToFlee = (s: MandoState, f: AwayLocals): number[] => {
  const here = s.public.pieces[f.piece]!.space;
  const spaces = nearestOf(
    groundNow(s).move,
    here,
    charactersOnMap(s).map(c => s.public.characters[c]!.space),
  );
  return charactersOnMap(s).filter(c => spaces.includes(s.public.characters[c]!.space));
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
        f.from = c!;
      },
    },
    step: {
      rule: 'MA-144',
      when: (s, f) =>
        f.left > 0 && s.public.pieces[f.piece]!.space !== AWAY && s.public.characters[f.from]!.space !== AWAY && farther(s, f).length > 0,
      seat: s => s.public.turn.seat,
      space: (s, f) => pick('space', farther(s, f)),
      take: (s, f, [to]) => {
        f.left--;
        f.moved = true;
        stepEnemy(s, f.piece, to!, 'MA-144');
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
