import { expect } from 'vitest';
import { boxOf } from '../../src/box/box.js';
import type { Slot } from '../../src/content/types.js';
import { FACEDOWN, pieceId } from '../../src/ids.js';
import { named as nameOf } from '../table.js';
import { type Lay, Scene } from './scene.js';

/** One card in play, from the position to what has become of it. */
export class Stage extends Scene {
  /** Exactly these things are offered, by name; deeds and texts are not named. */
  offers(...names: string[]): this {
    const { space } = this.ask;
    const offered = space.kind === 'pick' ? space.options : [];
    expect(offered.map(o => this.label(o)).sort()).toEqual(names.toSorted());
    return this;
  }
  private label(option: number): string {
    const { of } = this.ask.space;
    const box = boxOf(this.t.state);
    if (of === 'character') return this.people[option]!;
    if (of === 'slot') return box.slots[option]!;
    if (of === 'planning' || of === 'trigger-card') return box.planning[option]?.id ?? 'gear';
    if ((of === 'space' || of === 'step') && option < box.terrain.names.length) return box.terrain.names[option]!;
    for (const [name, id] of this.names) if (id === option) return name;
    return String(option);
  }
  over(): this {
    this.t.over();
    return this;
  }
  /** Damage on enemies and characters by name; `gone` for an enemy that is off the map. */
  damage(expected: Readonly<Record<string, number | 'gone'>>): this {
    const { pieces, characters } = this.t.state.public;
    const found = Object.keys(expected).map(name => {
      if (this.people.includes(name)) return [name, characters[this.who(name)]!.damage];
      const p = pieces[this.names.get(name)!]!;
      return [name, nameOf(this.t.state, p.space) === 'away' ? 'gone' : p.damage];
    });
    expect(Object.fromEntries(found)).toEqual(expected);
    return this;
  }
  at(expected: Readonly<Record<string, string>>): this {
    const { pieces, characters } = this.t.state.public;
    const found = Object.keys(expected).map(name => {
      const { space } = this.people.includes(name) ? characters[this.who(name)]! : pieces[this.names.get(name)!]!;
      return [name, nameOf(this.t.state, space)];
    });
    expect(Object.fromEntries(found)).toEqual(expected);
    return this;
  }
  /** The effects that last, as "kind on whom until when". */
  lasting(...expected: string[]): this {
    expect(
      this.t.state.public.standing.map(e => `${e.kind} ${e.kind === 'pin' ? this.piece(e.who) : this.people[e.who]} ${e.until}`).sort(),
    ).toEqual(expected.toSorted());
    return this;
  }
  private piece(id: number): string {
    return [...this.names].find(([, each]) => each === id)?.[0] ?? String(pieceId(id));
  }
  plans(who: string, ...expected: string[]): this {
    const held = this.t.state.public.characters[this.who(who)]!.planning.map(c => boxOf(this.t.state).planning[c]!.id);
    expect(held.toSorted()).toEqual(expected.toSorted());
    return this;
  }
  /** What this player has seen of facedown threats. */
  knows(who: string, ...names: string[]): this {
    const { seen } = this.t.state.secret[this.who(who)]!;
    expect(
      [...this.names]
        .filter(([, id]) => (seen[id] ?? FACEDOWN) !== FACEDOWN)
        .map(([name]) => name)
        .sort(),
    ).toEqual(names.toSorted());
    return this;
  }
  tokens(slot: Slot, ...values: number[]): this {
    const box = boxOf(this.t.state);
    expect(this.t.state.public.slots[box.slots.indexOf(slot)]!.tokens.map(t => box.disrupt[t])).toEqual(values);
    return this;
  }
  /** The damage that was dealt to enemies, blow by blow: more than an enemy can take shows, too. */
  dealt(...expected: number[]): this {
    expect(this.t.facts('damaged').map(({ damage }) => damage)).toEqual(expected);
    return this;
  }
  /** How often facts of this type were told. */
  told(type: string, times: number): this {
    expect(this.t.facts().filter(f => f.type === type)).toHaveLength(times);
    return this;
  }
}
export const stage = (who: string, lay: Lay = {}): Stage => new Stage(who, lay);
/** What proves each card: id and scenario. */
export type Scenes = Readonly<Record<string, (card: string) => void>>;
