export { crewWon } from '#game/campaign/campaign';
export { CampaignPage } from './campaign/campaign-page.js';
export type { Outcome } from './campaign/outcome.js';
export type { CampaignPorts } from './campaign/ports.js';
