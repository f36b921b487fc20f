import { amountOf, boxOf } from '../box/box.js';
import { childSpace } from '../child/place.js';
import { BACKS, type Burden, type Condition, type Zone } from '../content/types.js';
import { AWAY, type MandoState } from '../state.js';
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

export const inZone = (s: MandoState, space: number, zone: Zone): boolean => {
  if (space === AWAY) return false;
  const { terrain } = boxOf(s);
  if ('spaces' in zone) return zone.spaces.includes(terrain.names[space]!);
  if ('numbers' in zone) return zone.numbers.some(n => terrain.numbered.get(n) === space); // MA-205
  return walkBetween(groundNow(s), terrain.start, space) <= zone.steps;
};
/** The space of whoever or whatever carries it, as far as it is a character; -1 otherwise. */
const carrierOf = (s: MandoState, burden: Burden): number => {
  if (burden === 'child') return s.public.child.held === 'character' ? s.public.child.by : -1;
  const box = boxOf(s);
  return s.public.pieces.find(p => p.by >= 0 && box.tokens[p.token]?.feature?.id === burden.feature)?.by ?? -1;
};
const allyNear = (s: MandoState, about: About, range: number): boolean => {
  const ground = groundNow(s);
  return (
    about.itSpace !== AWAY &&
    charactersOnMap(s).some(c => c !== about.you && withinRange(ground, s.public.characters[c]!.space, about.itSpace, range))
  );
};
const special = (s: MandoState, id: string): { inPlay: boolean; any: boolean } => {
  const box = boxOf(s);
  const mine = s.public.pieces.filter((_, i) => box.pieces[i]!.kind === 'placed' && box.tokens[box.pieces[i]!.token]!.special === id);
  return { inPlay: mine.some(p => p.space !== AWAY), any: mine.length > 0 };
};

export const holds = (s: MandoState, c: Condition, about: About, soFar?: ActionSoFar): boolean => {
  const t = s.public;
  const mySpace = about.you >= 0 ? t.characters[about.you]!.space : AWAY;
  switch (c.is) {
    case 'targetHere':
      return about.itSpace !== AWAY && about.itSpace === mySpace;
    case 'targetUndamaged':
      return about.it >= 0 && t.pieces[about.it]!.damage === 0;
    case 'allyNearTarget':
      return allyNear(s, about, c.range);
    case 'defeatedByThis':
      return soFar?.defeated === true;
    case 'movedByThis':
      return soFar?.moved === true;
    case 'notMovedThisTurn':
      return about.you >= 0 && !t.characters[about.you]!.movedThisTurn;
    case 'damaged':
      return about.you >= 0 && t.characters[about.you]!.damage > 0;
    case 'enemyWithin':
      return mySpace !== AWAY && enemiesWithin(s, mySpace, c.range).length > 0;
    case 'youIn':
      return inZone(s, mySpace, c.zone);
    case 'markedHere':
      return t.markers.some(m => m.marker === c.marker && m.space === mySpace);
    case 'onMap':
      return boxOf(s).map.id === c.map;
    case 'difficulty':
      return boxOf(s).plan.difficulty === c.difficulty;
    case 'shared':
      return boxOf(s).plan.mode === 'shared';
    case 'characters':
      return charactersOnMap(s).length >= c.atLeast;
    case 'eventBack':
      return t.lastBack === BACKS.indexOf(c.back);
    case 'reshuffles':
      return t.reshuffles >= amountOf(c.atLeast, boxOf(s).characters.length);
    case 'track':
      return trackValue(s, c.track) >= amountOf(c.atLeast, boxOf(s).characters.length);
    case 'markers':
      return t.markers.filter(m => m.marker === c.marker).length >= c.atLeast;
    case 'specialInPlay':
      return special(s, c.special).inPlay;
    case 'specialsDefeated': {
      const { inPlay, any } = special(s, c.special);
      return any && !inPlay;
    }
    case 'featureSecured': {
      const box = boxOf(s);
      return t.pieces.some(
        p =>
          p.space !== AWAY &&
          box.tokens[p.token]?.feature?.id === c.feature &&
          charactersIn(s, p.space).length > 0 &&
          enemiesIn(s, p.space).length === 0,
      );
    }
    case 'carriedByCharacter':
      return carrierOf(s, c.burden) >= 0;
    case 'carrierIn': {
      const carrier = carrierOf(s, c.burden);
      const there = charactersOnMap(s).filter(i => inZone(s, t.characters[i]!.space, c.zone));
      return carrier >= 0 && there.includes(carrier) && there.length > Math.min(c.others, charactersOnMap(s).length - 1);
    }
    case 'enemyWithChildIn':
      return t.child.held === 'enemy' && inZone(s, childSpace(s), c.zone);
    case 'childCarrierDefeated':
      return t.childCarrierDefeated;
    case 'all':
      return c.of.every(x => holds(s, x, about, soFar));
    case 'any':
      return c.of.some(x => holds(s, x, about, soFar));
    case 'not':
      return !holds(s, c.of, about, soFar);
  }
};
export const trackValue = (s: MandoState, id: string): number => s.public.tracks[boxOf(s).mission.tracks.findIndex(t => t.id === id)] ?? 0;
export const NOT_ABOUT: About = { you: -1, it: -1, itSpace: AWAY };
