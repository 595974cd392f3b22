/** Navigates the browser to another page, such as a game (RD-18). Tests replace it. */
export type LeaveSite = (address: string) => void;

/** Opens an address in this tab, so that Back returns to the site. */
export const leaveSite: LeaveSite = (address) => window.location.assign(address);
