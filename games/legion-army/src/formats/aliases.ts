import type { Faction } from '../data/index.js';
import { MODE_RULES, MODES, type Mode } from '../roster/index.js';

/** Factions as list builders and players call them, in English, French, German and Spanish. */
const FACTION_WORDS: readonly (readonly [Faction, RegExp])[] = [
  [
    'empire',
    /^(?:(?:the )?(?:galactic )?empire|imperials?|empire galactique|imp[ée]riaux|(?:galaktisches )?imperium|imperio(?: gal[áa]ctico)?)$/i,
  ],
  ['rebels', /^(?:(?:the )?rebels?(?: alliance)?|rebellion|alliance rebelle|rebelles|rebellen(?:allianz)?|alianza rebelde|rebeldes)$/i],
  [
    'republic',
    /^(?:(?:the )?(?:galactic )?republic|gar|clones?|r[ée]publique(?: galactique)?|(?:galaktische )?republik|rep[úu]blica(?: gal[áa]ctica)?)$/i,
  ],
  [
    'separatists',
    /^(?:separatists?(?: alliance)?|cis|alliance s[ée]paratiste|s[ée]paratistes?|separatisten(?:allianz)?|(?:alianza )?separatistas?)$/i,
  ],
  ['mercenary', /^(?:mercenar(?:y|ies)|shadow ?collective|mercenaires?|s[öo]ldner|mercenarios?)$/i],
  ['mandalorians', /^(?:mandalorians?|mandos?|mandaloriens?|mandalorianer|mandalorianos?)$/i],
];
/** A faction under any of its names. */
export const factionCalled = (written: string): Faction | undefined => {
  const name = written.trim();
  return FACTION_WORDS.find(([, pattern]) => pattern.test(name))?.[0];
};
/** The faction that a title mentions: "Standard (Galactic Empire)", "My rebel list". */
export const factionIn = (title: string): Faction | undefined => {
  const words = title.split(/[^\p{L}]+/u).filter(word => word !== '');
  const found = new Set(words.flatMap(word => factionCalled(word) ?? []));
  return found.size === 1 ? [...found][0] : undefined;
};
/** 500 points was the smallest size until February 2025. */
export const modeOfPoints = (points: number): Mode | undefined =>
  points === 500 ? 'recon' : MODES.find(mode => MODE_RULES[mode].points === points);
