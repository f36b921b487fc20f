/** What both Legion products share: the dice, what results come to, and the keywords with their texts. */
export * from './faces.js';
export * from './keyword-texts.js';
export * from './keywords.js';
export * from './named.js';
export * from './results.js';
