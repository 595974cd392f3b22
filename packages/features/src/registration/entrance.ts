import { parseAffiliateCode, parseCampaignCode } from '@chada/stores/registration';

export interface Entrance {
  readonly afCode: string | undefined;
  readonly team: string | undefined;
  readonly marketing: string | undefined;
  readonly isUnusable: boolean;
}

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
