import type { Rule } from '@cadre/core';

export const enemies: readonly Rule[] = [
  {
    id: 'MA-133',
    says: 'Take the top token of the reinforcement pile and place it faceup in the stated space.',
    source: 'seed 002, Spawn reinforcement, p9',
  },
  {
    id: 'MA-134',
    says: 'If several spaces qualify, the space is chosen before the token is drawn.',
    source: 'seed 002, Spawn reinforcement, p9',
  },
  {
    id: 'MA-135',
    says: 'If the pile is empty when needed, all defeated reinforcements are flipped, mixed and become the new pile, then spawn.',
    source: 'seed 002, Spawn reinforcement, p9',
    ruling: 'The pile is rebuilt when the next spawn needs it, not when it becomes empty.',
  },
  { id: 'MA-136', says: 'If every reinforcement is on the map, nothing happens.', source: 'seed 002, Spawn reinforcement, p9' },
  {
    id: 'MA-137',
    says: 'Only defeated reinforcement (orange) tokens return to the pile, not other defeated enemies.',
    source: 'seed 002, Spawn reinforcement, p9',
  },
  {
    id: 'MA-138',
    says: 'An event states how many enemies, of which class, and how far they move.',
    source: 'seed 002, Enemy movement, p10',
    ruling: 'An enemy uses its full distance, but stops in the space of its target.',
  },
  {
    id: 'MA-139',
    says: 'Enemies move toward the nearest character along a shortest path.',
    source: 'seed 002, Enemy movement, p10',
    ruling:
      'Movement heads for the character that is nearest on foot; every other "nearest" counts range. The target is fixed when an enemy starts to move; among equal targets and equal paths the current player chooses.',
  },
  {
    id: 'MA-140',
    says: 'The current player chooses which enemies move, but only enemies that will move at least 1 space may be chosen.',
    source: 'seed 002, Enemy movement, p10',
    ruling: 'An enemy that no character can be reached from on foot (on a roof, behind a locked door) cannot move and so cannot be chosen.',
  },
  { id: 'MA-141', says: 'If no enemy can move, that ability does nothing.', source: 'seed 002, Enemy movement, p10' },
  {
    id: 'MA-142',
    says: 'Enemies pass through characters, enemies and features; tokens do not block or stop them.',
    source: 'seed 002, Enemy movement clarifications, p10',
  },
  {
    id: 'MA-143',
    says: 'Enemies never act on their own; they act only when a card or ability says so.',
    source: 'seed 002, Enemy movement clarifications, p10',
  },
  {
    id: 'MA-144',
    says: 'Moving away from a character: every single step must increase the distance to that character by 1; if it cannot, the enemy does not move. Coming closer to somebody else meanwhile is fine.',
    source: 'seed 002, Enemy movement clarifications, p10',
    ruling: 'The distance is counted on foot.',
  },
  {
    id: 'MA-145',
    says: 'If an event shows several classes, the enemies may be taken from any of them (the number is a total).',
    source: 'seed 002, Enemy movement clarifications, p10',
  },
  {
    id: 'MA-146',
    says: 'Enemies obey walls, locked doors, elevation and forbidden areas like characters.',
    source: 'seed 002, Terrain, p6',
  },
  {
    id: 'MA-147',
    says: 'An event states how many enemies of which class attack and at which range.',
    source: 'seed 002, Enemy attacks, p10',
    ruling: 'No enemy attacks twice in one ability; it may attack again in a later one. An enemy that is gone by then is simply left out.',
  },
  { id: 'MA-148', says: 'An attack deals 1 damage to the attacked character.', source: 'seed 002, Enemy attacks, p10' },
  {
    id: 'MA-149',
    says: 'A character whose damage equals or exceeds its health is defeated and all players lose at once.',
    source: 'seed 002, Enemy attacks, p10',
  },
  {
    id: 'MA-150',
    says: 'An enemy with several characters in range attacks the nearest one; ties are decided by the current player.',
    source: 'seed 002, Enemy attacks, p10',
  },
  {
    id: 'MA-151',
    says: 'The current player picks attackers and order, but must choose so that as many enemies as possible attack.',
    source: 'seed 002, Enemy attacks, p10',
    ruling:
      'An attack ability does not bind the choices of an earlier move ability of the same card: each is resolved on its own. The order is not asked where it changes nothing: all of them attack, and neither a defeat nor a card comes in between.',
  },
  { id: 'MA-152', says: 'If no enemy can attack, that ability does nothing.', source: 'seed 002, Enemy attacks, p10' },
  {
    id: 'MA-153',
    says: 'If a whole event card changed nothing, spawn 1 reinforcement faceup in the star space nearest to you.',
    source: 'seed 002, Event cards with no effect, p10',
    ruling: 'A reshuffle, or a spawn for which there is no token, is no effect.',
  },
  {
    id: 'MA-154',
    says: 'Any change, however small (one enemy moved 1 space, another event caused), counts as an effect and suppresses that spawn.',
    source: 'seed 002, Event cards with no effect, p10',
    ruling: 'An attack that is blocked altogether is a change: it took place and a card was spent.',
  },
];
