import type { CharacterPick, Modifier, Op } from '../types.js';
import {
  classes,
  classNames,
  condition,
  enemies,
  isOnly,
  list,
  many,
  modes,
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
      return `the strength is ${m.n}`;
    case 'attackRange':
      return `the target may be up to range ${m.range} away${m.if ? ` if ${condition(m.if, words)}` : ''}`;
    case 'splitDamage':
      return `divide the damage among enemies within range ${m.range}`;
    case 'secondTarget':
      return 'deal the same damage to a second enemy in range';
    case 'moveMode':
      return `in this movement ${modes(m.modes)}`;
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
      return `discard an enemy of health ${op.maxHealth} or less within range ${op.range}`;
    case 'shift':
      return `move ${enemies(op.enemies, words)} by ${op.upTo ? 'up to ' : ''}${many(op.steps, 'space')}`;
    case 'away':
      return `move ${enemies(op.enemies, words)} away from you by ${many(op.steps, 'space')}`;
    case 'move':
      return `${mayMove(op.who, words)} up to ${many(op.n, 'space')}${op.modes ? `: ${modes(op.modes)}` : ''}`;
    case 'heal':
      return op.who.who === 'you' ? `heal ${op.n} of your damage` : `heal ${op.n} damage from ${whom(op.who, words)}`;
    case 'hurt':
      return `deal ${op.n} damage to ${whom(op.who, words)}`;
    case 'shield':
      return `${gains(op.who, words)} a shield`;
    case 'free': {
      const what = op.actions.length > 1 ? 'action of choice' : list(op.actions.map(slot => SLOT_NAMES[slot]));
      return `${whom(op.who, words)} may perform a free ${what} of strength ${op.strength}`;
    }
    case 'extra':
      return 'you may perform 1 additional action this turn';
    case 'recover':
      return `take ${many(op.count, 'card')} from your discard pile into your hand`;
    case 'drawSkill':
      return `the player of ${whom(op.who, words)} draws ${many(op.n, 'skill card')}`;
    case 'look': {
      const what = `facedown ${op.shape ? `${op.shape} ` : ''}threat`;
      return `look at ${many(op.count, what)} ${range(op.range)}`;
    }
    case 'reveal':
      return 'reveal the facedown threat nearest you';
    case 'peekEvent': {
      const may = op.may === 'bottom' ? 'you may put it under the deck' : 'put them back in any order';
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
      return `until its next turn, nobody else may move a character that has a ${classNames(op.classes, 'or')} enemy within range ${op.range}`;
    case 'pin':
      return `hold ${enemies(op.enemies, words)}: no movement in this turn's Event Step`;
    case 'hide':
      return `${classNames(op.from, 'and')} enemies cannot attack you in this Event Step`;
    case 'ward':
      return 'ignore all damage of this event';
    case 'spawn':
      return `spawn 1 reinforcement ${place(op.at, words)}`;
    case 'enemyMove': {
      const near = op.within === undefined ? '' : ` within ${many(op.within, 'step')} of a character`;
      return `${classes(op.classes, op.count)}${near} ${op.count === 1 ? 'moves' : 'move'} ${op.steps}`;
    }
    case 'enemyAttack': {
      const attacked = op.target === 'leastDamaged' ? ' the least damaged character' : '';
      return `${classes(op.classes, op.count)} ${op.count === 1 ? 'attacks' : 'attack'}${attacked} within range ${op.range}`;
    }
    case 'event':
      return 'resolve another event';
    case 'specialMove': {
      const name = words.names('special', op.special);
      const who = isOnly(name) ? name : op.which === 'each' ? `each ${name}` : `the ${name} nearest you`;
      return `${who} moves ${op.steps} ${op.way === 'toward' ? 'toward' : 'away from'} its nearest character`;
    }
    case 'specialAttack':
      return `${words.names('special', op.special)} attacks ${op.targets === 'each' ? 'every character' : 'the nearest character'} ${op.range === 0 ? 'in its space' : range(op.range)}`;
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
      return `each ${words.names('feature', op.feature)} carried by a character ${zone(op.zone)} is removed for ${words.names('track', op.track)} +1`;
    case 'unlock':
      return op.doors === 'all'
        ? 'unlock all doors'
        : `you may unlock 1 locked door ${op.doors.range === 0 ? 'of your space' : range(op.doors.range)}`;
    case 'lock':
      return `lock 1 unlocked door that has no character within range ${op.noCharacterWithin}`;
    case 'ballot': {
      const parts = [
        ['without Undermine', op.none],
        ['with any Undermine', op.any],
        ['for each Undermine', op.each],
      ] as const;
      const told = parts.filter(([, ops]) => ops.length > 0).map(([when, ops]) => `${when}: ${effects(ops, words)}`);
      return `hold a ballot; ${told.join('; ')}`;
    }
    case 'place': {
      const what = 'special' in op.token ? words.names('special', op.token.special) : words.names('feature', op.token.feature);
      return `place ${what} faceup ${place(op.at, words)}`;
    }
    case 'mix':
      return `${words.names('feature', op.feature)} is one of the facedown ${op.shape} threats in ${list(op.numbers.map(n => `#${n}`))}`;
    case 'startAt':
      return `all characters start ${place(op.at, words)}`;
    case 'childWith':
      return `${words.names('character', op.character)} carries The Child, or else the first player's character`;
    case 'childOn':
      return `the enemy in ${op.space} carries The Child`;
    case 'if': {
      const otherwise = op.else ? `; else ${effects(op.else, words)}` : '';
      return `if ${condition(op.if, words)}, ${effects(op.do, words)}${otherwise}`;
    }
    case 'choose':
      return op.between.map(ops => effects(ops, words)).join(', or ');
  }
};

export const effects = (ops: readonly Op[], words: Wording): string => ops.map(op => effect(op, words)).join(', then ');
