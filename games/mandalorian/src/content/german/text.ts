/** The same functions as in `../text.ts`, in German. */
export { briefingOf, consequenceOf, guideText, MAP_RULE_TEXTS, storyText } from './campaign.js';
export { eventText, featureText, missionText, skillText, triggerText } from './cards.js';
export { condition, effect as describe, effects } from './effects.js';
export { modifier } from './modifiers.js';
export { namesOf } from './names.js';
export type { Wording } from './phrases.js';
