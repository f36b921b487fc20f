import { OFFER, type Space } from '@cadre/core';
import { targetSpot } from '@cadre/shatterpoint/missions/targets';
import { OPTION } from '@cadre/shatterpoint/options';
import { type GameTableProps, type Offers, offersOf } from '@cadre/table-client';
import { branchThing } from '../units/branch-thing.js';
import { type EncounterTableView, topProcedure } from './view.js';

export const unitThing = (id: number): string => `unit:${id}`;
export const characterThing = (id: number): string => `character:${id}`;
export const objectiveThing = (id: number): string => `objective:${id}`;
export const cardThing = (card: number): string => `card:${card}`;
export const dieThing = (face: string): string => `die:${face}`;
export const stanceThing = (stance: number): string => `stance:${stance}`;
export const seatThing = (seat: number): string => `seat:${seat}`;

/** Questions whose values are plain numbers, not options of the codec. */
const NUMBERS: ReadonlySet<string> = new Set(['alternative', 'use']);
const optionThing = (view: EncounterTableView, value: number): string => {
  const option = OPTION.decode(value);
  switch (option.kind) {
    case 'unit':
    case 'damage':
    case 'cure':
      return unitThing(option.unit);
    case 'character':
      return characterThing(option.character);
    case 'attack':
      return characterThing(option.target);
    case 'assault':
      return objectiveThing(targetSpot(view, option.target).objective);
    case 'objective':
      return objectiveThing(option.objective);
    case 'card':
      return cardThing(option.card);
    case 'branch':
      return branchThing(`${option.row}${option.column}`);
    case 'reroll':
      return dieThing(option.face);
    case 'stance':
      return stanceThing(option.stance);
    case 'seat':
      return seatThing(option.seat);
    default:
      return `action:${option.kind}:${value}`;
  }
};
/** What an option stands for: a unit, a character, a token, a card, a step of the tree, or nothing that is drawn. */
const thingOf = (view: EncounterTableView, space: Space, value: number): string => {
  if (topProcedure(view) === 'window') {
    const { holder } = OFFER.decode(value);
    return view.public.units[holder] ? unitThing(holder) : `window:${value}`;
  }
  return space.kind === 'pick' && !NUMBERS.has(space.of) && OPTION.has(value) ? optionThing(view, value) : `${space.of}:${value}`;
};
export const encounterOffers = (view: EncounterTableView, props: Pick<GameTableProps, 'question' | 'draft' | 'hint'>): Offers =>
  offersOf(props, (space, value) => ({ thing: thingOf(view, space, value) }));
