import { type Go, type Seat, thenAgain } from '@cadre/core';
import type { ConditionName } from '../content/types.js';
import { type EncounterOption, procedure } from '../options.js';
import type { CharacterId, EncounterState, UnitId } from '../state.js';
import { gainCondition, loseCondition } from '../suffer/conditions.js';
import { type Dealer, dealDamage } from '../suffer/damage.js';
import { Heal } from '../suffer/heal.js';
import { canHeal } from '../suffer/healable.js';
import { gainHunker } from '../suffer/hunker.js';
import { unitOf } from '../table/queries.js';

/** LE-H12: damage for several units, one after the other. */
export const DamageEach = procedure('damageEach', {
  locals: (x: { units: UnitId[]; n: number; by: Dealer; why: string }) => x,
  steps: {
    next: {
      rule: 'LE-H5',
      when: (_, f) => f.units.length > 0,
      run: (s, f): Go => {
        const go = dealDamage(s, f.units.shift()!, f.n, f.by, f.why);
        return go ? thenAgain(go) : 'again';
      },
    },
  },
});
/** A condition for several units, one after the other. */
export const GainEach = procedure('gainEach', {
  locals: (x: { units: UnitId[]; condition: ConditionName; why: string }) => x,
  steps: {
    next: {
      rule: 'LE-O4',
      when: (_, f) => f.units.length > 0,
      run: (s, f): Go => {
        const go = gainCondition(s, f.units.shift()!, f.condition, 'LE-O4', f.why);
        return go ? thenAgain(go) : 'again';
      },
    },
  },
});
/** Hunker tokens for several units. */
export const HunkerEach = procedure('hunkerEach', {
  locals: (x: { units: UnitId[]; n: number; why: string }) => x,
  steps: {
    next: {
      rule: 'S-EFF-5',
      when: (_, f) => f.units.length > 0,
      run: (s, f): Go => {
        const go = gainHunker(s, f.units.shift()!, f.n, 'S-EFF-5', f.why);
        return go ? thenAgain(go) : 'again';
      },
    },
  },
});
interface Cleansing {
  unit: UnitId;
  most: number;
  seat: Seat;
  why: string;
  must?: boolean;
}
const cures = (s: EncounterState, unit: UnitId): EncounterOption[] =>
  unitOf(s, unit).conditions.map((condition): EncounterOption => ({ kind: 'cure', unit, condition }));
/** LE-H15: up to so many conditions of a unit, chosen one by one. */
export const Cleanse = procedure('cleanse', {
  locals: (x: Cleansing) => ({ taken: 0, must: false, ...x }),
  steps: {
    choose: {
      rule: 'LE-H15',
      when: (s, f) => cures(s, f.unit).length > 0 && f.taken < f.most,
      seat: (_, f) => f.seat,
      options: (s, f): EncounterOption[] => [...cures(s, f.unit), ...(f.must ? [] : [{ kind: 'end' } as const])],
      take: (s, f, option): Go => {
        if (option.kind !== 'cure') return undefined;
        f.taken++;
        loseCondition(s, option.unit, option.condition, 'LE-H15', f.why);
        return 'again';
      },
    },
  },
});
const healers = (s: EncounterState, f: { readonly characters: readonly CharacterId[] }): CharacterId[] =>
  f.characters.filter(id => canHeal(s, id));
/** S-EFF-4: heals of all characters, or of one of choice; where one alone can heal, its heal can be declined. */
export const HealEach = procedure('healEach', {
  locals: (x: { characters: CharacterId[]; one: boolean; times: number; seat: Seat }) => x,
  steps: {
    which: {
      rule: 'S-EFF-4',
      when: (s, f) => f.one && healers(s, f).length > 1,
      seat: (_, f) => f.seat,
      options: (s, f): EncounterOption[] => [
        ...healers(s, f).map((character): EncounterOption => ({ kind: 'character', character })),
        { kind: 'end' },
      ],
      take: (_, f, option) => {
        f.characters = option.kind === 'character' ? [option.character] : [];
      },
    },
    heal: {
      rule: 'S-EFF-4',
      when: (_, f) => f.characters.length > 0,
      run: (_, f): Go => thenAgain(Heal.call({ character: f.characters.shift()!, times: f.times, seat: f.seat })),
    },
  },
});
