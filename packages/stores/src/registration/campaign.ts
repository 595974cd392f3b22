import { affiliateCodeSchema, campaignCodeSchema } from '@chada/contract/registration';
import * as z from 'zod/mini';
import type { AppThunk, Services } from '../store/services.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { readJson } from '../storage/stored-json.ts';

/** How long a link counts after it was opened, unless a membership is opened before: 30 days. */
export const CAMPAIGN_LIFETIME_MS = 30 * 86_400_000;

/** The codes that links to the registration carried (PU-04 to PU-06). */
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
  // A clock that was set back must not keep a link alive.
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

/** Reads what the links of the last 30 days carried, in whichever tab they were opened. */
export function readCampaign(): AppThunk<Campaign> {
  return (_dispatch, _getState, services) => {
    const { invitation, campaign } = readRecord(services);
    return { afCode: invitation?.afCode, team: campaign?.team, marketing: campaign?.marketing };
  };
}

/** Keeps the code of `/aff/{afCode}` instead of an earlier one; undefined drops a code that nobody has (PU-06). */
export function saveInvitation(afCode: string | undefined): AppThunk {
  return changeRecord((openedAt) => ({
    invitation: afCode === undefined ? undefined : { afCode, openedAt },
  }));
}

/** Keeps the codes of `/regis/{team}/{marketing}` together, instead of an earlier link's (PU-04, PU-05). */
export function saveCampaign(codes: Pick<Campaign, 'team' | 'marketing'>): AppThunk {
  return changeRecord((openedAt) => ({ campaign: { ...codes, openedAt } }));
}

/** Removes the record: the membership is open. */
export function forgetCampaign(): AppThunk {
  return (_dispatch, _getState, { local }) => local.remove(storageKeys.campaign);
}
