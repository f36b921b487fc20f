import type { Space } from '@cadre/core';
import { type Deed, GEAR, isAlternative, isDeed, readAlternative, readDeed } from '#game/codes';

/** What an option can stand for on this table. `choice` stands for words alone. */
export const THINGS = [
  'space',
  'piece',
  'character',
  'slot',
  'door',
  'skill',
  'plan',
  'gear',
  'token',
  'child',
  'event',
  'alternative',
  'seat',
  'choice',
] as const;
export type ThingKind = (typeof THINGS)[number];
export type Thing = `${ThingKind}:${number}`;

export interface Offer {
  readonly value: number;
  readonly thing: Thing;
  readonly label: string;
  /** Its place among the chosen ones, -1 while it is not chosen. */
  readonly place: number;
  /** A bot would answer this. */
  readonly hinted: boolean;
  /** A deed beside the actions, and the character that does it. */
  readonly deed: Deed | null;
  readonly who: number;
}
export interface Offers {
  readonly all: readonly Offer[];
  readonly on: (thing: Thing) => readonly Offer[];
  /** Whether the answer is an order of all things on offer. */
  readonly ordered: boolean;
}

const deedThing = (value: number): Thing => {
  const { deed, who, id } = readDeed(value);
  switch (deed) {
    case 'feature':
    case 'carry':
      return `piece:${id}`;
    case 'rescue':
      return 'child:0';
    case 'planning':
      return `plan:${id}`;
    case 'gear':
      return `gear:${who}`;
    case 'accuse':
      return `seat:${id}`;
  }
};

/** `gearOf` is the character whose gear a window can be about. */
export const thingOf = (of: string, value: number, gearOf: number): Thing => {
  switch (of) {
    case 'deed':
      return isDeed(value) ? deedThing(value) : `skill:${value}`;
    case 'step':
      return isDeed(value) ? deedThing(value) : `space:${value}`;
    case 'threat':
      return isAlternative(value) ? `alternative:${readAlternative(value)}` : `piece:${value}`;
    case 'trigger-card':
      return value === GEAR ? `gear:${gearOf}` : `plan:${value}`;
    case 'space':
    case 'character':
    case 'slot':
    case 'door':
    case 'event':
      return `${of}:${value}`;
    case 'card':
      return `skill:${value}`;
    case 'planning':
      return `plan:${value}`;
    case 'disrupt-token':
      return `token:${value}`;
    default:
      return `choice:${value}`;
  }
};

const valuesOf = (space: Space): readonly number[] => {
  switch (space.kind) {
    case 'pick':
      return space.options;
    case 'order':
      return space.items;
    case 'amount':
      return Array.from({ length: space.max - space.min + 1 }, (_, i) => space.min + i);
    case 'place':
    case 'roll':
    case 'draw':
      return [];
  }
};

const NOTHING: readonly Offer[] = [];
export const NO_OFFERS: Offers = { all: NOTHING, on: () => NOTHING, ordered: false };

export const offersOf = (
  space: Space | null,
  gearOf: number,
  words: Readonly<Record<number, string>> | null,
  chosen: readonly number[],
  hint: readonly number[],
): Offers => {
  if (!space) return NO_OFFERS;
  const all = valuesOf(space).map((value): Offer => {
    const deed = (space.of === 'deed' || space.of === 'step') && isDeed(value) ? readDeed(value) : null;
    return {
      value,
      thing: thingOf(space.of, value, gearOf),
      label: words?.[value] ?? String(value),
      place: chosen.indexOf(value),
      hinted: hint.includes(value),
      deed: deed?.deed ?? null,
      who: deed?.who ?? -1,
    };
  });
  const byThing = new Map<Thing, Offer[]>();
  for (const offer of all) byThing.set(offer.thing, [...(byThing.get(offer.thing) ?? []), offer]);
  return { all, on: thing => byThing.get(thing) ?? NOTHING, ordered: space.kind === 'order' };
};
