import type { Language } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { grammarOf } from '@cadre/kit';
import { KEYWORDS, type Named } from '@cadre/legion';
import { CARDS } from '../content/cards/index.js';
import { WEAPONS } from '../content/data/weapon-names.js';
import type { Effect } from '../content/effect.js';
import { LAYOUTS } from '../content/layouts/index.js';
import { LOADOUTS } from '../content/loadouts/index.js';
import { SQUADS, UNIT_TYPES } from '../content/squads/index.js';
import { TERRAIN } from '../content/terrain.js';
import { LOADOUT_SIDES } from '../content/types.js';
import { loadoutActions } from '../effects/actions.js';
import { effectNamed, faceName } from '../effects/names.js';
import { MISSION_ACTIONS } from '../missions/mission.js';
import type { BattleView, Spot } from '../state.js';
import { shortName } from './short-name.js';

const addedWeapons = (effects: readonly Effect[]): [string, Named][] =>
  effects.flatMap(effect =>
    effect.kind === 'static'
      ? effect.is.flatMap((is): [string, Named][] => (is.op === 'add-weapon' ? [[is.weapon.id, is.weapon.name]] : []))
      : [],
  );
const byId = (all: readonly { readonly id: string; readonly name: Named }[]): [string, Named][] => all.map(({ id, name }) => [id, name]);
const faces = LOADOUTS.flatMap(loadout => LOADOUT_SIDES.map(side => ({ id: faceName(loadout.id, side), ...loadout[side] })));

const UNITS: ReadonlyMap<string, Named> = new Map(byId(UNIT_TYPES));
const CARD_NAMES: ReadonlyMap<string, Named> = new Map([...byId(CARDS), ...byId(faces)]);
const WEAPON_NAMES: ReadonlyMap<string, Named> = new Map([
  ...byId(CARDS),
  ...faces.flatMap(({ effects }) => addedWeapons(effects)),
  ...Object.entries(WEAPONS),
]);
const ACTIONS: ReadonlyMap<string, Named> = new Map([...Object.entries(KEYWORDS), ...byId(loadoutActions), ...byId(MISSION_ACTIONS)]);
const SQUAD_NAMES: ReadonlyMap<string, Named> = new Map(byId(SQUADS));
const LAYOUT_NAMES: ReadonlyMap<string, Named> = new Map(byId(LAYOUTS));
const TERRAIN_NAMES: ReadonlyMap<string, Named> = new Map(
  Object.entries(TERRAIN).flatMap(([kind, { name }]): [string, Named][] => [
    [kind, name],
    [name.en, name],
  ]),
);
const NUMBER_AT_END = /-\d+$/;

const ARROWS = ['→', '↗', '↑', '↖', '←', '↙', '↓', '↘'] as const;
/** The nearest of the eight, on a map with the far edge on top. */
const arrowOf = ({ x, y }: NonNullable<Spot['facing']>): string => ARROWS[(Math.round((4 * Math.atan2(y, x)) / Math.PI) + 8) % 8]!;

/** What things are called in one language. An id that nothing has is said as it is. */
export const namesIn = (language: Language) => {
  const { number } = grammarOf(language);
  const from =
    (names: ReadonlyMap<string, Named>) =>
    (id: string): string =>
      names.get(id)?.[language] ?? id;
  const type = from(UNITS);
  const card = from(CARD_NAMES);
  const piece = (id: string): string => TERRAIN_NAMES.get(id.trim().replace(NUMBER_AT_END, ''))?.[language] ?? type(id.trim());
  const unit = (seat: number, id: string, kind: string): string => (id === 'vehicle' ? type(kind) : `${shortName(seat, id)} ${type(kind)}`);
  const inches = (tenths: number): string => number(tenths / INCH, 1);
  return {
    language,
    type,
    card,
    piece,
    /** Several, by id or by name; the vehicle is in the way like terrain. */
    pieces: (ids: string): string => [...new Set(ids.split(',').map(piece))].join(', '),
    weapon: from(WEAPON_NAMES),
    action: from(ACTIONS),
    squad: from(SQUAD_NAMES),
    layout: from(LAYOUT_NAMES),
    unit,
    unitIn: (k: BattleView, id: number): string => {
      const found = k.public.units[id];
      return found ? unit(found.seat, found.card, found.type) : String(id);
    },
    /** The card behind an effect, or the keyword. */
    effect: (name: string): string => {
      const found = effectNamed(name);
      return found ? card(found.card) : from(ACTIONS)(name);
    },
    inches,
    /** A height of terrain, which comes in quarters of an inch. */
    height: (tenths: number): string => number(Math.round((tenths / INCH) * 4) / 4),
    /** A length that is in inches already. */
    number: (n: number): string => number(n),
    tenths: (n: number): string => number(n, 1),
    spot: ({ x, y, level, facing }: Spot): string =>
      `${inches(x)}" ${inches(y)}"${level > 0 ? ` (+${inches(level)}")` : ''}${facing ? ` ${arrowOf(facing)}` : ''}`,
  };
};
export type Names = ReturnType<typeof namesIn>;
