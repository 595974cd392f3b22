/** Sends the browser to another page: how the site leaves for a game (RD-18). Replaced in tests. */
export type LeaveSite = (address: string) => void;

/** Opens an address in this tab, so that Back returns to the site. */
export const leaveSite: LeaveSite = (address) => window.location.assign(address);
