import { keep, kept } from './kept.js';

const PLACE = 'cadre.campaign';

/** The campaign of this device, as the game's own page gave it. */
export const keptCampaign = (): unknown => kept(PLACE);
export const keepCampaign = (value: unknown): void => keep(PLACE, value);

/** Whether a match belongs to the campaign of this device, so that its end leads back there. */
export const isCampaignMatch = (match: string): boolean => {
  const campaign = keptCampaign();
  return typeof campaign === 'object' && campaign !== null && (campaign as { match?: unknown }).match === match;
};
