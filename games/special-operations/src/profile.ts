import { type Box, boxOf } from './box.js';
import type { Static, Target } from './content/effect.js';
import type { KeywordOn, Loadout, UnitType, Weapon } from './content/types.js';
import type { BattleView, UnitId } from './state.js';

/** A unit as its card and the loadouts of its squad make it. What holds only at times is a keyword's business, not a profile's. */
type Sides = readonly ('a' | 'b')[];

const fits = (type: UnitType, { pick, count, ranks, types, kinds, notKinds, hasKeyword }: Target): boolean =>
  pick === 'friendly' &&
  count === 'all' &&
  (!ranks || ranks.includes(type.rank)) &&
  (!types || types.includes(type.id)) &&
  (!kinds || kinds.includes(type.kind)) &&
  !notKinds?.includes(type.kind) &&
  (!hasKeyword || type.keywords.some(on => on.keyword === hasKeyword));

/** L-GEN-4: numbers add up. */
const plus = (all: readonly KeywordOn[], more: readonly KeywordOn[]): readonly KeywordOn[] => {
  const isNew = (on: KeywordOn): boolean => !all.some(has => has.keyword === on.keyword);
  const added = (has: KeywordOn): number => more.find(on => on.keyword === has.keyword)?.x ?? 0;
  return [...all.map(has => ({ ...has, x: has.x + added(has) })), ...more.filter(isNew)];
};
const withKeyword = (all: readonly KeywordOn[], { keyword, x, set, max, capacity }: Static & { op: 'keyword' }): readonly KeywordOn[] => {
  const had = all.find(on => on.keyword === keyword);
  const most = max ?? Number.MAX_SAFE_INTEGER;
  const now: KeywordOn = { ...had, keyword, x: Math.min(most, set ? x : (had?.x ?? 0) + x), ...(capacity !== undefined && { capacity }) };
  return had ? all.map(on => (on === had ? now : on)) : [...all, now];
};
const changed = (type: UnitType, change: Static): UnitType => {
  switch (change.op) {
    case 'keyword':
      return { ...type, keywords: withKeyword(type.keywords, change) };
    case 'remove-keyword':
      return { ...type, keywords: type.keywords.filter(on => on.keyword !== change.keyword) };
    case 'weapon': {
      const { weapons, dice = {}, keywords = [] } = change;
      const isMeant = (w: Weapon): boolean => (weapons === 'ranged' ? w.kind !== 'melee' : w.id === weapons);
      const better = (w: Weapon): Weapon => ({
        ...w,
        dice: {
          red: w.dice.red + (dice.red ?? 0),
          black: w.dice.black + (dice.black ?? 0),
          white: w.dice.white + (dice.white ?? 0),
        },
        keywords: plus(w.keywords, keywords),
      });
      return { ...type, weapons: type.weapons.map(w => (isMeant(w) ? better(w) : w)) };
    }
    case 'add-weapon':
      return { ...type, weapons: [...type.weapons, change.weapon] };
    case 'remove-weapon':
      return { ...type, weapons: type.weapons.filter(w => w.id !== change.weapon) };
    case 'attack-surge':
      return { ...type, attackSurge: change.surge };
    case 'cover':
    case 'move-speed':
    case 'dash-speed':
    case 'extra-actions':
    case 'extra-orders':
    case 'ignore':
    case 'share':
    case 'coordinate-range':
    case 'tie-priority':
    case 'add-action':
      return type;
  }
};
const faceOf = (loadout: Loadout, side: 'a' | 'b') => loadout[side];
/** What is always true by the loadouts of a squad, for whom it is meant. */
const alwaysBy = (box: Box, squad: string, sides: Sides): { readonly target: Target; readonly is: Static }[] =>
  sides.flatMap((side, i) => {
    const loadout = box.loadouts.get(box.squads.get(squad)?.loadouts[i] ?? '');
    if (!loadout) throw new Error(`squad "${squad}" has no loadout ${i + 1}`);
    return faceOf(loadout, side).effects.flatMap(effect =>
      effect.kind === 'static' && effect.when.length === 0 ? effect.is.map(is => ({ target: effect.target, is })) : [],
    );
  });
const profileFor = (box: Box, squad: string, sides: Sides, type: UnitType): UnitType =>
  alwaysBy(box, squad, sides).reduce((profile, { target, is }) => (fits(profile, target) ? changed(profile, is) : profile), type);

const typeIn = (box: Box, id: string): UnitType => {
  const found = box.unitTypes.get(id);
  if (!found) throw new Error(`there is no unit type "${id}"`);
  return found;
};
/** 1 for none, then the sides as bits: profiles are found without making a key of text. */
const codeOf = (sides: Sides): number => {
  let code = 1;
  for (let i = 0; i < sides.length; i++) code = 2 * code + (sides[i] === 'b' ? 1 : 0);
  return code;
};
type ByType = Map<string, UnitType>;
const known = new WeakMap<Box, Map<string, ByType[]>>();
const remember = (box: Box, squad: string, code: number, profile: UnitType): UnitType => {
  const squads = known.get(box) ?? new Map<string, ByType[]>();
  known.set(box, squads);
  const bySides = squads.get(squad) ?? [];
  squads.set(squad, bySides);
  bySides[code] = (bySides[code] ?? new Map<string, UnitType>()).set(profile.id, profile);
  return profile;
};
export const profileOf = (k: BattleView, id: UnitId): UnitType => {
  const { type, seat } = k.public.units[id]!;
  const box = boxOf(k),
    squad = k.public.squads[seat]!,
    sides = k.public.loadouts[seat]!,
    code = codeOf(sides);
  return known.get(box)?.get(squad)?.[code]?.get(type) ?? remember(box, squad, code, profileFor(box, squad, sides, typeIn(box, type)));
};
