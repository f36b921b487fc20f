import type { Box } from '../box/box.js';
import type { options } from '../box/options.js';
import type { Mode, TraitorMode } from '../box/plan.js';
import type * as english from '../content/text.js';
import type { Ability, CardStrength, Difficulty, EnemyClass, EventBack, Shape, Slot, SourceKind } from '../content/types.js';
import type { Standing } from '../state.js';
import type { FactWords } from './english/facts.js';

type By<K extends string | number> = Readonly<Record<K, string>>;

/** What things are called. */
export interface ThingWords {
  readonly slots: By<Slot>;
  readonly classes: By<EnemyClass>;
  readonly noClass: string;
  readonly backs: By<EventBack>;
  readonly abilities: By<Ability>;
  readonly facedown: By<Shape>;
  readonly standings: By<Standing['kind']>;
  readonly strengths: By<Extract<CardStrength, string>>;
  readonly sources: By<SourceKind>;
  readonly child: string;
  readonly nowhere: string;
  readonly unknown: string;
  health(n: number): string;
  seen(facedown: string, token: string): string;
  damaged(token: string, damage: number): string;
  in(thing: string, space: string): string;
}

export interface BoardWords {
  /** The card whose action is under way, with its text. */
  action(card: string): string;
  /** The event that is being resolved, and what it does. */
  event(name: string, text: string): string;
  /** The parts of the mission sheet that belong on the table. */
  readonly sheet: readonly string[];
  readonly eventDue: string;
  readonly crisisDue: string;
  readonly threats: string;
  readonly noThreats: string;
  readonly hand: string;
  readonly drawn: string;
  readonly loyal: string;
  readonly traitor: string;
  readonly legend: readonly string[];
  provenance(of: { mission: string; map: string; tokens: string; cards: string }): string;
  /** One letter each on the map, and The Child in two. */
  readonly signs: By<EnemyClass | Shape | 'child'>;
  title(t: { mission: string; map: string; turn: number; player: string }): string;
  tracks(tracks: string): string;
  calm(toEvent: number, toCrisis: number): string;
  token(value: number): string;
  next(t: { back: string; deck: number; reshuffles: number; reinforcements: number }): string;
  gone(character: string): string;
  character(name: string, space: string, marks: string): string;
  damage(n: number, health: number): string;
  carries(what: string): string;
  gear(name: string): string;
  others(hands: string): string;
  cardsOf(player: string, n: number): string;
}

export interface OptionWords {
  readonly rescue: string;
  readonly before: string;
  readonly after: string;
  readonly with: string;
  readonly bottom: string;
  readonly declare: string;
  readonly loyal: string;
  readonly traitor: string;
  readonly disrupted: string;
  readonly undermine: string;
  readonly support: string;
  readonly yes: string;
  readonly no: string;
  use(what: string): string;
  pickUp(what: string): string;
  accuse(player: string): string;
  goTo(space: string): string;
  stepsLeft(n: number): string;
  disruptToken(value: number): string;
  tokenFrom(value: number, slot: string): string;
  /** A slot for the card in hand: its total now, then, and what that brings. */
  slotFor(slot: string, now: number, then: number, brings: 'nothing' | 'event' | 'crisis'): string;
  door(name: string): string;
  text(n: number): string;
  strength(n: number): string;
}

/** What is agreed before the match: the names of the options and of their words. */
export interface SetupWords {
  readonly labels: By<keyof typeof options>;
  readonly difficulties: By<Difficulty>;
  readonly modes: By<Mode>;
  readonly traitors: By<TraitorMode>;
  readonly ownMap: string;
  readonly anyCharacter: string;
  readonly chance: string;
  readonly noFile: string;
  readonly ownFile: string;
  guide(cards: number): string;
}

/** Everything the table says in one language. */
export interface Words {
  readonly names: english.Names;
  readonly texts: Pick<typeof english, 'describe' | 'eventText' | 'missionText' | 'namesOf' | 'skillText' | 'triggerText'>;
  readonly things: ThingWords;
  readonly board: BoardWords;
  /** By the rule that asks. */
  readonly questions: Readonly<Record<string, string>>;
  /** By what is chosen, where one rule asks for different things. */
  readonly choices: Readonly<Record<string, string>>;
  /** The Action Step, where cards are not all that is on offer. */
  readonly deeds: By<'besides' | 'alone'>;
  /** What it means to choose nothing: by the rule that asks, or by what is chosen. */
  readonly passes: Readonly<Record<string, string>>;
  readonly options: OptionWords;
  readonly facts: FactWords;
  readonly setup: SetupWords;
  choose(rule: string): string;
  player(number: number): string;
}

/** The words of one match: what its players brought has names of its own. */
export const wordsOf = (words: Words, box: Box): Words =>
  box.plan.own === undefined ? words : { ...words, names: words.texts.namesOf(box.content, box.mission) };
