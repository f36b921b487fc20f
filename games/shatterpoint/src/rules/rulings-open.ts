import { house } from './row.js';

export const OPEN_RULINGS = [
  house(
    'LE-A1',
    'Seed icons for "Legendary Determination" are lost ("⊕ and ⊕ abilities").',
    'Legendary Determination covers Active and Reactive abilities.',
  ),
  house(
    'LE-A2',
    '"Ultimate Encounter\'s Mission Briefing" vs "Mission".',
    "'Mission Briefing' and 'Mission' both mean the chosen Legendary Encounter mission card.",
  ),
  house(
    'LE-A3',
    '"Shield Generator" vs "Core Shield" in the example.',
    "'Shield Generator' and 'Core Shield' in the example are one and the same Armored Target.",
  ),
  house(
    'LE-A4',
    "Seed's 501st first Option is Pin only; stored cards show Pin + damage.",
    'The 501st card keeps its stored first Option (pinned + damage) in play, and the example of the rulebook is only a test vector with literal Options.',
  ),
  house(
    'LE-A5',
    'LE-12: contest status is judged before or after the Wound (a Wounded Unit no longer contests)?',
    'The objectives of LE-12 are those the Unit contested just before the Wound, and the characters of LE-13 are counted after it, so the Wounded Unit counts 0.',
  ),
  house(
    'LE-A6',
    'Is the "Squad Point value" of a Secondary/Supporting Unit its printed Point Cost (PC)?',
    "A Unit's Squad Point value in a cadre is its printed Point Cost, and the four costs are added.",
  ),
  house(
    'LE-A7',
    "In which order are the used Legend card's Force refresh, effect and Legend Ability resolved?",
    'The used Legend card is resolved in the order Force refresh, effect, Legend Ability (only with the Shatterpoint Card), discard of both cards.',
  ),
  house(
    'LE-A8',
    'When is the Legend deck refreshed?',
    'The Legend deck is reshuffled from its discard when fewer than two cards are in it at the start of a Legend Turn, and that refreshes no Force.',
  ),
  house(
    'LE-A9',
    'Surplus successes after destroying an Armored Target.',
    'Successes left over when an Armored Target (or a stage of one) is destroyed are lost, and the next target or stage takes effect only after that attack.',
  ),
  house(
    'LE-A10',
    'Expertise Charts of the attacker against an Armored Target: do +damage / conditions from the chart place tokens?',
    'Against an Armored Target only chosen Options cover spaces; chart results that add or convert dice work, chart effects (damage, conditions, moves) do nothing.',
  ),
  house(
    'LE-A11',
    'Does an attack on an Armored Target trigger "when it makes an attack" abilities (focus dice, Coordinated Fire, Strained)?',
    'An attack on an Armored Target is an attack of the attacker for every purpose (focus dice, Reactives of its side, Strained, Disarmed), but nothing can damage, move or give a condition to the target.',
  ),
  house(
    'LE-A12',
    'Do Personal effects (heal, reposition, Active) resolve against an Armored Target?',
    'Personal icons of Options chosen against an Armored Target are not resolved and serve only for matching.',
  ),
  house(
    'LE-A13',
    'Is the end-of-Turn generator attack (LE-M6) an action, and may a Unit make it that already attacked or that is Wounded?',
    'The end-of-Turn attack on the Exposed Shield Generator is free, costs no action and is allowed after a combat action; a Wounded Unit may make it only as a ranged attack, because it contests nothing.',
  ),
  house(
    'LE-A14',
    'Does a cadre Turn in which a Unit was activated by the Shatterpoint Card allow LE-M6?',
    "A Unit activated with the Shatterpoint Card is 'the Unit that just activated' and may attack the generator.",
  ),
  house(
    'LE-A15',
    'Standard end-of-Turn scoring (Struggle token by objectives, Momentum on Wounds) in this mode?',
    'Standard Struggle scoring and Momentum for Wounds are switched off; only the movements printed on the mission move the Struggle token.',
  ),
  house(
    'LE-A16',
    '"Legend becomes Wounded → token left" at space 0.',
    'The Struggle token never goes below 0 nor beyond the last space; a surplus step is lost.',
  ),
  house(
    'LE-A17',
    'Both win conditions true at the same check.',
    'If several win conditions are true at one check they are tested in the printed order: Legend by tracker, cadre by mission goal, cadre by Legend Defeated.',
  ),
  house(
    'LE-A18',
    'Legend with Durability number: Wounded Legend in its Turn?',
    'A Wounded Legend recovers at the start of its own activation like any Unit (Wounded becomes Injured, all damage off) and is Defeated if it ends an activation with Injured tokens equal to or above its Durability.',
  ),
  house(
    'LE-A19',
    'Minion (durability number, not "-"/"U") Wounded?',
    'A Minion with a numeric Durability follows the core Wounded and Injured rules, with its activation in step 2 of the Legend Turn.',
  ),
  house(
    'LE-A20',
    'Do Minions with "-" that are Defeated move the Struggle token?',
    'A Defeated or Wounded Minion never moves the Struggle token.',
  ),
  house('LE-A21', 'Whose Force do Minions spend?', "Minions pay Force from the Legend player's pool."),
  house(
    'LE-A22',
    'Identity/Tactic abilities that need a Primary Unit in a cadre.',
    'An ability of a cadre Unit that needs a Primary Unit simply has no legal target.',
  ),
  house(
    'LE-A23',
    'Abilities naming "your opponent\'s Order Deck / reserve" or Momentum.',
    "For cadre abilities the Legend player has no reserve (such triggers never happen) and Momentum gains do nothing; a Legend effect on 'the opponent' applies to one cadre player chosen by the Legend player.",
  ),
  house(
    'LE-A24',
    '"Player" effects for allied Units of the other cadre player ("you", "allied").',
    "'Allied' includes the partner's Units, while 'your Force', 'your Order Deck' and 'your reserve' mean those of the player who owns the ability.",
  ),
  house(
    'LE-A25',
    "Reserve slot holds cadre 1's card when cadre 1's deck runs out.",
    'A player whose deck is empty while a card of theirs lies in the shared reserve must activate that Unit before refreshing the deck; the partner is not affected.',
  ),
  house(
    'LE-A26',
    'Can the first-turn replacement draw be another Shatterpoint Card?',
    'One replacement card always suffices on the first Legend Turn because the deck holds exactly one Shatterpoint Card.',
  ),
  house(
    'LE-A27',
    'Cadre player whose four Units are all Defeated.',
    'A cadre player without Units takes an empty Turn (alert refresh only), and if no cadre Unit at all is left at a win check the Legend player wins.',
  ),
  house(
    'LE-A28',
    'Wins "after any Legend Turn" vs "at the end of any Legend Turn".',
    'There is one win check per Legend Turn, after all end-of-Legend-Turn effects of the mission.',
  ),
  house(
    'LE-A29',
    'Does the Alert refresh use the level at the start of the Turn?',
    'The Alert refresh uses the space of the Struggle token at the moment the cadre Turn starts.',
  ),
  house(
    'LE-A30',
    "Does a unique Minion's redeployment (LE-26) also move it?",
    'A recovering unique Minion stays where it stands; only Defeated Minions are set up again.',
  ),
];
