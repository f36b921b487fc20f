import type { Condition, Effect, Op, Static } from '../content/effect.js';

/** In orders of a command card. What only pays for something else is worth nothing. A new op does not compile before it is here. */
const WORTH: Readonly<Record<Static['op'] | Exclude<Op['op'], 'roll'>, number>> = {
  keyword: 1,
  'remove-keyword': 1,
  weapon: 1,
  'add-weapon': 1,
  'remove-weapon': 0,
  'attack-surge': 1,
  cover: 1,
  'move-speed': 1,
  'dash-speed': 1,
  'extra-actions': 1,
  'extra-orders': 0.55, // which units have orders matters little to this bot
  ignore: 1,
  share: 1,
  'coordinate-range': 1,
  'tie-priority': 1,
  'add-action': 1,
  gain: 1,
  'gain-choice': 1,
  lose: 1,
  wounds: 1,
  move: 1,
  attack: 1,
  'free-attack': 1,
  'add-dice': 1,
  'attack-keyword': 1,
  reroll: 1,
  'draw-choice': 1,
  redraw: 1,
  'also-rank': 1,
  grant: 1,
  'take-away': 1,
  untargetable: 1,
  'return-card': 1,
  'take-priority': 1,
  'discard-card': 0,
  'return-unit': 1,
  'area-attack': 1,
  'place-token': 1,
  'remove-token': 0,
  mark: 1,
};
const RARE = 0.8;
/** How much of an effect is left under a condition. Units look for the objectives' neighbourhood anyway. */
const UNDER: Readonly<Record<Condition['is'], number>> = {
  'near-objective': 1.5,
  'defender-attacked-by-other-friend': RARE,
  'attacker-ordered': RARE,
  'target-not-activated': RARE,
  'target-marked': RARE,
  'defender-survived': RARE,
  'not-attacked-this-game': RARE,
  'not-moved-this-round': RARE,
  'no-move-this-activation': RARE,
  rounds: RARE,
  'other-friend-near-defender': RARE,
  'other-friend-near-self': RARE,
  'defender-within': RARE,
  'attacker-beyond': RARE,
  'networked-sight': RARE,
  'defeated-an-enemy': RARE,
  'defeated-by-attack': RARE,
  'spent-aim': RARE,
  melee: RARE,
  ranged: RARE,
  action: RARE,
  'ends-near-enemy': RARE,
};
const opWorth = (op: Op | Static): number => (op.op === 'roll' ? most(op.per.flatMap(({ ops }) => ops)) : WORTH[op.op]);
const most = (ops: readonly (Op | Static)[]): number => ops.reduce((worth, op) => Math.max(worth, opWorth(op)), 0);
/** What an effect does when it comes to it. */
export const doneBy = (effect: Effect): number => most(effect.kind === 'static' ? effect.is : effect.ops);

const FORCED = 0.9;
const NARROW = 0.6;
/** What an effect is worth over a match: sides that always hold are worth more than those that wait for a rare moment. */
export const worthOfEffect = (effect: Effect): number => {
  const always = effect.kind === 'static' || effect.may ? 1 : FORCED;
  const narrow = effect.target.types || effect.target.ranks ? NARROW : 1;
  const under = effect.when.length === 0 ? 1 : Math.max(...effect.when.map(({ is }) => UNDER[is]));
  return doneBy(effect) * always * narrow * under;
};
