import { UseActive } from '@cadre/shatterpoint/attack/active';
import { Attack } from '@cadre/shatterpoint/attack/attack';
import { Icons } from '@cadre/shatterpoint/attack/icons';
import { Reroll } from '@cadre/shatterpoint/attack/reroll';
import { LostAttack } from '@cadre/shatterpoint/attack/resolved';
import type { Stance, UnitCard } from '@cadre/shatterpoint/content/types';
import { ATTACK_FACES, type AttackFace, DEFENCE_FACES, type DefenceFace } from '@cadre/shatterpoint/dice';
import { words } from '@cadre/shatterpoint/keywords/keywords';
import { type EncounterOption, OPTION } from '@cadre/shatterpoint/options';
import type { Encounter, EncounterState } from '@cadre/shatterpoint/state';
import { Defeat } from '@cadre/shatterpoint/suffer/defeat';
import { Heal } from '@cadre/shatterpoint/suffer/heal';
import { AfterWound } from '@cadre/shatterpoint/suffer/wound';
import { Move } from '@cadre/shatterpoint/table/move';
import { Push, Shove } from '@cadre/shatterpoint/table/push';
import type { Scenario } from '@cadre/testkit';
import { type At, card, character, during, encounter, gameOf, type Placed, stance } from '../stage.js';

export const code = (option: EncounterOption): number => OPTION.encode(option);
export const game = gameOf([Attack, LostAttack, Icons, UseActive, Reroll, Heal, Move, Push, Shove, AfterWound, Defeat, words.Window]);
export const [A, B] = [character(0), character(1)];

export interface Duel {
  readonly attacker?: Partial<Stance>;
  readonly defender?: Partial<Stance>;
  readonly attackers?: Partial<UnitCard>;
  readonly defenders?: Partial<UnitCard>;
  readonly a?: At;
  readonly b?: At;
  readonly as?: Partial<Placed>;
  readonly bs?: Partial<Placed>;
  readonly others?: readonly Placed[];
  readonly given?: Partial<Encounter>;
}
/** A of seat 1 and B of the Legend, 5 inches apart in the open; nobody has a chart unless it is given. */
export const duel = (d: Duel = {}): EncounterState =>
  encounter(
    [
      { card: card('attacker', { stances: [stance(d.attacker)], ...d.attackers }), at: [d.a ?? [18, 7]], ...d.as },
      { card: card('defender', { stances: [stance(d.defender)], ...d.defenders }), at: [d.b ?? [18, 12]], ...d.bs },
      ...(d.others ?? []),
    ],
    d.given,
  );
export type AttackAs = Partial<Parameters<typeof Attack.call>[0]>;
export const attack = (s: EncounterState, as: AttackAs = {}): Scenario<EncounterState> =>
  during(game, s, Attack.call({ attacker: A, defender: B, kind: 'ranged', inCombatAction: false, seat: 1, ...as }));
const LETTERS: Readonly<Record<string, AttackFace | DefenceFace>> = {
  c: 'critical',
  s: 'strike',
  e: 'expertise',
  f: 'failure',
  b: 'block',
};
/** `cse` is a critical, a strike and an expertise. */
export const attackFaces = (faces: string): number[] => [...faces].map(face => ATTACK_FACES.indexOf(LETTERS[face] as AttackFace));
export const defenceFaces = (faces: string): number[] => [...faces].map(face => DEFENCE_FACES.indexOf(LETTERS[face] as DefenceFace));
/** Both rolls; a pool without dice is not rolled. */
export const rolls = (t: Scenario<EncounterState>, attackRoll: string, defenceRoll: string): Scenario<EncounterState> => {
  if (attackRoll) t.chance(...attackFaces(attackRoll));
  if (defenceRoll) t.chance(...defenceFaces(defenceRoll));
  return t;
};
export const branch = (option: string): number =>
  code({ kind: 'branch', row: option[0] as 'T' | 'M' | 'B', column: Number(option.slice(1)) });
