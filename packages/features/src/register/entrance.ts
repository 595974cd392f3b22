/** What the link to the registration carried (PU-04 to PU-06); a part that could be no code is left out. */
export interface Entrance {
  readonly afCode: string | undefined;
  readonly team: string | undefined;
  readonly marketing: string | undefined;
}

/** Reads the parts of the address. An affiliate code is kept as it is, since an unknown one has to be said. */
export function readEntrance(parameters: {
  readonly afCode?: string | undefined;
  readonly team?: string | undefined;
  readonly marketing?: string | undefined;
}): Entrance {
  const campaign = (code: string | undefined) =>
    code !== undefined && /^[A-Za-z0-9_-]{1,64}$/.test(code) ? code : undefined;
  return {
    afCode: parameters.afCode,
    team: campaign(parameters.team),
    marketing: campaign(parameters.marketing),
  };
}

/** Whether a text could be an affiliate code at all; what can't be isn't asked about. */
export function isAffiliateCode(code: string): boolean {
  return /^[A-Za-z0-9_-]{1,32}$/.test(code);
}
