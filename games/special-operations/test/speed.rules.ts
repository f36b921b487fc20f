import { specialOperations as GAME } from '@cadre/special-operations';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { Activation } from '../src/round/activation.js';
import { begin, code, type Placed, spot, unit } from './battle.js';
import { carded, row as cardRow, startPhase, uses } from './card-play.js';
import { offer, row } from './keyword-acts.js';
import { STORM, TROOPER } from './round-acts.js';
import { play, stage } from './stage.js';

type Asked = Pick<ReturnType<typeof play>, 'state'>;
/** Whether the move that is asked for gets 3.5 and 5.5 inches along the open edge: a tool of speed 1 and of speed 2. */
const reaches = ({ state }: Asked, from: number): readonly boolean[] =>
  [3.5, 5.5].map(inches => {
    const { x, y } = spot(from + inches, 0.7);
    const { seat } = state.pending!.asks[0]!;
    return GAME.machine.check(state, seat, state.pending!.seq, [x, y, 0]) === null;
  });
const [SPEED_2, SPEED_1] = [
  [true, true],
  [true, false],
] as const;

rule(['L-MOV-5', 'SO-K47'], 'immobilize tokens slow down the Move and the Dash action', () => {
  const acts = (immobilize: number) =>
    play(
      stage('vehicle', [
        { type: TROOPER, at: [4, 0.7], immobilize },
        { type: STORM, seat: 1, at: [33, 0.7] },
      ]),
      Activation.call({ unit: unit(0) }),
    );
  const move = (immobilize: number) =>
    reaches(
      acts(immobilize)
        .seat(0)
        .answers(code({ kind: 'move' })),
      4,
    );
  expect([move(0), move(1)]).toEqual([SPEED_2, SPEED_1]);
  acts(2).refused(0, code({ kind: 'move' }));
  acts(1).refused(0, code({ kind: 'dash' }));
});
rule(['L-MOV-5', 'SO-K47', 'L-ACN-5'], 'and a move on standby, down to none', () => {
  const near = (immobilize: number): readonly Placed[] => [
    { type: TROOPER, at: [4, 0.7] },
    { type: STORM, seat: 1, at: [14, 0.7], standby: 1, immobilize },
  ];
  const reacts = (immobilize: number) =>
    play(stage('vehicle', near(immobilize)), Activation.call({ unit: unit(0) }))
      .seat(0)
      .answers(code({ kind: 'aim' }))
      .seat(1)
      .answers(code({ kind: 'unit', unit: unit(1) }));
  const move = (immobilize: number) =>
    reaches(
      reacts(immobilize)
        .asked('L-ACN-5', 1)
        .seat(1)
        .answers(code({ kind: 'move' })),
      14,
    );
  expect([move(0), move(1)]).toEqual([SPEED_2, SPEED_1]);
  reacts(2).asked('L-ATK-4'); // the attack is all that is left
});
rule(['L-MOV-5', 'SO-K47', 'SO-K9'], 'and the move of Dauntless: nobody is offered one without speed', () => {
  const rally = (immobilize: number) =>
    begin(
      row({ type: 'rebel-pathfinder', x: 4, suppression: 1, immobilize }, { type: STORM, seat: 1, x: 30 }),
      Activation.call({ unit: unit(0) }, 'rallied'),
    );
  expect(reaches(rally(0).asked('L-GEN-2', 0).seat(0).answers(offer('dauntless', 0)), 4)).toEqual(SPEED_1);
  rally(1).asked('L-ACN-1', 0);
});
rule(['L-MOV-5', 'SO-K47', 'SO-H7'], 'and moves that cards grant: who has no speed left is passed over', () => {
  const s = (immobilize: number) => {
    const units = carded('quick-response-team', cardRow({ x: 4 }, { x: 16 }, { x: 33, seat: 1 }), [0, 1]);
    units.public.units[0]!.immobilize = immobilize;
    return uses(startPhase(units)).asked('L-MOV-1', 0);
  };
  expect(reaches(s(0), 4)).toEqual(SPEED_1);
  expect(reaches(s(1), 16)).toEqual(SPEED_1); // the other one
});
