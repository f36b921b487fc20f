import { type Campaign, newCampaign } from '#game/campaign/campaign';
import { readCampaign, writeCampaign } from '#game/campaign/file';

/** A campaign as it lies on this device: its file, how far its guide deck has been read, and the game that is on. */
export interface KeptCampaign {
  readonly campaign: Campaign;
  /** Guide cards the players have seen; those after it are new to them. */
  readonly read: number;
  readonly match: string | null;
}
export type Kept = KeptCampaign | { readonly problems: readonly string[] };

export const freshCampaign = (): KeptCampaign => ({ campaign: newCampaign(), read: 0, match: null });

/** Plain data for the device. The campaign itself is kept as the text of its file: one format, here and everywhere. */
export const toKeep = ({ campaign, read, match }: KeptCampaign): unknown => ({ file: writeCampaign(campaign), read, match });

/** Nothing kept is a fresh campaign; what cannot be understood is told, and stays where it is. */
export const keptFrom = (kept: unknown): Kept => {
  if (kept === null || kept === undefined) return freshCampaign();
  const { file, read, match } = kept as { readonly file?: unknown; readonly read?: unknown; readonly match?: unknown };
  if (typeof file !== 'string') return { problems: ['file: there is no text of a campaign'] };
  const found = readCampaign(file);
  if ('problems' in found) return found;
  return {
    campaign: found.campaign,
    read: typeof read === 'number' ? read : found.campaign.guide,
    match: typeof match === 'string' ? match : null,
  };
};
