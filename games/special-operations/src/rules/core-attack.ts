import { core } from './row.js';

/** Attacks, melee, suppression, wounds and kinds of units. */
export const CORE_ATTACK = [
  core('L-ATK-1', 'Declare defender', 'The defender must be in line of sight and in range of a weapon.'),
  core(
    'L-ATK-2',
    'Form attack pool',
    'The dice of one weapon are the pool: a melee weapon against a unit in base contact, a ranged weapon otherwise. Engaged units use no ranged weapons, Versatile ones excepted.',
    { ruling: 'Differs here: a unit is one miniature, so there is one pool with one weapon.' },
  ),
  core(
    'L-ATK-4',
    'Roll attack dice',
    'Roll the pool. Each aim token rerolls up to 2 dice, each observation token 1. Then convert surges: Critical, the card, surge tokens; the others are blanks.',
  ),
  core(
    'L-ATK-5',
    'Dodge and cover',
    'Against a ranged attack the defender has the best cover of what obscures it: terrain within 3 inches that hides part of it and that the attacker does not touch. Each dodge token that it spends cancels a hit.',
    { ruling: 'Differs here: there is no cover pool (SO-G28).' },
  ),
  core(
    'L-ATK-6',
    'Modify attack dice',
    'First the attacker: Impact, then Primitive, then Lethal. Then the defender: Armor, shields, Guardian.',
    { ruling: 'Differs here: no backup (SO-G20).' },
  ),
  core(
    'L-ATK-7',
    'Roll defence dice',
    'The defender rolls a die for each hit and crit left, and extra dice of keywords, and converts surges.',
  ),
  core('L-ATK-8', 'Modify defence dice', 'First the defender, then the attacker: Pierce cancels blocks.'),
  core('L-ATK-9', 'Compare results', 'The defender suffers a wound for each hit and crit beyond its blocks.'),
  core(
    'L-ATK-10',
    'Suppression',
    'A ranged attack whose roll had a hit or crit gives the defender 1 suppression token, even if all was cancelled.',
  ),
  core(
    'L-ATK-12',
    'Area attacks',
    'An area attack hits every unit of both sides in its range and sight, engaged ones too. It is always ranged.',
    {
      ruling: 'Only cards make them (SO-H14).',
    },
  ),
  core('L-MEL-1', 'Melee', 'Enemy troopers in base contact are engaged. The vehicle is never engaged.'),
  core(
    'L-MEL-2',
    'Moving into melee',
    'A unit with a melee weapon may end a move in contact with an enemy, never with two enemy units at once.',
    {
      ruling: 'Differs here: with one miniature nobody else closes up.',
    },
  ),
  core(
    'L-MEL-3',
    'Engaged',
    'An engaged unit makes no moves except to withdraw, makes no ranged attacks and cannot be the target of them.',
    { ruling: 'Disengage, Versatile and area attacks are the exceptions.' },
  ),
  core('L-MEL-4', 'Melee attacks', 'In melee there is no cover and no suppression. Dodge tokens work.'),
  core('L-MEL-5', 'Melee', 'A unit that no enemy touches any more is out of melee.', { ruling: 'Differs here: nobody closes up.' }),
  core('L-SUP-1', 'Suppression', 'A unit with as many suppression tokens as courage is suppressed. The vehicle gains none.', {
    ruling: 'Differs here: panic is SO-G26.',
  }),
  core('L-SUP-2', 'Suppression', 'The cover of a suppressed unit is 1 better. Droids cannot be suppressed.', {
    ruling: 'Differs here: no action is lost (SO-G21). The cover is used (SO-O-2).',
  }),
  core(
    'L-SUP-4',
    'Rally',
    'When it activates a unit rolls a white defence die for each of its suppression tokens and removes one for each block or surge.',
  ),
  core('L-SUP-6', 'Special Operations', 'Panic is an event, not a state: it happens the moment a unit gains too many tokens.', {
    ruling: 'The details are SO-G22 to SO-G26.',
  }),
  core('L-WND-1', 'Wounds', 'A unit with as many wounds as its card allows is defeated.', {
    ruling: 'Differs here: every unit is one miniature.',
  }),
  core('L-WND-2', 'Wounds', 'Wounds that an effect deals are no attack: no defence dice, no suppression.'),
  core('L-WND-3', 'Wounds', 'A defeated unit loses its order token and drops what it holds before it is removed.'),
  core(
    'L-UNT-1',
    'Clone troopers',
    'In an attack a clone may spend one aim, dodge or surge token of another friendly clone within 12 inches and in line of sight.',
  ),
  core('L-UNT-2', 'Droid troopers', 'Droids gain suppression tokens and can panic, but are never suppressed.'),
  core('L-UNT-3', 'Wookiee troopers', 'Wookiee trooper is a label that cards may name.', {
    ruling: 'Differs here: there are no creatures and emplacements.',
  }),
  core('L-UNT-5', 'Ground vehicles', 'A ground vehicle blocks sight and is never obscured itself.', {
    ruling: 'Differs here: the only vehicle is disabled (SO-X-3), and who has cover from it is SO-V8: it obscures nobody else.',
  }),
  core(
    'L-UNT-6',
    'Ranks',
    'Ranks are commander, operative, corps, special forces, support and heavy. Order tokens, covert markers and missions go by rank.',
  ),
  core('L-OBJ-2', 'Objective tokens', 'An objective token lies on open ground, not partly on terrain.', {
    ruling: 'Differs here: claiming and carrying are SO-G12.',
  }),
];
