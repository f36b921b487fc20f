import { CHANCE, type Prompt } from '@cadre/core';
import type { Scenario } from '@cadre/testkit';
import { boxOf } from '../../src/box/box.js';
import { deedCode, GEAR, tokenCode } from '../../src/codes.js';
import { content } from '../../src/content/index.js';
import { CLASSES, type EnemyClass, type EventBack, type Op, type Shape, type Slot } from '../../src/content/types.js';
import { runScript } from '../../src/effects/effects.js';
import { type CharacterId, characterId } from '../../src/ids.js';
import type { MandoState, Standing } from '../../src/state.js';
import { back, duringEvents, inPool, placed, turnFrom, waiting } from '../position.js';
import {
  agree,
  at,
  bare,
  beginAction,
  disrupted,
  enemy,
  facedown,
  feature,
  type Given,
  hold,
  keep,
  nextEvent,
  plan,
  run,
  stand,
  type Trait,
  takeTurn,
  tokenNamed,
} from '../table.js';

/**
 * What one card does, in few words. Everything has a name: the characters are `me` and `ally`, enemies have the names that a scenario
 * gives them. Row 4 of the first map is a corridor from A to H; A4 to D7 is open ground.
 */
export interface Lay {
  /** Character, and where: `me` is the card's owner. */
  readonly me?: string;
  readonly ally?: string;
  readonly third?: string;
  /** Damage that characters have. */
  readonly hurt?: Readonly<Record<string, number>>;
  /** Enemies by name: "B4", "B4 blaster", "B4 melee 3", "B4 melee sentry". Without words a melee enemy of health 4. */
  readonly foes?: Readonly<Record<string, string>>;
  /** Facedown threats by name: "B4", "B4 circle". */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly features?: Readonly<Record<string, string>>;
  readonly setup?: Given;
  /** Planning cards by who holds them. */
  readonly plans?: Readonly<Record<string, readonly string[]>>;
  /** Disrupt tokens by slot. */
  readonly tokens?: Partial<Readonly<Record<Slot, readonly number[]>>>;
  readonly hands?: Readonly<Record<string, readonly string[]>>;
  /** The gear of `me` is still there; without it the action is not held up by it. */
  readonly gear?: true;
}
const ALL = content.guide.length;
const OTHERS = ['cara', 'paz', 'ig11'];

/** A position and what is answered in it; `Stage` has what must come of it. */
export class Scene {
  readonly names = new Map<string, number>();
  readonly people: string[];
  readonly state: MandoState;
  private game: Scenario<MandoState> | undefined;

  constructor(who: string, lay: Lay = {}) {
    const others = OTHERS.filter(id => id !== who);
    const crew = lay.third === undefined ? 2 : 3;
    this.people = ['me', 'ally', 'third'].slice(0, crew);
    this.state = bare({
      guide: ALL,
      mode: 'sandbox',
      players: crew,
      character1: who,
      character2: others[0]!,
      ...(crew > 2 && { character3: others[1]! }),
      ...lay.setup,
    });
    const s = this.state;
    for (const c of s.public.characters) c.gear = false;
    s.public.characters[0]!.gear = lay.gear === true;
    stand(s, 0, lay.me ?? 'A4');
    stand(s, 1, lay.ally ?? 'I7');
    if (lay.third !== undefined) stand(s, 2, lay.third);
    for (const [name, n] of Object.entries(lay.hurt ?? {})) s.public.characters[this.who(name)]!.damage = n;
    for (const [name, words] of Object.entries(lay.foes ?? {})) this.names.set(name, this.foe(words));
    for (const [name, words] of Object.entries(lay.hidden ?? {})) {
      const [space, shape = 'circle'] = words.split(' ');
      this.names.set(name, facedown(s, space!, shape as Shape));
    }
    for (const [id, space] of Object.entries(lay.features ?? {})) this.names.set(id, feature(s, space, id));
    for (const [name, ids] of Object.entries(lay.plans ?? {})) keep(s, this.who(name), ...ids);
    for (const [slot, values] of Object.entries(lay.tokens ?? {})) for (const value of values) disrupted(s, slot as Slot, value);
    for (const [name, ids] of Object.entries(lay.hands ?? {})) hold(s, this.who(name), ...ids);
  }

  private foe(words: string): number {
    const [space, kind = 'melee', ...rest] = words.split(' ');
    const health = rest.map(Number).find(Number.isFinite);
    const traits = rest.filter(x => Number.isNaN(Number(x))) as Trait[];
    if (!(CLASSES as readonly string[]).includes(kind)) return placed(this.state, space!, kind);
    const usual = kind === 'melee' && traits.length === 0 ? 4 : undefined;
    return enemy(this.state, space!, kind as EnemyClass, traits, health ?? usual);
  }
  who(name: string): number {
    const found = this.people.indexOf(name);
    if (found === -1) throw new Error(`nobody is called ${name}`);
    return found;
  }

  // ---- How it begins

