import type { DeepReadonly } from '@cadre/core';
import { conditions } from '@cadre/kit';
import { amountOf, boxOf } from '../box/box.js';
import { childSpace } from '../child/place.js';
import { BACKS, type Burden, type Condition, type Zone } from '../content/types.js';
import { AWAY, type CharacterId, FACEDOWN, NOBODY, type Nobody, type PieceId, type SpaceId, type Whereabouts } from '../ids.js';
import type { MandoKnown, MandoState, Piece } from '../state.js';
import { walkBetween, withinRange } from '../terrain/ground.js';
import { charactersIn, charactersOnMap, enemiesIn, enemiesWithin, groundNow, spaceOf } from '../threats/threats.js';

/** Who a text is about: `you`, the enemy `it`, and the space where that enemy is or last was. */
export interface About {
  readonly you: CharacterId | Nobody;
  readonly it: PieceId | Nobody;
  readonly itSpace: Whereabouts;
}
/** What the action under way has done so far. */
export interface ActionSoFar {
  readonly defeated: boolean;
  readonly moved: boolean;
}

export const inZone = (s: MandoKnown, space: Whereabouts, zone: Zone): boolean => {
  if (space === AWAY) return false;
  const { terrain } = boxOf(s);
  if ('spaces' in zone) return zone.spaces.includes(terrain.names[space]!);
  if ('numbers' in zone) return zone.numbers.some(n => terrain.numbered.get(n) === space); // MA-205
  return walkBetween(groundNow(s), terrain.start, space) <= zone.steps;
};
/** The feature that a threat has turned out to be. */
const featureOf = (s: MandoKnown, p: DeepReadonly<Piece>): string | undefined =>
  p.token === FACEDOWN ? undefined : boxOf(s).tokens[p.token]?.feature?.id;
/** The character that carries it. */
const carrierOf = (s: MandoKnown, burden: Burden): CharacterId | Nobody => {
  if (burden === 'child') return s.public.child.held === 'character' ? s.public.child.by : NOBODY;
  return s.public.pieces.find(p => p.by !== NOBODY && featureOf(s, p) === burden.feature)?.by ?? NOBODY;
};
const allyNear = (s: MandoKnown, about: About, range: number): boolean => {
  const ground = groundNow(s);
  return charactersOnMap(s).some(c => c !== about.you && withinRange(ground, s.public.characters[c]!.space, about.itSpace, range));
};
const special = (s: MandoKnown, id: string): { inPlay: boolean; any: boolean } => {
  const box = boxOf(s);
  const mine = s.public.pieces.filter((_, i) => {
    const { kind, token } = box.pieces[i]!;
    return kind === 'placed' && token !== FACEDOWN && box.tokens[token]!.special === id;
  });
  return { inPlay: mine.some(p => p.space !== AWAY), any: mine.length > 0 };
};

/** What a condition is judged about: whom the text is about, and what the action in progress has done. */
interface Context {
  readonly about: About;
  readonly soFar: ActionSoFar | undefined;
}
const whereYouAre = (s: MandoKnown, { about }: Context): Whereabouts => spaceOf(s, about.you);
const judge = conditions<MandoState, Condition, Context>({
  targetHere: (s, _, x) => x.about.itSpace !== AWAY && x.about.itSpace === whereYouAre(s, x),
  targetUndamaged: (s, _, { about }) => about.it !== NOBODY && s.public.pieces[about.it]!.damage === 0,
  allyNearTarget: (s, c, { about }) => allyNear(s, about, c.range),
  defeatedByThis: (_, __, { soFar }) => soFar?.defeated === true,
  movedByThis: (_, __, { soFar }) => soFar?.moved === true,
  notMovedThisTurn: (s, _, { about: { you } }) => you !== NOBODY && !s.public.characters[you]!.movedThisTurn,
  damaged: (s, _, { about: { you } }) => you !== NOBODY && s.public.characters[you]!.damage > 0,
  enemyWithin: (s, c, x) => enemiesWithin(s, whereYouAre(s, x), c.range).length > 0,
  youIn: (s, c, x) => inZone(s, whereYouAre(s, x), c.zone),
  markedHere: (s, c, x) => s.public.markers.some(m => m.marker === c.marker && m.space === whereYouAre(s, x)),
  onMap: (s, c) => boxOf(s).map.id === c.map,
  difficulty: (s, c) => boxOf(s).plan.difficulty === c.difficulty,
  shared: s => boxOf(s).plan.mode === 'shared',
  unlocked: (s, c) => boxOf(s).plan.guide >= c.atLeast,
  characters: (s, c) => charactersOnMap(s).length >= c.atLeast,
  eventBack: (s, c) => s.public.lastBack === BACKS.indexOf(c.back),
  reshuffles: (s, c) => s.public.reshuffles >= amountOf(c.atLeast, boxOf(s).characters.length),
  track: (s, c) => trackValue(s, c.track) >= amountOf(c.atLeast, boxOf(s).characters.length),
  markers: (s, c) => s.public.markers.filter(m => m.marker === c.marker).length >= c.atLeast,
  specialInPlay: (s, c) => special(s, c.special).inPlay,
  specialsDefeated: (s, c) => {
    const { inPlay, any } = special(s, c.special);
    return any && !inPlay;
  },
  featureSecured: (s, c) => {
    const isSecured = (space: SpaceId): boolean => charactersIn(s, space).length > 0 && enemiesIn(s, space).length === 0;
    return s.public.pieces.some(p => p.space !== AWAY && featureOf(s, p) === c.feature && isSecured(p.space));
  },
  carriedByCharacter: (s, c) => carrierOf(s, c.burden) !== NOBODY,
  carrierIn: (s, c) => {
    const carrier = carrierOf(s, c.burden);
    if (carrier === NOBODY) return false;
    const there = charactersOnMap(s).filter(i => inZone(s, s.public.characters[i]!.space, c.zone));
    return there.includes(carrier) && there.length > Math.min(c.others, charactersOnMap(s).length - 1);
  },
  enemyWithChildIn: (s, c) => s.public.child.held === 'enemy' && inZone(s, childSpace(s), c.zone),
  childCarrierDefeated: s => s.public.childCarrierDefeated,
});
export const holds = (s: MandoKnown, c: Condition, about: About, soFar?: ActionSoFar): boolean => judge(s, c, { about, soFar });
export const trackValue = (s: MandoKnown, id: string): number => s.public.tracks[boxOf(s).mission.tracks.findIndex(t => t.id === id)] ?? 0;
export const NOT_ABOUT: About = { you: NOBODY, it: NOBODY, itSpace: AWAY };
