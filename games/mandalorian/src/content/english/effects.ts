import { englishEffects } from '@cadre/kit/effects/english';
import { signed } from '../signed.js';
import type { CharacterPick, Condition, Moment, Op } from '../types.js';
import { CONDITIONS, DENIALS } from './conditions.js';
import {
  and,
  classes,
  classNames,
  enemies,
  isOnly,
  many,
  modes,
  or,
  place,
  range,
  SLOT_NAMES,
  type Wording,
  whom,
  zone,
} from './phrases.js';

const mayMove = (who: CharacterPick, words: Wording): string => (who.who === 'you' ? 'you may move' : `${whom(who, words)} may move`);
const gains = (who: CharacterPick, words: Wording): string => (who.who === 'you' ? 'you gain' : `${whom(who, words)} gains`);

/** What a text says, in English. */
export const { effect, effects, condition } = englishEffects<Op, Condition, Moment, Wording>({
  conditions: CONDITIONS,
  denials: DENIALS,
  moments: { seat: 'until your next turn', turn: "in this turn's Event Step", event: 'from this event' },
  /** A special enemy that has just been named is "it". */
  given: (c, words) => ({ ...words, mentioned: c.is === 'specialInPlay' ? c.special : undefined }),
  after: (op, words) => ({ ...words, mentioned: op.op === 'specialMove' && op.which === 'nearest' ? op.special : undefined }),
  ops: {
    damage: (op, words) => `deal ${op.n} damage to ${enemies(op.to, words)}`,
    discardEnemy: op => `discard an enemy with ${op.maxHealth} or less health within range ${op.range}`,
    shift: (op, words) => `move ${enemies(op.enemies, words)} ${op.upTo ? 'up to ' : ''}${many(op.steps, 'space')}`,
    away: (op, words) => `move ${enemies(op.enemies, words)} ${many(op.steps, 'space')} away from you`,
    move: (op, words) => `${mayMove(op.who, words)} up to ${many(op.n, 'space')}${op.modes ? `: ${modes(op.modes)}` : ''}`,
    heal: (op, words) => (op.who.who === 'you' ? `heal ${op.n} of your damage` : `heal ${op.n} damage from ${whom(op.who, words)}`),
    hurt: (op, words) => `deal ${op.n} damage to ${whom(op.who, words)}`,
    shield: (op, words) => `${gains(op.who, words)} a shield`,
    free: (op, words) => {
      const what = op.actions.length > 1 ? 'any action' : and(op.actions.map(slot => SLOT_NAMES[slot]));
      return `${whom(op.who, words)} may perform ${what} with strength ${op.strength} as a free action`;
    },
    extra: () => 'you may perform 1 additional action this turn',
    recover: op => `return ${many(op.count, 'card')} from your discard pile to your hand`,
    drawSkill: (op, words) =>
      op.who.who === 'you' ? `draw ${many(op.n, 'skill card')}` : `the player of ${whom(op.who, words)} draws ${many(op.n, 'skill card')}`,
    look: op => {
      const what = `facedown ${op.shape ? `${op.shape} ` : ''}threat`;
      return `look at ${many(op.count, what)} ${range(op.range)}`;
    },
    reveal: () => 'reveal the facedown threat nearest to you',
    peekEvent: op => {
      const may = op.may === 'bottom' ? 'you may put it on the bottom of the deck' : 'put them back in any order';
      return `look at the top ${op.n === 1 ? 'event card' : `${op.n} event cards`}; ${may}`;
    },
    drawPlan: op => `draw ${many(op.n, 'planning card')} and keep up to ${op.keep}`,
    takePlan: () => 'you may take 1 card from the planning discard pile',
    topPlan: () => 'you may put 1 card from the planning discard pile on top of its deck',
    disrupt: op =>
      op.slot === 'lowest' || op.slot === 'highest' ? `disrupt the slot with the ${op.slot} total` : `disrupt ${SLOT_NAMES[op.slot]}`,
    clearDisrupt: op => `discard ${many(op.count, 'disrupt token')} from any slot`,
    block: op => (op.n === 'all' ? 'block that damage' : `block ${op.n} damage`),
    cancelAttack: (_, words) => `${words.it} does not attack`,
    skipCrisis: () => 'skip that crisis',
    overwatch: (op, _, say) => `${say.until('seat')}, deal ${op.n} damage to the first enemy that moves within range ${op.range}`,
    redirect: op =>
      `choose an enemy ${op.range === 0 ? 'in your space' : range(op.range)}: the next damage dealt to you before your next turn is dealt to it instead`,
    stayPut: op =>
      `until its next turn, nobody else may move a character that has a ${classNames(op.classes, or)} enemy within range ${op.range}`,
    pin: (op, words, say) => `pin ${enemies(op.enemies, words)}: no movement ${say.until('turn')}`,
    hide: op => `${classNames(op.from, and)} enemies cannot attack you in this Event Step`,
    ward: (_, __, say) => `ignore all damage ${say.until('event')}`,
    spawn: (op, words) => `spawn 1 reinforcement ${place(op.at, words)}`,
    enemyMove: op => {
      const near = op.within === undefined ? '' : ` within ${many(op.within, 'step')} of a character`;
      return `${classes(op.classes, op.count)}${near} ${op.count === 1 ? 'moves' : 'move'} ${many(op.steps, 'space')}`;
    },
    enemyAttack: op => {
      const attacked = op.target === 'leastDamaged' ? ' the least damaged character' : '';
      const where = op.range === 0 ? `in ${op.count === 1 ? 'its' : 'their'} own space` : range(op.range);
      return `${classes(op.classes, op.count)} ${op.count === 1 ? 'attacks' : 'attack'}${attacked} ${where}`;
    },
    event: () => 'resolve another event',
    specialMove: (op, words) => {
      const name = words.names('special', op.special);
      const only = words.mentioned === op.special ? 'it' : name;
      const who = isOnly(name) ? only : op.which === 'each' ? `each ${name}` : `the ${name} nearest to you`;
      return `${who} moves ${many(op.steps, 'space')} ${op.way === 'toward' ? 'toward' : 'away from'} the nearest character`;
    },
    specialAttack: (op, words) =>
      `${words.mentioned === op.special ? 'it' : words.names('special', op.special)} attacks ${op.targets === 'each' ? 'every character' : 'the nearest character'} ${op.range === 0 ? 'in its space' : range(op.range)}`,
    specialHeal: (op, words) => `heal ${op.n} damage from ${words.names('special', op.special)}`,
    childFlee: () => 'The Child flees',
    abduct: op =>
      `an enemy in The Child's space takes it; if an enemy already carries The Child, it moves ${many(op.steps, 'space')} toward its goal`,
    track: (op, words) => `${words.names('track', op.track)} ${signed(op.add)}`,
    mark: op => `mark your space as ${op.marker}`,
    deliver: (op, words) =>
      `remove each ${words.names('feature', op.feature)} carried by a character ${zone(op.zone)}: ${words.names('track', op.track)} +1 each`,
    unlock: op =>
      op.doors === 'all'
        ? 'unlock all doors'
        : `you may unlock 1 locked door ${op.doors.range === 0 ? 'of your space' : range(op.doors.range)}`,
    lock: op => `lock 1 unlocked door that has no character within range ${op.noCharacterWithin}`,
    ballot: (op, words, say) => {
      const parts = [
        ['no Undermine', op.none],
        ['any Undermine', op.any],
        ['each Undermine', op.each],
      ] as const;
      const told = parts.filter(([, ops]) => ops.length > 0).map(([when, ops]) => `${when}: ${say.effects(ops, words)}`);
      return `hold a ballot; ${told.join('; ')}`;
    },
    place: (op, words) => {
      const what = 'special' in op.token ? words.names('special', op.token.special) : words.names('feature', op.token.feature);
      return `place ${what} faceup ${place(op.at, words)}`;
    },
    mix: (op, words) =>
      `${words.names('feature', op.feature)} is one of the facedown ${op.shape} threats in ${and(op.numbers.map(n => `#${n}`))}`,
    startAt: (op, words) => `all characters start ${place(op.at, words)}`,
    childWith: (op, words) =>
      `${words.names('character', op.character)} carries The Child; if not in play, the first player's character does`,
    childOn: op => `the enemy in ${op.space} carries The Child`,
  },
});
