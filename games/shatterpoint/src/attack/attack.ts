import { type Call, CHANCE, emit, type Go, nearest, type Reason, roll, type Seat, thenAgain } from '@cadre/core';
import { countFaces, facesOf } from '@cadre/kit';
import { titleOfObjective } from '../box.js';
import { ATTACK, DEFENCE } from '../dice.js';
import { addedResults, rerollsOf } from '../effects/dice-mods.js';
import { endLasting } from '../effects/lasting.js';
import { ACTING, type AttackFrame, attackLocals } from '../frames.js';
import { words } from '../keywords/keywords.js';
import { total } from '../keywords/quantities.js';
import { nextSpace, targetDef } from '../missions/targets.js';
import { coverSpace } from '../missions/tracks.js';
import { type EncounterOption, OPTION, procedure } from '../options.js';
import { seatsInOrder } from '../round/seats.js';
import { type EncounterState, LEGEND } from '../state.js';
import { loseCondition } from '../suffer/conditions.js';
import { afterWound, takeDamage } from '../suffer/damage.js';
import { hasCondition, isStrained } from '../suffer/has-condition.js';
import { markOf } from '../table/letters.js';
import { isOnTable, seatOf, unitOf } from '../table/queries.js';
import { aboutAttack } from './about.js';
import { applyRow, iconsIn, rowFor, successesOf } from './charts.js';
import { hitsFromCloak } from './cloaked.js';
import { resolveIcons } from './icons.js';
import { attackPool, defencePool } from './pools.js';
import { addFace, canReroll, Reroll, type Rolled } from './reroll.js';
import { answered, hasGranted, LostAttack, strained } from './resolved.js';
import { attackChart, attackerUnit, defenceChart, defenderUnit, treeOf } from './sides.js';
import { branchAt, nextOptions, optionAt } from './tree.js';

/** Who has left the table since the attack was declared. */
const goneFrom = (s: EncounterState, f: AttackFrame): 'attacker' | 'defender' | undefined => {
  if (f.attacker !== 'target' && !isOnTable(s, f.attacker)) return 'attacker';
  return f.defender === 'target' || isOnTable(s, f.defender) ? undefined : 'defender';
};
/** S-TREE-2; LE-A9: successes beyond the last space of a row are lost. */
/** S-TREE-2: why an option of the tree cannot be the next one. */
const jumpProblem = (next: readonly string[], code: number | undefined): Reason | null => {
  const option = code !== undefined && OPTION.has(code) ? OPTION.decode(code) : undefined;
  return option?.kind === 'branch' ? { rule: 'S-TREE-2', why: 'jump', about: { option: optionAt(option), next: next.join(', ') } } : null;
};
const branches = (s: EncounterState, f: AttackFrame): readonly string[] =>
  f.path.length >= f.successes || (f.defender === 'target' && !nextSpace(s, f.target)) ? [] : nextOptions(treeOf(s, f), f.path);
const defenderLetter = (letter: string): { readonly defenderLetter?: string } => (letter === '' ? {} : { defenderLetter: letter });
const defenderCard = (s: EncounterState, f: AttackFrame): string => {
  const unit = defenderUnit(s, f);
  return unit === 'target' ? targetDef(s, f.target).objective : unitOf(s, unit).card;
};
const defenderMark = (s: EncounterState, f: AttackFrame): { readonly defenderLetter?: string } =>
  f.defender === 'target' ? {} : defenderLetter(markOf(s, f.defender));
const emitAttack = (s: EncounterState, f: AttackFrame): void => {
  const unit = defenderUnit(s, f);
  emit(s, {
    type: 'attack',
    attacker: f.attacker,
    defender: f.defender,
    defenderUnit: unit,
    defenderCard: defenderCard(s, f),
    ...defenderMark(s, f),
    ...(unit === 'target' && titleOfObjective(s, targetDef(s, f.target).objective)),
    kind: f.kind,
    attackDice: f.attackDice,
    defenceDice: f.defenceDice,
    ...aboutAttack(s, f, 'S-ATK-3'),
  });
};
/** S-COND-2, S-COND-3: dice with expertise are discarded, then the condition is gone. */
const discardExpertise = (s: EncounterState, f: AttackFrame): void => {
  const [attacker, defender] = [attackerUnit(s, f), defenderUnit(s, f)];
  if (attacker !== 'target' && hasCondition(s, attacker, 'disarmed')) {
    f.attack = f.attack.filter(face => face !== 'expertise');
    loseCondition(s, attacker, 'disarmed', 'S-COND-2', 'rolled');
  }
  if (defender !== 'target' && hasCondition(s, defender, 'exposed')) {
    f.defence = f.defence.filter(face => face !== 'expertise');
    loseCondition(s, defender, 'exposed', 'S-COND-3', 'rolled');
  }
};
/** LE-H11: what abilities allow without a word of anybody. */
const rerolling = (s: EncounterState, f: AttackFrame, which: Rolled, seat: Seat): Call | void => {
  const rerolls = canReroll(f, which) ? rerollsOf(s, f, which) : null;
  return rerolls ? Reroll.call({ which, most: rerolls.most, seat, ...(rerolls.faces && { faces: rerolls.faces }) }) : undefined;
};
/** LE-82, LE-83, LE-84, LE-85, LE-86, LE-87: one space at most, if the option has one of its icons; a success is used either way. LE-A12: nothing else. */
const coverNext = (s: EncounterState, f: AttackFrame, option: string): void => {
  const space = nextSpace(s, f.target);
  const match = treeOf(s, f).options[option]!.find(icon => space?.includes(icon));
  if (match) coverSpace(s, f.target, match, 'LE-83');
};

