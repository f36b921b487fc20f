import { rollDice } from '@cadre/core';
import type { BrokenToy } from './broken.js';
import { DIE, honestGround, honestSteps, table } from './table.js';

const { check, submit } = table().machine;
export const BROKEN_TABLES: readonly BrokenToy[] = [
  { what: 'a ground that samples illegal spots', game: table({ sample: () => [-1, 0] }), caughtBy: ['can-act', 'reached'] },
  { what: 'a nearest spot that is illegal', game: table({ nearest: (_, a) => a }), caughtBy: ['place'] },
  { what: 'a legal spot that is not the nearest to itself', game: table({ nearest: () => [0, 0] }), caughtBy: ['place'] },
  { what: 'a ground that knows no nearest spot', game: table({ nearest: () => null }), caughtBy: ['place'] },
  { what: 'a region that is empty and is not', game: table({ isEmpty: () => true }), caughtBy: ['place'] },
  {
    what: 'a refusal by a rule that nobody wrote',
    game: table({ refuse: (p, a) => honestGround.refuse(p, a) && { rule: 'TOY-99', why: 'wall' } }),
    caughtBy: ['place'],
  },
  {
    what: 'a refusal without a reason',
    game: table({ refuse: (p, a) => honestGround.refuse(p, a) && { rule: 'TOY-8', why: '' } }),
    caughtBy: ['place'],
  },
  {
    what: 'a ground that reads a secret',
    game: table(s => ({ refuse: (p, a) => honestGround.refuse(p, a) && { rule: 'TOY-8', why: s.secret ? 'wall' : 'too-far' } })),
    caughtBy: ['known'],
  },
  {
    what: 'a suggestion behind the wall',
    game: table({}, honestSteps, {
      suggest: (_, space) => (space.kind === 'place' ? [{ answer: [-5, 0], because: { rule: 'TOY-8', why: 'x' } }] : []),
    }),
    caughtBy: ['suggest'],
  },
  {
    what: 'a suggestion that does not say why',
    game: table({}, honestSteps, {
      suggest: (_, space) => (space.kind === 'place' ? [{ answer: [5, 0], because: { rule: '', why: 'x' } }] : []),
    }),
    caughtBy: ['suggest'],
  },
  {
    what: 'two different dice of one name',
    game: table(
      {},
      { ...honestSteps, dice: { ...honestSteps.dice, space: () => rollDice('attack', [DIE, { ...DIE, weights: [1, 1, 1] }]) } },
    ),
    caughtBy: ['chance'],
  },
  {
    what: 'a die with half a side',
    game: table({}, { ...honestSteps, dice: { ...honestSteps.dice, space: () => rollDice('attack', [{ id: 'x', weights: [1.5, 1.5] }]) } }),
    caughtBy: ['chance'],
  },
  {
    what: 'an agreement that is not taken',
    game: table({}, honestSteps, {
      machine: {
        ...table().machine,
        submit: (s, seat, seq, answer) =>
          s.pending?.joint === 1 && seat === 1 ? check(s, seat, seq, answer) : submit(s, seat, seq, answer),
      },
    }),
    caughtBy: ['joint'],
  },
  {
    what: 'a last word that does not end the question',
    game: table({}, honestSteps, {
      machine: {
        ...table().machine,
        submit: (s, seat, seq, answer) => ((s.pending?.joint ?? 0) > 2 ? check(s, seat, seq, answer) : submit(s, seat, seq, answer)),
      },
    }),
    caughtBy: ['joint'],
  },
  {
    what: 'a partner who can end the question by repeating a proposal',
    game: table({}, honestSteps, {
      machine: {
        ...table().machine,
        submit: (s, seat, seq, answer) => submit(s, (s.pending?.joint ?? 0) > 1 ? 0 : seat, seq, answer),
      },
    }),
    caughtBy: ['joint'],
  },
  {
    what: 'a proposal that cannot be undone',
    game: table({}, honestSteps, {
      machine: {
        ...table().machine,
        submit: (s, seat, seq, answer) => {
          const isJoint = s.pending?.joint !== undefined;
          const refusal = submit(s, seat, seq, answer);
          if (!refusal && isJoint) s.floor = s.seq;
          return refusal;
        },
      },
    }),
    caughtBy: ['joint'],
  },
  {
    what: 'a joint question that asks one seat twice',
    game: table({}, { ...honestSteps, agree: { ...honestSteps.agree, joint: () => [0, 0] } }),
    caughtBy: ['joint'],
  },
];
