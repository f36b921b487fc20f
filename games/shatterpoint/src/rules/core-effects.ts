import { core } from './row.js';

export const CORE_EFFECTS = [
  core('S-EFF-1', 'effects', 'Damage: the affected Unit takes 1; from an Option or attack chart it goes to the Damage Pool instead.'),
  core(
    'S-EFF-2',
    'effects',
    'Shove: the target may be Pushed range 1 away from the shover, and then the shover may at once be Pulled range 1 toward it.',
  ),
  core(
    'S-EFF-3',
    'effects',
    'Push/Pull N: straight along a range-N tool, Away from / Toward the named thing; direction free within that limit. The moved character keeps its starting Elevation until the end, then drops onto whatever legal surface is below; if it cannot stand there it is rewound along the path to the first legal spot. Board edge stops it.',
    'The edge of the table stops it (LE-O5), and so does what is higher (LE-T8).',
  ),
  core(
    'S-EFF-4',
    'effects',
    'Heal: the affected character may remove 1 damage or 1 condition from its own Unit or another allied Unit within range 2. A Wounded Unit cannot have damage removed.',
  ),
  core('S-EFF-5', 'effects', 'Hunker: the Unit gains a Hunker token.'),
  core('S-EFF-6', 'effects', 'Reposition: may advance even though Engaged with an un-Wounded enemy Unit (full Advance tool).'),
  core('S-EFF-7', 'effects', 'Advance, dash, climb and jump: the moves of that name.'),
  core(
    'S-EFF-8',
    'effects',
    'Toward X: the character must end closer to X than it started; Away: farther.',
    'Base edge to base edge: nearer than before, or farther; standing still is neither.',
  ),
  core(
    'S-COND-1',
    'conditions',
    'Strained: the next time a character of the Unit advances, climbs, dashes or jumps, or the Unit takes an action, attacks, or uses an Active or Reactive ability, the Unit takes 3 damage after that effect and loses Strained. A Recover action that heals Strained away avoids the damage.',
  ),
  core(
    'S-COND-2',
    'conditions',
    "Disarmed: on the Unit's next attack roll discard all dice showing attack expertise before modifying; then lose Disarmed.",
  ),
  core(
    'S-COND-3',
    'conditions',
    "Exposed: on the unit's next defence roll discard all dice that show expertise before modifying; then lose Exposed.",
  ),
  core(
    'S-COND-4',
    'conditions',
    'Pinned: the next single advance, dash, climb or jump by a character of the Unit does not happen; then lose Pinned. Other characters of the Unit then move normally. Reposition is an advance, so it is stopped too (inference). Pushes/pulls are not.',
    'Nobody is asked whether to try: the move is lost, but so is Pinned, and a unit that keeps it gains nothing by it.',
  ),
  core('S-COND-5', 'conditions', 'Immunity [X]: cannot gain X, and sheds X when the Immunity starts.'),
  core(
    'S-MOVE-1',
    'movement',
    "Lay the tool against the base, bend it, and put the base anywhere it touches the tool: the centre moves at most the length of the tool and a base's width.",
  ),
  core(
    'S-MOVE-2',
    'movement',
    'Advance: Advance tool, may not end higher than it began; if Engaged with a character of an un-Wounded enemy Unit it is a dash instead.',
  ),
  core('S-MOVE-3', 'movement', 'Dash: Dash tool, may not end higher than it began. Allowed while Engaged.'),
  core(
    'S-MOVE-4',
    'movement',
    'Climb: Dash tool, may cross Impassable parts of any Elevation and end at any Elevation; not allowed while Engaged with an un-Wounded enemy Unit.',
  ),
  core('S-MOVE-5', 'movement', 'Jump: as climb but also allowed while Engaged.'),
  core(
    'S-MOVE-6',
    'movement',
    'Tools may pass over other characters; only the end position matters. A mover counts as being at its starting Elevation until it ends the move.',
    'A base may be crossed by any move, and none may end on it.',
  ),
  core(
    'S-ENG-1',
    'movement',
    'Two enemy characters within range 2 of each other are Engaged with each other.',
    'Range 2, on any Elevation (LE-O1).',
  ),
  core(
    'S-ENG-2',
    'movement',
    'Wounded Units still engage and are engaged, but they do not hinder: advance/climb limits only look at un-Wounded enemies.',
  ),
  core('S-ENG-3', 'movement', 'An Engaged character cannot make ranged attacks. Shooting at an Engaged enemy is legal.'),
  core('S-ENG-4', 'movement', 'A Unit with an Engaged character cannot gain or keep Hunker tokens.'),
  core(
    'S-LOS-1',
    'sight and cover',
    "A character sees an object if a straight line can be drawn from any part of its base to it that is not obstructed. Characters never obstruct; Blocked terrain features do; terrain parts of the same or lower Elevation than the object's own Elevation do not.",
  ),
  core('S-COV-1', 'sight and cover', 'Cover [X] adds X defence dice against ranged attacks; several sources add up.'),
  core('S-COV-2', 'sight and cover', "Every Hunker token gives its Unit's characters Cover [1]."),
  core(
    'S-COV-3',
    'sight and cover',
    'Terrain gives Cover 1 against a ranged attack when the defender has a hunker token and is within range 1 of a part at least as high as the attacker that some line between the bases crosses.',
  ),
  core(
    'S-COV-4',
    'sight and cover',
    "All Hunker tokens are lost at the start of the Unit's own activation and when a character of it becomes Engaged.",
  ),
];
