import { type Call, emit, type Go, nearest, thenAgain } from '@cadre/core';
import { Attack } from '../attack/attack.js';
import { endLasting } from '../effects/lasting.js';
import { ACTIVATING, type ActionFrame, actionLocals } from '../frames.js';
import { words } from '../keywords/keywords.js';
import { total } from '../keywords/quantities.js';
import { Assault } from '../missions/assault.js';
import { type EncounterOption, procedure } from '../options.js';
import type { CharacterId, EncounterState, UnitId } from '../state.js';
import { about, aboutCharacter } from '../suffer/about.js';
import { isStrained } from '../suffer/has-condition.js';
import { Heal } from '../suffer/heal.js';
import { gainHunker } from '../suffer/hunker.js';
import { straining } from '../suffer/straining.js';
import { Move } from '../table/move.js';
import { canMove } from '../table/moves.js';
import { isOnTable, unitOf } from '../table/queries.js';
import { attacksOf } from './attacks.js';
import { seatsInOrder } from './seats.js';

const ownerOf = (s: EncounterState, unit: UnitId) => unitOf(s, unit).seat;
/** Characters that have not acted in this action; none when the unit was Wounded in it (LE-P15). */
const left = (s: EncounterState, f: Pick<ActionFrame, 'unit' | 'acted' | 'cutShort'>): CharacterId[] =>
  f.cutShort || unitOf(s, f.unit).wounded > 0 ? [] : unitOf(s, f.unit).characters.filter(id => isOnTable(s, id) && !f.acted.includes(id));

/** One action of a unit: its own, or a free one that an ability grants. Strained counts it as one effect (LE-P20). */
export const Action = procedure('action', {
  locals: actionLocals,
  steps: {
    begin: {
      rule: 'S-ACT-2',
      run: (s, f) => {
        f.strained = isStrained(s, f.unit);
        const doing = nearest(s, ACTIVATING);
        // LE-H10: not in the activation of another unit
        if (doing?.unit === f.unit) {
          doing.done.push(f.action);
          if (!f.free) doing.taken++;
        }
        emit(s, { type: 'acted', action: f.action, free: f.free, ...about(s, f.unit, 'S-ACT-2') });
      },
    },
    /** LE-O3: each character advances or climbs, or stays. */
    move: {
      rule: 'S-ACTN-1',
      when: (s, f) => f.action === 'move' && left(s, f).length > 0,
      seat: (s, f) => ownerOf(s, f.unit),
      of: 'character',
      options: (s, f) => left(s, f).map(character => ({ kind: 'character', character })),
      take: (_, f, { character }): Go => {
        f.acted.push(character);
        return thenAgain(AdvanceOrClimb.call({ character }));
      },
    },
    moveOver: {
      rule: 'LE-P13',
      when: (_, f) => f.action === 'move',
      run: (s, f): Call | void => words.open(s, 'moveActionOver', f, seatsInOrder(s)),
    },
    /** LE-P19: the dice are counted now and wait for the next attack. */
    focus: {
      rule: 'S-ACTN-2',
      when: (_, f) => f.action === 'focus',
      run: (s, f): Call | void => {
        for (const character of unitOf(s, f.unit).characters) focus(s, character);
        return words.open(s, 'focused', f, seatsInOrder(s));
      },
    },
    combatStart: {
      rule: 'LE-P13',
      when: (_, f) => f.action === 'combat',
      run: (s, f): Call | void => words.open(s, 'combatActionStart', f, seatsInOrder(s)),
    },
    combat: {
      rule: 'S-ACTN-3',
      when: (s, f) =>
        f.action === 'combat' && !(f.cloaked && f.acted.length > 0) && left(s, f).length > 0 && attacksOf(s, f.unit, f.acted).length > 0,
      seat: (s, f) => ownerOf(s, f.unit),
      options: (s, f): EncounterOption[] => [...attacksOf(s, f.unit, f.acted), { kind: 'end' }],
      take: (s, f, option): Go => {
        if (option.kind !== 'attack' && option.kind !== 'assault') return undefined;
        f.acted.push(option.attacker);
        if (option.kind === 'attack') f.targeted.push(option.target);
        return thenAgain(attack(s, option));
      },
    },
    combatOver: {
      rule: 'LE-P13',
      when: (_, f) => f.action === 'combat',
      run: (s, f): Call | void => {
        const doing = nearest(s, ACTIVATING);
        if (doing?.unit === f.unit) doing.targeted.push(...f.targeted);
        return words.open(s, 'combatActionOver', f, seatsInOrder(s));
      },
    },
    takeCover: {
      rule: 'S-ACTN-4',
      when: (_, f) => f.action === 'take-cover',
      run: (s, f): Call | void => gainHunker(s, f.unit, 1, 'S-ACTN-4'),
    },
    /** LE-O3 */
    recover: {
      rule: 'S-ACTN-5',
      when: (s, f) => f.action === 'recover' && left(s, f).length > 0,
      run: (s, f): Go => {
        const [character] = left(s, f);
        f.acted.push(character!);
        return thenAgain(Heal.call({ character: character!, seat: ownerOf(s, f.unit) }));
      },
    },
    recoverOver: {
      rule: 'LE-P13',
      when: (_, f) => f.action === 'recover',
      run: (s, f): Call | void => words.open(s, 'recoverActionOver', f, seatsInOrder(s)),
    },
    strain: {
      rule: 'LE-P20',
      run: (s, f): Call | void => {
        endLasting(s, 'action');
        return straining(s, f.unit, f.strained);
      },
    },
  },
});
/** S-ACTN-2, S-KW-2: one die, and the Impact or Sharpshooter dice of the attack's kind. */
const focus = (s: EncounterState, id: CharacterId): void => {
  const character = s.public.characters[id]!;
  if (typeof character.at !== 'object') return;
  character.focusMelee = 1 + total(s, 'impact', { character: id });
  character.focusRanged = 1 + total(s, 'sharpshooter', { character: id });
  const { focusMelee: melee, focusRanged: ranged } = character;
  emit(s, { type: 'focused', character: id, melee, ranged, ...aboutCharacter(s, id, 'S-ACTN-2') });
};
/** An attack on a character, or on the armored target that stands open. */
const attack = (s: EncounterState, option: Extract<EncounterOption, { kind: 'attack' | 'assault' }>): Call => {
  const { attacker, how: kind } = option;
  const common = { attacker, kind, inCombatAction: true, seat: ownerOf(s, s.public.characters[attacker]!.unit) };
  return option.kind === 'attack'
    ? Attack.call({ defender: option.target, ...common })
    : Assault.call({ target: option.target, ...common });
};

/** S-ACTN-1: one character of a move action. */
export const AdvanceOrClimb = procedure('advanceOrClimb', {
  locals: (x: { character: CharacterId }) => x,
  steps: {
    how: {
      rule: 'S-ACTN-1',
      seat: (s, f) => ownerOf(s, s.public.characters[f.character]!.unit),
      of: 'moveAs',
      options: (s, f) =>
        (['advance', 'climb'] as const).filter(move => canMove(s, f.character, move)).map(move => ({ kind: 'moveAs', move })),
      take: (s, f, { move }): Call =>
        Move.call({ character: f.character, how: move, seat: ownerOf(s, s.public.characters[f.character]!.unit), may: true }),
    },
  },
});
