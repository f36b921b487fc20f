/**
 * What players read is made from the effects, never typed beside them. Another language is another folder like `english`,
 * with the same functions.
 */
export { briefingOf, consequenceOf, guideText, MAP_RULE_TEXTS, storyText } from './english/campaign.js';
export { eventText, featureText, type MissionLine, missionText, skillText, triggerText } from './english/cards.js';
export { condition, effect as describe, effects } from './english/effects.js';
export { modifier } from './english/modifiers.js';
export type { Wording } from './english/phrases.js';
export { type Names, namesOf } from './names.js';
