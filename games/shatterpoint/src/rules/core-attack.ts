import { core } from './row.js';

export const CORE_ATTACK = [
  core('S-DICE-1', 'dice', 'An attack die has eight faces: 1 critical, 3 strikes, 2 expertise, 2 failures.'),
  core('S-DICE-2', 'dice', 'A defence die has six faces: 2 blocks, 2 expertise, 2 failures.'),
  core('S-DICE-3', 'dice', 'A block cancels a strike and never a critical. A failure counts for nothing, and expertise only by the chart.'),
  core(
    'S-DICE-4',
    'dice',
    '"Make a 5 dice attack": the base pool is 5 instead of the printed attack dice; a ranged one still needs a printed range and ranged chart.',
  ),
  core(
    'S-STN-1',
    'stances',
    'A stance shows dice and range of its attacks, defence dice against each kind of attack, up to three expertise charts and one combat tree.',
  ),
  core(
    'S-STN-2',
    'stances',
    "Of two stances one is active; its player may change it at the start of the unit's activation, or when an ability says so.",
    'Once at the start of each activation, and when the unit is deployed (LE-O7).',
  ),
  core(
    'S-EXP-1',
    'stances',
    'The number of expertise results picks one row of the chart: the first row starts at 1, the last one is open. Rows do not add up.',
  ),
  core('S-EXP-2', 'stances', 'A row adds results, changes one result into another, or shows effects.'),
  core(
    'S-EXP-3',
    'stances',
    'Effects of an attack chart: damage joins the pool, shoves and conditions hit the defender, moves, heals and hunker tokens are for the attacker. Those of a defence chart are for the defender, after the damage pool.',
  ),
  core('S-TREE-1', 'combat tree', 'A combat tree joins options of one to four icons by lines; some are starts.'),
  core(
    'S-TREE-2',
    'combat tree',
    'Each net success buys one Option: the first must be a starting Option, each further one must be joined by a line to the Option chosen last; the walk goes left to right. Stop when successes run out or no further linked Option exists.',
  ),
  core(
    'S-TREE-3',
    'combat tree',
    'An option is chosen at most once in an attack; vertical lines lead both ways.',
    'Each Option once an attack; a line within a column may be walked either way.',
  ),
  core(
    'S-TREE-4',
    'combat tree',
    'Effects of a chosen Option are resolved before the next Option is chosen; damage icons are only added to the Damage Pool at that point.',
  ),
  core(
    'S-TREE-5',
    'combat tree',
    'Directed icons act on the target (damage, shove, pinned, strained, exposed, disarmed); Personal icons act on the attacking character (heal, reposition, advance, dash, climb, jump, hunker, active).',
  ),
  core(
    'S-TREE-6',
    'combat tree',
    '"Active" icon: if it is the attacker\'s own activation, the attacking Unit may use one of its Active abilities for no Force.',
  ),
  core(
    'S-TREE-7',
    'combat tree',
    "Order of icons inside one Option: attacker's choice.",
    'The player whose icons they are chooses the order; conditions come first, because their order makes no difference.',
  ),
  core(
    'S-ATK-1',
    'attack',
    'Declare: the attacking character picks ranged or melee and one enemy character as target. Ranged: target within the printed range and in line of sight, attacker not Engaged. Melee: target Engaged with the attacker.',
  ),
  core('S-ATK-2', 'attack', 'Abilities that answer an attack before the dice: one Reactive for each player.'),
  core(
    'S-ATK-3',
    'attack',
    'Attack dice: the printed number (or the stated base pool), focus dice and those of abilities. Defence dice: the printed number against that kind of attack, and Cover.',
  ),
  core(
    'S-ATK-4',
    'attack',
    'Roll both pools. Disarmed attacker / Exposed defender first discards all its expertise dice, then loses that condition once results are determined.',
  ),
  core('S-ATK-5', 'attack', 'Abilities reroll and change dice.', 'The attacker modifies first, then the defender (LE-O2).'),
  core(
    'S-ATK-6',
    'attack',
    "The attacker's chart, then the defender's: added results join the roll, changes are made.",
    "The attacker's chart first, then the defender's (LE-O2).",
  ),
  core('S-ATK-7', 'attack', 'Each Block cancels one Strike; Criticals stay. Successes left = Criticals + max(0, Strikes - Blocks).'),
  core('S-ATK-8', 'attack', 'One option of the combat tree for each success.'),
  core('S-ATK-9', 'attack', 'Apply the Damage Pool to the defending Unit in one go; Protection removes 1 first.'),
  core('S-ATK-10', 'attack', "Then what the defender's chart has earned."),
  core('S-ATK-11', 'attack', 'Abilities that answer an attack that is resolved.'),
  core('S-ATK-12', 'attack', 'With zero successes steps 8-9 do nothing (chart damage still sits in the pool and is applied).'),
];
