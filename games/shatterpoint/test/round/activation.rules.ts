import { UseActive } from '@cadre/shatterpoint/attack/active';
import { activationLocals } from '@cadre/shatterpoint/frames';
import { rules } from '@cadre/shatterpoint/procedures';
import { Action } from '@cadre/shatterpoint/round/action';
import { actionsOf } from '@cadre/shatterpoint/round/actions';
import { Activation } from '@cadre/shatterpoint/round/activation';
import { targetsOf } from '@cadre/shatterpoint/round/attacks';
import type { CharacterId, EncounterState, UnitId } from '@cadre/shatterpoint/state';
import { rule, type Scenario, scenario } from '@cadre/testkit';
import { expect } from 'vitest';
import { attackFaces, defenceFaces } from '../attack/fight.js';
import { type At, card, character, chart, clone, encounter, type Placed, stance } from '../stage.js';
import { activation, code, match, offered, passUntil, put } from './table.js';

const VADER = 0 as UnitId;
const [REX, TROOPERS, CODY] = [3, 4, 5] as UnitId[];
const [A, B] = [character(0), character(1)];
const END = code({ kind: 'end' });
/** The whole machine on a table of test cards. */
const onTable = (s: EncounterState, ...frames: EncounterState['stack']): Scenario<EncounterState> => {
  s.stack.push(...frames);
  return scenario({ machine: rules, clone } as never, s);
};
const two = (a: At, b: At, given: Partial<Placed> = {}, foe: Partial<Placed> = {}): EncounterState =>
  encounter([
    { card: card('one'), at: [a], ...given },
    { card: card('two'), at: [b], ...foe },
  ]);