const CLOAK_DICE = 3;
/** S-ATK-1 to S-ATK-12: one attack. Who may be attacked was tested when it was declared (LE-P17). */
export const Attack = procedure('attack', {
  locals: attackLocals,
  steps: {
    /** LE-A11: an attack on an armored target is an attack like any other. */
    declare: {
      rule: 'S-ATK-1',
      run: (s, f) => {
        const unit = attackerUnit(s, f);
        f.strained = unit !== 'target' && isStrained(s, unit);
        const action = nearest(s, ACTING);
        if (f.inCombatAction && action?.cloaked && action.unit === unit) {
          f.cloaked = true;
          f.moreAttackDice += CLOAK_DICE;
        }
        f.mayBorrow = f.kind === 'melee' && f.defender !== 'target' && total(s, 'defendersChart', f) > 0;
      },
    },
    beforeDice: { rule: 'S-ATK-2', run: (s, f): Call | void => words.open(s, 'beforeDice', f, seatsInOrder(s)) },
    pools: {
      rule: 'S-ATK-3',
      run: (s, f): Go => {
        if (f.lost) return 'return';
        const gone = goneFrom(s, f);
        if (gone) {
          f.lost = true;
          emit(s, { type: 'attackLost', gone, defenderCard: defenderCard(s, f), ...defenderMark(s, f), ...aboutAttack(s, f, 'LE-P40') });
          return thenAgain(LostAttack.call({}));
        }
        f.attackDice = attackPool(s, f);
        f.defenceDice = defencePool(s, f);
        if (f.attacker !== 'target') {
          const character = s.public.characters[f.attacker]!;
          character.focusMelee = 0; // LE-P19
          character.focusRanged = 0;
        }
        emitAttack(s, f);
        return undefined;
      },
    },
    rollAttack: {
      rule: 'S-ATK-4',
      seat: CHANCE,
      space: (_, f) => roll('attack', ATTACK, f.attackDice),
      take: (_, f, answer) => {
        f.attack = facesOf(ATTACK, answer);
      },
    },
    rollDefence: {
      rule: 'S-ATK-4',
      seat: CHANCE,
      space: (_, f) => roll('defence', DEFENCE, f.defenceDice), // S-DICE-2
      take: (s, f, answer) => {
        f.defence = facesOf(DEFENCE, answer);
        emit(s, { type: 'rolled', attack: f.attack.slice(), defence: f.defence.slice(), again: false, ...aboutAttack(s, f, 'S-ATK-4') });
        discardExpertise(s, f);
      },
    },
    /** Cloak and Dagger: criticals are damage against a Primary, before dice are modified. */
    cloaked: {
      rule: 'LE-P11',
      when: hitsFromCloak,
      run: (_, f) => {
        f.pool += countFaces(f.attack, 'critical');
      },
    },
    added: {
      rule: 'S-ATK-5',
      run: (s, f) => {
        for (const face of addedResults(s, f, 'attack')) addFace(f, 'attack', face);
        for (const face of addedResults(s, f, 'defence')) addFace(f, 'defence', face);
      },
    },
    modifyAttack: { rule: 'S-ATK-5', run: (s, f): Call | void => words.open(s, 'modifyAttack', f, seatsInOrder(s)) },
    rerollAttack: { rule: 'S-ATK-5', run: (s, f): Call | void => rerolling(s, f, 'attack', f.seat) },
    modifyDefence: { rule: 'S-ATK-5', run: (s, f): Call | void => words.open(s, 'modifyDefence', f, seatsInOrder(s)) },
    rerollDefence: {
      rule: 'S-ATK-5',
      run: (s, f): Call | void => rerolling(s, f, 'defence', f.defender === 'target' ? LEGEND : seatOf(s, f.defender)),
    },
    borrow: {
      rule: 'S-ATK-6',
      when: (_, f) => f.mayBorrow,
      seat: (_, f) => f.seat,
      options: (): EncounterOption[] => [{ kind: 'yes' }, { kind: 'no' }],
      take: (_, f, { kind }) => {
        f.borrowsChart = kind === 'yes';
      },
    },
    /** LE-O2: the attacker's chart first. LE-A10: an armored target suffers no icon of a chart. */
    attackChart: {
      rule: 'S-ATK-6',
      run: (s, f): Call | void => {
        f.criticals = countFaces(f.attack, 'critical');
        f.strikes = countFaces(f.attack, 'strike');
        f.failures = countFaces(f.attack, 'failure');
        f.blocks = countFaces(f.defence, 'block');
        const row = rowFor(attackChart(s, f), countFaces(f.attack, 'expertise'));
        applyRow(f, row);
        return f.defender === 'target' ? undefined : resolveIcons(s, 'attacker', iconsIn(row));
      },
    },
    defenceChart: {
      rule: 'S-ATK-6',
      run: (s, f) => {
        const row = rowFor(defenceChart(s, f), countFaces(f.defence, 'expertise'));
        applyRow(f, row, total(s, 'criticalsStay', f) > 0);
        f.owed = iconsIn(row); // LE-P18
      },
    },
    compare: {
      rule: 'S-ATK-7',
      run: (s, f) => {
        f.successes = successesOf(f);
        emit(s, {
          type: 'charts',
          attack: countFaces(f.attack, 'expertise'),
          defence: countFaces(f.defence, 'expertise'),
          criticals: f.criticals,
          strikes: f.strikes,
          blocks: f.blocks,
          successes: f.successes,
          ...aboutAttack(s, f, 'S-ATK-7'),
        });
      },
    },
    /** S-TREE-4: what is chosen is resolved before the next choice. */
    walk: {
      rule: 'S-ATK-8',
      when: (s, f) => branches(s, f).length > 0,
      seat: (_, f) => f.seat,
      of: 'branch',
      options: (s, f) => branches(s, f).map(branchAt),
      whyNot: (s, f, [code]) => jumpProblem(branches(s, f), code),
      take: (s, f, branch): Go => {
        const option = optionAt(branch);
        const icons = treeOf(s, f).options[option]!; // LE-A4: as the card has them
        f.path.push(option);
        emit(s, { type: 'branch', option, icons, ...aboutAttack(s, f, 'S-TREE-2') });
        if (f.defender === 'target') coverNext(s, f, option);
        const call = f.defender === 'target' ? undefined : resolveIcons(s, 'attacker', icons, true);
        return call ? thenAgain(call) : 'again';
      },
    },
    protect: {
      rule: 'S-KW-3',
      when: (s, f) => f.pool > 0 && f.defender !== 'target' && total(s, 'protection', f) > 0,
      run: (_, f) => {
        f.pool--;
      },
    },
    poolApply: { rule: 'S-ATK-9', when: (_, f) => f.pool > 0, run: (s, f): Call | void => words.open(s, 'poolApply', f, seatsInOrder(s)) },
    /** LE-P16: a Wounded unit takes none. S-ATK-12: what a chart put into the pool is applied without a success, too. */
    damage: {
      rule: 'S-ATK-9',
      when: (_, f) => f.pool > 0,
      run: (s, f) => {
        const unit = defenderUnit(s, f);
        if (unit === 'target') return;
        const by = f.attacker === 'target' ? 'nobody' : f.attacker; // SB-5
        const taken = takeDamage(s, unit, f.pool, by, 'attack');
        f.dealt = taken.damage;
        f.wounds = taken.wounded;
        f.pool = 0;
        if (taken.wounded) f.wounded.push({ unit, by });
      },
    },
    defended: {
      rule: 'S-ATK-10',
      when: (_, f) => f.owed.length > 0 && f.defender !== 'target',
      run: (s, f): Call | void => resolveIcons(s, 'defender', f.owed),
    },
    afterWounds: {
      rule: 'LE-P14',
      when: (_, f) => f.wounded.length > 0,
      run: (s, f): Go => {
        const { unit, by } = f.wounded.shift()!;
        return thenAgain(afterWound(s, unit, by));
      },
    },
    resolved: { rule: 'S-ATK-11', run: answered },
    strain: { rule: 'S-COND-1', run: strained },
    over: { rule: 'S-ATK-11', run: s => endLasting(s, 'attack') },
    granted: {
      rule: 'LE-H3',
      when: hasGranted,
      run: (_, f): Go => ({ call: f.queued.shift()!, stay: true }),
    },
  },
});
