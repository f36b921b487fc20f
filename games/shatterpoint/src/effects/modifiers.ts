import type { DeepReadonly } from '@cadre/core';
import type { Mod, Modifier } from '../content/effect.js';
import type { Words } from '../keywords/vocabulary.js';
import type { CharacterId, EncounterView, UnitId } from '../state.js';
import { aboutOf } from './about.js';
import { holds } from './conditions.js';
import { countOf } from './counts.js';
import { passes } from './filters.js';
import type { Context } from './refs.js';
import { characterThing, unitThing } from './things.js';

export type Quantity = keyof Words['quantities'];
/** What frames of quantities say about who has a modifier. */
interface BearerFrame {
  readonly attacker?: CharacterId | 'target';
  readonly defender?: CharacterId | 'target';
  readonly character?: CharacterId;
  readonly unit?: UnitId;
}
type Bearer = 'attacker' | 'defender' | 'character' | 'unit';
interface Reading {
  readonly quantity: Quantity;
  readonly bearer: Bearer;
  value(k: EncounterView, f: object, about: Context): number;
}
const always = (): number => 1;
const plain = (quantity: Quantity, bearer: Bearer, x: number): Reading => ({ quantity, bearer, value: () => x });
const flag = (quantity: Quantity, bearer: Bearer): Reading => ({ quantity, bearer, value: always });
const KEYWORD_BEARER = {
  impact: 'character',
  sharpshooter: 'character',
  scale: 'character',
  protection: 'defender',
  steadfast: 'defender',
  cover: 'defender',
} as const;
/** Which quantity a modifier changes, whose it is there, and by how much. Rerolls and added results are no sums: see `dice-mods.ts`. */
const readingOf = (mod: Mod): Reading | null => {
  switch (mod.mod) {
    case 'attackDice':
      return { quantity: 'attackDice', bearer: 'attacker', value: (k, _, about) => countOf(k, mod.add, about) };
    case 'defenceDice':
      return { quantity: 'defenceDice', bearer: 'defender', value: (k, _, about) => countOf(k, mod.add, about) };
    case 'keyword':
      return plain(mod.keyword, KEYWORD_BEARER[mod.keyword], mod.x);
    case 'immunity':
      return { quantity: 'immunity', bearer: 'unit', value: (_, f) => ((f as { condition?: string }).condition === mod.condition ? 1 : 0) };
    case 'ignoreCover':
      return flag('noCover', 'attacker');
    case 'reduceCover':
      return plain('cover', 'attacker', -mod.x);
    case 'moveAs':
      return {
        quantity: 'moveAs',
        bearer: 'character',
        value: (_, f) => {
          const { move, as } = f as Words['quantities']['moveAs'];
          return mod.as === as && mod.instead.includes(move) ? 1 : 0;
        },
      };
    case 'climbEngaged':
    case 'immovable':
    case 'winsTies':
    case 'locksControl':
      return flag(mod.mod, 'character');
    case 'hunkerEngaged':
    case 'hunkerPays':
    case 'cannotReserve':
      return flag(mod.mod, 'unit');
    case 'contestWeight':
      return plain('contestWeight', 'character', mod.x - 1);
    case 'cannotBeTargeted':
      return flag('untargetable', 'defender');
    case 'actionUses':
      return { quantity: 'repeats', bearer: 'unit', value: (_, f) => ((f as { action?: string }).action === mod.action ? mod.x - 1 : 0) };
    case 'reserveCost':
      return plain('reserveCost', 'unit', mod.x - 1);
    case 'deployRange':
    case 'redeployRange':
      return plain(mod.mod, 'unit', mod.x);
    case 'criticalsStay':
    case 'defendersChart':
    case 'healCleanses':
      return flag(mod.mod, 'attacker');
    case 'healRange':
      return plain('healRange', 'attacker', mod.x);
    case 'reroll':
    case 'addResult':
      return null;
  }
};
const bearerThing = (f: BearerFrame, bearer: Bearer): number | undefined => {
  const id = f[bearer];
  if (typeof id !== 'number') return undefined;
  return bearer === 'unit' ? unitThing(id as UnitId) : characterThing(id as CharacterId);
};
const unitOfBearer = (k: EncounterView, f: BearerFrame, bearer: Bearer): UnitId | undefined => {
  const id = f[bearer];
  if (typeof id !== 'number') return undefined;
  return bearer === 'unit' ? (id as UnitId) : k.public.characters[id]!.unit;
};
/** Whose modifiers these are: of a unit by an ability, or of a unit or one character for a time. */
export interface Source {
  readonly unit: UnitId;
  readonly ability: string;
  readonly character?: CharacterId;
}
const isOn = (k: EncounterView, { on }: Modifier, f: BearerFrame, bearer: Bearer, source: Source, about: () => Context): boolean => {
  const thing = bearerThing(f, bearer);
  if (thing === undefined) return false;
  if (on) return passes(k, on, about(), thing);
  return source.character === undefined ? unitOfBearer(k, f, bearer) === source.unit : f[bearer] === source.character;
};
/** Whether a modifier is in force for the one that a frame is about. */
export const applies = (k: EncounterView, modifier: Modifier, bearer: Bearer, f: object, source: Source): Context | null => {
  let known: Context | undefined;
  const about = (): Context => {
    known ??= { frame: f, ...aboutOf(k, source.unit, source.ability, f) };
    return known;
  };
  if (!isOn(k, modifier, f as BearerFrame, bearer, source, about)) return null;
  return !modifier.when || holds(k, modifier.when, about()) ? about() : null;
};
type Add = (k: EncounterView, f: DeepReadonly<object>, source: Source) => number;
/** What a list of modifiers adds, by quantity. */
export const addsOf = (modifiers: readonly Modifier[]): ReadonlyMap<Quantity, Add> => {
  const adds = new Map<Quantity, Add>();
  for (const modifier of modifiers) {
    const reading = readingOf(modifier.is);
    if (!reading) continue;
    const { quantity, bearer, value } = reading;
    const before = adds.get(quantity);
    const add: Add = (k, f, source) => {
      const about = applies(k, modifier, bearer, f, source);
      return about ? value(k, f, about) : 0;
    };
    adds.set(quantity, before ? (k, f, source) => before(k, f, source) + add(k, f, source) : add);
  }
  return adds;
};
