import { OFFER, type Space } from '@cadre/core';
import { targetSpot } from '@cadre/shatterpoint/missions/targets';
import { type EncounterOption, OPTION } from '@cadre/shatterpoint/options';
import type { CharacterId } from '@cadre/shatterpoint/state';
import { unitOf } from '@cadre/shatterpoint/table/queries';
import { type Offers, offersOf, type TablePlay } from '@cadre/table-client';
import { branchThing } from '../units/branch-thing.js';
import { type EncounterTableView, isWindow } from './view.js';

export const unitThing = (id: number): string => `unit:${id}`;
export const characterThing = (id: number): string => `character:${id}`;
export const objectiveThing = (id: number): string => `objective:${id}`;
export const cardThing = (card: number): string => `card:${card}`;
export const dieThing = (face: string): string => `die:${face}`;
export const stanceThing = (stance: number): string => `stance:${stance}`;
export const seatThing = (seat: number): string => `seat:${seat}`;

/** Questions whose values are plain numbers, not options of the codec. */
const NUMBERS: ReadonlySet<string> = new Set(['alternative', 'use']);
/** The option that a value stands for. Offers of a window are numbers of another kind, some of which look like options. */
export const optionAt = (view: EncounterTableView, space: Space, value: number): EncounterOption | null =>
  space.kind === 'pick' && !isWindow(view) && !NUMBERS.has(space.of) && OPTION.has(value) ? OPTION.decode(value) : null;
const optionThing = (view: EncounterTableView, option: EncounterOption, value: number): string => {
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
  if (isWindow(view)) {
    const { holder } = OFFER.decode(value);
    return view.public.units[holder] ? unitThing(holder) : `window:${value}`;
  }
  const option = optionAt(view, space, value);
  return option ? optionThing(view, option, value) : `${space.of}:${value}`;
};
/** The target of an attack, or the unit, that is chosen and not confirmed yet. */
export const chosenCharacter = (
  view: EncounterTableView,
  { question, draft: [value] }: Pick<TablePlay, 'question' | 'draft'>,
): CharacterId | null => {
  const option = question && value !== undefined ? optionAt(view, question.space, value) : null;
  switch (option?.kind) {
    case 'attack':
      return option.target;
    case 'character':
      return option.character;
    case 'unit':
      return unitOf(view, option.unit).characters[0] ?? null;
    default:
      return null;
  }
};
const ATTACKS: ReadonlySet<string> = new Set<EncounterOption['kind']>(['attack', 'assault', 'combat']);
export const asksForAttack = (view: EncounterTableView, space: Space | undefined): boolean =>
  space?.kind === 'pick' && space.options.some(value => ATTACKS.has(optionAt(view, space, value)?.kind ?? ''));
export const encounterOffers = (view: EncounterTableView, props: Pick<TablePlay, 'question' | 'draft' | 'hint'>): Offers =>
  offersOf(props, (space, value) => ({ thing: thingOf(view, space, value) }));
