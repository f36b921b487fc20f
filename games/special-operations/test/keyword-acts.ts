import { OFFER } from '@cadre/core';
import { cardActions } from '../src/keywords/actions.js';
import { GLOSSARY } from '../src/keywords/keywords.js';
import { Activation } from '../src/round/activation.js';
import type { BattleState } from '../src/state.js';
import { battle, begin, code, Opens, type Placed, unit } from './battle.js';

export const TROOPER = 'rebel-trooper';
export const STORM = 'stormtrooper';
export const offer = (keyword: keyof typeof GLOSSARY, holder: number): number =>
  OFFER.encode({ kind: 'offer', keyword: GLOSSARY[keyword].id, holder });
export const unitCode = (id: number): number => code({ kind: 'unit', unit: unit(id) });
/** As if the unit had just done this. */
export const acted = (s: BattleState, action: string) =>
  begin(s, Activation.call({ unit: unit(0) }, 'tidy'), Opens.acted.call({ unit: unit(0), action }));
export const row = (...units: readonly (Omit<Placed, 'at'> & { x: number })[]): BattleState =>
  battle(units.map(({ x, ...rest }) => ({ ...rest, at: [x, 0.7] as const })));
export const number = (id: string): number => cardActions.findIndex(action => action.id === id);
export const tokens = (s: BattleState, token: 'aim' | 'dodge' | 'surge' | 'suppression' | 'observation'): number[] =>
  s.public.units.map(u => u[token]);