  /** The card is played to this slot, and the action goes on to its first question. */
  play(card: string | number, slot: Slot): this {
    this.game = beginAction(this.state, 0, slot, card);
    return this;
  }
  /** The same for a card whose action asks whether it is wanted at all (MA-39): it is. */
  plays(card: string | number, slot: Slot): this {
    this.play(card, slot);
    agree(this.t);
    return this;
  }
  agrees(): this {
    agree(this.t);
    return this;
  }
  /** The Action Step of `me`. */
  turn(): this {
    this.game = takeTurn(this.state);
    return this;
  }
  /** Event Step of this player's turn, as its slots are; events are drawn by `draws`. */
  events(of = 'me'): this {
    this.state.public.turn.seat = this.who(of);
    this.game = turnFrom(this.state, 'events');
    return this;
  }
  /** These ops of an event or crisis, in a turn of `me`. */
  during(...ops: readonly Op[]): this {
    return this.script(ops);
  }
  script(ops: readonly Op[]): this {
    this.game = duringEvents(this.state, runScript(this.state, ops, { you: characterId(0) }));
    return this;
  }
  /** A turn begins for this player. */
  begins(of: string): this {
    this.state.public.turn.seat = this.who(of);
    this.game = turnFrom(this.state, 'begin');
    return this;
  }
  from(t: Scenario<MandoState>): this {
    this.game = t;
    return this;
  }
  again(make: (s: MandoState) => Parameters<typeof run>[1]): this {
    this.game = run(this.t.state, make(this.t.state));
    return this;
  }
  get t(): Scenario<MandoState> {
    if (!this.game) throw new Error('nothing has begun');
    return this.game;
  }

  // ---- What is answered

  protected get ask(): Prompt {
    const [ask] = (this.t.state.pending?.asks ?? []) as readonly Prompt[];
    if (!ask) throw new Error('nothing is asked');
    if (ask.seat !== CHANCE && ask.seat >= this.people.length) throw new Error(`seat ${ask.seat} is asked, where nobody sits`);
    return ask;
  }
  private answer(...values: number[]): this {
    const { seat } = this.ask;
    if (seat === CHANCE) this.t.chance(...values);
    else this.t.seat(seat).answers(...values);
    return this;
  }
  private value(name: string): number {
    const { kind, of } = this.ask.space;
    if (kind === 'amount') return Number(name);
    if (of === 'character') return this.who(name);
    if (of === 'planning' || of === 'trigger-card') return plan(this.t.state, name);
    if (of === 'slot') return boxOf(this.t.state).slots.indexOf(name as Slot);
    if (of === 'space' || (of === 'step' && !this.names.has(name))) return at(this.t.state, name);
    const found = this.names.get(name);
    if (found === undefined) throw new Error(`${name} is no name in this scenario (asked for: ${of})`);
    return found;
  }
  /** Choose these, one question after the other. */
  picks(...names: string[]): this {
    for (const name of names) this.answer(this.value(name));
    return this;
  }
  goes(...spaces: string[]): this {
    return this.picks(...spaces);
  }
  /** The only thing that is offered: use the text, perform the action, use the gear. A text that nobody would do without is used unasked. */
  uses(): this {
    const isAsked = this.t.state.pending !== null && ['text', 'action', 'door', 'bottom', 'trigger-card'].includes(this.ask.space.of);
    if (!isAsked) return this; // what follows shows whether it was used
    const { space } = this.ask;
    if (space.kind !== 'pick' || space.options.length !== 1) throw new Error(`${JSON.stringify(space)} offers no single thing`);
    return this.answer(space.options[0]!);
  }
  chooses(option: number): this {
    return this.answer(option);
  }
  options(): readonly number[] {
    const { space } = this.ask;
    return space.kind === 'pick' ? space.options : [];
  }
  charId(name: string): CharacterId {
    return characterId(this.who(name));
  }
  passes(): this {
    return this.answer();
  }
  /** Chance draws: planning cards by name. */
  drawsPlans(...ids: string[]): this {
    for (const id of ids) {
      const { space } = this.ask;
      const found = (space.kind === 'draw' ? space.from : []).find(c => boxOf(this.t.state).planning[c]!.id === id);
      if (found === undefined) throw new Error(`no ${id} can be drawn`);
      this.answer(found);
    }
    return this;
  }
  drawsEvent(id: string, next: EventBack = 'melee'): this {
    this.answer(boxOf(this.t.state).events.findIndex(e => e.id === id));
    return this.asks('MA-131').answer(back(next));
  }
  /** The event that lies on top of the deck. */
  top(id: string): this {
    nextEvent(this.state, id);
    return this;
  }
  /** Take a disrupt token of this value off a slot. */
  discards(slot: Slot, value: number): this {
    const box = boxOf(this.t.state),
      at = box.slots.indexOf(slot);
    return this.answer(tokenCode(at, this.t.state.public.slots[at]!.tokens.find(t => box.disrupt[t] === value)!));
  }
  /** Use the feature, from a question that offers it. */
  takes(id: string, kind: 'feature' | 'carry' = 'feature'): this {
    return this.answer(deedCode(kind, characterId(0), this.names.get(id)!));
  }
  usesGear(): this {
    return this.answer(this.ask.space.of === 'deed' ? deedCode('gear', characterId(0), 0) : GEAR);
  }
  usesPlan(id: string): this {
    return this.answer(deedCode('planning', characterId(0), plan(this.t.state, id)));
  }
  drawsToken(value: number): this {
    return this.answer(inPool(this.t.state, value));
  }
  reveals(shape: Shape, words: string): this {
    return this.answer(tokenNamed(this.t.state, shape, words));
  }
  spawns(kind: EnemyClass, name: string): this {
    const piece = waiting(this.t.state, kind);
    this.names.set(name, piece);
    return this.answer(piece);
  }
  lasts(e: Partial<Standing> & Pick<Standing, 'kind' | 'who' | 'until'>): this {
    this.state.public.standing.push({ seat: 0, since: 1, n: 0, range: 0, which: 0, ...e });
    return this;
  }
  asks(rule: string, whom?: string): this {
    this.t.asked(rule, whom === undefined ? undefined : this.who(whom));
    return this;
  }
}
