import { CHANCE, emit, keywords, pick, roll } from '@cadre/core';
import { countFaces, facesOf, inOrder } from '@cadre/kit';
import { attackDice, coverOf, figureOf, unitOf } from './queries.js';
import { ATTACK, type AttackFace, DEFENCE, type FigureId, procedure, type SkirmishState } from './state.js';
import { leave } from './whereabouts.js';

const REROLLS = 2;

/** Named before the procedure, because keywords speak about this frame and the steps below ask keywords. */
const locals = (x: { attacker: FigureId; target: FigureId }) => ({
  dice: 0,
  cover: 0,
  pool: [] as AttackFace[],
  again: 0,
  hits: 0,
  ...x,
});
export type AttackLocals = ReturnType<typeof locals>;

const about = (s: SkirmishState, figure: FigureId) => ({ figure, unit: figureOf(s, figure).unit });

export const Attack = procedure('attack', {
  locals,
  steps: {
    declare: {
      rule: 'SK-8',
      run: (s, f) => {
        f.dice = attackDice(s, f.attacker, f.target); // SK-9
        f.cover = Math.max(0, coverOf(s, f.attacker, f.target).cover + words.total(s, 'cover', f));
        words.endOf(s, 'attack');
        const { figure: target, unit: targetUnit } = about(s, f.target);
        emit(s, { type: 'shot', rule: 'SK-8', ...about(s, f.attacker), target, targetUnit, dice: f.dice, cover: f.cover });
        return words.open(s, 'declared', f, [figureOf(s, f.target).seat]);
      },
    },
    roll: {
      rule: 'SK-9',
      seat: CHANCE,
      space: (_, f) => roll('attack', ATTACK, f.dice),
      take: (s, f, answer) => {
        f.pool = facesOf(ATTACK, answer);
        emit(s, { type: 'rolled', rule: 'SK-9', ...about(s, f.attacker), faces: f.pool.slice(), again: false });
      },
    },
    aim: {
      rule: 'SK-10',
      when: (s, f) => figureOf(s, f.attacker).aim > 0,
      seat: (s, f) => figureOf(s, f.attacker).seat,
      space: (_, f) => pick('reroll', [...f.pool.keys()], 0, Math.min(REROLLS, f.pool.length)),
      take: (s, f, chosen) => {
        if (chosen.length === 0) return;
        s.public.figures[f.attacker]!.aim--;
        f.pool = f.pool.filter((_, i) => !chosen.includes(i));
        f.again = chosen.length;
      },
    },
    reroll: {
      rule: 'SK-10',
      when: (_, f) => f.again > 0,
      seat: CHANCE,
      space: (_, f) => roll('attack', ATTACK, f.again),
      take: (s, f, answer) => {
        f.pool = inOrder(ATTACK, [...f.pool, ...facesOf(ATTACK, answer)]);
        f.again = 0;
        emit(s, { type: 'rolled', rule: 'SK-10', ...about(s, f.attacker), faces: f.pool.slice(), again: true });
      },
    },
    cover: {
      rule: 'SK-11',
      run: (_, f) => {
        f.hits = countFaces(f.pool, 'crit') + Math.max(0, countFaces(f.pool, 'hit') - f.cover);
        f.pool = [];
      },
    },
    defend: {
      rule: 'SK-13',
      seat: CHANCE,
      space: (_, f) => roll('defence', DEFENCE, f.hits),
      take: (s, f, answer) => {
        const faces = facesOf(DEFENCE, answer);
        const wounds = f.hits - countFaces(faces, 'block');
        const target = s.public.figures[f.target]!;
        target.wounds += wounds;
        emit(s, { type: 'defended', rule: 'SK-13', ...about(s, f.target), faces, wounds });
      },
    },
    defeat: {
      rule: 'SK-14',
      when: (s, f) => figureOf(s, f.target).wounds >= unitOf(s, f.target).health,
      run: (s, f) => {
        leave(s, f.target, 'defeated');
        emit(s, { type: 'defeated', rule: 'SK-14', ...about(s, f.target) });
      },
    },
  },
});

interface Words {
  readonly holder: FigureId;
  readonly quantities: { cover: AttackLocals };
  readonly windows: { declared: AttackLocals };
  readonly token: 'brace';
  readonly duration: 'attack' | 'round';
}
export const words = keywords<SkirmishState, Words>(
  {
    sharpshooter: { id: 1, rule: 'SK-18', adds: { cover: (_, f, me, x) => (f.attacker === me ? -x : 0) } },
    brace: {
      id: 2,
      rule: 'SK-12',
      offers: {
        declared: {
          cost: { brace: 1 },
          once: 'attack',
          when: (_, f, me) => f.target === me,
          effect: (s, f, me, x) => {
            f.cover += x;
            emit(s, { type: 'braced', rule: 'SK-12', ...about(s, me) });
          },
        },
      },
    },
  },
  {
    roster: k => k.public.roster,
    setRoster: (s, roster) => {
      s.public.roster = roster;
    },
    balance: (k, holder, token) => figureOf(k, holder)[token],
    pay: (s, holder, token, n) => {
      s.public.figures[holder]![token] -= n;
    },
    spent: s => s.public.spent,
  },
  'SK-12',
);
