import { answer, CHANCE, checkSetup, openMatch } from '@cadre/core';
import { expect, test } from 'vitest';
import { luckOf } from '../../../packages/server/src/dice/luck.js';
import { Attack } from '../src/attack/attack.js';
import { legendaryEncounters } from '../src/index.js';
import type { EncounterState, UnitId } from '../src/state.js';

const LEGEND = 0 as UnitId;
/** A cadre attacks the Legend, and nothing is rolled yet. */
const attacking = (s: EncounterState): EncounterState => {
  const unit = s.public.units.find(({ seat }) => seat === 1)!;
  const [attacker, defender] = [unit.characters[0]!, s.public.units[LEGEND]!.characters[0]!];
  for (const [i, id] of [attacker, defender].entries())
    Object.assign(s.public.characters[id]!, { at: { x: 4000 + 300 * i, y: 4000, elevation: 0 } });
  const frame = Attack.frame({ attacker, defender, kind: 'melee', inCombatAction: true, seat: 1 }, 'rollAttack');
  Object.assign(frame.locals, { attackDice: 4, defenceDice: 3 });
  s.stack.push(frame);
  return s;
};

test('attack dice are the luck of the attacker, defence dice that of the defender', () => {
  const game = {
    ...legendaryEncounters,
    setup: (setup: Parameters<typeof legendaryEncounters.setup>[0]) => attacking(legendaryEncounters.setup(setup)),
  };
  const { setup } = checkSetup(game, { mission: 'make-an-entrance', layout: 'hangar-floor' });
  const match = openMatch(game, setup);
  for (const faces of [
    [0, 1, 2, 3],
    [0, 1, 2],
  ])
    expect(answer(match, CHANCE, match.state.pending!.seq, faces)).toBeNull();
  const { seats } = luckOf(game, match.setup, match.log);
  expect(seats[1]!.values.map(({ says }) => says.en)).toEqual(['critical', 'strike', 'expertise', 'failure']);
  expect(seats[0]!.values.map(({ says }) => says.de)).toEqual(['Block', 'Expertise', 'Fehlschlag']);
  expect(seats.map(({ seat, of, count }) => ({ seat, of, count }))).toEqual([
    { seat: 0, of: 'defence', count: 3 },
    { seat: 1, of: 'attack', count: 4 },
  ]);
});
