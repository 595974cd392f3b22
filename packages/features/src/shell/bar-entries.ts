import { type BarEntry, barEntriesOf, type ResolvedClient } from '@chada/client-config';
import { paths } from '../common/layout/paths.ts';

const pausedEntries: readonly BarEntry[] = ['dashboard', 'withdraw', 'history', 'protection', 'contact'];

export function shownEntries(client: ResolvedClient, isPaused: boolean): readonly BarEntry[] {
  return isPaused ? pausedEntries : barEntriesOf(client);
}

export const entryPaths: Readonly<Record<Exclude<BarEntry, 'games'>, string>> = {
  dashboard: paths.dashboard,
  deposit: paths.deposit,
  withdraw: paths.withdraw,
  media: paths.media,
  contact: paths.memberContact,
  history: paths.history,
  protection: paths.protection,
};

/**
 * Returns the paths of the screens that belong to an entry of the bottom bar. The rewards and the results belong to the
 * entry `media`, because the screen of this entry has tiles for them.
 */
const insideOf = (entry: BarEntry): readonly string[] => {
  if (entry === 'games') return ['/auth/games'];
  if (entry === 'media') return [paths.media, paths.reward, paths.memberLiveScore, paths.memberScore];
  return [entryPaths[entry]];
};

export function isInside(pathname: string, entry: BarEntry): boolean {
  return insideOf(entry).some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
