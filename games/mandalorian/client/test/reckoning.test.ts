import { askedOf, viewOf } from '@cadre/core';
import { describe, expect, it } from 'vitest';
import { FACEDOWN, NOBODY, pieceId } from '#game/ids';
import { openFrom, playOn, randomFrom } from '../fixture/playout.js';
import { blowOf, reckoningOf } from '../src/explain/reckoning.js';
import { seenFrom } from '../src/seen.js';

/** Every attack of some random matches: what was foretold for the chosen target, and what then happened to it. */
function* attacks() {
  for (let seed = 1; seed <= 12; seed++) {
    const match = openFrom({ mission: 'm1', guide: 71 }),
      random = randomFrom(seed);
    while (match.state.pending) {
      const seat = match.state.pending.asks.find(a => a.answer === null)!.seat;
      const { rule } = match.state.pending;
      const view = seat >= 0 ? viewOf(match.state, seat) : null;
      const seen = view && seenFrom(view);
      const space = view && askedOf(view);
      const facts = playOn(match, random)!;
      const [target] = match.log.at(-1)!.answer;
      const open = seen && target !== undefined && (seen.table.pieces[target]?.token ?? FACEDOWN) !== FACEDOWN;
      if (seen && open && rule === 'MA-67' && space?.of === 'threat') yield { seen, target: pieceId(target), facts };
    }
  }
}

describe('what an attack would do', () => {
  it('is what it does', () => {
    let told = 0;
    for (const { seen, target, facts } of attacks()) {
      const reckoning = reckoningOf(seen, target)!;
      const blow = blowOf(seen, target, reckoning.strength)!;
      const damaged = facts.find(fact => fact.type === 'damaged') as { readonly damage: number; readonly piece: number } | undefined;
      if (!damaged || damaged.piece !== target) continue; // a text came between, or the attack waits for more targets
      expect(damaged.damage).toBe(blow.damage);
      expect(facts.some(fact => fact.type === 'defeated')).toBe(blow.left === 0);
      told++;
    }
    expect(told).toBeGreaterThan(5);
  });
  it('names a rule for every term of the strength', () => {
    for (const { seen, target } of attacks()) {
      const { terms, strength } = reckoningOf(seen, target)!;
      expect(terms.reduce((sum, term) => sum + term.value, 0)).toBe(strength);
      for (const term of terms) expect(term.rule).toMatch(/^MA-\d+$/);
    }
  });
  it('there is nothing to reckon between actions', () => {
    const seen = seenFrom(viewOf(openFrom({ mission: 'm1' }).state, 0));
    expect(reckoningOf(seen, NOBODY)).toBeNull();
  });
});
