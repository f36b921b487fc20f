import { conditions } from '@cadre/kit';
import { amountOf, boxOf } from '../box/box.js';
import { childSpace } from '../child/place.js';
import { BACKS, type Burden, type Condition, type Zone } from '../content/types.js';
import { AWAY, type MandoKnown, type MandoState } from '../state.js';
import { walkBetween, withinRange } from '../terrain/ground.js';
import { charactersIn, charactersOnMap, enemiesIn, enemiesWithin, groundNow } from '../threats/threats.js';

/** Who a text is about: `you`, the enemy `it`, and the space where that enemy is or last was. */
export interface About {
  readonly you: number;
  readonly it: number;
  readonly itSpace: number;
}
/** What the action under way has done so far. */
export interface ActionSoFar {
  readonly defeated: boolean;
  readonly moved: boolean;
}

export const inZone = (s: MandoKnown, space: number, zone: Zone): boolean => {
  if (space === AWAY) return false;
  const { terrain } = boxOf(s);
  if ('spaces' in zone) return zone.spaces.includes(terrain.names[space]!);
  if ('numbers' in zone) return zone.numbers.some(n => terrain.numbered.get(n) === space); // MA-205
  return walkBetween(groundNow(s), terrain.start, space) <= zone.steps;
};
/** The space of whoever or whatever carries it, as far as it is a character; -1 otherwise. */
const carrierOf = (s: MandoKnown, burden: Burden): number => {
  if (burden === 'child') return s.public.child.held === 'character' ? s.public.child.by : -1;
  const box = boxOf(s);
  return s.public.pieces.find(p => p.by >= 0 && box.tokens[p.token]?.feature?.id === burden.feature)?.by ?? -1;
};
const allyNear = (s: MandoKnown, about: About, range: number): boolean => {
  const ground = groundNow(s);
  return (
    about.itSpace !== AWAY &&
    charactersOnMap(s).some(c => c !== about.you && withinRange(ground, s.public.characters[c]!.space, about.itSpace, range))
  );
};
const special = (s: MandoKnown, id: string): { inPlay: boolean; any: boolean } => {
  const box = boxOf(s);
  const mine = s.public.pieces.filter((_, i) => box.pieces[i]!.kind === 'placed' && box.tokens[box.pieces[i]!.token]!.special === id);
  return { inPlay: mine.some(p => p.space !== AWAY), any: mine.length > 0 };
};

/** What a condition is judged about: whom the text is about, and what the action in progress has done. */
interface Context {
  readonly about: About;
  readonly soFar: ActionSoFar | undefined;
}
const spaceOf = (s: MandoKnown, { about: { you } }: Context): number => (you >= 0 ? s.public.characters[you]!.space : AWAY);
const judge = conditions<MandoState, Condition, Context>({
  targetHere: (s, _, x) => x.about.itSpace !== AWAY && x.about.itSpace === spaceOf(s, x),
  targetUndamaged: (s, _, { about }) => about.it >= 0 && s.public.pieces[about.it]!.damage === 0,
  allyNearTarget: (s, c, { about }) => allyNear(s, about, c.range),
  defeatedByThis: (_, __, { soFar }) => soFar?.defeated === true,
  movedByThis: (_, __, { soFar }) => soFar?.moved === true,
  notMovedThisTurn: (s, _, { about: { you } }) => you >= 0 && !s.public.characters[you]!.movedThisTurn,
  damaged: (s, _, { about: { you } }) => you >= 0 && s.public.characters[you]!.damage > 0,
  enemyWithin: (s, c, x) => spaceOf(s, x) !== AWAY && enemiesWithin(s, spaceOf(s, x), c.range).length > 0,
  youIn: (s, c, x) => inZone(s, spaceOf(s, x), c.zone),
  markedHere: (s, c, x) => s.public.markers.some(m => m.marker === c.marker && m.space === spaceOf(s, x)),
  onMap: (s, c) => boxOf(s).map.id === c.map,
  difficulty: (s, c) => boxOf(s).plan.difficulty === c.difficulty,
  shared: s => boxOf(s).plan.mode === 'shared',
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
    const { tokens } = boxOf(s);
    const isSecured = (space: number): boolean => charactersIn(s, space).length > 0 && enemiesIn(s, space).length === 0;
    return s.public.pieces.some(p => p.space !== AWAY && tokens[p.token]?.feature?.id === c.feature && isSecured(p.space));
  },
  carriedByCharacter: (s, c) => carrierOf(s, c.burden) >= 0,
  carrierIn: (s, c) => {
    const carrier = carrierOf(s, c.burden);
    const there = charactersOnMap(s).filter(i => inZone(s, s.public.characters[i]!.space, c.zone));
    return carrier >= 0 && there.includes(carrier) && there.length > Math.min(c.others, charactersOnMap(s).length - 1);
  },
  enemyWithChildIn: (s, c) => s.public.child.held === 'enemy' && inZone(s, childSpace(s), c.zone),
  childCarrierDefeated: s => s.public.childCarrierDefeated,
});
export const holds = (s: MandoKnown, c: Condition, about: About, soFar?: ActionSoFar): boolean => judge(s, c, { about, soFar });
export const trackValue = (s: MandoKnown, id: string): number => s.public.tracks[boxOf(s).mission.tracks.findIndex(t => t.id === id)] ?? 0;
export const NOT_ABOUT: About = { you: -1, it: -1, itSpace: AWAY };
