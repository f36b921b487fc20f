import { die } from '@cadre/kit';
import { ATTACK_DICE, ATTACK_FACES, type AttackDie, DEFENCE_FACES } from '@cadre/legion';

/** L-DIE-1: eight sides for an attack die, six for a defence die. */
const attack = (id: string, { crit, hit, surge, blank }: { crit: number; hit: number; surge: number; blank: number }) =>
  die(id, { crit, hit, surge, blank });
const defence = (id: string, { block, surge, blank }: { block: number; surge: number; blank: number }) => die(id, { block, surge, blank });
export const ATTACK = {
  red: attack('red-attack', ATTACK_FACES.red),
  black: attack('black-attack', ATTACK_FACES.black),
  white: attack('white-attack', ATTACK_FACES.white),
} as const;
export const DEFENCE = {
  red: defence('red-defence', DEFENCE_FACES.red),
  white: defence('white-defence', DEFENCE_FACES.white),
} as const;
export const COLOURS = ATTACK_DICE;
export type Colour = AttackDie;
export type DefenceColour = keyof typeof DEFENCE;
export const ATTACK_RESULTS = ['crit', 'hit', 'surge', 'blank'] as const;
export type AttackFace = (typeof ATTACK_RESULTS)[number];
export const DEFENCE_RESULTS = ['block', 'surge', 'blank'] as const;
export type DefenceFace = (typeof DEFENCE_RESULTS)[number];
/** How many dice of each colour. */
export type DicePool = Readonly<Record<Colour, number>>;
