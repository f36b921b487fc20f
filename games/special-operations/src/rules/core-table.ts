import { core } from './row.js';

/** General rules, dice, measuring, bases and terrain. */
export const CORE_TABLE = [
  core('L-GEN-1', 'Rules', 'A card or mission rule beats the rulebook. "Cannot" beats "can".'),
  core(
    'L-GEN-2',
    'Timing',
    'Effects at the same moment: the player with priority first, before round 1 and while nobody has priority the blue player. Each player orders their own effects.',
  ),
  core('L-GEN-3', 'Timing', '"After" something means at once when it is completely finished.'),
  core('L-GEN-4', 'Keywords', 'Numbers of the same keyword add up on a unit and in an attack pool.'),
  core('L-GEN-5', 'Objects', 'A miniature may stand on tokens and on terrain, never on another miniature.'),
  core('L-GEN-6', 'Tokens', 'Aim, dodge and surge tokens can be shared. Standby and observation tokens cannot.'),
  core('L-GEN-7', 'Command hand', 'The hand is secret. How many cards it has and what was discarded is public.'),
  core(
    'L-DIE-1',
    'Dice',
    'Attack dice have eight sides. Red: 5 hits, 1 surge, 1 crit, 1 blank. Black: 3, 1, 1, 3. White: 1, 1, 1, 5. Defence dice have six. Red: 3 blocks, 1 surge, 2 blanks. White: 1, 1, 4.',
  ),
  core('L-DIE-2', 'Surge', 'The unit card says what an attack surge becomes (hit, crit or blank) and whether a defence surge is a block.'),
  core('L-DIE-3', 'Surge', 'A surge token turns one attack surge into a hit or one defence surge into a block.'),
  core('L-MSR-2', 'Measuring', 'Distances are the shortest between the edges of bases, seen from above. Anybody may measure at any time.'),
  core('L-MSR-3', 'Range', 'A weapon reaches as far as its card says.', {
    ruling: 'Differs here: ranges are inches (SO-G11, SO-O-8) and no weapon here has a minimum range.',
  }),
  core('L-MSR-4', 'Range', 'Melee range is base contact.'),
  core(
    'L-MSR-5',
    'Range',
    'Something is within a distance if any part of its base is. It is beyond a distance if all of its base is. Every unit is within any distance of itself.',
  ),
  core('L-MSR-6', 'Undeployed units', 'What is not on the table is beyond every distance of everything on it and cannot be seen.'),
  core('L-GEO-1', 'Movement tools', 'The tools of speed 1, 2 and 3 are 75, 125 and 175 mm long between the two bases.'),
  core('L-GEO-2', 'Movement tools', 'A tool is two stiff halves with a joint that bends up to 90 degrees to either side.'),
  core(
    'L-GEO-3',
    'Movement tools',
    'From the centre of a small base to the joint it is 51, 76 or 101 mm, so that a straight move of a small base goes 102, 152 or 202 mm.',
  ),
  core('L-GEO-5', 'Silhouettes', 'The silhouette of a trooper is 1.65 inches high.'),
  core(
    'L-GEO-6',
    'Tokens',
    'Objective tokens and other markers on the table are an inch across; a barricade is at most 3 by 1 by 1 inches.',
    {
      ruling: 'Differs here: there are no points of interest.',
    },
  ),
  core('L-BAS-1', 'Bases', 'Troopers stand on round bases of 27 mm.', {
    ruling: 'Differs here: no unit has a notched base. The disabled vehicle stands on 150 mm.',
  }),
  core('L-BAS-2', 'Base contact', 'Base contact means that the bases touch.', {
    ruling: 'A gap of up to half a millimetre is contact: on a digital table bases hardly ever touch to the bit.',
  }),
  core(
    'L-BAS-3',
    'Base contact',
    'Miniatures on different levels are in contact if there is no gap between them from above and the height between them is no more than a silhouette.',
  ),
  core('L-BAS-4', 'Base contact', 'A miniature comes into contact with an enemy only by moving into melee.'),
  core('L-TER-1', 'Terrain', 'Every kind of terrain gives no, light or heavy cover and may block sight.', {
    ruling: 'Differs here: terrain is open or impassable, never difficult (SO-G27). The layout says which.',
  }),
  core('L-TER-3', 'Terrain', 'Nobody moves onto, over or through impassable terrain, and nobody ends on it.'),
  core('L-TER-4', 'Terrain', 'The height of terrain counts from where the mover stands, in steps of 6 inches.'),
  core(
    'L-TER-5',
    'Terrain',
    'A standard move may cross terrain that is no higher than the silhouette of the mover and may end no more than that higher or lower. Anything higher is a climb.',
  ),
  core('L-TER-6', 'Terrain', 'A base stands on a piece of terrain with all of it or not at all.'),
  core('L-TER-7', 'Barricades', 'A barricade gives heavy cover. No base may end on it.'),
  core(
    'L-TER-8',
    'Area terrain',
    'Woods block sight, but not to or from a miniature in them. A miniature in area terrain is always obscured by it.',
    {
      ruling: '2.6.1 leaves area terrain to the players. Ruins hide nobody and give heavy cover to those in them.',
    },
  ),
  core('L-TER-9', 'Cover', 'Cover is none, light (1) or heavy (2). Improvements count before reductions, and 2 is the most.'),
];