rule(
  ['S-ACT-1', 'LE-O7', 'S-STN-2', 'S-ABIL-3', 'LE-A18'],
  'hunker tokens go, a Wound heals, a stance is chosen, then Tactic abilities',
  () => {
    const s = match();
    Object.assign(s.public.units[VADER]!, { wounded: 1, damage: 12, injured: 1, hunker: 1 });
    const t = activation(s, VADER).asked('LE-O7', 0);
    expect(t.facts().map(({ type }) => type)).toEqual(['activated', 'hunker', 'recovered', 'injured']);
    expect(t.state.public.units[VADER]).toMatchObject({ wounded: 0, damage: 0, injured: 2, stance: 0 });
    t.offered([0, 1].map(index => code({ kind: 'stance', stance: index })))
      .seat(0)
      .answers(code({ kind: 'stance', stance: 1 }));
    expect(t.state.public.units[VADER]!.stance).toBe(1);
    expect(
      t
        .facts()
        .slice(4)
        .map(({ type }) => type),
    ).toEqual(['stance', 'ability']);
    expect(t.facts('ability')).toMatchObject([{ ability: 'inexorable', cost: 0 }]);
    const same = activation(match(), VADER)
      .seat(0)
      .answers(code({ kind: 'stance', stance: 0 }));
    expect(same.facts('stance')).toEqual([]);
  },
);
rule(['S-ABIL-3', 'LE-P13'], 'a Tactic ability speaks in the activation of its own unit only', () => {
  expect(activation(match(), TROOPERS!).facts('ability')).toEqual([]);
  expect(activation(match(), REX!).facts('ability')).toMatchObject([{ ability: 'get-a-move-on', unit: 3 }]);
});
rule(['S-ACTN-1', 'LE-O3', 'S-COH-1'], 'in a move action each character advances, climbs or stays, wherever the others are', () => {
  const s = match();
  const [first, second] = s.public.units[TROOPERS!]!.characters as [CharacterId, CharacterId];
  put(s, TROOPERS!, 1, 30, 20);
  const t = activation(s, TROOPERS!)
    .seat(1)
    .answers(code({ kind: 'move' }))
    .asked('S-ACTN-1', 1);
  t.offered([first, second].map(id => code({ kind: 'character', character: id })))
    .seat(1)
    .answers(code({ kind: 'character', character: second }));
  const [advance, climb] = (['advance', 'climb'] as const).map(move => code({ kind: 'moveAs', move }));
  t.asked('S-ACTN-1', 1).offered([advance!, climb!]).seat(1).answers(climb!).asked('S-MOVE-1', 1).seat(1).passes();
  t.offered([advance!, climb!]).seat(1).answers(advance!).asked('S-MOVE-1', 1).seat(1).passes();
  t.asked('S-ACT-2', 1);
  expect(t.facts('acted')).toMatchObject([{ action: 'move', free: false }]);
  const engaged = match();
  put(engaged, TROOPERS!, 0, 18, 20);
  put(engaged, VADER, 0, 18, 22);
  const held = activation(engaged, TROOPERS!)
    .seat(1)
    .answers(code({ kind: 'move' }));
  held
    .seat(1)
    .answers(code({ kind: 'character', character: first }))
    .asked('S-MOVE-1', 1); // no climb from a fight: nothing to choose
});
rule(['S-ATK-1', 'S-ENG-3', 'LE-P23', 'S-WND-4'], 'ranged: in range, in sight, not from a fight; melee: only whom one fights', () => {
  const ranged = (s: EncounterState) => targetsOf(s, A, 'ranged');
  const melee = (s: EncounterState) => targetsOf(s, A, 'melee');
  const far = two([18, 7], [18, 12]);
  expect([ranged(far), melee(far)]).toEqual([[B], []]);
  expect(ranged(two([18, 3], [18, 13]))).toEqual([]); // range 4 is 8 inches
  expect(ranged(two([13, 11], [13, 17.2]))).toEqual([]); // behind a stack
  const close = two([18, 9], [18, 12]);
  expect([ranged(close), melee(close)]).toEqual([[], [B]]);
  const wounded = two([18, 9], [18, 12], {}, { wounded: 1 });
  expect([ranged(wounded), melee(wounded)]).toEqual([[], [B]]); // it still engages, and can be attacked
  const brawl = encounter([
    { card: card('one'), at: [[18, 7]] },
    { card: card('two'), at: [[18, 12]], seat: 0 },
    { card: card('three'), at: [[18, 14]], seat: 2 },
  ]);
  expect(ranged(brawl)).toEqual([B]); // shooting into a fight is legal
  const clumsy = encounter([
    { card: card('unarmed', { stances: [{ ...stance(), ranged: undefined } as never] }), at: [[18, 7]] },
    { card: card('two'), at: [[18, 12]] },
  ]);
  expect(ranged(clumsy)).toEqual([]); // S-DICE-4: without a printed range there is none
  expect(targetsOf(far, A, 'ranged', [])).toEqual([]);
});
rule(['S-ACTN-3', 'S-DICE-4'], 'in a combat action each character makes one attack', () => {
  const s = encounter([
    {
      card: card('pair', { characters: 2 }),
      at: [
        [18, 7],
        [20, 7],
      ],
    },
    { card: card('foe'), at: [[18, 12]] },
  ]);
  const t = onTable(s, Action.frame({ unit: 0 as UnitId, action: 'combat', free: false })).asked('S-ACTN-3', 1);
  const shot = (attacker: number): number => code({ kind: 'attack', attacker: character(attacker), target: character(2), how: 'ranged' });
  t.offered([END, shot(0), shot(1)])
    .seat(1)
    .answers(shot(1));
  t.chance(...attackFaces('fff')).chance(...defenceFaces('ff'));
  t.asked('S-ACTN-3', 1)
    .offered([END, shot(0)])
    .seat(1)
    .answers(END)
    .over();
});
rule(['S-ACTN-5', 'LE-O3', 'S-COND-1'], 'in a recover action each character heals once; who loses Strained by it is not hurt', () => {
  const recovering = (given: Partial<EncounterState['public']['units'][number]>) => {
    const s = match();
    Object.assign(s.public.units[TROOPERS!]!, given);
    return activation(s, TROOPERS!)
      .seat(1)
      .answers(code({ kind: 'recover' }));
  };
  const hurt = code({ kind: 'damage', unit: TROOPERS! });
  const twice = recovering({ damage: 3 }).asked('S-EFF-4', 1).seat(1).answers(hurt).asked('S-EFF-4', 1).seat(1).answers(hurt);
  expect(twice.asked('S-ACT-2', 1).state.public.units[TROOPERS!]!.damage).toBe(1);
  const neither = recovering({ damage: 3 }).seat(1).answers(END).asked('S-EFF-4', 1).seat(1).answers(END);
  expect(neither.asked('S-ACT-2', 1).state.public.units[TROOPERS!]!.damage).toBe(3);
  const cured = recovering({ conditions: ['strained'] })
    .seat(1)
    .answers(code({ kind: 'cure', unit: TROOPERS!, condition: 'strained' }));
  expect(cured.state.public.units[TROOPERS!]).toMatchObject({ damage: 0, conditions: [] });
  const t = recovering({ damage: 3, conditions: ['strained'] })
    .asked('S-EFF-4', 1)
    .seat(1)
    .answers(hurt)
    .seat(1)
    .answers(hurt);
  expect(t.state.public.units[TROOPERS!]).toMatchObject({ damage: 4, conditions: [] });
});
rule(['S-ACTN-6', 'LE-P21', 'LE-H4', 'S-TREE-6'], 'an ability may cost an action, which an Active icon does not pay', () => {
  const s = match({ 'cadre.2': 'agent-kallus+shoretroopers+stormtrooper-sergeant+snowtroopers' });
  const shore = 8 as UnitId;
  put(s, shore, 0, 18, 18);
  put(s, VADER, 0, 18, 20);
  const [dash, push] = [0, 1].map(ability => code({ kind: 'ability', ability }));
  const options = (taken: number) => actionsOf(s, { unit: shore, taken, done: [] }).map(option => code(option));
  expect(options(1)).toContain(push);
  expect(options(2)).not.toContain(push);
  expect(options(2)).toContain(dash);
  const icon = (taken: number, unit = shore) => {
    const doing = { proc: 'activation', step: 'act', locals: { ...activationLocals({ unit, seat: 2 }), taken } };
    s.public.force[2].ready = 0;
    s.public.used = { ...s.public.used, activation: {} };
    s.stack = [doing, UseActive.frame({ unit: shore, seat: 2 })];
    return scenario({ machine: rules, clone } as never, clone(s)) as Scenario<EncounterState>;
  };
  icon(1).asked('S-TREE-6', 2).offered([END, dash!, push!]);
  icon(2).asked('S-TREE-6', 2).offered([END, dash!]);
  expect(icon(1, REX).state.pending?.rule).not.toBe('S-TREE-6'); // somebody else's activation
  const t = icon(1).seat(2).answers(push!);
  expect(t.facts('ability')).toMatchObject([{ ability: 'for-the-empire', cost: 0 }]);
  expect(t.state.stack[0]!.locals).toMatchObject({ taken: 2, done: ['ability'] });
  expect(t.state.public.used.activation).toEqual({ '8:for-the-empire': 1 });
});
rule(['S-ACT-4', 'LE-P15', 'S-WND-6'], 'a unit that is Wounded in its activation stops; what follows the activation still happens', () => {
  const s = match();
  Object.assign(s.public.units[TROOPERS!]!, { damage: 7, conditions: ['strained'], injured: 2 });
  const t = activation(s, TROOPERS!)
    .seat(1)
    .answers(code({ kind: 'focus' }))
    .over();
  expect(t.facts('wounded')).toMatchObject([{ unit: 4, by: 'nobody' }]);
  expect(t.facts('activationOver')).toHaveLength(1);
  expect(t.facts('defeated')).toMatchObject([{ unit: 4 }]);
});
rule(['LE-P15', 'S-ACT-4'], 'it stops even if an ability has taken the Wounded token away again', () => {
  const s = match({ 'cadre.2': 'kalani+b1-battle-droids+kraken+magnaguard' });
  const droids = 8 as UnitId;
  Object.assign(s.public.units[droids]!, { damage: 7, conditions: ['strained'] });
  const t = activation(s, droids)
    .seat(2)
    .answers(code({ kind: 'focus' }))
    .asked('LE-P13', 2);
  t.seat(2).answers(offered(t.state).at(-1)!);
  expect(t.facts('ability')).toMatchObject([{ ability: 'countless' }]);
  expect(passUntil(t, 'S-ACT-2').over().state.public.units[droids]).toMatchObject({ wounded: 0, injured: 1 });
});
rule('LE-P15', 'the other characters of a unit that is Wounded in a combat action do not attack', () => {
  const thorns = { ranged: 2, melee: 2, chart: chart({ from: 1, results: [{ effect: 'damage' }] }) };
  const table = (damage: number) =>
    encounter([
      {
        card: card('pair', { characters: 2, stamina: 3 }),
        at: [
          [18, 7],
          [20, 7],
        ],
        damage,
      },
      { card: card('thorny', { stances: [stance({ defence: thorns })] }), at: [[18, 12]] },
    ]);
  const fight = (damage: number) => {
    const t = onTable(table(damage), Action.frame({ unit: 0 as UnitId, action: 'combat', free: true }));
    t.seat(1).answers(code({ kind: 'attack', attacker: A, target: character(2), how: 'ranged' }));
    return t.chance(...attackFaces('fff')).chance(...defenceFaces('ef'));
  };
  fight(1).asked('S-ACTN-3', 1);
  expect(fight(2).over().facts('wounded')).toMatchObject([{ unit: 0 }]);
});
rule(['LE-H10', 'S-ACT-2'], 'a free action counts in the own activation, and not in that of another unit', () => {
  const acting = (unit: UnitId) => {
    const s = match();
    put(s, VADER, 0, 18, 20);
    put(s, 1, 0, 20, 20);
    put(s, REX!, 0, 18, 17);
    const doing = Activation.frame({ unit: VADER, seat: 0 });
    doing.step = 'act';
    s.stack = [doing, Action.frame({ unit, action: 'combat', free: true })];
    const t = scenario({ machine: rules, clone } as never, s) as Scenario<EncounterState>;
    return t.asked('S-ACTN-3', 0).state.stack[0]!.locals;
  };
  expect(acting(VADER)).toMatchObject({ done: ['combat'], taken: 0 });
  expect(acting(1 as UnitId)).toMatchObject({ done: [], taken: 0 });
});
rule(['S-ENG-4', 'S-ACTN-4'], 'no unit takes cover in a fight, but one that may keep its tokens there', () => {
  const s = match({ 'cadre.2': 'luke-skywalker+lando-and-r2-d2+chewie+rebel-commandos' });
  const luke = 7 as UnitId;
  const covers = (unit: UnitId) => actionsOf(s, { unit, taken: 0, done: [] }).some(({ kind }) => kind === 'takeCover');
  expect(covers(CODY!)).toBe(true);
  put(s, CODY!, 0, 18, 18);
  put(s, VADER, 0, 18, 20);
  put(s, luke, 0, 20, 20);
  expect([covers(CODY!), covers(luke)]).toEqual([false, true]);
});
