import { describe, expect, it } from 'vitest';
import { checkContent, problemText } from '../../src/content/check.js';
import { content } from '../../src/content/content.js';
import type { Json } from './file.js';

describe('a card is refused for', () => {
  const changed = (change: (box: Record<string, Json[]>) => void): readonly string[] => {
    const box = JSON.parse(JSON.stringify(content)) as Record<string, Json[]>;
    change(box);
    return checkContent(box, 'box.json').problems.map(problemText);
  };
  const deck = (box: Record<string, Json[]>): Json[] => box['characters']![0]!['deck'] as Json[];

  it('a deck that is not twelve cards of every strength', () => {
    expect(changed(box => deck(box).splice(9, 1))).toEqual(['box.json: characters[0].deck: 11 skill cards; expected 12, counting copies']);
    const weak = changed(box => {
      for (const card of deck(box)) Object.assign(card, { strength: 2 });
    });
    expect(weak).toEqual(['box.json: characters[0].deck: no card of strength 1, 3, 4; expected every strength from 1 to 4']);
  });

  it('a tactical card in the starting deck, or one that changes an action', () => {
    expect(changed(box => Object.assign(deck(box)[9]!, { strength: 'tactical' }))).toEqual([
      'box.json: characters[0].deck[9].strength: "tactical" on a deck card; expected a strength from 1 to 4',
      'box.json: characters[0].deck[9]: a tactical card that does nothing; expected an ability with ops',
    ]);
  });

  it('a tactical card with a modifier, a wild card with a strength, an ability that is none', () => {
    const unlocks = (box: Record<string, Json[]>): Record<string, Json> => box['characters']![0]!['unlocks'] as Record<string, Json>;
    const problems = changed(box => {
      Object.assign(unlocks(box)['tactical']!['ability'] as Json, { modify: [{ op: 'attackRange', range: 2 }] });
      Object.assign(unlocks(box)['wild']!, { strength: 3 });
      Object.assign(deck(box)[0]!, { ability: { slot: 'attack' } });
    });
    expect(problems).toEqual([
      'box.json: characters[0].deck[0].ability: an ability without effect; expected modify or ops',
      'box.json: characters[0].unlocks.tactical.ability.modify: a tactical card changes an action that is not performed; expected ops alone',
      'box.json: characters[0].unlocks.wild.strength: "3" on a wild card; expected "wild"',
    ]);
  });

  it('two cards of one id and a weaker novice side', () => {
    const problems = changed(box => {
      Object.assign(deck(box)[1]!, { id: 'mandalorian/wrist-flamer' });
      Object.assign(box['characters']![0]!, { health: { novice: 4, standard: 5 } });
    });
    expect(problems).toEqual([
      'box.json: characters[0].health: more health on the standard side than on the novice side; expected at most as much',
      'box.json: characters[0].deck: two cards have the id mandalorian/wrist-flamer; expected one id, and copies for equal cards',
    ]);
  });

  it('an event or a gear card with an effect of another place', () => {
    const problems = changed(box => {
      Object.assign(box['events']![0]!, { ops: [{ op: 'skipCrisis' }] });
      const gear = (box['characters']![0]!['unlocks'] as Record<string, Json>)['gear']!;
      Object.assign(gear, { trigger: 'actionStep', slots: ['move'] });
    });
    expect(problems).toEqual([
      'box.json: characters[0].unlocks.gear.slots: slots with the trigger "actionStep"; expected the trigger "performAction"',
      'box.json: characters[0].unlocks.gear.ops[0].op: "ward" means nothing here (trigger actionStep); expected to use it in: trigger eventDamage',
      'box.json: events[0].ops[0].op: "skipCrisis" means nothing here (event); expected to use it in: trigger crisis',
    ]);
  });

  it('an envelope that is never opened, or holds an unknown mission', () => {
    const problems = changed(box => {
      Object.assign(box['guide']![30]!, { envelope: 2 });
      Object.assign(box['envelopes']![0]!, { missions: ['mm9'] });
    });
    expect(problems.map(problem => problem.split(';')[0])).toEqual([
      'box.json: envelopes[0].missions[0]: unknown mission mm9',
      'box.json: guide: envelope 1 is opened 0 times',
      'box.json: guide: envelope 2 is opened 2 times',
    ]);
  });

  it('a text for another action', () => {
    const slotted = changed(box => Object.assign(deck(box)[1]!['ability'] as Json, { slot: 'move' }));
    expect(slotted).toEqual([
      'box.json: characters[0].deck[1].ability.modify[0].op: "attackRange" means nothing here (action move); expected to use it in: action attack',
    ]);
  });

  it('a trigger without effect and an effect without action', () => {
    const planning = changed(box => {
      delete box['planning']![0]!['ops'];
      Object.assign(box['planning']![3]!, { trigger: 'damage', modify: [{ op: 'strength', n: 1 }] });
    });
    expect(planning).toEqual([
      'box.json: planning[0]: the trigger "damage" without an effect; expected an effect exactly if there is a trigger',
      'box.json: planning[3].modify: no action to change with the trigger "damage"; expected the trigger "performAction"',
    ]);
  });

  it('a feature whose effects nobody can use', () => {
    expect(changed(box => Object.assign(box['features']![3]!, { use: 'carry' }))).toEqual([
      'box.json: features[3].ops: 1 effects with the use "carry"; expected effects exactly with the use "discard"',
    ]);
  });

  it('a guide deck out of order, incomplete, or with unknown missions', () => {
    const guide = changed(box => {
      Object.assign(box['guide']![3]!, { card: 'ig11/spin-volley' });
      Object.assign(box['guide']![1]!, { id: 7, play: [{ missions: ['m9'] }] });
    });
    expect(guide).toEqual([
      'box.json: guide[1].id: card 7 in place 2; expected the cards in the order of their numbers',
      'box.json: guide[1].play[0].missions[0]: unknown mission m9; expected one of m1, m2, m3, m4, mm1, mm2, mm3, mm4',
      'box.json: guide: mandalorian/micro-missiles is added 0 times; expected 1',
      'box.json: guide: ig11/spin-volley is added 2 times; expected 1',
    ]);
  });

  it('a box with a piece too few', () => {
    const box = changed(each => {
      (each['disrupt'] as unknown as { white: number[] }).white.pop();
      Object.assign(each['planning']![0]!, { copies: 4 });
      (each['tokenSets']![1]!['stacks'] as Record<string, Json[]>)['reinforcement']!.pop();
    });
    expect(box).toEqual([
      'box.json: disrupt.white: 4 white tokens; expected 5, one for each slot',
      'box.json: planning: 19 pieces; expected 20',
      'box.json: disrupt.white: 4 pieces; expected 5',
      'box.json: tokenSets 2: 28 pieces; expected 29',
    ]);
  });
});
