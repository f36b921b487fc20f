import { CHANCE, viewOf } from '@cadre/core';
import { cardAt } from '@cadre/kit';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { Plan } from '../src/actions/plan.js';
import { TEXT } from '../src/box/card-text.js';
import { characterId } from '../src/ids.js';
import type { MandoState } from '../src/state.js';
import { Look } from '../src/threats/reveal.js';
import { back, pastEvents, turnFrom } from './position.js';
import { spend } from './spent-deck.js';
import { act, bare, enemy, eventNumber, facedown, hold, plan, run, tokenNamed } from './table.js';

/** What a seat sees while another has these secrets. */
const seen = (s: MandoState, by: number) => JSON.stringify(viewOf(s, by));
rule('MA-179', "a hand is its player's: others see its size, never a card of it", () => {
  const [one, two] = [['mandalorian/long-rifle'], ['mandalorian/relentless']].map(ids => {
    const s = bare();
    hold(s, 0, ...ids);
    return turnFrom(s, 'begin').state;
  });
  expect(seen(one!, 1)).toBe(seen(two!, 1));
  expect(seen(one!, 0)).not.toBe(seen(two!, 0));
  expect(viewOf(one!, 1).public.hands).toEqual([1, 0]);
});
rule('MA-180', 'what was seen of a facedown threat reaches nobody but the player who looked', () => {
  const [one, two] = ['medpac', 'melee 2 sentry'].map(words => {
    const s = bare();
    const hidden = facedown(s, 'B4', 'square');
    return run(s, Look.call({ seat: 0, piece: hidden }))
      .chance(tokenNamed(s, 'square', words))
      .over();
  });
  expect(seen(one!.state, 1)).toBe(seen(two!.state, 1));
  expect(one!.told(1)).toEqual(two!.told(1));
  expect(one!.told(0)).not.toEqual(two!.told(0));
  expect(one!.told(1).map(f => f.type)).toEqual(['looked']); // that somebody looked is no secret
});
rule('MA-181', 'every discard pile lies open to everybody', () => {
  const s = bare();
  spend(s, 0);
  s.public.planning.discard = [plan(s, 'focus')];
  pastEvents(s, 'e1');
  s.public.spent = [3];
  const brute = enemy(s, 'B4', 'melee');
  s.public.defeated = [brute];
  for (const seat of [0, 1]) {
    const view = viewOf(s, seat).public;
    expect(view.skillDecks[0]!.discard.length).toBe(12);
    expect([view.planning.discard, view.events.discard, view.spent, view.defeated]).toEqual([[plan(s, 'focus')], [0], [3], [brute]]);
  }
});
rule('MA-182', 'of the event deck everybody knows the back on top; a text that shows a card shows it to its player alone', () => {
  const peeked = (id: string) => {
    const s = bare({ mission: 'm3', character2: 'mayfeld', guide: 71, first: 2 });
    s.public.back = back('melee');
    const t = act(s, 1, 'intel', 'mayfeld/inside-info');
    return t.seat(1).answers(TEXT.before).asked('MA-182', CHANCE).chance(eventNumber(s, id)).asked('MA-5', 1);
  };
  const [one, two] = [peeked('e1'), peeked('e2')];
  expect(viewOf(one.state, 0).public.events).toMatchObject({ size: 18, discard: [] });
  expect(seen(one.state, 0)).toBe(seen(two.state, 0));
  expect(one.told(0)).toEqual(two.told(0));
  expect(seen(one.state, 1)).not.toBe(seen(two.state, 1));
});
rule('MA-183', 'drawn planning cards are hidden until kept or discarded; one put back on top stays hidden', () => {
  const ids = ['focus', 'defend', 'sidestep'] as const;
  const s = bare();
  const [focus, defend, sidestep] = ids.map(id => plan(s, id));
  const t = run(s, Plan.call({ you: characterId(0), seat: 0, n: 3, keep: 1 }))
    .chance(focus!)
    .chance(defend!)
    .chance(sidestep!)
    .asked('MA-84', 0);
  const told = () => JSON.stringify([t.told(1), viewOf(t.state, 1)]);
  expect(t.told(1).map(f => f.type)).toEqual(['plan-taken', 'plan-taken', 'plan-taken']);
  expect(viewOf(t.state, 1).pending!.asks[0]!.space).toBe(null); // not even what can be chosen
  t.seat(0).answers(focus!).asked('MA-87', 0).seat(0).answers(defend!).over();
  expect(t.state.public.characters[0]!.planning).toEqual([focus]);
  expect(t.state.public.planning.discard).toEqual([sidestep]);
  expect(
    cardAt(
      t.state.public.planning,
      t.state.secret.map(m => m.planning),
      0,
    ),
  ).toBe(defend);
  expect(viewOf(t.state, 1).mine!.planning.top).toEqual([-1]); // only that something lies there
  expect(told()).not.toContain(`"card":${defend}`);
});
