import { core } from './row.js';

/** Rounds, commands, activations, actions and movement. */
export const CORE_ROUND = [
  core('L-RND-1', 'Round', 'Each round has a Command phase, an Activation phase and an End phase.', {
    ruling: 'Differs here: four rounds (SO-G2).',
  }),
  core('L-CMD-1', 'Command phase', 'Both players choose one card from their hand, facedown.', {
    ruling: 'Differs here: no commander is needed (SO-G13).',
  }),
  core(
    'L-CMD-2',
    'Command phase',
    'The cards are revealed together. Effects of the reveal: blue first. Effects of issuing orders and later ones: the player with priority first.',
  ),
  core(
    'L-CMD-3',
    'Priority',
    'The card with fewer pips has priority. If equal, one player rolls a red defence die: a block gives them priority, anything else the opponent.',
    { ruling: 'Blue rolls.' },
  ),
  core(
    'L-CMD-5',
    'Orders',
    'The player with priority issues all orders of the card first, then the opponent. A unit gets at most one order a round. An order is a faceup token of its rank.',
  ),
  core('L-CMD-6', 'Order pool', 'The pool holds a token of its rank for every unit without an order that can activate, shuffled.'),
  core('L-CMD-7', 'Pass', 'The player with fewer units gets one pass token less than the difference, at least 0.', {
    ruling: 'Used (SO-O-1).',
  }),
  core('L-CMD-8', 'Standing Orders', 'Standing Orders has 4 pips, orders 1 unit and returns to the hand at the end of the Command phase.', {
    ruling: 'Differs here: the other generic cards are not in the game.',
  }),
  core('L-ACT-1', 'Activation phase', 'After effects of its start players take turns, the player with priority first.'),
  core(
    'L-ACT-2',
    'Turn',
    'In a turn you activate a unit with a faceup order, or draw a token from your pool and activate a unit of that rank without an order, or pass.',
  ),
  core('L-ACT-3', 'Turn', 'A drawn token without a unit for it leaves the game. Then you may pass, or else choose again.'),
  core('L-ACT-4', 'Pass', 'A pass costs a pass token and may not follow your own pass. Whoever can activate nobody must pass.'),
  core(
    'L-ACT-5',
    'Activation',
    'An activation: effects of its start, rally, actions, effects of its end. Then its order token lies facedown.',
  ),
  core('L-ACT-6', 'Activation phase', 'The phase ends when every unit has activated and both pools are empty.'),
  core(
    'L-END-1',
    'End phase',
    'Effects of its start, scoring, discarding the played cards, removing all aim, dodge, surge, standby, observation and pass tokens, effects of its end.',
    { ruling: 'Differs here: suppression stays (SO-G24).' },
  ),
  core('L-ACN-1', 'Actions', 'A unit takes up to two actions in an activation.', {
    ruling: 'Differs here: none of them twice, not even Move (SO-G16).',
  }),
  core('L-ACN-2', 'Move', 'Move is a standard move or a climb.'),
  core('L-ACN-3', 'Aim, Dodge', 'Aim gives 1 aim token, Dodge 1 dodge token.'),
  core('L-ACN-4', 'Attack', 'A unit makes at most one attack action in an activation, free or not.'),
  core(
    'L-ACN-5',
    'Standby',
    'Standby gives a standby token, at most 1, not in an activation with an attack. After an enemy within range and in sight moved, attacked or acted, it may be spent for a move or for an attack on that enemy. It is lost when the unit moves, attacks, acts or gains suppression.',
    { ruling: 'The range is 12 inches (SO-O-7). The reaction comes before other effects that follow.' },
  ),
  core('L-ACN-6', 'Recover', 'Recover removes any number of suppression tokens from the unit.', {
    ruling: 'Differs here: there are no cards to ready.',
  }),
  core('L-ACN-7', 'Card actions', 'A card action stands on a card and costs an action. Different card actions may be combined.'),
  core('L-ACN-8', 'Free actions', 'A free action costs nothing. It is taken among the actions, each once an activation.'),
  core('L-ACN-9', 'Actions', 'A move or attack that an effect gives is not an action unless it says so.'),
  core('L-ACN-10', 'Dash', 'Dash is an action of its own: it can follow or precede a Move.', { ruling: 'What it does is SO-G17.' }),
  core(
    'L-MOV-1',
    'Standard move',
    'Lay the tool of the speed of the unit, or a slower one, against its base, bend it, and put the base down touching any part of the tool.',
  ),
  core('L-MOV-3', 'Standard move', 'A move may pass through miniatures of either side. It never ends on one.'),
  core('L-MOV-4', 'Standard move', 'No base may end off the table, not even partly.'),
  core('L-MOV-5', 'Speed', 'More speed counts before less speed.'),
  core(
    'L-MOV-8',
    'Climb',
    'A climb uses the tool of speed 1. It goes up or down at most 6 inches and crosses terrain up to 6 inches higher.',
  ),
  core(
    'L-MOV-10',
    'Withdraw',
    'An engaged unit may leave melee with a Move action at speed 1, not with speed 0 and not into another melee. In that activation it does not attack or go on standby.',
  ),
  core('L-LOS-1', 'Line of sight', 'A miniature is a cylinder: its base, as high as its silhouette.'),
  core('L-LOS-2', 'Line of sight', 'Two miniatures see each other if any straight line between their cylinders is free.'),
  core('L-LOS-3', 'Line of sight', 'Terrain that blocks sight and the disabled vehicle block lines. Troopers never do.'),
];
