import { CHANCE, nextPrompt, sample, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { atMost } from '@cadre/testkit';
import { describe, expect, it } from 'vitest';
import { heuristicWith } from '../src/bot/bot.js';
import { roughWounds } from '../src/bot/estimate.js';
import { specialOperations as game } from '../src/game.js';
import { OPTION } from '../src/options.js';
import type { BattleState } from '../src/state.js';
import { gapInches } from '../src/table/queries.js';
import { typeNamed, unit } from './battle.js';
import { activate, plain, row } from './card-play.js';
import { stage } from './stage.js';

const bot = heuristicWith(roughWounds);
const AXE = 'ewok-hunter-stone-axe';
const SLOW_AXE = plain('slow-axe', { weapons: typeNamed(AXE).weapons });
/** The actions of the first unit until its activation is over. */
const actionsOf = (s: BattleState): string[] => {
  const random = seeded(1);
  const { state } = activate(s);
  const taken: string[] = [];
  const answered = atMost();
  while (state.pending) {
    answered();
    const { seat, space } = nextPrompt(state.pending);
    const answer = seat === CHANCE ? sample(space, random) : bot.choose(viewOf(state, seat), space, random);
    if (space.kind === 'pick' && space.of === 'option') taken.push(OPTION.decode(answer[0]!).kind);
    expect(game.machine.submit(state, seat, state.pending.seq, answer)).toBeNull();
  }
  Object.assign(s, state);
  return taken;
};
/** A fighter at the open edge, and an enemy so many inches from it. */
const apart = (inches: number, type = AXE): BattleState => stage('vehicle', row({ x: 4, type }, { x: 5.063 + inches, seat: 1 }));

describe('the heuristic bot with weapons for melee', () => {
  it('dashes first when the move after it can end in a charge', () => {
    const s = apart(8);
    expect(actionsOf(s).slice(0, 2)).toEqual(['dash', 'move']);
    expect(s.public.units[0]!.at).toBeTypeOf('object');
    expect(gapInches(s, unit(0), unit(1))).toBeLessThan(0.1);
  });
  it('charges with its last action', () => {
    const s = apart(5);
    expect(actionsOf(s)).toContain('move');
    expect(gapInches(s, unit(0), unit(1))).toBeLessThan(0.1);
  });
  it('goes to meet an enemy that is far away', () => {
    const s = apart(12);
    expect(actionsOf(s)).toContain('move');
    expect(gapInches(s, unit(0), unit(1))).toBeLessThan(7);
  });
  it('does not run up to an enemy that it cannot charge', () => {
    expect(actionsOf(apart(8, SLOW_AXE))[0]).not.toBe('dash');
  });
});
