import { parseAffiliateCode, parseCampaignCode } from '@chada/stores/registration';

/** The data of the link that opened the registration (PU-04 to PU-06). */
export interface Entrance {
  /** The code in its stored form if it is valid, otherwise as in the address: an unknown code is shown. */
  readonly afCode: string | undefined;
  readonly team: string | undefined;
  readonly marketing: string | undefined;
  /** True if the link has an invalid team or marketing code. */
  readonly isUnusable: boolean;
}

/** Parses the parts of the address by the contract's schemas. */
export function readEntrance({
  afCode,
  team,
  marketing,
}: {
  readonly afCode?: string | undefined;
  readonly team?: string | undefined;
  readonly marketing?: string | undefined;
}): Entrance {
  const parsed = {
    team: team === undefined ? undefined : parseCampaignCode(team),
    marketing: marketing === undefined ? undefined : parseCampaignCode(marketing),
  };
  return {
    afCode: afCode === undefined ? undefined : (parseAffiliateCode(afCode) ?? afCode),
    ...parsed,
    isUnusable:
      (team !== undefined && parsed.team === undefined) ||
      (marketing !== undefined && parsed.marketing === undefined),
  };
}
