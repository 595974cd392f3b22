/** Sends the browser to another page: how the site leaves for a game (RD-18). Replaced in tests. */
export type LeaveSite = (address: string) => void;

/** Goes there in this tab, so that going back comes back here. */
export const leaveSite: LeaveSite = (address) => window.location.assign(address);
