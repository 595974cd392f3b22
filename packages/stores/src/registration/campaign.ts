import { affiliateCodeSchema, campaignCodeSchema } from '@chada/contract/registration';
import * as z from 'zod/mini';
import type { AppThunk, Services } from '../store/services.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { readJson } from '../storage/stored-json.ts';

/** The lifetime of a link's codes: 30 days, or until the member registers. */
export const CAMPAIGN_LIFETIME_MS = 30 * 86_400_000;

/** The codes of links to the registration (PU-04 to PU-06). */
export interface Campaign {
  readonly afCode?: string | undefined;
  readonly team?: string | undefined;
  readonly marketing?: string | undefined;
}

const code = z.optional(campaignCodeSchema);
const campaignSchema = z.object({
  invitation: z.optional(z.object({ afCode: affiliateCodeSchema, openedAt: z.number() })),
  campaign: z.optional(z.object({ team: code, marketing: code, openedAt: z.number() })),
});
type CampaignRecord = z.output<typeof campaignSchema>;

/** Returns an affiliate code in its stored form, or undefined for a text that can't be one. */
export function parseAffiliateCode(text: string): string | undefined {
  return z.safeParse(affiliateCodeSchema, text).data;
}

/** Returns a team or marketing code in its stored form, or undefined for a text that can't be one. */
export function parseCampaignCode(text: string): string | undefined {
  return z.safeParse(campaignCodeSchema, text).data;
}

function readRecord({ local, deviceClock }: Services): CampaignRecord {
  const { invitation, campaign } = readJson(local, storageKeys.campaign, campaignSchema) ?? {};
  // The absolute difference also expires a link after the device's clock was set back.
  const counts = (part: { readonly openedAt: number } | undefined): boolean =>
    part !== undefined && Math.abs(deviceClock() - part.openedAt) <= CAMPAIGN_LIFETIME_MS;
  return {
    ...(counts(invitation) ? { invitation } : {}),
    ...(counts(campaign) ? { campaign } : {}),
  };
}

function changeRecord(change: (openedAt: number) => CampaignRecord): AppThunk {
  return (_dispatch, _getState, services) => {
    const record = { ...readRecord(services), ...change(services.deviceClock()) };
    services.local.write(storageKeys.campaign, JSON.stringify(record));
  };
}

/** Reads the codes of links opened in the last 30 days, in any tab. */
export function readCampaign(): AppThunk<Campaign> {
  return (_dispatch, _getState, services) => {
    const { invitation, campaign } = readRecord(services);
    return { afCode: invitation?.afCode, team: campaign?.team, marketing: campaign?.marketing };
  };
}

/** Stores the code of `/aff/{afCode}`, replacing an earlier one; undefined removes a code that does not exist (PU-06). */
export function saveInvitation(afCode: string | undefined): AppThunk {
  return changeRecord((openedAt) => ({
    invitation: afCode === undefined ? undefined : { afCode, openedAt },
  }));
}

/** Stores the codes of `/regis/{team}/{marketing}`, replacing those of an earlier link (PU-04, PU-05). */
export function saveCampaign(codes: Pick<Campaign, 'team' | 'marketing'>): AppThunk {
  return changeRecord((openedAt) => ({ campaign: { ...codes, openedAt } }));
}

/** Removes the codes after a registration. */
export function forgetCampaign(): AppThunk {
  return (_dispatch, _getState, { local }) => local.remove(storageKeys.campaign);
}
