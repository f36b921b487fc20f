import { amount, CHANCE, emit, type Go, roll } from '@cadre/core';
import { countFaces, facesOf } from '@cadre/kit';
import { applyImpact, cancelHits, piercedOf, woundsOf } from '@cadre/legion';
import { DEFENCE } from '../dice.js';
import { lose } from '../harm.js';
import { words } from '../keywords/keywords.js';
import { typeOf, unitOf } from '../table/queries.js';
import { type AttackStep, emitResults } from './attack-steps.js';
import { aimsOf, blocksNeeded, coverIn, dodgesOf, isVehicle, pierceIn, shieldsOf } from './numbers.js';
import { spendTokens } from './spend-tokens.js';
import { available } from './tokens.js';
import { attackTotal } from './weapons.js';

/** L-ATK-5 to L-ATK-9: from cover to wounds. */
export const DEFENCE_STEPS = {
  cover: {
    rule: 'L-ATK-5',
    when: (_, f) => f.hadHit,
    run: (s, f) => {
      const { cover, piece } = coverIn(s, f);
      f.cover = cover;
      if (cover > 0) emit(s, { type: 'cover', rule: 'L-ATK-5', cover, piece });
    },
  },
  dodge: {
    rule: 'L-ATK-5',
    when: (s, f) => dodgesOf(s, f) > 0,
    seat: (s, f) => unitOf(s, f.target).seat,
    space: (s, f) => amount('dodge', 0, dodgesOf(s, f)),
    take: (s, f, [n]): Go => {
      if (n === 0) return undefined;
      f.dodgeSpent = n!;
      cancelHits(f, n!);
      emitResults(s, f, 'L-ATK-5', 'dodge');
      return spendTokens(s, f, f.target, 'dodge', n!);
    },
  },
  impact: {
    rule: 'SO-G30',
    when: (s, f) => f.impact > 0 && f.hits > 0 && attackTotal(s, 'armour', f) > 0,
    run: (s, f) => {
      applyImpact(f, f.impact);
      emitResults(s, f, 'SO-G30', 'impact');
    },
  },
  primitive: {
    rule: 'SO-K51',
    when: (s, f) => f.crits > 0 && attackTotal(s, 'armour', f) > 0 && attackTotal(s, 'primitive', f) > 0,
    run: (s, f) => {
      f.hits += f.crits;
      f.crits = 0;
      emitResults(s, f, 'SO-K51', 'primitive');
    },
  },
  lethal: {
    rule: 'SO-K49',
    when: (s, f) => f.lethal > 0 && f.hits + f.crits > 0 && attackTotal(s, 'noPierce', f) === 0 && aimsOf(s, f) > 0,
    seat: (_, f) => f.seat,
    space: (s, f) => amount('lethal', 0, Math.min(f.lethal, aimsOf(s, f))),
    take: (s, f, [n]): Go => {
      f.pierce += n!;
      f.aimSpent += n!;
      return n === 0 || f.attacker === 'nobody' ? undefined : spendTokens(s, f, f.attacker, 'aim', n!);
    },
  },
  modify: { rule: 'L-ATK-6', run: (s, f) => words.open(s, 'modifyAttack', f, [f.seat, 1 - f.seat]) },
  armour: {
    rule: 'SO-K3',
    when: (s, f) => f.hits > 0 && attackTotal(s, 'armour', f) > 0,
    run: (s, f) => {
      cancelHits(f, attackTotal(s, 'armour', f));
      emitResults(s, f, 'SO-K3', 'armour');
    },
  },
  shields: {
    rule: 'SO-K37',
    when: (s, f) => shieldsOf(s, f) > 0,
    seat: (s, f) => unitOf(s, f.target).seat,
    space: (s, f) => amount('shield', 0, shieldsOf(s, f)),
    take: (s, f, [n]) => {
      if (n === 0) return;
      // critical results first: hits are what a guardian can still take
      const crits = Math.min(f.crits, n!);
      f.crits -= crits;
      f.hits -= n! - crits;
      lose(s, f.target, 'shield', n!, 'SO-K37');
      s.public.units[f.target]!.spentShield += n!;
      emitResults(s, f, 'SO-K37', 'shield');
    },
  },
  guard: { rule: 'SO-K15', when: (_, f) => f.hits > 0, run: (s, f) => words.open(s, 'guard', f, [unitOf(s, f.target).seat]) },
  defend: {
    rule: 'L-ATK-7',
    when: (_, f) => f.hits + f.crits > 0,
    seat: CHANCE,
    space: (s, f) => roll('defence', DEFENCE[typeOf(s, f.target).defence], f.hits + f.crits + attackTotal(s, 'defenceDice', f)),
    take: (s, f, answer) => {
      const colour = typeOf(s, f.target).defence;
      f.defence = facesOf(DEFENCE[colour], answer);
      emit(s, { type: 'defence-rolled', rule: 'L-ATK-7', colour, faces: f.defence.slice(), again: false });
    },
  },
  defenceReroll: {
    rule: 'L-ATK-7',
    when: (_, f) => f.defence.length > 0,
    run: (s, f) => words.open(s, 'defenceReroll', f, [unitOf(s, f.target).seat, 1 - unitOf(s, f.target).seat]),
  },
  block: {
    rule: 'SO-G28',
    when: (_, f) => f.defence.length > 0,
    run: (s, f) => {
      const surges = countFaces(f.defence, 'surge');
      const all = typeOf(s, f.target).defenceSurge || attackTotal(s, 'surgeBlocks', f) > 0; // L-DIE-2
      const converted = all ? surges : Math.min(surges, f.cover); // SO-O-3
      f.blocks = countFaces(f.defence, 'block') + converted;
      f.surges = surges - converted;
      f.defenceSurged = surges > 0;
      f.defence = [];
    },
  },
  blockWithTokens: {
    rule: 'L-DIE-3',
    when: (s, f) => f.surges > 0 && f.blocks < blocksNeeded(s, f) && available(s, f, f.target, 'surge') > 0,
    seat: (s, f) => unitOf(s, f.target).seat,
    space: (s, f) => amount('defence-surge', 0, Math.min(f.surges, blocksNeeded(s, f) - f.blocks, available(s, f, f.target, 'surge'))),
    take: (s, f, [n]): Go => {
      f.blocks += n!;
      return n === 0 ? undefined : spendTokens(s, f, f.target, 'surge', n!);
    },
  },
  compare: {
    rule: 'L-ATK-8',
    run: (s, f) => {
      const pierce = pierceIn(s, f);
      f.wounds = woundsOf(f, f.blocks, pierce);
      f.surges = 0;
      if (f.hits + f.crits > 0) emit(s, { type: 'defended', rule: 'L-ATK-8', blocks: f.blocks, pierced: piercedOf(f.blocks, pierce) });
    },
  },
  count: {
    rule: 'L-ATK-10',
    when: (s, f) => !isVehicle(s, f.target),
    run: (_, f) => {
      f.suppression = f.suppressive + (f.hadHit && !f.melee ? 1 : 0); // SO-G32, SO-O-6, L-MEL-4
    },
  },
} as const satisfies Readonly<Record<string, AttackStep>>;
