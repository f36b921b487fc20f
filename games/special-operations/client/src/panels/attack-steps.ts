import type { Language } from '@cadre/core';
import type { Step } from '@cadre/table-client';
import { LABELS } from '../labels/labels.js';

/** The rulebook's steps, and those of the engine that belong to each. */
const PARTS = {
  pool: ['remember', 'declare', 'pool', 'defeated', 'hinder', 'hinderByChoice'],
  roll: ['roll', 'aim', 'observe', 'reroll'],
  surges: ['convert', 'surge', 'converted', 'results'],
  cover: ['cover', 'dodge', 'impact', 'primitive', 'lethal', 'modify', 'armour', 'shields', 'guard'],
  defence: ['defend', 'defenceReroll', 'block', 'blockWithTokens', 'compare'],
  wounds: ['count', 'wounds', 'immobilize', 'suppression', 'attacked', 'end'],
} as const;
type Part = keyof typeof PARTS;
export const ATTACK_PARTS = Object.keys(PARTS) as readonly Part[];

export const partOf = (step: string): Part | null => ATTACK_PARTS.find(part => (PARTS[part] as readonly string[]).includes(step)) ?? null;
/** Whether it is too late to spend surge tokens on attack dice. */
export const areSurgesCounted = (step: string | null): boolean => step === null || !['pool', 'roll', 'surges'].includes(partOf(step) ?? '');
/** Each step of an attack with who may do what in it. */
export const attackSteps = (attacker: string, target: string, language: Language): readonly Step[] => {
  const { step } = LABELS[language].attack;
  return ATTACK_PARTS.map(id => ({ id, name: step[id].name, text: step[id].text(attacker, target) }));
};
