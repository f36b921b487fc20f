import { type Call, CHANCE, OFFER, type Seat, sample, speechOf, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { legendaryEncounters } from '@cadre/shatterpoint';
import { Attack } from '@cadre/shatterpoint/attack/attack';
import { cardOf, stanceOf } from '@cadre/shatterpoint/box';
import { TAGS, type Tag } from '@cadre/shatterpoint/content/tags';
import type { ActionName } from '@cadre/shatterpoint/content/types';
import { ADDS } from '@cadre/shatterpoint/keywords/quantities';
import { type EncounterOption, OPTION } from '@cadre/shatterpoint/options';
import { Action } from '@cadre/shatterpoint/round/action';
import { Activation } from '@cadre/shatterpoint/round/activation';
import { CadreTurn } from '@cadre/shatterpoint/round/cadre-turn';
import { orderCardOf } from '@cadre/shatterpoint/round/decks';
import { RevealOrders } from '@cadre/shatterpoint/round/legend-turn';
import { Match } from '@cadre/shatterpoint/round/match';
import { DeploySquad } from '@cadre/shatterpoint/setup/deployment';
import type { CharacterId, EncounterState, UnitId } from '@cadre/shatterpoint/state';
import { type PlaceQuestion, questionIn } from '@cadre/shatterpoint/table/place-args';
import { areEngaged } from '@cadre/shatterpoint/table/queries';
import { scenario } from '@cadre/testkit';
import { expect } from 'vitest';
import { spot } from '../stage.js';
import { noteDecision } from './decisions.js';
import { facesIn } from './faces.js';
import { optionName } from './option-name.js';
import { inchesOf, putOrdersOnTop, putTacticsOnTop, type Setting, type Spec, tableWith } from './positions.js';

const ABILITY_OF = new Map(Object.entries(ADDS).map(([name, { id }]) => [id, name]));
const MOST_ANSWERS = 80;

/** A position in play: everything goes through the questions of the engine. Units go by name, their characters as `name.0`, `name.1`. */
export const play = (units: Readonly<Record<string, Spec>>, setting: Setting = {}) => {
  const { state: start, names } = tableWith(units, setting);
  let t = scenario(legendaryEncounters, start);
  const rolls: string[] = [];
  const unitId = (name: string): UnitId => {
    const id = names.indexOf(name);
    if (id < 0) throw new Error(`nobody is called "${name}"; expected one of ${names.join(', ')}`);
    return id as UnitId;
  };
  const characterId = (name: string): CharacterId => {
    const [unit, i = '0'] = name.split('.');
    return t.state.public.units[unitId(unit!)]!.characters[Number(i)]!;
  };
  const ask = () => t.state.pending?.asks.find(each => !each.answer);
  const asked = () => {
    const found = ask();
    const told = (): string[] => t.facts().map(({ type }) => type);
    if (!found) throw new Error(`nothing is asked; facts: ${told().join(', ')}`);
    return found;
  };
  const answer = (...given: readonly number[]): void => {
    const { seat } = asked();
    noteDecision(t.state, seat);
    if (seat === CHANCE) t.chance(...given);
    else t.seat(seat).answers(...given);
  };
  /** What the answer leads to is a sentence in both languages. */
  const isSaid = (value: number): void => {
    const { seat, space } = asked();
    for (const language of ['en', 'de'] as const)
      expect(speechOf(legendaryEncounters, language).option(viewOf(t.state, seat), space, value)).toMatch(/^[A-ZÄÖÜ].* .*\.$/);
  };
  const options = (): EncounterOption[] => {
    const { space } = asked();
    return space.kind === 'pick' ? space.options.map(code => OPTION.decode(code)) : [];
  };
  const isWindow = (): boolean => t.state.stack.at(-1)?.proc === 'window';
  const offers = (): string[] => {
    const space = ask()?.space;
    return isWindow() && space?.kind === 'pick' ? space.options.map(code => ABILITY_OF.get(OFFER.decode(code).keyword)!) : [];
  };
  const nameOf = (option: EncounterOption): string => optionName(t.state, names, option);
  const facesFor = (letters: string): number[] => facesIn(asked().space, letters);
  const random = seeded(1);
  /** The least that the question allows: passes, declines, ends; the first of what must be. */
  const least = (): readonly number[] => {
    const { space } = asked();
    if (space.kind === 'roll') return facesFor(rolls.shift() ?? '');
    if (space.kind === 'pick') {
      const end = OPTION.encode({ kind: 'end' });
      if (space.min === 0) return [];
      return [!isWindow() && space.options.includes(end) ? end : space.options[0]!];
    }
    if (space.kind === 'place' && space.may) return [];
    return sample(space, random, legendaryEncounters.machine.ground(t.state));
  };
  const playUntil = (isThere: () => boolean): boolean => {
    for (let n = 0; n < MOST_ANSWERS && ask(); n++) {
      if (isThere()) return true;
      answer(...least());
    }
    expect(ask(), 'a test must come to an end').toBeUndefined();
    return false;
  };
  const isHealing = (): boolean => ['heal', 'healEach'].includes(t.state.stack.at(-1)?.proc ?? '');
  const isDeciding = (): boolean => t.state.stack.at(-1)?.proc === 'activation';

  const self = {
    get state(): EncounterState {
      return t.state;
    },
    unit: (name: string) => t.state.public.units[unitId(name)]!,
    id: unitId,
    character: (name: string) => t.state.public.characters[characterId(name)]!,
    characterId,
    /** Where a character stands, in inches: `[x, y]`. */
    at: (name: string): readonly number[] => inchesOf(self.character(name).at),
    conditions: (name: string): readonly string[] => self.unit(name).conditions,
    damage: (name: string): number => self.unit(name).damage,
    hunker: (name: string): number => self.unit(name).hunker,
    /** Dice that a focus action has given to the next attack: melee, ranged. */
    focus: (name: string): readonly number[] => [self.character(name).focusMelee, self.character(name).focusRanged],
    /** Force that a seat has spent of its four. */
    spent: (seat: Seat = 1): number => 4 - t.state.public.force[seat]!.ready,
    facts: () => t.facts(),
    /** The names of what is on offer. */
    choices: (): string[] => options().map(nameOf).toSorted(),
    /** The faces that may be rolled again. */
    rerolls: (): string[] =>
      options()
        .flatMap(each => (each.kind === 'reroll' ? [each.face] : []))
        .toSorted(),
    offers,
    /** The ways to move that are on offer. */
    options: (): string[] => options().map(each => (each.kind === 'moveAs' ? each.move : each.kind)),
    /** What a question for a place is about. */
    place: (): PlaceQuestion => {
      const { space } = asked();
      if (space.kind !== 'place') throw new Error(`no place is asked for, but ${space.kind} of ${space.of}: ${self.choices().join(', ')}`);
      return questionIn(space);
    },
    /** What is asked for: the name of the question. */
    asks: (): string => asked().space.of,
    /** Whether the unit that activates chooses what to do. */
    isDeciding,
    /** Who answers now. */
    seat: (): Seat => asked().seat,
    isOver: (): boolean => ask() === undefined,
    call: ({ call }: Call) => {
      const s = structuredClone(t.state);
      s.pending = null; // what was asked is asked again afterwards
      s.stack.push(call);
      t = scenario(legendaryEncounters, s);
      return self;
    },
    /** The start of its activation: Tactic abilities speak. */
    starts: (name: string) => self.call(Activation.call({ unit: unitId(name), seat: self.unit(name).seat }, 'start')),
    /** Its activation, at the choice of actions and abilities. */
    activates: (name: string) => self.call(Activation.call({ unit: unitId(name), seat: self.unit(name).seat }, 'act')),
    /** Whether the choice of its activation holds the ability now. */
    canUse: (name: string, ability: string): boolean => {
      const i = cardOf(t.state, unitId(name)).abilities.findIndex(each => each.id === ability);
      return options().some(option => option.kind === 'ability' && option.ability === i);
    },
    /** Uses an Active ability in its activation. */
    uses: (name: string, ability: string) => {
      if (!isDeciding()) self.activates(name);
      const i = cardOf(t.state, unitId(name)).abilities.findIndex(each => each.id === ability);
      if (!self.canUse(name, ability)) throw new Error(`${name} cannot use "${ability}" now, but ${self.choices().join(', ')}`);
      return self.choose({ kind: 'ability', ability: i });
    },
    /** Its activation, with a change of its stance. */
    changesStance: (name: string, stance: number) =>
      self.call(Activation.call({ unit: unitId(name), seat: self.unit(name).seat }, 'stance')).choose({ kind: 'stance', stance }),
    /** The end of the set-up. */
    setUpEnds: () => self.call(Match.call({ layouts: [] }, 'setupEnd')),
    /** Its order card is revealed in the turn of its player. */
    reveals: (name: string) => {
      self.call(CadreTurn.call({ seat: self.unit(name).seat }, 'reveal'));
      if (ask()?.space.kind === 'draw') answer(orderCardOf(t.state, unitId(name))!);
      return self;
    },
    /** The Legend uses this order card; with `ability` the Shatterpoint Card was revealed beside it. */
    orders: (card: string, { ability = false }: { readonly ability?: boolean } = {}) => {
      const i = putOrdersOnTop(t.state, card, ability);
      self.call(RevealOrders.call({}));
      return ability ? self : self.choose({ kind: 'card', card: i });
    },
    /** Ready Force of the Legend. */
    ready: (): number => t.state.public.force[0].ready,
    /** The tactics card of its player is drawn. */
    drawsTactics: (name: string) => {
      const { seat } = self.unit(name);
      putTacticsOnTop(t.state, seat);
      return self.call(CadreTurn.call({ seat }, 'reveal'));
    },
    /** The squad of a leader who is deployed: where the next character of the other unit may be set up. */
    deploys: (leader: string, name: string) => {
      for (const id of self.unit(name).characters) Object.assign(t.state.public.characters[id]!, { at: 'waiting' });
      return self.call(DeploySquad.call({ units: [unitId(leader), unitId(name)] }, 'others'));
    },
    /** Gains this tag, or the set that begins with it. */
    tag: (tag: Tag) => self.choose({ kind: 'tag', tag: TAGS.indexOf(tag) }),
    /** The printed dice of its defence. */
    printed: (name: string, kind: 'melee' | 'ranged'): number => stanceOf(t.state, unitId(name)).defence[kind],
    acts: (name: string, action: ActionName) => self.call(Action.call({ unit: unitId(name), action, free: false })),
    /** An attack of a combat action unless it says otherwise: melee where they are engaged. */
    attacks: (attacker: string, defender: string, { combat = true }: { readonly combat?: boolean } = {}) => {
      const [a, d] = [characterId(attacker), characterId(defender)];
      const kind = areEngaged(t.state, a, d) ? 'melee' : 'ranged';
      return self.call(
        Attack.call({ attacker: a, defender: d, kind, inCombatAction: combat, seat: self.unit(attacker.split('.')[0]!).seat }),
      );
    },
    choose: (option: EncounterOption) => {
      answer(OPTION.encode(option));
      return self;
    },
    /** A unit, a character or an objective by its name. */
    pick: (name: string) => {
      const found = options().find(each => nameOf(each) === name || nameOf(each) === `${name}.0`);
      if (!found) throw new Error(`${name} is not on offer, but ${self.choices().join(', ')}`);
      return self.choose(found);
    },
    /** The action of an activation, or another option without a name. */
    does: (kind: 'focus' | 'combat' | 'move' | 'takeCover' | 'recover' | 'yes' | 'no' | 'end' | 'reserve' | 'shuffleBack') =>
      self.choose({ kind }),
    /** One of several alternatives, from 0. */
    takes: (alternative: number) => {
      isSaid(alternative);
      answer(alternative);
      return self;
    },
    /** What may be used is used. */
    accepts: () => {
      expect(asked().space.of).toBe('use');
      isSaid(0);
      answer(0);
      return self;
    },
    /** Passes, declines or stays. */
    declines: () => {
      answer();
      return self;
    },
    /** Moves, is pushed or set up there, in inches. */
    to: (x: number, y = 8.8, elevation = 0) => {
      self.place();
      const at = spot([x, y, elevation]);
      answer(at.x, at.y, elevation);
      return self;
    },
    /** Rolls these results; the other dice fail. */
    rolls: (letters: string) => {
      answer(...facesFor(letters));
      return self;
    },
    /** What the next rolls of `until`, `resolves` and `rest` show. */
    next: (...letters: readonly string[]) => {
      rolls.push(...letters);
      return self;
    },
    /** Plays on with the least that is possible until dice are rolled, and says how many. */
    dice: (): number => {
      const isRoll = () => asked().space.kind === 'roll';
      if (!playUntil(isRoll)) throw new Error('no dice are rolled');
      const { space } = asked();
      return space.kind === 'roll' ? space.dice.length : 0;
    },
    /** Uses an ability in the window that is open or comes next. */
    reacts: (ability: string) => {
      if (!playUntil(() => offers().includes(ability))) throw new Error(`"${ability}" was never on offer`);
      const { space } = asked();
      const code = space.kind === 'pick' ? space.options.find(each => ABILITY_OF.get(OFFER.decode(each).keyword) === ability) : undefined;
      answer(code!);
      return self;
    },
    /** Plays on to the end: whether the ability was on offer. */
    isOffered: (ability: string): boolean => playUntil(() => offers().includes(ability)),
    /** Plays on with the least that is possible, to the end or until a question of that kind. */
    rest: (stop: () => boolean = () => false) => {
      playUntil(stop);
      return self;
    },
    /** Heals so often, the first that can, the first thing that can be healed. */
    heals: (times = 1) => {
      for (let n = 0; n < times; n++) {
        expect(isHealing(), `somebody heals; on offer: ${self.choices().join(', ')}`).toBe(true);
        self.choose(options()[0]!);
      }
      return self;
    },
    /** Plays on with the least that is possible, but heals what can be healed. */
    restHealing: () => {
      while (playUntil(isHealing)) self.heals();
      return self;
    },
    /** Plays on until a place is asked for. */
    untilPlace: () => {
      expect(
        playUntil(() => asked().space.kind === 'place'),
        'a place is asked for',
      ).toBe(true);
      return self;
    },
  };
  return self;
};
export type Play = ReturnType<typeof play>;
