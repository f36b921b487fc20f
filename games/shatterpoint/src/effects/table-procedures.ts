import { enclosing, type Go, type None, type Seat } from '@cadre/core';
import type { InScript } from '@cadre/kit';
import { Attack } from '../attack/attack.js';
import type { Duration } from '../content/effect.js';
import { TAGS } from '../content/tags.js';
import { REVEALING } from '../frames.js';
import { type EncounterOption, procedure } from '../options.js';
import { targetsOf } from '../round/attacks.js';
import { isCadre, putAway, putOnTop, reservedBy } from '../round/decks.js';
import type { CharacterId, EncounterState, EncounterView, OrderCard, UnitId } from '../state.js';
import { seatOf } from '../table/queries.js';
import type { About } from './about.js';
import { BOOK } from './book.js';
import { characterPasses } from './filters.js';
import { addLasting } from './lasting.js';
import { note, noteDone } from './notes.js';
import { characterThing } from './things.js';
import type { OpNamed } from './types.js';

interface Granted extends InScript, About {
  by: CharacterId[];
  attack: 'melee' | 'ranged' | 'either';
  dice: number | None<'printed'>;
}
const opIn = <Name extends 'attack' | 'gainTags'>({ script, at }: InScript): OpNamed<Name> => BOOK.at(script)[at] as OpNamed<Name>;
/** LE-H2: the attacks that are granted, by everybody who may make it. */
const attacksFor = (k: EncounterView, f: Granted): Extract<EncounterOption, { kind: 'attack' }>[] => {
  const { on } = opIn<'attack'>(f);
  const kinds = f.attack === 'either' ? (['melee', 'ranged'] as const) : [f.attack];
  return f.by.flatMap(attacker =>
    kinds.flatMap(how =>
      targetsOf(k, attacker, how)
        .filter(target => !on || characterPasses(k, on, f, target))
        .map(target => ({ kind: 'attack' as const, attacker, target, how })),
    ),
  );
};
/** LE-H2: an attack that an ability or a card grants; it may be declined. */
export const ChooseAttack = procedure('chooseAttack', {
  locals: (x: Granted) => x,
  steps: {
    attack: {
      rule: 'LE-H2',
      when: (s, f) => attacksFor(s, f).length > 0,
      seat: (_, f) => f.seat,
      options: (s, f): EncounterOption[] => [...attacksFor(s, f), { kind: 'end' }],
      take: (s, f, option): Go => {
        if (option.kind !== 'attack') return undefined;
        const { attacker, target: defender, how: kind } = option;
        noteDone(s, true);
        note(s, 'attacked', [characterThing(defender)]);
        return Attack.call({ attacker, defender, kind, dice: f.dice, inCombatAction: false, seat: seatOf(s, attacker) });
      },
    },
  },
});
interface Tagging extends InScript, About {
  /** Who gains them. */
  who: UnitId;
  until: Duration;
}
const setsOf = (f: Tagging): readonly (readonly string[])[] => {
  const { sets } = opIn<'gainTags'>(f);
  return sets === 'any' ? TAGS.map(tag => [tag]) : sets;
};
/** Tags for a time, or for the game: one set of choice. */
export const ChooseTags = procedure('chooseTags', {
  locals: (x: Tagging) => x,
  steps: {
    choose: {
      rule: 'LE-P11',
      seat: (_, f) => f.seat,
      of: 'tag',
      options: (_, f) =>
        setsOf(f).map((set): Extract<EncounterOption, { kind: 'tag' }> => ({ kind: 'tag', tag: TAGS.indexOf(set[0] as never) })),
      take: (s, f, { tag }) => {
        const set = setsOf(f).find(each => TAGS.indexOf(each[0] as never) === tag)!;
        gainTags(s, f, set);
      },
    },
  },
});
const gainTags = (s: EncounterState, f: Tagging, tags: readonly string[]): void => {
  const unit = s.public.units[f.who]!;
  if (f.until === 'game') unit.tags = [...unit.tags, ...tags.filter(tag => !unit.tags.includes(tag))];
  else
    addLasting(s, {
      unit: f.who,
      character: 'all',
      script: f.script,
      at: f.at,
      seat: f.seat,
      until: f.until,
      chosen: tags.map(tag => TAGS.indexOf(tag as never)),
    });
};
/** LE-P6: the own card in the slot goes to the top or the bottom of the deck, and the revealed one takes its place. */
export const SwapReserve = procedure('swapReserve', {
  locals: (x: { seat: Seat }) => x,
  steps: {
    where: {
      rule: 'LE-P9',
      seat: (_, f) => f.seat,
      options: (): EncounterOption[] => [{ kind: 'yes' }, { kind: 'no' }],
      take: (s, f, option) => {
        const revealing = enclosing(s, REVEALING);
        const [back, card] = [reservedBy(s, f.seat), revealing.card];
        if (back === undefined || card === 'none' || !isCadre(f.seat)) return;
        if (option.kind === 'yes') putOnTop(s.public.decks[f.seat]!, back);
        else putAway(s.public.decks[f.seat]!, back, 'bottom');
        s.public.reserve = { seat: f.seat, card: card as OrderCard };
        revealing.card = 'none';
      },
    },
  },
});
