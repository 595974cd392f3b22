import { affiliateCodeSchema, campaignCodeSchema } from '@chada/contract/registration';
import * as z from 'zod/mini';
import type { AppThunk, Services } from '../store/services.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { readJson } from '../storage/stored-json.ts';

export const CAMPAIGN_LIFETIME_MS = 30 * 86_400_000;

/** The codes of invitation links (PU-04 to PU-06). */
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

export function parseAffiliateCode(text: string): string | undefined {
  return z.safeParse(affiliateCodeSchema, text).data;
}

export function parseCampaignCode(text: string): string | undefined {
  return z.safeParse(campaignCodeSchema, text).data;
}

function readRecord({ local, deviceClock }: Services): CampaignRecord {
  const { invitation, campaign } = readJson(local, storageKeys.campaign, campaignSchema) ?? {};
  // True if a stored code is not too old. Uses the absolute value of the age, because the age is negative after the
  // device's clock was set back.
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

export function readCampaign(): AppThunk<Campaign> {
  return (_dispatch, _getState, services) => {
    const { invitation, campaign } = readRecord(services);
    return { afCode: invitation?.afCode, team: campaign?.team, marketing: campaign?.marketing };
  };
}

/** Stores the affiliate code of the link `/aff/{afCode}` (PU-06). Undefined removes the stored code. */
export function saveInvitation(afCode: string | undefined): AppThunk {
  return changeRecord((openedAt) => ({
    invitation: afCode === undefined ? undefined : { afCode, openedAt },
  }));
}

export function saveCampaign(codes: Pick<Campaign, 'team' | 'marketing'>): AppThunk {
  return changeRecord((openedAt) => ({ campaign: { ...codes, openedAt } }));
}

export function forgetCampaign(): AppThunk {
  return (_dispatch, _getState, { local }) => local.remove(storageKeys.campaign);
}
