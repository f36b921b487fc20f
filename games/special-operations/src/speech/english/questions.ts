import { grammarOf } from '@cadre/kit';
import type { QuestionContext } from '../asked.js';
import { UNITS } from './ops.js';

const { count, or } = grammarOf('en');
const dice = (n: number): string => count(n, { one: 'die', other: 'dice' });
const strength = ({ hits, crits }: QuestionContext): string =>
  `${count(hits, { one: 'hit', other: 'hits' })} and ${count(crits, { one: 'crit', other: 'crits' })}`;
/** What is on offer: effects that must happen only wait for an order. */
const effects = ({ least, offers, rest }: QuestionContext): string => {
  if (least > 0) return 'which effect comes first?';
  if (rest !== '') return `the first part of ${offers[0]} has happened. Let ${rest}?`;
  return `use ${offers.length === 0 ? 'an effect' : or(offers)}?`;
};
const because = ({ source }: QuestionContext): string => (source === '' ? '' : `${source}: `);

type Says = (x: QuestionContext) => string;
/** Every question by the step that asks it. */
const table = {
  other: () => 'Choose',
  'chooseLoadouts.choose': () => 'Choose a side of each of your three loadout cards',
  'deployOne.covertly': () => 'Place a facedown marker now, in place of a unit?',
  'deployOne.which': () => 'Which unit do you deploy next?',
  'putMarker.where': () => 'Where do you place the facedown marker? The unit behind it appears near it later',
  'putMarker.who': () => 'Which unit hides behind this marker? Only you will know',
  'deployUnit.way': x => `How do you deploy ${x.unit}?`,
  'deployUnit.zone': x => `Deploy ${x.unit}`,
  'deployUnit.infiltrate': x => `Infiltrate: where in your half does ${x.unit} deploy?`,
  'revealCovert.which': () => 'Turn over a facedown marker and put its unit on the table?',
  'placeCovert.who': () => 'Which unit appears from this marker?',
  'placeCovert.where': x => `Where does ${x.unit} appear, near its marker?`,
  'commandPhase.cards': () => 'Which command card do you play this round? Both are revealed together',
  'comms.give': x => `Comms disruption: which unit of rank ${x.rank} gets the order?`,
  'orders.issue': x => `${because(x)}which unit gets an order, to activate when you want? (${x.left} left)`,
  'orders.more': x => `Which unit gets an additional order? (${x.left} left)`,
  'activationPhase.turn': x =>
    x.ready === 0
      ? 'No unit has an order: draw a token, it names the rank of the unit that activates'
      : 'Which unit with an order do you activate? Or draw a token: it names the rank of a unit without one',
  'draw.keep': () => 'Which order token do you keep? A unit of its rank activates',
  'draw.activate': x => `You drew ${x.rank}: which unit of this rank activates?`,
  'activation.keep': x =>
    `${x.unit} removes ${x.rallied} of ${x.suppression} suppression tokens. How many of those does it keep, for Danger Sense?`,
  'activation.act': x => `Choose an action for ${x.unit} (${x.left} left)${x.isOnStandby ? '. Another action gives up its standby' : ''}`,
  'recover.keep': x => `${x.unit} recovers: how many of ${x.suppression} suppression tokens does it keep?`,
  'move.move': x => `Move ${x.unit}`,
  'move.climb': x => `Where does ${x.unit} climb to?`,
  'move.jump': x => `Where does ${x.unit} jump to?`,
  'move.dash': x => `Where does ${x.unit} dash to?`,
  'move.granted': x => `${because(x)}where does ${x.unit} move? This costs no action`,
  'move.scout': x => `Scout: where does ${x.unit} move before the first round?`,
  'move.carry': x => `${x.unit} has moved: where beside it does its objective token lie?`,
  'move.withdraw': x => `Where does ${x.unit} withdraw to, out of melee?`,
  'standbyReaction.who': x => `${x.trigger} has acted: which unit on standby reacts with a move or an attack?`,
  'react.how': x => `How does ${x.unit} react to ${x.trigger}?`,
  'attack.hinderByChoice': x => `${x.attacker} is suppressed: which die do you remove from its attack?`,
  'attack.surge': x => `How many surge tokens does ${x.attacker} spend? Each turns a surge into a hit`,
  'attack.dodge': x => `${strength(x)} against ${x.target}: how many dodge tokens do you spend? Each cancels a hit`,
  'attack.lethal': x => `How many aim tokens does ${x.attacker} spend? Each cancels a block of the defence roll (Pierce)`,
  'attack.shields': x => `${strength(x)} against ${x.target}: how many shields do you spend? Each cancels a crit or a hit`,
  'attack.blockWithTokens': x => `How many surge tokens does ${x.target} spend? Each turns a surge into a block`,
  'attack-reroll.aim': x => `Spend an aim token of ${x.attacker} to reroll up to ${dice(x.most)}? Rolled: ${x.results}`,
  'attack-reroll.observation': x => `Spend observation tokens of ${x.target} to reroll up to ${dice(x.most)}? Rolled: ${x.results}`,
  'attack-reroll.reroll': x => `${because(x)}reroll up to ${dice(x.most)}? Rolled: ${x.results}`,
  'defence-reroll.choose': x => `${because(x)}reroll up to ${dice(x.most)} of ${x.target}? Rolled: ${x.results}`,
  'spend-tokens.whose': x => `Whose ${x.token} token does ${x.unit} spend?`,
  'improve-results.choose': x => `Marksman: spend an aim token of ${x.attacker} to improve a result?`,
  'guard.take': x => `How many hits does ${x.unit} take in place of ${x.target}?`,
  'free-attack.choose': x => `${because(x)}whom does ${x.unit} attack? This costs no action`,
  'choose-units.bolster': x => `Bolster: who gets a surge token from ${x.unit}?`,
  'choose-units.spotter': x => `Spotter: who gets an aim token from ${x.unit}?`,
  'choose-units.observe': () => 'Observe: which enemy gains observation tokens, for rerolls of your attacks on it?',
  'choose-units.treat': x => `Treat: whose wounds does ${x.unit} heal?`,
  'choose-units.repair': x => `Repair: whose wounds does ${x.unit} repair?`,
  'choose-units.inspire': x => `Inspire: who loses a suppression token thanks to ${x.unit}?`,
  'choose-units.direct': x => `Direct: which unit gets an order from ${x.unit}?`,
  'choose-units.coordinate': x => `Coordinate: which unit gets an order from ${x.unit}?`,
  'gain-token.choose': x => `${because(x)}which token does ${x.unit} gain?`,
  'useConsole.again': x => `Reroll one die? Each result covers a slot of its kind. Rolled: ${x.results}`,
  'useConsole.coverOne': x => `Which slot of the transmitter card do you cover? Rolled: ${x.results}`,
  'encrypt.uncoverOne': x => `Encrypt: which slot of the transmitter card do you uncover? Rolled: ${x.results}`,
  'webs.whom': () => 'Suppression Webs: which enemy gains a suppression token for each hit and crit of three dice?',
  'reinforce.first': x => `Reinforcements: which unit enters from your reserve? (${x.left} left)`,
  'reinforce.more': x => `Reinforcements: which unit enters, or which one on the table loses a suppression token? (${x.left} left)`,
  'fromReserve.put': x => `Where does ${x.unit} enter the table?`,
  'startingTokens.whose': () => 'Which unit starts with the objective token?',
  'startingTokens.lay': x => `Where beside ${x.unit} does its objective token lie?`,
  'handOutCodes.whom': x => `Which unit carries token ${x.given + 1} of 3? One will be the codes, the others are decoys`,
  'handOutCodes.code': () => 'Which of them carries the real codes? Only you will know',
  'passOn.to': x => `${x.unit} is defeated: which unit near it takes its token?`,
  'passOn.lay': x => `${x.unit} drops its token: where beside its base does it lie?`,
  'swap.how': () => 'Who carries which token now? Your opponent only learns that tokens may have been swapped',
  'halt.whom': () => 'Halt! Whose token do you look at, to find the codes?',
  'revealCode.reveal': () => 'Send the codes from the transmitter and win?',
  'arrive.at': x => `At which ambush point does ${x.unit} leave the ambush network?`,
  'effect.choose': x =>
    `${because(x)}choose ${x.least < x.most ? 'up to ' : ''}${count(x.most, UNITS[x.whose])}${x.does === '' ? '' : ` to ${x.does}`}`,
  'effect.order': x => `${because(x)}in which order are they attacked?`,
  'effect.token': x => `${because(x)}which token do they gain?`,
  'lastAttack.weapon': x => `${x.unit} attacks once more before it is removed: with which weapon?`,
  'discardCard.which': x => `${because(x)}which command card do you discard for it?`,
  'placeToken.charge': x => `${because(x)}where do you place the charge?`,
  'placeToken.trap': x => `${because(x)}where do you place the trap?`,
  'returnUnit.put': x => `${because(x)}where does ${x.unit} come back onto the table?`,
  'window.loadouts': x => `Your loadouts take effect: ${effects(x)}`,
  'window.deployed': x => `All units are deployed: ${effects(x)}`,
  'window.reveal': x => `The command cards are revealed: ${effects(x)}`,
  'window.ordered': x => `${x.unit} got an order: ${effects(x)}`,
  'window.ordersIssued': x => `Your orders are given: ${effects(x)}`,
  'window.commandEnd': x => `The command phase ends: ${effects(x)}`,
  'window.activationPhase': x => `Before the first activation of the round: ${effects(x)}`,
  'window.draw': x => `You drew ${x.rank}: ${effects(x)}`,
  'window.activationStart': x => `${x.unit} activates: ${effects(x)}`,
  'window.rallied': x => `${x.unit} has rallied: ${effects(x)}`,
  'window.activationEnd': x => `The activation of ${x.unit} ends: ${effects(x)}`,
  'window.acted': x => `${x.unit} has acted: ${effects(x)}`,
  'window.pool': x => `${x.attacker} attacks ${x.target}. Before the roll: ${effects(x)}`,
  'window.reroll': x => `${x.attacker} attacks ${x.target} and rolled ${x.results}: ${effects(x)}`,
  'window.converted': x => `${x.attacker} attacks ${x.target} with ${strength(x)}: ${effects(x)}`,
  'window.modifyAttack': x => `${x.attacker} attacks ${x.target} with ${strength(x)}: ${effects(x)}`,
  'window.guard': x => `${strength(x)} against ${x.target}: does another unit take hits?`,
  'window.defenceReroll': x => `${x.target} defends with ${x.results}: ${effects(x)}`,
  'window.attacked': x => `After the attack on ${x.target}: ${effects(x)}`,
  'window.moved': x => `${x.unit} has moved: ${effects(x)}`,
  'window.defeated': x => `${x.unit} is about to be removed: ${effects(x)}`,
  'window.endPhaseEnd': x => `The round ends: ${effects(x)}`,
} satisfies Readonly<Record<string, Says>>;
export const questions: Readonly<Record<keyof typeof table, Says>> = table;
/** What it means to answer with nothing. */
export const passes = {
  'revealCovert.which': 'Keep the markers facedown',
  'standbyReaction.who': 'Do not react',
  'attack.hinderByChoice': 'Remove no die',
  'attack-reroll.choose': 'Keep the roll',
  'defence-reroll.choose': 'Keep the roll',
  'useConsole.again': 'Keep the roll',
  'improve-results.choose': 'Improve nothing more',
  'passOn.to': 'Drop the token',
  'choose-units.choose': 'Choose nobody',
  'move.to': 'Do not move',
  'window.offer': 'Use nothing',
};
