export type LeaveSite = (address: string) => void;

// `assign` keeps the current history entry, so that Back returns to the site.
export const leaveSite: LeaveSite = (address) => window.location.assign(address);
