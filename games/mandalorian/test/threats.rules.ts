import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { boxOf } from '../src/box/box.js';
import { deedCode } from '../src/codes.js';
import { CLASSES } from '../src/content/types.js';
import { EnemyAttack } from '../src/events/enemy-attack.js';
import { EnemyMove } from '../src/events/enemy-move.js';
import { characterId } from '../src/ids.js';
import { act, at, bare, enemy, facedown, feature, keep, run, stand, takeTurn, until } from './table.js';

const ALL_CLASSES = 7,
  MELEE = 1;

rule(['MA-92', 'MA-93'], 'a facedown token is a threat, but no enemy and no feature', () => {
  const s = bare();
  const hidden = facedown(s, 'A4', 'square');
  const t = until(run(s, EnemyAttack.call({ classes: ALL_CLASSES, count: 9, range: 3, least: false })), 'nothing');
  expect(t.facts('attacked')).toEqual([]); // "enemies" leaves facedown tokens out
  act(s, 0, 'attack', 1).offered([hidden]); // "threats" does not
});
rule(['MA-96', 'MA-97'], 'an enemy has a class, a health and perhaps abilities; a feature says what it is', () => {
  for (const mission of ['m1', 'm2', 'm3', 'm4']) {
    const faces = boxOf(bare({ mission })).tokens.filter(f => f.special === '');
    expect(faces.every(f => (f.enemy ? f.health > 0 && CLASSES[f.class] !== undefined : f.feature !== null))).toBe(true);
    expect(faces.some(f => f.enemy && f.sentry)).toBe(true);
    const { content: all, map } = boxOf(bare({ mission }));
    const { square } = all.tokenSets.find(set => set.id === map.tokenSet)!.stacks;
    const printed = square.map(t => (t.kind === 'enemy' ? [t.health, ...t.abilities] : []));
    const ABILITIES = ['sentry', 'grapple', 'sabotage', 'missionEffect'] as const;
    const shown = boxOf(bare({ mission })).tokens.slice(0, square.length);
    expect(shown.map(f => (f.enemy ? [f.health, ...ABILITIES.filter(each => f[each])] : []))).toEqual(printed);
  }
});
rule('MA-95', 'cards refer to the class: melee enemies move, a blaster beside them does not', () => {
  const s = bare();
  const melee = enemy(s, 'D4', 'melee'),
    blaster = enemy(s, 'E4', 'blaster');
  const t = until(run(s, EnemyMove.call({ classes: MELEE, count: 9, steps: 1, within: -1 })), 'nothing');
  expect([t.state.public.pieces[melee]!.space, t.state.public.pieces[blaster]!.space]).toEqual([at(s, 'C4'), at(s, 'E4')]);
});
rule('MA-90', 'Defend blocks 1 damage to its owner, in anybody’s turn', () => {
  const s = bare();
  s.public.turn.seat = 1;
  stand(s, 1, 'I7');
  enemy(s, 'A4', 'melee');
  const [defend] = keep(s, 0, 'defend');
  const t = run(s, EnemyAttack.call({ classes: MELEE, count: 1, range: 0, least: false }))
    .asked('MA-90', 0)
    .offered([defend!])
    .seat(0)
    .answers(defend!)
    .over();
  expect([t.state.public.characters[0]!.damage, t.state.public.planning.discard]).toEqual([0, [defend]]);
});
rule('MA-98', 'features are used in the own Action Step only', () => {
  const s = bare();
  s.public.characters[0]!.damage = 1;
  const pack = feature(s, 'A4', 'medpac');
  takeTurn(s)
    .asked('MA-35')
    .offered([deedCode('feature', characterId(0), pack)]);
  const other = bare();
  other.public.turn.seat = 1;
  stand(other, 1, 'I7');
  other.public.characters[0]!.damage = 1;
  feature(other, 'A4', 'medpac');
  takeTurn(other).asked('MA-33'); // nothing to do for the current player
});
rule('MA-7', 'the current player breaks every tie, whoever it concerns', () => {
  const s = bare();
  s.public.turn.seat = 1;
  stand(s, 0, 'C4');
  stand(s, 1, 'E4');
  enemy(s, 'D4', 'blaster');
  run(s, EnemyAttack.call({ classes: ALL_CLASSES, count: 1, range: 1, least: false }))
    .asked('MA-150', 1)
    .offered([0, 1]);
});
