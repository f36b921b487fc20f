import { FACTIONS, type Faction } from '../data/index.js';
import { MODE_RULES, MODES, type Mode } from '../roster/index.js';

const ALIASES: Readonly<Record<string, Faction | undefined>> = {
  rebel: 'rebels',
  imperial: 'empire',
  separatist: 'separatists',
  mercenaries: 'mercenary',
  shadowcollective: 'mercenary',
  mandalorian: 'mandalorians',
};
/** A faction under any of the names that list builders give it. */
export const factionCalled = (written: string): Faction | undefined => {
  const word = written.toLowerCase();
  return FACTIONS.find(f => f === word) ?? (Object.hasOwn(ALIASES, word) ? ALIASES[word] : undefined);
};
/** 500 points was the smallest size until February 2025. */
export const modeOfPoints = (points: number): Mode | undefined =>
  points === 500 ? 'recon' : MODES.find(mode => MODE_RULES[mode].points === points);
