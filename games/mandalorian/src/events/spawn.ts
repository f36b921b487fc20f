import { CHANCE, draw, pick } from '@cadre/core';
import { nearestOf } from '@cadre/kit';
import { boxOf, type TokenFace } from '../box/box.js';
import { childSpace } from '../child/place.js';
import type { Anchor, Place, Star } from '../content/types.js';
import { procedure } from '../define.js';
import { emit, happen } from '../happen.js';
import { AWAY, isFaceup, isSomewhere, pieceId, type SpaceId, spaceId, type Whereabouts } from '../ids.js';
import type { About } from '../missions/conditions.js';
import type { MandoKnown } from '../state.js';
import { faceOf, groundNow, spaceOf } from '../threats/threats.js';

/** Star spaces nearest to a space by range; where none can be counted to, any star will do (MA-58). MA-59: of one colour where an effect names it. */
export const nearestStars = (s: MandoKnown, from: Whereabouts, colour?: Star): SpaceId[] => {
  const { starsOf, stars: all } = boxOf(s).terrain;
  const stars = colour && starsOf[colour].length > 0 ? starsOf[colour] : all;
  return from === AWAY ? stars.slice() : nearestOf(groundNow(s).range, from, stars);
};
/** MA-7: all of them where several are equally near. */
const nearestPieces = (s: MandoKnown, from: Whereabouts, fits: (face: TokenFace) => boolean): Whereabouts[] => {
  const box = boxOf(s),
    spaces: SpaceId[] = [];
  for (const p of s.public.pieces) if (isSomewhere(p.space) && isFaceup(p.token) && fits(faceOf(box, p))) spaces.push(p.space);
  return spaces.length === 0 ? [from] : from === AWAY ? spaces : nearestOf(groundNow(s).range, from, spaces);
};
/** The spaces that "nearest" is measured from; what is not in play gives way to you. */
const anchorSpaces = (s: MandoKnown, anchor: Anchor, about: About): Whereabouts[] => {
  const mine = spaceOf(s, about.you);
  if (anchor === 'you') return [mine];
  if (anchor === 'it') return [about.itSpace === AWAY ? mine : about.itSpace];
  if (anchor === 'child') return [s.public.child.held === 'none' ? mine : childSpace(s)];
  return nearestPieces(s, mine, face => ('feature' in anchor ? face.feature?.id === anchor.feature : face.special === anchor.special));
};
const starsNearest = (s: MandoKnown, anchors: readonly Whereabouts[], colour: Star | undefined): SpaceId[] =>
  anchors.length === 1 ? nearestStars(s, anchors[0]!, colour) : [...new Set(anchors.flatMap(from => nearestStars(s, from, colour)))];
/** The spaces that fit a place named by an effect: more than one only where stars are equally near. */
export const spacesOf = (s: MandoKnown, place: Place, about: About): SpaceId[] => {
  const { terrain } = boxOf(s),
    mine = spaceOf(s, about.you);
  switch (place.at) {
    case 'you':
      return mine === AWAY ? nearestStars(s, AWAY) : [mine];
    case 'star':
      return starsNearest(s, anchorSpaces(s, place.nearest, about), place.colour);
    case 'number':
      return [terrain.numbered.get(place.number)!]; // MA-205
    case 'space':
      return [terrain.byName.get(place.space)!];
  }
};

export const Spawn = procedure('spawn', {
  locals: (x: { readonly spaces: SpaceId[] }) => ({ spaces: x.spaces, space: AWAY as Whereabouts }),
  steps: {
    /** MA-135: only when one is needed; only reinforcements come back (MA-137). With all of them on the map nothing happens (MA-136). */
    refill: {
      rule: 'MA-135',
      run: s => {
        const box = boxOf(s);
        if (s.public.pile.length === 0) {
          const back = s.public.defeated.filter(p => box.pieces[p]!.kind === 'reinforcement');
          if (back.length === 0) return 'return';
          s.public.defeated = s.public.defeated.filter(p => box.pieces[p]!.kind !== 'reinforcement');
          s.public.pile = back;
          emit(s, { type: 'reshuffled', rule: 'MA-135', deck: 'reinforcements' });
        }
        return undefined;
      },
    },
    space: {
      rule: 'MA-134', // before the token is known
      seat: s => s.public.turn.seat,
      space: (_, f) => pick('space', f.spaces),
      take: (_, f, [space]) => {
        f.space = spaceId(space!);
      },
    },
    place: {
      rule: 'MA-133',
      seat: CHANCE,
      space: s => draw('reinforcement', s.public.pile),
      take: (s, f, [piece]) => {
        const p = s.public.pieces[piece!]!;
        s.public.pile = s.public.pile.filter(x => x !== piece);
        p.space = f.space;
        p.damage = 0;
        happen(s, { type: 'spawned', rule: 'MA-133', piece: pieceId(piece!), token: p.token, space: f.space });
      },
    },
  },
});
