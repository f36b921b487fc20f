import type { Space } from '@cadre/core';
import { type Described, type Offer as OfferOf, type Offers as OffersOf, offersOf, type TablePlay } from '@cadre/table-client';
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

interface ThingOnOffer extends Described<Thing> {
  /** A deed beside the actions, and the character that does it. */
  readonly deed: Deed | null;
  readonly who: number;
}
export type Offer = OfferOf<ThingOnOffer>;
export type Offers = OffersOf<ThingOnOffer>;

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

const describe = (space: Space, value: number, gearOf: number): ThingOnOffer => {
  const deed = (space.of === 'deed' || space.of === 'step') && isDeed(value) ? readDeed(value) : null;
  return { thing: thingOf(space.of, value, gearOf), deed: deed?.deed ?? null, who: deed?.who ?? -1 };
};
/** Everything on offer at this question, by the things of this table. */
export const mandoOffers = (asked: Pick<TablePlay, 'question' | 'draft' | 'hint'>, gearOf: number): Offers =>
  offersOf(asked, (space, value) => describe(space, value, gearOf));
