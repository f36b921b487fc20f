import type { CharacterPick, Modifier, Op } from '../types.js';
import {
  and,
  classes,
  classNames,
  condition,
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

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const mayMove = (who: CharacterPick, words: Wording): string => (who.who === 'you' ? 'you may move' : `${whom(who, words)} may move`);
const gains = (who: CharacterPick, words: Wording): string => (who.who === 'you' ? 'you gain' : `${whom(who, words)} gains`);

export const modifier = (m: Modifier, words: Wording): string => {
  switch (m.op) {
    case 'strength': {
      const most = m.max === undefined ? '' : `, at most ${signed(m.max)}`;
      if (m.per === 'otherEnemyWithTarget') return `${signed(m.n)} strength for each other enemy in the target's space${most}`;
      if (m.per === 'otherCharacterHere') return `${signed(m.n)} strength for each other character in your space${most}`;
      return `${signed(m.n)} strength${m.if ? ` if ${condition(m.if, words)}` : ''}`;
    }
    case 'strengthIs':
      return `strength becomes ${m.n}`;
    case 'attackRange':
      return `the target may be within range ${m.range}${m.if ? ` if ${condition(m.if, words)}` : ''}`;
    case 'splitDamage':
      return `divide the damage among enemies within range ${m.range}`;
    case 'secondTarget':
      return 'deal the same damage to a second enemy in range';
    case 'moveMode':
      return `during this move, ${modes(m.modes)}`;
    case 'trample':
      return `deal ${m.n} damage to each enemy whose space you enter`;
    case 'bring':
      return 'a character that starts in your space may move with you';
    case 'keepPlans':
      return `you may keep ${m.keep} of the drawn cards`;
  }
};

export const effect = (op: Op, words: Wording): string => {
  switch (op.op) {
    case 'damage':
      return `deal ${op.n} damage to ${enemies(op.to, words)}`;
    case 'discardEnemy':
      return `discard an enemy with ${op.maxHealth} or less health within range ${op.range}`;
    case 'shift':
      return `move ${enemies(op.enemies, words)} ${op.upTo ? 'up to ' : ''}${many(op.steps, 'space')}`;
    case 'away':
      return `move ${enemies(op.enemies, words)} ${many(op.steps, 'space')} away from you`;
    case 'move':
      return `${mayMove(op.who, words)} up to ${many(op.n, 'space')}${op.modes ? `: ${modes(op.modes)}` : ''}`;
    case 'heal':
      return op.who.who === 'you' ? `heal ${op.n} of your damage` : `heal ${op.n} damage from ${whom(op.who, words)}`;
    case 'hurt':
      return `deal ${op.n} damage to ${whom(op.who, words)}`;
    case 'shield':
      return `${gains(op.who, words)} a shield`;
    case 'free': {
      const what = op.actions.length > 1 ? 'any action' : and(op.actions.map(slot => SLOT_NAMES[slot]));
      return `${whom(op.who, words)} may perform ${what} with strength ${op.strength} as a free action`;
    }
    case 'extra':
      return 'you may perform 1 additional action this turn';
    case 'recover':
      return `return ${many(op.count, 'card')} from your discard pile to your hand`;
    case 'drawSkill':
      return op.who.who === 'you'
        ? `draw ${many(op.n, 'skill card')}`
        : `the player of ${whom(op.who, words)} draws ${many(op.n, 'skill card')}`;
    case 'look': {
      const what = `facedown ${op.shape ? `${op.shape} ` : ''}threat`;
      return `look at ${many(op.count, what)} ${range(op.range)}`;
    }
    case 'reveal':
      return 'reveal the facedown threat nearest to you';
    case 'peekEvent': {
      const may = op.may === 'bottom' ? 'you may put it on the bottom of the deck' : 'put them back in any order';
      return `look at the top ${op.n === 1 ? 'event card' : `${op.n} event cards`}; ${may}`;
    }
    case 'drawPlan':
      return `draw ${many(op.n, 'planning card')} and keep up to ${op.keep}`;
    case 'takePlan':
      return 'you may take 1 card from the planning discard pile';
    case 'topPlan':
      return 'you may put 1 card from the planning discard pile on top of its deck';
    case 'disrupt':
      return op.slot === 'lowest' || op.slot === 'highest'
        ? `disrupt the slot with the ${op.slot} total`
        : `disrupt ${SLOT_NAMES[op.slot]}`;
    case 'clearDisrupt':
      return `discard ${many(op.count, 'disrupt token')} from any slot`;
    case 'block':
      return op.n === 'all' ? 'block that damage' : `block ${op.n} damage`;
    case 'cancelAttack':
      return `${words.it} does not attack`;
    case 'skipCrisis':
      return 'skip that crisis';
    case 'overwatch':
      return `until your next turn, deal ${op.n} damage to the first enemy that moves within range ${op.range}`;
    case 'redirect':
      return `choose an enemy ${op.range === 0 ? 'in your space' : range(op.range)}: the next damage dealt to you before your next turn is dealt to it instead`;
    case 'stayPut':
      return `until its next turn, nobody else may move a character that has a ${classNames(op.classes, or)} enemy within range ${op.range}`;
    case 'pin':
      return `pin ${enemies(op.enemies, words)}: no movement in this turn's Event Step`;
    case 'hide':
      return `${classNames(op.from, and)} enemies cannot attack you in this Event Step`;
    case 'ward':
      return 'ignore all damage from this event';
    case 'spawn':
      return `spawn 1 reinforcement ${place(op.at, words)}`;
    case 'enemyMove': {
      const near = op.within === undefined ? '' : ` within ${many(op.within, 'step')} of a character`;
      return `${classes(op.classes, op.count)}${near} ${op.count === 1 ? 'moves' : 'move'} ${many(op.steps, 'space')}`;
    }
    case 'enemyAttack': {
      const attacked = op.target === 'leastDamaged' ? ' the least damaged character' : '';
      const where = op.range === 0 ? `in ${op.count === 1 ? 'its' : 'their'} own space` : range(op.range);
      return `${classes(op.classes, op.count)} ${op.count === 1 ? 'attacks' : 'attack'}${attacked} ${where}`;
    }
    case 'event':
      return 'resolve another event';
    case 'specialMove': {
      const name = words.names('special', op.special);
      const only = words.mentioned === op.special ? 'it' : name;
      const who = isOnly(name) ? only : op.which === 'each' ? `each ${name}` : `the ${name} nearest to you`;
      return `${who} moves ${many(op.steps, 'space')} ${op.way === 'toward' ? 'toward' : 'away from'} the nearest character`;
    }
    case 'specialAttack':
      return `${words.mentioned === op.special ? 'it' : words.names('special', op.special)} attacks ${op.targets === 'each' ? 'every character' : 'the nearest character'} ${op.range === 0 ? 'in its space' : range(op.range)}`;
    case 'specialHeal':
      return `heal ${op.n} damage from ${words.names('special', op.special)}`;
    case 'childFlee':
      return 'The Child flees';
    case 'track':
      return `${words.names('track', op.track)} ${signed(op.add)}`;
    case 'clearTrack':
      return `set ${words.names('track', op.track)} to 0`;
    case 'mark':
      return `mark your space as ${op.marker}`;
    case 'deliver':
      return `remove each ${words.names('feature', op.feature)} carried by a character ${zone(op.zone)}: ${words.names('track', op.track)} +1 each`;
    case 'unlock':
      return op.doors === 'all'
        ? 'unlock all doors'
        : `you may unlock 1 locked door ${op.doors.range === 0 ? 'of your space' : range(op.doors.range)}`;
    case 'lock':
      return `lock 1 unlocked door that has no character within range ${op.noCharacterWithin}`;
    case 'ballot': {
      const parts = [
        ['no Undermine', op.none],
        ['any Undermine', op.any],
        ['each Undermine', op.each],
      ] as const;
      const told = parts.filter(([, ops]) => ops.length > 0).map(([when, ops]) => `${when}: ${effects(ops, words)}`);
      return `hold a ballot; ${told.join('; ')}`;
    }
    case 'place': {
      const what = 'special' in op.token ? words.names('special', op.token.special) : words.names('feature', op.token.feature);
      return `place ${what} faceup ${place(op.at, words)}`;
    }
    case 'mix':
      return `${words.names('feature', op.feature)} is one of the facedown ${op.shape} threats in ${and(op.numbers.map(n => `#${n}`))}`;
    case 'startAt':
      return `all characters start ${place(op.at, words)}`;
    case 'childWith':
      return `${words.names('character', op.character)} carries The Child; if not in play, the first player's character does`;
    case 'childOn':
      return `the enemy in ${op.space} carries The Child`;
    case 'if': {
      const otherwise = op.else ? `; otherwise ${effects(op.else, words)}` : '';
      const mentioned = op.if.is === 'specialInPlay' ? op.if.special : undefined;
      return `if ${condition(op.if, words)}, ${effects(op.do, { ...words, mentioned })}${otherwise}`;
    }
    case 'choose':
      return op.between.map(ops => effects(ops, words)).join(', or ');
  }
};

const mentionedBy = (op: Op): string | undefined => (op.op === 'specialMove' && op.which === 'nearest' ? op.special : undefined);
export const effects = (ops: readonly Op[], words: Wording): string =>
  ops.map((op, i) => effect(op, i === 0 ? words : { ...words, mentioned: mentionedBy(ops[i - 1]!) })).join(', then ');
