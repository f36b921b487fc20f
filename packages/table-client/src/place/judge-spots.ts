import { type Answer, answerOf, type Place, type PlacePreview, type ProbePreview, type Spot } from '@cadre/core';
import type { Previewer } from '../contract/game-table.js';
import { answerFrom, levelsIn, type Spots, spotsFrom } from './spots.js';

/** A level at the spot in hand, and whether the rules allow it there. */
export interface LevelChoice {
  readonly level: number;
  readonly legal: boolean;
}
/** What the rules say about spots. */
export interface Judged {
  /** As they were, or on the level that fits better. */
  readonly spots: Spots;
  readonly probe: ProbePreview;
  /** Where several levels lie over each other; else empty. */
  readonly levels: readonly LevelChoice[];
}
const NO_LEVELS: readonly LevelChoice[] = [];

const probeOf = async (preview: Previewer, signal: AbortSignal, answer: Answer): Promise<ProbePreview> => {
  const found = await preview({ type: 'probe', answer }, signal);
  if (found.type !== 'probe') throw new Error(found.type === 'none' ? found.says : `expected a probe, got ${found.type}`);
  return found;
};
/** What the rules say about the spot in hand on every level of the region. */
const probeLevels = (
  preview: Previewer,
  signal: AbortSignal,
  place: Place,
  spots: readonly Spot[],
  active: number,
  levels: readonly number[],
) =>
  Promise.all(
    levels.map(async level => {
      const there = spots.with(active, { ...spots[active]!, level });
      return { level, spots: there, probe: await probeOf(preview, signal, answerOf(place, there)) };
    }),
  );
/** The level with a legal spot of its own closest by: the rules may name one on another level. */
const closest = <F extends { readonly level: number; readonly probe: ProbePreview }>(
  place: Place,
  { x, y }: Spot,
  active: number,
  found: readonly F[],
): F | undefined => {
  const gap = ({ level, probe }: F): number => {
    const spot = probe.nearest && spotsFrom(place, probe.nearest)[active];
    return spot?.level === level ? Math.hypot(spot.x - x, spot.y - y) : Number.POSITIVE_INFINITY;
  };
  return found.toSorted((a, b) => gap(a) - gap(b))[0];
};

/** Asks the rules about spots that are all somewhere. */
export const judgeSpots = async (
  preview: Previewer,
  signal: AbortSignal,
  {
    place,
    region,
    spots,
    active,
    pinned,
  }: {
    readonly place: Place;
    readonly region: PlacePreview | null;
    readonly spots: Spots;
    readonly active: number;
    /** The reader has chosen this level: pointing elsewhere no longer changes it. */
    readonly pinned: boolean;
  },
): Promise<Judged> => {
  const floors = place.parts.includes('level') ? levelsIn(region?.outline ?? []) : [];
  const asItIs = (): Promise<ProbePreview> => probeOf(preview, signal, answerFrom(place, spots));
  if (floors.length < 2) return { spots, probe: await asItIs(), levels: NO_LEVELS };
  const spot = spots[active]!;
  const found = await probeLevels(preview, signal, place, spots as readonly Spot[], active, floors);
  const levels = found.map(({ level, probe }) => ({ level, legal: probe.legal }));
  const here = found.find(({ level }) => level === spot.level);
  // Pointing at a spot means the highest floor on which one can stand there; where there is none, the one with a legal spot closest by.
  const best = pinned ? here : (found.find(({ probe }) => probe.legal) ?? closest(place, spot, active, found) ?? here);
  if (!best) return { spots, probe: await asItIs(), levels };
  return { spots: best === here ? spots : best.spots, probe: best.probe, levels };
};
