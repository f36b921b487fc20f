import { type AnyGame, CHANCE, checkSetup, forced, nextPrompt, type Space, sample, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { describe, expect, test } from 'vitest';
import { bots, games } from '../src/registry.js';

/** What the source says of a question, by its procedure and step, so that nobody is asked when there is one way out. */
type Reasons = Readonly<Record<string, string>>;
const COMPULSORY = 'only effects that their text or rule does not leave open; what "may" be used can be declined';
const ACCEPTED = 'the action or the effect has been chosen, where it could be left out';
/** Of a question with one way out somebody is not asked: where a source says "may", declining must be another way out. */
const FORCED: Readonly<Record<string, Reasons>> = {
  'special-operations': {
    'deployUnit.way': 'SO-G10: every unit is deployed',
    'deployOne.which': 'SO-G10: every unit is deployed',
    'deployUnit.zone': 'SO-G10: every unit is deployed',
    'draw.activate': 'L-ACT-2: the drawn token activates a unit of its rank',
    'activationPhase.turn': 'L-ACT-2: whoever may not pass activates or draws',
    'useConsole.coverOne': 'SO-D-23: every match covers a slot, nobody is asked whether to',
    'encrypt.uncoverOne': 'SO-D-23: every match uncovers a slot, nobody is asked whether to',
    'effect.choose': ACCEPTED,
    'effect.token': ACCEPTED,
    'choose-units.choose': ACCEPTED,
    'free-attack.choose': ACCEPTED,
    'react.how': ACCEPTED,
    'webs.whom': ACCEPTED,
    'halt.whom': ACCEPTED,
    'reinforce.first': 'SO-S8: the defender deploys a reserve unit in each End phase',
    'orders.issue': 'L-CMD-5: all orders, if able',
    'orders.more': 'L-CMD-5: all orders, if able',
    'comms.give': 'SO-G38: the drawn order is given',
    'window.offer': COMPULSORY,
  },
  'legendary-encounters': {
    'deploySquad.stances': 'LE-O7: a stance is chosen for every unit',
    'deployment.squads': 'LE-M3: every squad is deployed',
    'move.how': 'S-KW-4: which move it is; where it ends may be where it stood',
    'moveEach.which': 'S-EFF-7: in which order; each of them may stay',
    'action.move': 'S-ACTN-1: in which order; each of them may stay',
    'advanceOrClimb.how': 'S-ACTN-1: which move it is; where it ends may be where it stood',
    'moveOne.toward': 'S-EFF-8: toward whom; the move may be left out',
    'pushEach.which': 'LE-P22: in which order',
    'attack.walk': 'S-ATK-8: one option for each success',
    'icons.next': 'S-TREE-7: in which order',
    'targets.choose': 'LE-H12: "choose" is no "may"; "you may choose" has another way out',
    'cure.choose': 'LE-26: one condition is lost',
    'legendTurn.minions': 'LE-66: every minion unit activates',
    'reveal.decide': 'S-ORD-2: a card that cannot be reserved activates its unit',
    'revealOrders.choose': 'LE-49: one of the two is used',
    'redeployment.choose': 'LE-M4: defeated minions return',
    'returnUnit.near': 'LE-M4: defeated minions return',
    'cadreTurn.start': 'S-TURN-3: a card is revealed, or the reserve activates',
    'window.offer': COMPULSORY,
  },
  mandalorian: {
    'slotEvent.you': 'MA-221: the character of that slot',
    'enemyMove.mover': 'MA-140: enemies move, as many as the event says',
    'enemyAttack.attacker': 'MA-151: as many enemies as possible attack',
    'specialMove.choose': 'MA-7: ties are broken by the current player',
    'specialAttack.next': 'MA-8: in which order',
    'advance.target': 'MA-139: toward the nearest character',
    'advance.end': 'MA-138: as far as the event says',
    'strike.victim': 'MA-150: the nearest character is attacked',
    'spawn.space': 'MA-134: the token is placed',
    'disrupt.slot': 'MA-7: ties are broken by the current player',
    'flee.choose': 'MA-191: The Child flees to a space beside the carrier',
    'revealNearest.choose': 'MA-49: a token in the space of a character is revealed',
    'lookMore.choose': 'MA-77: one of the threats is looked at',
    'perform.text': 'MA-108: no more than a shield or healing for the own side, which harms nobody',
    'perform.useBefore': 'MA-108: no more than a shield or healing for the own side, which harms nobody',
    'clearDisrupt.choose': 'MA-108: once used, all of a text is done',
    'targets.choose': 'MA-108: once used, all of a text is done; what "may" be done has another way out',
  },
  skirmish: { 'round.activate': 'SK-4: a figure that has not acted is activated' },
};
const MISSIONS = ['shields', 'codes', 'vehicle', 'priorities'] as const;
const SETUPS: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  'special-operations': ['v1.1', 'playtest'].flatMap(edition =>
    MISSIONS.map((mission, i) => ({ edition, mission, conditions: 'yes', consoles: i === 0 ? 'one-token' : 'each-die' })),
  ),
  'legendary-encounters': ['vader', 'yoda', 'grievous', 'bane'].flatMap(legend =>
    ['a', 'b'].map(set => ({ legend: `legend-${legend}`, minions: `${legend}-set-${set}` })),
  ),
  mandalorian: ['m1', 'm2', 'm3', 'm4'].map(mission => ({ mission })),
  skirmish: [{}],
};
interface Asking {
  readonly always?: boolean;
  readonly seat?: unknown;
  space?: (...given: never[]) => Space;
}
/** The questions of this game that have had one way out, as they come up from now on: asking them is watched. */
const watched = (game: AnyGame): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const { id, steps } of game.machine.procedures)
    for (const [name, step] of Object.entries(steps as Readonly<Record<string, Asking>>)) {
      const { space, always, seat } = step;
      if (!space || always || seat === CHANCE) continue;
      step.space = (...given) => {
        const asked = space(...given);
        if ((forced(asked)?.length ?? 0) > 0) found.add(`${id}.${name}`);
        return asked;
      };
    }
  return found;
};
const play = (game: AnyGame, wishes: Readonly<Record<string, string>>, seed: number, isBot: boolean): void => {
  const { setup, problems } = checkSetup(game, wishes);
  expect(problems).toEqual([]);
  const s = game.setup(setup);
  game.machine.start(s);
  const random = seeded(seed);
  const bot = bots['heuristic']!(game);
  for (let n = 0; s.pending && n < 3000; n++) {
    const { seat, space } = nextPrompt(s.pending);
    const answer =
      isBot && seat !== CHANCE
        ? bot.choose(viewOf(s, seat), space, random, { iterations: 1 })
        : sample(space, random, game.machine.ground(s));
    expect(game.machine.submit(s, seat, s.pending.seq, answer)).toBeNull();
    s.out?.splice(0);
  }
};
describe.each(Object.keys(FORCED))('%s', id => {
  const game = games[id]!;
  const reasons = FORCED[id]!;
  const found = watched(game);
  test.each(SETUPS[id]!.map((wishes, i) => [Object.values(wishes).join(', '), wishes, i] as const))(
    'nobody is passed over where something may be declined (%s)',
    (_, wishes, i) => {
      play(game, wishes, 2 * i + 1, true);
      play(game, wishes, 2 * i + 2, false);
      expect([...found].filter(at => !(at in reasons))).toEqual([]);
    },
  );
  test('reasons are given for questions that there are, and most of them came up', () => {
    const steps = game.machine.procedures.flatMap(p => p.order.map(step => `${p.id}.${step}`));
    expect(Object.keys(reasons).filter(at => !steps.includes(at))).toEqual([]);
    expect(found.size).toBeGreaterThanOrEqual(Math.floor(Object.keys(reasons).length * 0.6));
  });
});
