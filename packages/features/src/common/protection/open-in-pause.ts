import { paths } from '../layout/paths.ts';

/** The screens that stay open while the member can't play: the member's money, records, settings and help. */
const openPaths: ReadonlySet<string> = new Set([
  paths.withdraw,
  paths.history,
  paths.winLost,
  paths.affiliate,
  paths.account,
  paths.changePassword,
  paths.manageAddress,
  paths.consents,
  paths.memberContact,
  paths.protection,
  paths.playBreak,
  paths.playHistory,
  paths.fairness,
]);

/** True if the page stays open while the member can't play. Pages outside the member area always stay open. */
export function isOpenInPause(pathname: string): boolean {
  if (pathname !== paths.member && !pathname.startsWith(`${paths.member}/`)) return true;
  return openPaths.has(pathname.replace(/(.)\/+$/, '$1'));
}
