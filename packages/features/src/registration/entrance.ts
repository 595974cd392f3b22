import { parseAffiliateCode, parseCampaignCode } from '@chada/stores/registration';

/** The data of the link that opened the registration (PU-04 to PU-06). */
export interface Entrance {
  /** The code in its stored form where it can be one, else as the address has it: an unknown one is shown. */
  readonly afCode: string | undefined;
  readonly team: string | undefined;
  readonly marketing: string | undefined;
  /** The link carried a team or marketing code that no registration can take. */
  readonly isUnusable: boolean;
}

/** Reads the parts of the address by the contract's schemas. */
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
