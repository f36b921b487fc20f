import { readFileSync } from 'node:fs';
import { type Answer, CHANCE, checkSetup, nextPrompt, type Place, sample, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { specialOperations as game, heuristic } from '@cadre/special-operations';
import { rule } from '@cadre/testkit';
import { describe, expect, test } from 'vitest';
import { attackProblem } from '../src/attack/targets.js';
import { boxOf } from '../src/box.js';
import type { Speed } from '../src/frames.js';
import { Activation } from '../src/round/activation.js';
import { Move } from '../src/round/move.js';
import { speech } from '../src/speech/speech.js';
import type { BattleState } from '../src/state.js';
import { ground } from '../src/table/ground.js';
import { facedBy, placeMove } from '../src/table/place-args.js';
import { begin, duel, lift, put, spot, typeNamed, unit } from './battle.js';
import { fileOf, problemsOf } from './own-file.js';

const GUNNER = 'stormtrooper-dlt-19';
const rifle = (change: object = {}) => ({
  id: 'dlt-19-heavy-blaster-rifle',
  kind: 'ranged',
  range: 24,
  dice: { red: 2 },
  keywords: [
    { keyword: 'fixed', of: ['front'] },
    { keyword: 'impact', x: 1 },
  ],
  ...change,
});
const gunner = (change: object = {}) => ({ type: GUNNER, arcs: true, weapons: [rifle()], ...change });
const OWN = fileOf({ units: [gunner()] });
const OTHERS = ['imperial-officer', 'stormtrooper', 'death-trooper', 'fx-9-medical-droid'];
const TWO = 2 as Speed;
const EAST: readonly [number, number] = [1000, 0];

rule(['SO-D-25', 'SO-G31'], 'a unit of an own file turns with its move and then has others in its arc', () => {
  const s = duel({ type: GUNNER, at: [8.5, 0.7] }, { type: 'rebel-trooper', at: [20, 0.7] }, [], { own: OWN });
  put(s, 0, { ...spot(8.5, 0.7), facing: { x: -1, y: 0 } });
  expect(attackProblem(s, unit(0), unit(1), 0)).toMatchObject({ rule: 'SO-G31', why: 'out-of-arc' });
  const t = begin(
    s,
    Activation.call({ unit: unit(0) }, 'tidy'),
    Move.call({ unit: unit(0), how: 'move', speed: TWO, intoMelee: 'nobody', may: false }),
  );
  const [x, y] = [s.public.units[0]!.at].map(at => (typeof at === 'object' ? [at.x, at.y] : []))[0]!;
  // It ends where it began, and faces the enemy now.
  const turned = t.seat(0).answers(x!, y!, 0, ...EAST).state;
  expect(turned.public.units[0]!.at).toEqual({ x, y, level: 0, facing: { x: 1000, y: 0 } });
  expect(attackProblem(turned, unit(0), unit(1), 0)).toBeNull();
});
rule('SO-D-25', 'a facing that points nowhere is refused; units without arcs are asked for none', () => {
  const s = duel({ type: GUNNER }, { type: 'rebel-trooper' }, [], { own: OWN });
  put(s, 0, { ...spot(4, 0.7), facing: { x: 0, y: 1 } });
  const asked = facedBy(s, unit(0), placeMove(unit(0), 'move', TWO));
  expect(asked.parts).toEqual(['level', 'facing']);
  const { x, y } = spot(5, 0.7);
  expect(ground(s).refuse(asked, [x, y, 0, 0, 0])).toEqual({ rule: 'SO-D-25', why: 'no-facing', about: {} });
  expect(ground(s).refuse(asked, [x, y, 0, 20_000, 0])?.why).toBe('no-facing');
  expect(ground(s).refuse(asked, [x, y, 0, ...EAST])).toBeNull();
  expect(ground(s).nearest(asked, [x, y, 0, 0, 0])).toEqual([x, y, 0, 0, 1]);
  expect(facedBy(s, unit(1), placeMove(unit(1), 'move', TWO)).parts).toEqual(['level']);
});

describe('the file', () => {
  test('changes the arcs and weapons of a unit type and leaves the rest of it as it is', () => {
    expect(problemsOf({ units: [gunner()] })).toEqual([]);
    const s = duel({ type: GUNNER }, { type: 'rebel-trooper' }, [], { own: OWN });
    const { weapons: _, from: __, ...rest } = typeNamed(GUNNER);
    expect(boxOf(s).unitTypes.get(GUNNER)).toMatchObject({ ...rest, arcs: true, from: 'own' });
    expect(boxOf(s).unitTypes.get(GUNNER)!.weapons[0]).toMatchObject({ range: 24, dice: { red: 2, black: 0, white: 0 } });
    expect(boxOf(s).unitTypes.get('stormtrooper')).toEqual(typeNamed('stormtrooper'));
  });
  test.each([
    [
      gunner({ arcs: undefined }),
      'units[0].weapons[0].keywords: the unit has no arcs, so Fixed means nothing; expected "arcs": true beside it',
    ],
    [gunner({ type: 'vehicle-empire' }), /^units\[0\]\.type: /],
    [gunner({ weapons: [rifle({ keywords: [{ keyword: 'fixed' }] })] }), /^units\[0\]\.weapons\[0\]\.keywords\[0\]/],
    [gunner({ weapons: [rifle({ keywords: [{ keyword: 'fixed', of: ['up'] }] })] }), /^units\[0\]\.weapons\[0\]\.keywords\[0\]/],
    [gunner({ weapons: [rifle({ range: 0 })] }), 'units[0].weapons[0].range: a ranged weapon of range 0; expected 1 to 36'],
    [gunner({ weapons: [rifle({ dice: {} })] }), 'units[0].weapons[0].dice: the weapon has no dice; expected at least one die'],
    [gunner({ weapons: [rifle({ id: 'catapult' })] }), /^units\[0\]\.weapons\[0\]\.id: /],
  ])('%j is refused', (bad, says) => {
    const problems = problemsOf({ units: [JSON.parse(JSON.stringify(bad))] });
    expect(problems).toEqual([typeof says === 'string' ? says : expect.stringMatching(says)]);
  });
  test('two units for one type are refused', () => {
    expect(problemsOf({ units: [gunner(), gunner()] })).toEqual([
      `units[1].type: a second unit for "${GUNNER}"; expected one of each type`,
    ]);
  });
});

describe('whole matches', () => {
  const faced = (s: BattleState): boolean[] =>
    s.public.units.flatMap(({ type, at }) =>
      typeof at === 'object' && boxOf(s).unitTypes.get(type)!.arcs
        ? [(lift({ at } as never).at as { facing?: object }).facing !== undefined]
        : [],
    );
  type Choose = typeof heuristic.choose;
  const randomly: Choose = (view, space, random) => sample(space, random, ground(view));
  // Both sides of the missions in which units also come from a reserve and from a network.
  test.each([
    ['random play', 'shields', 'second', randomly],
    ['random play', 'vehicle', 'first', randomly],
    ['bots', 'shields', 'second', heuristic.choose],
    ['bots', 'vehicle', 'first', heuristic.choose],
  ] as const)('%s of %s, %s is blue: units with arcs always have a facing', (_, mission, blue, choose) => {
    const content = fileOf({ units: [gunner(), ...OTHERS.map(type => ({ type, arcs: true }))] });
    const { setup, problems } = checkSetup(game, { mission, content, blue });
    expect(problems).toEqual([]);
    const s = game.setup(setup);
    game.machine.start(s);
    const random = seeded(5);
    const facings = new Set<boolean>();
    let asked = 0;
    for (let n = 0; s.pending && n < 5_000; n++) {
      const { seat, space } = nextPrompt(s.pending);
      const answer: Answer = seat === CHANCE ? sample(space, random) : choose(viewOf(s, seat), space, random);
      if (space.kind === 'place' && space.parts.includes('facing')) asked++;
      expect(game.machine.submit(s, seat, s.pending.seq, answer)).toBeNull();
      for (const each of faced(s)) facings.add(each);
    }
    expect([s.pending, asked > 3, [...facings]]).toEqual([null, true, [true]]);
  });
});

test('the page about own content has an example of a unit that can be played', () => {
  const page = readFileSync(new URL('../../../docs/special-operations-content.md', import.meta.url), 'utf8');
  const [, example] = page.match(/## Units.*?```json\n(.*?)```/s)!;
  expect(checkSetup(game, { content: example! }).problems).toEqual([]);
});
test('a facing is written as a point to look at, and said as an arrow', () => {
  const place = { parts: ['level', 'facing'] } as const as unknown as Place;
  const { read, say } = speech.en.spot!;
  expect(read('12 4.5 > 18 10.5', place)).toEqual([3048, 1143, 0, 7071, 7071]);
  expect(read('12 4.5', place)).toEqual([3048, 1143, 0, 0, 10_000]);
  expect(read('12 4.5 >', place)).toBeNull();
  expect(read('12 4.5 > 18 10.5', { parts: ['level'] } as unknown as Place)).toBeNull();
  const s = duel({ type: 'rebel-trooper' }, { type: 'rebel-trooper' });
  expect(say(viewOf(s, 0), place, [3048, 1143, 0, 7071, 7071])).toBe('12.0" 4.5" ↗');
  expect(say(viewOf(s, 0), place, [3048, 1143, 0, -1, 0])).toBe('12.0" 4.5" ←');
});
