import type { Language } from '@cadre/core';
import type { Step } from '@cadre/table-client';
import { LABELS } from '../labels/labels.js';

/** The rulebook's steps, and those of the engine that belong to each. */
const PARTS = {
  dice: ['declare', 'beforeDice', 'pools'],
  roll: ['rollAttack', 'rollDefence', 'cloaked', 'added', 'modifyAttack', 'rerollAttack', 'modifyDefence', 'rerollDefence'],
  expertise: ['borrow', 'attackChart', 'defenceChart', 'compare'],
  tree: ['walk'],
  damage: ['protect', 'poolApply', 'damage', 'defended', 'afterWounds', 'resolved', 'strain', 'over', 'granted'],
} as const;
type Part = keyof typeof PARTS;
const ATTACK_PARTS = Object.keys(PARTS) as readonly Part[];

export const partOf = (step: string): Part | null => ATTACK_PARTS.find(part => (PARTS[part] as readonly string[]).includes(step)) ?? null;
/** Each step of an attack with who may do what in it. */
export const attackSteps = (attacker: string, defender: string, language: Language): readonly Step[] => {
  const { step } = LABELS[language].attack;
  return ATTACK_PARTS.map(id => ({ id, name: step[id].name, text: step[id].text(attacker, defender) }));
};
