import type { UserSetting } from '@chada/contract/setting';
import { useMemo } from 'react';
import type { ConfigurationEntries } from './configuration.slice.ts';
import type { LoadStatus } from '../credit/credit.slice.ts';
import { useAppSelector } from '../store/typed-hooks.ts';

/** The remote configuration as screens use it. */
export interface Configuration {
  /** Image path by key, e.g. `home.normal.logo`; without a key the client's own picture is used (SH-09). */
  readonly entries: ConfigurationEntries;
  /** Account ids of the messaging app (EN-05): null if there is none, undefined until the global setting is loaded. */
  readonly line1: string | null | undefined;
  readonly line2: string | null | undefined;
  /** The promotion for visitors (RD-22); null if the backend has none. */
  readonly promotion: UserSetting | null;
  readonly entriesStatus: LoadStatus;
  readonly settingStatus: LoadStatus;
}

/** Returns the remote configuration entries and messaging accounts. */
export function useConfiguration(): Configuration {
  const configuration = useAppSelector((state) => state.configuration);
  return useMemo(() => {
    const { publicEntries, memberEntries, ...rest } = configuration;
    return { ...rest, entries: { ...publicEntries, ...memberEntries } };
  }, [configuration]);
}
